"""Imported by the server from which all render workers of a zygote's bots are forked: it draws once what each would.

Faces are thrown away by bots that live briefly, and each would draw the same emojis as its first act.
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
