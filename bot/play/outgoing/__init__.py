"""Outgoing traffic of tables: outbox, pictures, direct messages, the budget of requests, the screen's protocol.

Only what is durable gets here. Nothing here decides what is said.
"""
