"""Discord only: slash commands, buttons and the screen that running tables talk to."""
