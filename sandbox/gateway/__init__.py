"""The stand-in's gateway: sessions, dispatches filtered by intent, faults on demand.

``events`` is where the stand-in's world tells what has happened, ``gateway`` and ``sessions`` pass it on to the bot;
``sessions`` also counts those that may begin. Nothing in the world is changed here: that is done in ``sandbox.guilds``.
"""
