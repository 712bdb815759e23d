"""Holidays: until when people are away, as they write it, and how their tables learn of it."""
