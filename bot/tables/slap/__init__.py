"""A slap table as it faces the world: the desk, its verdicts, posts, presses and votes. No Discord, no clock."""
