"""Every picture, from made-up tables: ``python -m renderers.gallery`` (``make gallery``). Tests compare with it."""
