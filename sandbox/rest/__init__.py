"""The stand-in's REST side: the frame of a call, its limits, and one module per family of routes.

``frame`` leads each call past authorisation, faults, ``limits`` and checks to its handler, and answers as Discord does;
``uploads`` keeps files. What a call does to the world is done in ``sandbox.guilds``, and what a body may hold is
checked in ``sandbox.checks``, not here.
"""
