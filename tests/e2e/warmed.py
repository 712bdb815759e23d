"""Imported by the server from which the render workers of all bots of a zygote are forked.

It draws the faces of cards and the emojis once; each worker would spend seconds of the machine on them.
"""

from __future__ import annotations

import gc
from functools import cache

import msgspec

from bot.words.signs import every
from renderers import registry

registry.warm()
registry.RENDERERS["emoji"] = cache(registry.RENDERERS["emoji"])
for sign in every():
    registry.draw("emoji", msgspec.json.encode(sign))
gc.collect()
gc.freeze()
