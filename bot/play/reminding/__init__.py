"""Reminders and quiet hours: who is told, when, and how often. What is asked is told by the desks.

``reminders`` goes round and sends, ``preferences`` and ``quiet`` say when it may, ``lines`` how one table is put in one
line. No question is read or answered here; that is up to the desks.
"""
