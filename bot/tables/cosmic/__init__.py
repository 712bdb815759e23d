"""A Cosmic Encounter table as it faces the world: the desk and everything around it."""
