"""The slap game Zodiac: deck, rules, options, views. Pure: it imports only the kernel and the words.

How a slap table behaves towards people (who was first, what is posted when) is ``bot.tables.slap``.
"""
