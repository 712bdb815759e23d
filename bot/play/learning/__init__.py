"""Learning to play: the tutor for one person at a time."""
