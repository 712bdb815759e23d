"""Reminders and quiet hours: who is told, when, and how often. What is asked is told by the desks."""
