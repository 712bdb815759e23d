"""Every picture, from made-up tables: ``python -m bench._gallery`` (``make gallery``). Tests compare with it.

``samples`` lists them, with views from ``samples.json``, makes up the tables, and writes the pictures and their page.
Nothing is drawn in a way of its own here, and nothing that the bot runs imports it.
"""
