"""Pictures of the whole window in named states, and a check of their geometry."""
