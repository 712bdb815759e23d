"""Running tables: each is a queue and one consumer, so that inputs are judged in the order of the gateway.

``actor`` owns a table, ``hall`` finds it, ``ledger`` makes things durable before they are carried out. Asynchronous,
but it knows no Discord and no pixel: the world outside is the protocol ``outgoing.screen``.
"""
