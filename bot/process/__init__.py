"""Foundations of every process of the bot: metrics, background tasks, workers, memory, and its version.

``metrics`` counts and runs nothing unseen, ``workers`` keeps the event loop free. Nothing else of ours is imported,
nor Discord: who supervises all this and shows it is ``bot.ops``.
"""
