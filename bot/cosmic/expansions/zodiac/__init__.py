"""WARP Zodiac (9.1): signs, Karma, the Spiritual Leader and Nemesis."""
