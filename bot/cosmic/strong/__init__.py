"""The *strong* computer player: plays its best answers out in worlds that look to its seat as the real one does.

``search`` fills in by chance what a seat cannot know of a game; everything else here sees such worlds alone.
"""
