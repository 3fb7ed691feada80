"""Self-play training for Dou Dizhu: a compiled generator, the inputs, and a yardstick."""
