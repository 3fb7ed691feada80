"""Self-play training for Guandan: a compiled generator, the inputs, and a yardstick."""
