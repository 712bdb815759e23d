"""Views of a Cosmic game per seat and for everybody, facts for pictures, the reveal.

White lists: a field that is not copied here is not seen. Only ``project`` reads the state; all else reads views and
public events.
"""
