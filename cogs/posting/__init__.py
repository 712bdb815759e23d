"""How tables reach Discord: the screen, threads, nonces, what is shown already."""
