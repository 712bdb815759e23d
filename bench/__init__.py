"""Measurements against the budgets, and tournaments among computer players; run by hand, never as tests."""
