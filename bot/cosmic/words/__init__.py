"""The words of the Cosmic game: events, questions, reasons, pictures and their alt texts, options.

Facts come in, sentences go out. Nothing here reads a state or decides what is told to whom.
"""
