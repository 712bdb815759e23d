"""Reminders, digests and quiet hours: who is told what by direct message, when, and how often.

``reminders`` goes round and sends, ``digests`` tells those who follow a game how it goes on and puts one table in one
line, ``quiet`` says when nobody is told. No question is read or answered here, and no state is read; that is
up to the controllers.
"""
