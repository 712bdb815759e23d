"""All games that tables can play, by the name under which the store keeps them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.play.games import Kind
from bot.play.slap_kind import SlapKind

KINDS: Mapping[str, Kind] = {"slap": SlapKind()}
