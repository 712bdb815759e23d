"""WARP Zodiac (9.1)."""
