"""Views of pictures that teach, with no game: how a challenge goes, emblems, a power as a card. No table."""
