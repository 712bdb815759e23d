"""The edicts, by the windows in which they are played (2.4)."""
