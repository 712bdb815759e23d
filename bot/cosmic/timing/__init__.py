"""Deadlines and the answers that count when nobody answers: the clock (8.12), standing orders, empty seats.

The clock sees nothing hidden: no state, no hands. Waiting itself is up to the table.
"""
