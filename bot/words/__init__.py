"""Common to every language: which ones there are, names made harmless, options in words.

``speech`` reads the sentences of ``locales`` and says them, ``message`` is one as data, ``checks`` says what is wrong
with them; ``errors`` carry a sentence to whoever asked, ``pictures`` are views that belong to no game. No sentence
stands here, and nothing of ours is imported, nor Discord: which message a game says, with which facts, is chosen in the
``words`` of that game. See ``docs/words.md``.
"""
