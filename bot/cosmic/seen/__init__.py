"""What may be seen of a Cosmic game: views, pictures' facts, alt texts. White lists; no state is handed on."""
