"""A slap table as it faces the world: the controller, who was first, posts, presses, votes, trouble.

No Discord and no clock: messages are known by keys, times come with the inputs.
"""
