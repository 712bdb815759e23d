"""Pictures: a view in, PNG bytes and alt text out. No state, no Discord.

Importing this package loads no drawing library, so the process with the event loop stays small: ``draw`` fetches the
renderer when it is first called, which is in a worker of ``renderers.pool``.
"""

from __future__ import annotations


def draw(name: str, view: bytes) -> bytes:
    """The PNG of one view.

    ``name`` is a renderer of ``renderers.registry`` (``slap.faces``, ``cosmic.board`` and so on),
    ``view`` the JSON of its view struct. Same input, same bytes. Takes milliseconds of processor time: never call it on
    an event loop.

    Raises ``UnknownRenderer`` for a name that is not registered and ``msgspec.DecodeError`` or
    ``msgspec.ValidationError`` for bytes that are not such a view.
    """
    from renderers import registry

    return registry.draw(name, view)
