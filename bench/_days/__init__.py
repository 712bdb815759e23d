"""The model behind ``bench.days``: people who sleep, look when they are told, and say ahead what their habit says.

A habit gives orders by presses of the real desk; a sitting is one game; a tally adds up what it cost.
"""
