"""Computer players: they read views and questions and answer legally.

They never see a state, a deck or another hand; chance comes as dice. What a power makes them think stands beside the
power or expansion that enters it, not in a list here.
"""
