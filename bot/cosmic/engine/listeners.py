"""Listeners of hooks: their order (4.0.2, 4.0.4), their force (6.3, 6.5), and the resulting numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec

from bot.cosmic.engine import force
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Answer, Effect, Kind
from bot.cosmic.kinds.hooks import Hook, Mine, Modifier, Moment
from bot.cosmic.model import board, ids
from bot.cosmic.model.state import NOBODY, Armed, Cosmic, CosmicState

V = TypeVar("V")
S = TypeVar("S")


class Lens(msgspec.Struct, frozen=True, gc=False):
    """Shows numbers as if a card did not act, or a readied flare did."""

    without: str = ""
    """``power.<number>`` to leave out."""
    including: str = ""
    """Card of a readied flare to count as shown."""


PLAIN = Lens()


class Listener(msgspec.Struct, frozen=True, gc=False):
    number: int
    """Of the power card; -1 for a flare, -2 for an expansion."""
    card: str
    """``power.<number>``, or another card's id."""
    armed: Armed | None
    name: str
    answer: Answer
    optional: bool
    mine: Mine | None = None
    """The fixed use of an expansion, which nobody holds."""


FLARE, EXPANSION = -1, -2


def _heard(state: CosmicState) -> dict[str, tuple[Listener, ...]]:
    found = state.hearing.get(state.lineup)
    if found is None:
        found = state.hearing[state.lineup] = _compiled(state.lineup, tuple(state.expansions))
    return found


@lru_cache(maxsize=4096)
def _compiled(lineup: str, expansions: tuple[str, ...]) -> dict[str, tuple[Listener, ...]]:
    table: dict[str, tuple[Listener, ...]] = {}
    for number, name in enumerate(lineup.split(",") if lineup else ()):
        power = registry.POWERS[name]
        for answer in power.answers:
            row = Listener(number, f"power.{number}", None, name, answer, power.kind is Kind.OPTIONAL)
            table[answer.hook.name] = (*table.get(answer.hook.name, ()), row)
    for name in expansions:
        for answer in registry.EXPANSIONS[name].answers:
            source = answer.source or name
            mine = Mine(NOBODY, source, f"expansion.{source}", {}, answer.hook.name)
            row = Listener(EXPANSION, mine.card, None, source, answer, False, mine)
            table[answer.hook.name] = (*table.get(answer.hook.name, ()), row)
    return table


@lru_cache(maxsize=4096)
def cards_on(lineup: str, hook: str) -> tuple[int, ...]:
    """Numbers of a lineup's power cards that answer this hook, in force or not."""
    return tuple(dict.fromkeys(row.number for row in _compiled(lineup, ()).get(hook, ())))


def answered(state: CosmicState, *hooks: Hook) -> bool:
    """True if any power in play, expansion, readied or called flare might answer one of ``hooks``."""
    heard = state.hearing.get(state.lineup) or _heard(state)
    flares = state.armed or state.challenge.calls
    for hook in hooks:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if hook.name in heard or (flares and _flares_answer(state, hook)):
            return True
    return False


def listed(state: CosmicState, *hooks: Hook) -> bool:
    """True if a power in play or an expansion answers one of ``hooks``, in force or not."""
    heard = state.hearing.get(state.lineup) or _heard(state)
    for hook in hooks:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if hook.name in heard:
            return True
    return False


def unheard(state: CosmicState, hook: Hook) -> bool:
    """True if no power in play, expansion, readied or called flare answers ``hook``, in force or not."""
    if hook.name in (state.hearing.get(state.lineup) or _heard(state)):
        return False
    return not (state.armed or state.challenge.calls) or not _flares_answer(state, hook)


def _flares_answer(state: CosmicState, hook: Hook) -> bool:
    able = registry.FLARES_ON.get(hook.name)
    if able is None:
        return False
    for armed in state.armed:
        if armed.card in able:
            return True
    for call in state.challenge.calls:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if call.card in able:
            return True
    return False


def find(game: Cosmic, hook: Hook, lens: Lens = PLAIN) -> list[tuple[Mine, Listener]]:
    """Find answers to ``hook``: expansions, powers in force, readied and called flares, by rank, then priority."""
    state = game.state
    found: list[tuple[Mine, Listener]] = []
    for row in (state.hearing.get(state.lineup) or _heard(state)).get(hook.name, ()):
        if row.mine is not None:
            found.append((row.mine, row))
            continue
        card, asked = state.powers[row.number], row.answer.hook
        seat = card.holder
        if seat == NOBODY or row.card == lens.without:
            continue
        call = None
        if asked.announced:
            call = force.call_of(state, seat, row.card)
            if call is None:
                continue
        if found and any(my.name == row.name and my.seat == seat and my.card != row.card for my, _ in found):
            continue  # Another copy of the same power.
        if force.in_force(state, card, asked.needs):
            found.append((Mine(seat, row.name, row.card, card.data, hook.name, {} if call is None else call.aim), row))
    if (state.armed or state.challenge.calls) and _flares_answer(state, hook):
        if not isinstance(hook, Moment):
            found.extend(_flares(state, hook, lens))
        found.extend(_called(state, hook))
    if len(found) > 1:
        rank_of = board.rank_of  # Expansions come before all players.
        places = [(row.answer.hook.rank, -1 if my.seat == NOBODY else rank_of(state, my.seat)) for my, row in found]
        if places != sorted(places):
            found = [found[at] for at in sorted(range(len(found)), key=places.__getitem__)]
    return found


def _flares(state: CosmicState, hook: Hook, lens: Lens) -> Iterator[tuple[Mine, Listener]]:
    """Readied flares. None plays itself in a window: there its holder is asked, whatever its text has become."""
    able = registry.FLARES_ON[hook.name]
    for armed in state.armed:
        if armed.card not in able or (isinstance(hook, Modifier) and not armed.shown and armed.card != lens.including):
            continue
        power = ids.named(armed.card)
        effect: Effect | None = registry.FLARES[power].get(force.text_of(state, armed.seat, power))
        answer = None if effect is None else effect.answer_to(hook)
        if answer is None or answer.hook.announced:
            continue
        if not armed.shown and not force.ready(state, armed):
            continue
        my = Mine(armed.seat, power, armed.card, {}, hook.name)
        yield my, Listener(FLARE, armed.card, armed, power, answer, False)


def _called(state: CosmicState, hook: Hook) -> Iterator[tuple[Mine, Listener]]:
    """Flares that were played in a window and act now; which text it was does not change any more."""
    able = registry.FLARES_ON[hook.name]
    for call in state.challenge.calls:
        if call.card not in able:
            continue
        power = ids.named(call.card)
        effect = registry.FLARES[power].get(call.text)
        answer = None if effect is None else effect.answer_to(hook)
        if answer is not None and answer.hook.announced:
            my = Mine(call.seat, power, call.card, {}, hook.name, call.aim)
            yield my, Listener(FLARE, call.card, None, power, answer, False)


def modify(game: Cosmic, hook: Modifier[V, S], value: V, subject: S, lens: Lens = PLAIN) -> V:
    """``value`` after everybody who answers ``hook`` has changed it."""
    state = game.state
    # What ``unheard`` says, written out: this is asked more often than anything else.
    if hook.name in (state.hearing.get(state.lineup) or _heard(state)) or (
        (state.armed or state.challenge.calls) and _flares_answer(state, hook)
    ):
        return _changed(game, find(game, hook, lens), value, subject)
    return value


def modify_each(
    game: Cosmic, hook: Modifier[V, S], values: Iterable[V], subjects: Sequence[S], lens: Lens = PLAIN
) -> list[V]:
    """``modify`` for several subjects and the value of each, in their order; values that are left over are ignored."""
    pairs = zip(subjects, values, strict=False)
    if unheard(game.state, hook):
        return [value for _, value in pairs]
    rows = find(game, hook, lens)
    return [_changed(game, rows, value, subject) for subject, value in pairs]


def steps(game: Cosmic, hook: Modifier[V, S], value: V, subjects: Sequence[S]) -> Iterator[tuple[Mine, V, V]]:
    """``modify_each`` one change after the other: whose it is, the value before it and the value after it."""
    rows = find(game, hook)
    for subject in subjects if rows else ():
        before = value
        for my, row in rows:
            after = _changed(game, [(my, row)], before, subject)
            yield my, before, after
            before = after


def _changed(game: Cosmic, rows: list[tuple[Mine, Listener]], value: V, subject: S) -> V:
    for my, row in rows:
        if row.answer.fits(game, my, subject):
            value = row.answer.change(game, my, value, subject)
    return value
