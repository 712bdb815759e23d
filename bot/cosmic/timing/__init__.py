"""When answers are due, and what counts when nobody answers: the clock, standing orders, empty seats."""
