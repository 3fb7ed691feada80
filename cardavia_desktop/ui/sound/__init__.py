"""What is heard: the sounds, when each one is due, and how they reach the loudspeaker."""
