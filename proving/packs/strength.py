"""Measures effect and strength of a power, both among computer players, whose games are no chance.

Effect: a challenge is played once more with the same decisions, and the power does nothing. Strength: its holder's
share of wins, beside the share that everybody would have.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import force_setattr

from bot.cosmic import selfplay
from bot.cosmic.ai.choosing import TEMPERS, Level
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.effects import POWERS
from bot.cosmic.kinds.hooks import Mine, Modifier, Replacement
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Choice
from bot.kernel.event import Emitted, Seat
from bot.kernel.flow import Rules
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Decision, Refused
from proving.cosmic.walk import dealt
from proving.events import data
from proving.findings import share
from proving.packs.games import fitting

V = TypeVar("V")

SEATS: Final = 5
_MOST: Final = 4_000
_IN_CHALLENGE: Final = 600
_ACTS: Final = "deal."
_LITTLE, _MUCH = 0.05, 2.0
"""Below this share of its challenges a power hardly matters; above so many fair shares of wins it is too strong."""
_FEW: Final = 40
"""With fewer games the share of wins is told and not judged, unless even the lowest of its interval is too much."""


Measure: TypeAlias = tuple[str, list[str], list[str]]
"""A line of the report, what is wrong, and what gives to think."""
Came: TypeAlias = tuple[object, ...]
"""The outcome of a challenge, as far as a power may matter: its own notes are left out."""
Taken: TypeAlias = tuple[str, Decision]
"""A decision, and in which phase it was made."""
Given: TypeAlias = defaultdict[tuple[str, Seat | None, str], deque[Choice]]
"""By phase, seat and question, what was chosen, in order."""

Acts: TypeAlias = defaultdict[str, deque[tuple[Seat | None, str, Choice]]]
"""By phase, the steps of negotiations in their order."""


@dataclass(frozen=True)
class Changed:
    """The challenges in which the power might have mattered, and those in which it did."""

    own: int
    changed: int
    used: bool


@dataclass(frozen=True)
class Won:
    won: bool
    winners: int


# --- games of computer players ----------------------------------------------------------------------------------------


def _game(power: str, seed: int, ends: list[Came]) -> tuple[Cosmic, Seat]:
    """A game in which a power is dealt to one seat after the other, and who has it."""
    powers = [[one] for one in Random(seed).sample(fitting(power), SEATS)]
    powers[seed % SEATS] = [power]
    options = Options(pool=tuple(sorted({*FIRST, power})))
    return Game.new(_watched(dealt(powers), ends), seed, SEATS, options), seed % SEATS


def _players(seed: int, level: Level) -> list[Computer]:
    tempers, dice = list(TEMPERS.values()), selfplay.own_dice(seed)
    return [Computer(tempers[seat % len(tempers)], dice, level) for seat in range(SEATS)]


def wins(power: str, seed: int) -> Won:
    """Play a game of normal computer players."""
    game, _ = _game(power, seed, [])
    players, seen = _players(seed, NORMAL), selfplay.Views()
    for _ in range(_MOST):
        if game.over:
            break
        selfplay.step(game, players, seen)
    held = {card.holder for card in game.state.powers if card.power == power}
    return Won(bool(held & {*game.state.winners}), len(game.state.winners))


def share_of_wins(name: str, games: Sequence[Won]) -> Measure:
    """The line of the report, nothing wrong, and what gives to think."""
    count = sum(game.won for game in games)
    fair = sum(game.winners for game in games) / SEATS
    found = share(count, len(games))
    low, high = (round(100 * bound) for bound in (found.low, found.high))
    among = f"{count} of {len(games)} games among normal computer players"
    line = f"{name} wins {among} ({low} to {high} %), and fair are {fair:.0f}"
    much = fair and (found.low * len(games) if len(games) < _FEW else count) > _MUCH * fair
    return line, [], [f"{name} wins more than twice its fair share"] if much else []


# --- effect -----------------------------------------------------------------------------------------------------------


def _stands(state: CosmicState) -> Came:
    """The last fight, where all tokens and cards are, and who has won."""
    return (
        tuple((tuple(one.offense), tuple(one.defense), one.outcome) for one in state.memory.fights[-1:]),
        tuple((token.seat, token.place) for token in state.tokens),
        tuple(tuple(sorted(player.hand)) for player in state.players),
        tuple(state.winners),
    )


def _watched(rules: Rules[CosmicState], ends: list[Came]) -> Rules[CosmicState]:
    """The same rules, which note how things stand whenever a challenge is about to begin."""
    start = rules.phases["start"]

    def begin(game: Cosmic, **named: Any) -> Any:
        ends.append(_stands(game.state))
        return start(game, **named)

    return replace(rules, phases={**rules.phases, "start": begin})


def changes(power: str, seed: int) -> Changed:
    """Play a game, and each challenge of it once more while the power does nothing."""
    ends = list[Came]()
    game, holder = _game(power, seed, ends)
    players, seen = _players(seed, NORMAL), selfplay.Views()
    own = changed = 0
    used = False
    game.take_events()
    game.take_decisions()
    begun: Saved | None = None
    number = 0
    events: list[Emitted] = []
    decisions: list[Taken] = []
    for _ in range(_MOST):
        if game.over or game.state.challenges != number:
            used = used or _named(events, power)
            if begun and _concerns(game.state, power, holder, events):
                own += 1
                last = _stands(game.state) if game.over else ends[-1]
                with idle(power):
                    changed += _outcome(last, events, decisions, power) != _again(begun, number, decisions, power)
            number, events, decisions = game.state.challenges, [], []
            begun = None if game.over else game.save()
            decisions += [] if game.over else [(_phase(game), one) for one in game.log]
        if game.over:
            break
        phase = _phase(game)
        selfplay.step(game, players, seen)
        events += game.take_events()
        decisions += [(phase, one) for one in game.take_decisions()]
    return Changed(own, changed, used)


@contextmanager
def idle(power: str) -> Iterator[None]:
    """Make a power do nothing, though it is announced and answered as ever: neither is an effect of it."""
    before = [(answer, answer.method) for answer in POWERS[power].answers]
    for answer, _ in before:
        force_setattr(answer, "method", _nothing if isinstance(answer.hook, Modifier | Replacement) else _silence)
    try:
        yield
    finally:
        for answer, method in before:
            force_setattr(answer, "method", method)


def _nothing(game: Cosmic, my: Mine, unchanged: V, subject: object = None) -> V:
    return unchanged


def _silence(game: Cosmic, my: Mine, answered: object = None) -> None:
    pass


def _concerns(state: CosmicState, power: str, holder: Seat, events: Sequence[Emitted]) -> bool:
    """True if the holder took part in the challenge that is over, or the power was used in it."""
    fight = state.memory.fights[-1:]
    took_part = any(holder in (*one.offense, *one.defense) for one in fight)
    return took_part or _named(events, power)


def _named(events: Sequence[Emitted], power: str) -> bool:
    told: list[Any] = [one.event for one in events]
    return any(power in (getattr(one, "name", ""), getattr(one, "power", "")) for one in told)


def _outcome(last: Came, events: Sequence[Emitted], decisions: Sequence[Taken], power: str) -> Came:
    sums = tuple(str(data(one.event)) for one in events if one.kind == "totals")
    asked = tuple((one.seat, one.key) for _, one in decisions if not _own(one.key, power))
    return (*last, sums, asked)


def _own(key: str, power: str) -> bool:
    return key.startswith((power, "response", "checkpoint", CLOSE))


def _again(begun: Saved, number: int, decisions: Sequence[Taken], power: str) -> Came:
    """The same challenge by the same decisions, where they are still possible."""
    ends = list[Came]()
    game: Cosmic = Game.resume(_watched(COSMIC, ends), msgspec.structs.replace(begun, log=())).game
    given: Given = defaultdict(deque)
    acts: Acts = defaultdict(deque)
    for phase, one in decisions:
        given[phase, one.seat, one.key].append(one.choice)
        if one.key.startswith(_ACTS):
            acts[phase].append((one.seat, one.key, one.choice))
    events, taken = list[Emitted](), list[Taken]()
    for _ in range(_IN_CHALLENGE):
        if game.over or game.state.challenges > number:
            break
        phase = _phase(game)
        _follow(game, given, acts)
        events += game.take_events()
        taken += [(phase, one) for one in game.take_decisions()]
    return _outcome(_stands(game.state) if game.over or not ends else ends[-1], events, taken, power)


def _phase(game: Cosmic) -> str:
    return "" if game.phase is None else game.phase.name


def _follow(game: Cosmic, given: Given, acts: Acts) -> None:
    phase = _phase(game)
    for number, ask in game.asks.items():
        if number not in game.sealed:
            row = given[phase, ask.seat, ask.key]
            try:
                game.answer(number, ask.seat, row.popleft() if row else ask.default)
            except Refused:
                game.answer(number, ask.seat, ask.default)
            return
    able = {(seat, action.key) for action in game.actions for seat in action.seats or (None,)}
    for act in [one for one in acts[phase] if one[:2] in able]:
        acts[phase].remove(act)
        seat, key, choice = act
        with suppress(Refused):
            game.act(key, seat, choice)
            return
    game.act(CLOSE if (None, CLOSE) in able else selfplay.TIMEOUT, by="clock")


def effect(name: str, games: Sequence[Changed]) -> Measure:
    """The line of the report, what is wrong, and what gives to think."""
    own, changed = sum(game.own for game in games), sum(game.changed for game in games)
    used = sum(game.used for game in games)
    among = f"computer players use it in {used} of {len(games)} games"
    line = f"{name} changes something in {changed} of {own} challenges of its holder, and {among}"
    if not changed:
        seldom = ": its sense decides when they use it" if used < len(games) else ""
        return line, [f"{name} changes nothing that anybody would notice{seldom}"], []
    return line, [], [f"{name} hardly matters"] if changed < _LITTLE * own else []
