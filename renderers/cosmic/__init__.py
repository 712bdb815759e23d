"""Pictures of Cosmic Encounter."""
