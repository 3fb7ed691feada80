"""Which key does what, and how a person changes that."""
