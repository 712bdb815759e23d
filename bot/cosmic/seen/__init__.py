"""What may be seen of a Cosmic game: views per seat and for everybody, facts for pictures, alt texts, the reveal.

White lists: a field that is not copied here is not seen. Only ``project`` reads the state; all else reads views and
public events.
"""
