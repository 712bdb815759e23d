"""Ratings: the lists of a server, one's own page, and hiding from both."""
