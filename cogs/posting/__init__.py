"""How tables reach Discord: the screen, threads, nonces, which picture is shown where.

Discord's refusals are sorted into ours here. What is sent, and in which order, is not decided here but in
``bot.play.outgoing``.
"""
