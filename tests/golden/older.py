"""Give recorded games the shape that they had in older versions of the rules."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.pools import FIRST
from bot.kernel import export
from bot.kernel.codec import decode_plain, encode
from bot.kernel.flow import Rules
from bot.kernel.game import Game


def alike(rules: Rules[Any]) -> tuple[int, ...]:
    """The versions of a game's rules whose games lead under the present one where they led."""
    return (2, rules.version) if rules is COSMIC else (rules.version,)


def fingerprint(game: Game[Any], version: int) -> str:
    """That of the state as this version of the rules would have written it."""
    if game.rules.name != COSMIC.name or version != 2:
        return export.fingerprint(game)
    state = decode_plain(encode(game.state))
    del state["row"], state["memory"], state["removed"], state["systems"], state["rooms"], state["options"]["draft"]
    del state["challenge"]["dealers"], state["noting_stirs"], state["sealed_through"], state["turn_began"]
    for card in (*state["powers"], *((state["challenge"]["before"] or {}).get("powers") or ())):
        del card["user"]
    state["options"] = dict(_then(*option) for option in state["options"].items())
    return blake2b(encode(state), digest_size=16).hexdigest()


def _then(option: str, value: Any) -> tuple[str, Any]:
    """An option of version 2, which had ``later_powers`` in the place of the pool."""
    return ("later_powers", value == [*FIRST]) if option == "pool" else (option, value)
