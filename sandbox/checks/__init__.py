"""Discord's documented limits and its OpenAPI document, held against what the bot sends.

Checks refuse in the words of Discord's error 50035; they change nothing.
"""
