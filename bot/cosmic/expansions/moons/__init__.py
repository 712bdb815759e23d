"""Moons (2.6): two face down in each home system, bases of their own kind, and 24 effects."""
