"""Random games with a power of a pack: in every situation that a table may bring, and in two worlds at once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.cosmic.engine import force
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import POWERS
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import question_text, text
from bot.kernel.codec import encode
from bot.kernel.event import Emitted
from bot.words.brought import bare
from bot.words.message import LANGUAGES
from bot.words.speech import speech
from proving.cosmic.every_power import apart
from proving.cosmic.two_worlds import compare, strings
from proving.cosmic.walk import Walk
from proving.events import data
from proving.saving import back_and_forth, resumed

SEATS: Final = 4
_NAMES: Final = ("Ana", "Ben", "Cy", "Dot")
_MOST: Final = 4_000
_RESUMED_EACH, _UNDONE_EACH = 250, 60
_COMPANY: Final = ("changeling", "insect", "plant")
"""Powers that exchange, copy and borrow those of others."""
_WORLDS_OF_EACH: Final = 3
_SOON: Final = 600
"""So many decisions are waited for a use."""


@dataclass
class Played:
    acted: bool = False
    met: Counter[str] = field(default_factory=Counter)
    """The situations of the power."""
    digest: str = ""


def met(games: Iterable[Played]) -> str:
    """Count the games in which it was in each situation: ``; zapped in 3, copied in 1``."""
    count = Counter(what for game in games for what in game.met)
    return "".join(
        f"{',' if number else ';'} {what} in {of}" for number, (what, of) in enumerate(sorted(count.items()))
    )


def fitting(power: str) -> list[str]:
    """The powers of the first edition that may be dealt beside this one at any table."""
    alone = [one for one in FIRST if POWERS[one].powers_per_player == 1 and not POWERS[one].expansion]
    return [one for one in alone if not apart(one, power)]


def walk(power: str, seed: int) -> Walk:
    """A table at which a power is dealt to seat 0, or lies on an asteroid, with others beside it."""
    chance = Random(seed)
    beside = chance.sample(fitting(power), 2 * SEATS)
    company = not any(apart(one, power) for one in _COMPANY)
    alone = [[power], *([one] for one in beside[1:SEATS])]
    match seed % 4:
        case 1:
            return _table(seed, [[one, beside[SEATS + at]] for at, (one,) in enumerate(alone)], beside, each=2)
        case 2 if company:
            return _table(seed, [[power], *([one] for one in _COMPANY)], beside)
        case 3 if POWERS[power].roams:
            wandering = Options(pool=tuple(sorted({power, *beside})), extras={"asteroids": "two_opposite"})
            return Walk(seed, SEATS, wandering, powers=[[one] for one in beside[:SEATS]])
    return _table(seed, alone, beside)


def _table(seed: int, powers: Sequence[Sequence[str]], beside: Sequence[str], each: int = 1) -> Walk:
    pool = tuple(sorted({*FIRST, *beside, *(name for row in powers for name in row)}))
    return Walk(seed, SEATS, Options(pool=pool, powers_per_player=each), powers=powers)


def enter(folder: Path) -> str:
    """Enter a pack, unless ``PACKS`` has brought it already: its name. Raises ``BadPack``."""
    registry.load()
    here = [pack for pack in packs.PACKS.values() if pack.folder.resolve() == folder]
    return (here[0] if here else packs.enter(folder)).about.name


def play(power: str, seed: int) -> Played:
    """Play a game twice, and look at everything on the first way."""
    found = Played()
    found.digest = _digest(power, seed, found)
    again = _digest(power, seed, None)
    assert again == found.digest, "the same game went otherwise the second time: has it chance or memory of its own?"
    return found


def play_elsewhere(pack: packs.Pack, power: str, seed: int, digest: str) -> None:
    if packs.PACKS[enter(pack.folder.resolve())].digest != pack.digest:
        raise packs.BadPack(f"{pack.folder}: its powers have changed since the check began")
    same = _digest(power, seed, None) == digest
    assert same, "the same game goes otherwise in another process: does it take anything out of a set, or hash it?"


def worlds(power: str, seed: int) -> int:
    """Compare worlds that differ in hidden cards alone, from where the power has just been used: how many pairs."""
    # A seat beside the holder looks on, and in every third game the public.
    observer = None if seed % 3 == 2 else 1 + seed % (SEATS - 1)
    game = walk(power, 4 * seed)  # the power is with seat 0 there
    if seed % 2:
        for _ in range(_SOON):
            if game.game.over or any(_names(one, power) for one in game.step()):
                break
    if game.game.over:
        return 0
    try:
        return compare(game, observer, Random(seed), _WORLDS_OF_EACH)[0]
    except AssertionError as error:
        files = sorted((packs.PACKS[POWERS[power].pack].folder / "powers").glob("*.py"))
        where = packs.line(files, r"\.(hand|deck|destiny)\b")
        why = "others could tell from it what nobody has seen: does a condition read a hand or a pile?"
        raise packs.BadPack(f"{where}: {why} {str(error)[:200]}") from error


def _digest(power: str, seed: int, found: Played | None) -> str:
    """The digest of a random game, which is looked at if ``found`` is given."""
    game = walk(power, seed).game
    chance = Random(seed)
    game.take_events()
    leaks, asked = Leaks(power), set[int]()
    for number in range(_MOST):
        if game.over:
            break
        if found is not None and number % _UNDONE_EACH == 0:
            again = resumed(COSMIC, game)
            back_and_forth(again, partial(step, again, Random(number)))
        if found is not None:
            _word(game, asked)
            asked = {*game.asks}
        before = hidden(game.state)
        step(game, chance)
        events = game.take_events()
        if found is not None:
            look(game, power, events, found)
            leaks.look(game, before, events)
            if number % _RESUMED_EACH == 0:
                assert problems(game.state) == [], "; ".join(problems(game.state))
                resumed(COSMIC, game)
    return game.digest()


def _word(game: Cosmic, before: set[int]) -> None:
    for number, ask in game.asks.items():
        if number not in before:
            for language in LANGUAGES:
                question_text.question(speech(language), ask)


def _names(emitted: Emitted, power: str) -> bool:
    """True for an event that tells of a power of this name."""
    event: Any = emitted.event
    return power in (getattr(event, "name", ""), getattr(event, "power", ""))


def look(game: Cosmic, power: str, events: Sequence[Emitted], found: Played) -> None:
    """Note in what situation the power is, and put all that happened into words."""
    state = game.state
    found.acted |= any(_names(one, power) for one in events)
    for language in LANGUAGES:
        text.lines([one.event for one in events], _NAMES, language)
    mine = [card for card in state.powers if card.power == power]
    for card in mine:
        held = card.holder != NOBODY
        found.met["with somebody else"] += held and card.holder != 0
        found.met["copied"] += card.copied
        found.met["dormant"] += held and force.is_dormant(state, card.holder)
        found.met["on an asteroid"] += not held and bool(state.expansions)
        found.met["beside another"] += sum(one.holder == card.holder for one in state.powers) > 1 and held
    zapped = {data(one.event)["seat"] for one in events if one.kind == "zapped"}
    found.met["zapped"] += any(card.holder in zapped for card in mine)
    found.met = +found.met


def step(game: Cosmic, chance: Random) -> None:
    """One decision by chance."""

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


# --- what is named publicly -------------------------------------------------------------------------------------------


def hidden(state: CosmicState) -> set[str]:
    """The cards in hands and in the deck."""
    return {card for player in state.players for card in player.hand} | {*state.deck}


class Leaks:
    """Compares the cards that a power names to everybody with those that moves have shown."""

    def __init__(self, power: str) -> None:
        self._power = power
        self._shown = set[str]()

    def look(self, game: Cosmic, before: set[str], events: Sequence[Emitted]) -> None:
        """Raises ``AssertionError`` for a card that lay hidden before and does so now."""
        if game.over:
            return
        still = hidden(game.state) & before
        self._shown &= hidden(game.state)
        for one in events:
            if one.audience is None:
                named = {*strings(data(one.event))} & still
                if _names(one, self._power):
                    self._blame(named - self._shown, f"its {one.kind}")
                else:
                    self._shown |= named
        if any(_names(one, self._power) for one in events):
            for part in self._parts(json.loads(encode(see_table(game.state)))):
                self._blame({*strings(part)} & still - self._shown, "what it remembers openly")

    def _parts(self, view: object) -> Iterator[object]:
        """All that the table shows of the power: its notes, and what it has called or announced."""
        if isinstance(view, dict) and self._power in (view.get("power"), view.get("name")):
            yield view
        elif isinstance(view, dict | list):
            for inner in view.values() if isinstance(view, dict) else view:
                yield from self._parts(inner)

    def _blame(self, cards: set[str], where: str) -> None:
        told = f"{bare(self._power)} shows everybody {', '.join(sorted(cards))} in {where}, and no move has shown that"
        assert not cards, told
