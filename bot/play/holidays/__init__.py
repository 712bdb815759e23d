"""Holidays: until when people are away, as they write it, and how their tables learn of it.

``dates`` reads a moment from what was typed and is pure; ``going`` keeps the holiday and tells tables. What a table
does for whoever is away is not decided here but by its desk, and commands and buttons are in ``cogs.holidays``.
"""
