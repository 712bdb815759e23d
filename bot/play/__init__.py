"""Running tables: each is a queue and one consumer, so that inputs are judged in the order of the gateway.

``running`` is one table, ``outgoing`` what it sends, ``policy`` what a server allows. Asynchronous, but it
knows no Discord and no pixel: the world outside is the protocol ``outgoing.screen``.
"""
