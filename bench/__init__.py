"""Measurements against the budgets; run by hand, never as tests."""
