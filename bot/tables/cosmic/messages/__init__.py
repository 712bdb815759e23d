"""Messages of a Cosmic table that nobody asked for: panel, direct messages, the questions of a seat as messages, hints.

Public messages are made from public views alone, private ones from one seat's.
"""
