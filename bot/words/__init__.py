"""Common to every language: which ones there are, names made harmless, options in words.

``speech`` reads the sentences of ``locales`` and says them, ``message`` is one as data, the languages, and the errors
that carry a sentence to whoever asked; ``__main__`` says what is wrong with translations, ``pictures`` are views that
belong to no game. No sentence stands here, and nothing of ours is imported, nor Discord: which message a game says,
with which facts, is chosen in the words of that game. See ``docs/words.md``.
"""
