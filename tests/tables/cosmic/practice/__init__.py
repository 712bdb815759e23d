"""Practices."""
