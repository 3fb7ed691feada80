"""The rules of both games. Standard library only; knows nothing of windows, files or players."""
