"""What tables send: the outbox, pictures, direct messages, the budget of requests, and the protocol of the screen.

Only what is durable gets here. Nothing here decides what is said.
"""
