"""Slow tables (T8): sealed presses, what comes of them, and who presses for people who are away."""
