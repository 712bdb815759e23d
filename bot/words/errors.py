"""Errors for users: each has a text that reaches a person on Discord or an admin's terminal."""

from __future__ import annotations


class UserError(Exception):
    """Raised when a person asked for something that cannot be done; ``str(error)`` says what to do."""


class StartError(Exception):
    """Raised when the process cannot start; ``str(error)`` is one sentence for the admin."""
