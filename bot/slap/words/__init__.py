"""Words of the slap game: messages as rows of sentences, alt texts, options.

The sentences are not here but in ``locales``; here is which one is said, in which order, and what fits into a message.
"""
