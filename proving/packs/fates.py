"""A power that is zapped and dormant by force, and a pack that is gone or another one when a game is opened again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any, Final

import msgspec

from bot.cosmic import moves
from bot.cosmic.engine import force
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.effects import POWERS
from bot.cosmic.kinds.packs import PACKS, Pack
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
from bot.kernel.codec import Unreadable
from bot.kernel.flow import Fit, Next
from bot.kernel.game import Game, Saved
from proving.packs.games import Leaks, Played, hidden, look, step, walk

_DECISIONS: Final = 900
_MIDDLE: Final = 300
_HOLDER: Final = 0


# --- by force ---------------------------------------------------------------------------------------------------------


def forced(power: str, seed: int) -> Played:
    """Play a game whose holder is zapped in one challenge, dormant in the next, and neither in the third."""
    found = Played()
    game = walk(power, 4 * seed).game  # The power is with seat 0 there.
    phases = game.rules.phases
    game.rules = replace(game.rules, phases={**phases, **_forcing(phases, found)})
    chance, leaks = Random(seed), Leaks(power)
    for _ in range(_DECISIONS):
        if game.over:
            break
        before = hidden(game.state)
        step(game, chance)
        events = game.take_events()
        look(game, power, events, Played())
        leaks.look(game, before, events)
    return found


def _forcing(phases: Any, found: Played) -> dict[str, Any]:
    def start(game: Cosmic, **named: Any) -> Any:
        homes, challenge = board.homes(game.state, _HOLDER), game.state.challenges
        if challenge % 3 == 2:
            beyond = [one for home in homes[2:] for one in board.tokens_at(game.state, home, _HOLDER)]
            moves.to_warp(game, beyond, "challenge")
            found.met["dormant"] += force.is_dormant(game.state, _HOLDER)
        elif challenge % 3 == 0:
            for token, home in zip(board.warp_tokens(game.state, _HOLDER), homes[2:], strict=False):
                moves.land(game, [token], home)
        return phases["start"](game, **named)

    def aim(game: Cosmic, **named: Any) -> Next:
        if game.state.challenges % 3 == 1:
            moves.zap(game, _HOLDER)
            found.met["zapped"] += 1
        after: Next = phases["aim"](game, **named)
        return after

    return {"start": start, "aim": aim}


# --- without it -------------------------------------------------------------------------------------------------------


def opened(power: str) -> list[str]:
    """Save a game in its middle, and open it with the pack, without it, and with others of its name."""
    return [*_opened(power)]


def _opened(power: str) -> Iterator[str]:
    table = walk(power, 0)
    for _ in range(_MIDDLE):
        if not table.game.over:
            before = table.game.save()
            table.step()
    pack = PACKS[POWERS[power].pack]
    about = pack.about
    missing = Fit(before.snapshot, missing=f"{about.name} {about.version}")
    if COSMIC.fit(before.snapshot) != Fit(before.snapshot):
        yield "a game that was saved today is not opened as it is"
    for what, there in (
        ("without the pack", None),
        ("with another text of its powers", msgspec.structs.replace(pack, digest="other")),
        ("with another version", _another(pack)),
    ):
        with _instead(about.name, there):
            if COSMIC.fit(before.snapshot) != missing or not _sleeps(before):
                yield f"a game that was saved today goes on {what}, and nobody is told"
    for earlier in ("before", *about.upgrades):
        old = json.loads(before.snapshot)
        old["state"]["packs"][about.name] = f"{earlier} other"
        saved = msgspec.structs.replace(before, snapshot=msgspec.json.encode(old))
        fitted, declared = COSMIC.fit(saved.snapshot), earlier in about.upgrades
        if bool(fitted.lifted) != declared or bool(fitted.missing) == declared:
            goes = "sleeps" if declared else "goes on, and nobody has said that it may"
            yield f"a game of its version {earlier} {goes}"


def _another(pack: Pack) -> Pack:
    about = msgspec.structs.replace(pack.about, version="another", upgrades=())
    return msgspec.structs.replace(pack, about=about, digest="other")


@contextmanager
def _instead(name: str, there: Pack | None) -> Iterator[None]:
    before = PACKS.pop(name)
    if there is not None:
        PACKS[name] = there
    try:
        yield
    finally:
        PACKS[name] = before


def _sleeps(saved: Saved) -> bool:
    try:
        Game.resume(COSMIC, saved)
    except Unreadable:
        return True
    return False
