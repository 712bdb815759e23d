"""Foundations of every process of the bot: metrics, background tasks, workers, memory, and its version.

``tasks`` runs nothing unseen and ``workers`` keeps the event loop free. Nothing else of ours is imported here, nor
Discord: who supervises all this and shows it is ``bot.ops``.
"""
