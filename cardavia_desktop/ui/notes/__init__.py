"""Notes beside the play that explain the first deals in passing."""
