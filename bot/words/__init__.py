"""What every language has in common: which ones there are, names made harmless, options in words.

``speech`` says a message, ``message`` is one as data, ``catalogue`` reads the sentences of ``locales`` and ``checks``
says what is wrong with them. No sentence stands here, and nothing of ours is imported, nor Discord: which message a
game says, with which facts, is chosen in the ``words`` of that game. See ``docs/words.md``.
"""
