"""Standings: what ended games count."""
