"""The judgement of *normal* computer players: what they weigh where *easy* ones follow habits.

They share everything else with *easy*. A module answers the questions of one matter; what things are worth is in
``bot.cosmic.ai.estimate``. No world is played out to find an answer: that is what ``bot.cosmic.strong`` does.
"""
