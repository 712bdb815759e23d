"""Those who watch games: what a server knows of their predictions, for whoever asks."""
