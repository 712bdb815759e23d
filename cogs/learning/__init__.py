"""Learning to play: the tutor's command and presses."""
