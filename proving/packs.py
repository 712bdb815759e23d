"""Proves a pack before anybody is dealt its powers: what it does is tried in random games, and its source is read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import FLARES, POWERS, Effect, Flare, Power
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.words import question_text, text
from bot.kernel.saved import RefereeNeeded
from bot.words.brought import bare
from bot.words.message import LANGUAGES
from bot.words.speech import speech
from proving.cosmic.walk import Walk
from proving.saving import resumed

QUICK, WHOLE = 6, 100
"""Games for each power."""
_MOST: Final = 4_000
_RESUMED_EACH: Final = 250
_NAMES: Final = ("Ana", "Ben", "Cy", "Dot")
_API: Final = "bot.cosmic.api"
_FOR_SENSES: Final = ("bot.cosmic.ai.", "bot.cosmic.seen.views", "bot.kernel.ask")


@dataclass
class Proof:
    """One thing that was tried, and what is wrong with it, a sentence each."""

    what: str
    wrong: tuple[str, ...] = ()


def prove(folder: Path, games: int) -> Iterator[Proof]:
    """Try everything in turn; without a pack that is entered nothing else is tried."""
    registry.load()
    folder = folder.resolve()
    try:
        pack = packs.enter(folder)
    except packs.BadPack as refusal:
        yield Proof("it is entered", (str(refusal),))
        return
    yield Proof("it is entered")
    yield Proof("its source keeps to the vocabulary", tuple(_read(folder)))
    own = [name for name, power in POWERS.items() if power.pack == pack.about.name]
    yield Proof("each of its methods answers a hook", tuple(_idle(folder, own)))
    for name in own:
        used, wrong = _played(name, games)
        yield Proof(f"{bare(name)} plays {games} random games, each twice alike, and is used in {used}", tuple(wrong))
        if not used and not wrong:
            yield Proof(f"{bare(name)} does something", (f"{bare(name)} did nothing in {games} games",))


# --- its source -------------------------------------------------------------------------------------------------------


def _read(folder: Path) -> Iterator[str]:
    for room in ("powers", "senses"):
        for path in sorted((folder / room).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
                for wrong in _misused(node, room):
                    yield f"{path}:{getattr(node, 'lineno', 1)}: {wrong}"


def _misused(node: ast.AST, room: str) -> Iterator[str]:
    imported = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    imported += [one.name for one in node.names] if isinstance(node, ast.Import) else []
    allowed = (_API, *_FOR_SENSES) if room == "senses" else (_API,)
    yield from (f"it imports {name}, not {_API} alone" for name in imported if not name.startswith(allowed))
    if isinstance(node, ast.Attribute) and node.attr == "emit":
        yield "it emits an event: packs leave that to moves"
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
        yield f"it keeps {node.attr} in self: one object serves all games"


def _idle(folder: Path, own: list[str]) -> Iterator[str]:
    """Methods that nobody calls, most likely for want of a decorator."""
    source = "\n".join(path.read_text("utf-8") for path in sorted((folder / "powers").glob("*.py")))
    called = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    for name in own:
        effects: list[Effect] = [POWERS[name], *FLARES[name].values()]
        for effect in effects:
            for key, method in vars(type(effect)).items():
                known = key in called or key.startswith("__") or hasattr(Power, key) or hasattr(Flare, key)
                if callable(method) and not hasattr(method, "hooked") and not known:
                    code = method.__code__
                    where = f"{code.co_filename}:{code.co_firstlineno}"
                    yield f"{where}: {type(effect).__name__}.{key} answers no hook: is its decorator missing?"


# --- games ------------------------------------------------------------------------------------------------------------


def _played(power: str, games: int) -> tuple[int, list[str]]:
    """In how many games it was used, and the first thing that went wrong in any."""
    used = 0
    for seed in range(games):
        try:
            first, acted = _game(power, seed, tell=True)
            second, _ = _game(power, seed, tell=False)
        except RefereeNeeded as error:
            return used, [f"seed {seed}: {error}: {type(error.__cause__).__name__}: {error.__cause__}"]
        except (AssertionError, LookupError, ValueError) as error:
            return used, [f"seed {seed}: {type(error).__name__}: {error}"]
        if first != second:
            return used, [f"seed {seed}: the same game went otherwise the second time: is there chance of its own?"]
        used += acted
    return used, []


def _game(power: str, seed: int, *, tell: bool) -> tuple[str, bool]:
    """The digest of a random game with a power, and whether it was used."""
    fitting = [name for name in FIRST if POWERS[name].powers_per_player == 1 and not POWERS[name].expansion]
    others = Random(seed).sample(fitting, len(_NAMES) - 1)
    pool = tuple(sorted({*FIRST, power}))
    game = Walk(seed, len(_NAMES), Options(pool=pool), powers=[[power], *([one] for one in others)]).game
    chance, acted = Random(seed), False
    for number in range(_MOST):
        if game.over:
            break
        if tell:
            for ask in game.asks.values():
                for language in LANGUAGES:
                    question_text.question(speech(language), ask)
        _step(game, chance)
        events = [emitted.event for emitted in game.take_events()]
        acted = acted or any(getattr(event, "name", getattr(event, "power", "")) == power for event in events)
        if tell:
            for language in LANGUAGES:
                text.lines(events, _NAMES, language)
        if number % _RESUMED_EACH == 0:
            assert problems(game.state) == [], "; ".join(problems(game.state))
            resumed(COSMIC, game)
    return game.digest(), acted


def _step(game: Cosmic, chance: Random) -> None:
    def dice(sides: int) -> int:
        return chance.randrange(sides)

    waiting = next((number for number in game.asks if number not in game.sealed), None)
    if waiting is not None:
        ask = game.asks[waiting]
        game.answer(waiting, ask.seat, ask.form.sample(dice))
    elif game.asks:
        game.act(CLOSE, by="clock")
    else:
        actions = [action for action in game.actions if action.form is None or action.form.possible()]
        action = actions[dice(len(actions))]
        seat = None if action.seats is None else action.seats[dice(len(action.seats))]
        game.act(action.key, seat, None if action.form is None else action.form.sample(dice))
