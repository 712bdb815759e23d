"""The model behind ``bench.days``: people who sleep, look, forget and vanish, at the real controller with a turned
clock.

``people`` are the same at every controller, ``messages`` is what they see and press at this one, a ``sitting`` is one
game; an ``audit`` finds what was lost, a ``tally`` adds up what it cost.
"""
