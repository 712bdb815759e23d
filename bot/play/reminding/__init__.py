"""Reminders and quiet hours: who is told, when, and how often."""
