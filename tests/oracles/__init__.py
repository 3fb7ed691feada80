"""Slow, plain programs that say what the rules mean, written without the engine's own."""
