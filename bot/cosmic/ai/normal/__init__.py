"""The judgement of *normal* computer players: what they weigh where *easy* ones follow habits.

They share everything else with *easy*. A module answers the questions of one matter; what things are worth is in
``estimates``.
"""
