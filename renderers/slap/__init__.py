"""Pictures of the slap game."""
