"""The board of Cosmic Encounter: its parts and where they stand. A layer of an expansion draws on it from outside."""
