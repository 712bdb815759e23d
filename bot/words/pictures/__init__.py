"""Views of pictures that belong to no game, with what is said of them in words."""
