"""Tables on Discord: the screen, threads, emojis, pictures in time.

Discord's refusals are sorted into ours here. What is sent, and in which order, is not decided here but
in ``bot.play.outgoing``.
"""
