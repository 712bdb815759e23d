"""A slap table as it faces the world: the desk, who was first, posts, presses, votes, trouble.

No Discord and no clock: messages are known by keys, times come with the inputs.
"""
