"""Asks the powers, flares and edicts in play. Base phases come here and name none of them.

Does once for all: whether a power is in force (6.3, 6.5), who comes first (4.0.2, 4.0.4), how often (4.0.5), never the
same card twice on one event (P2-S7), and the announcement that lets others answer (4.0.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeVar

from bot.cosmic import moves
from bot.cosmic.engine import registry, stack
from bot.cosmic.engine.effects import Answer, Effect, Kind
from bot.cosmic.engine.hooks import Force, Hook, Mine, Modifier, Moment, Replacement
from bot.cosmic.model import board
from bot.cosmic.model.state import HOARD, NOBODY, Armed, Call, Cosmic, CosmicState, PowerCard
from bot.kernel.flow import Flow, order, yes_no

__all__ = [
    "Lens",
    "announce",
    "answered",
    "call_of",
    "cards_on",
    "has_playable",
    "hoards",
    "holder",
    "in_force",
    "listed",
    "listeners",
    "modify",
    "modify_each",
    "moment",
    "playable",
    "ready",
    "replace",
    "steps",
    "text_of",
    "will_be_in_force",
]

V = TypeVar("V")
S = TypeVar("S")


class Lens(NamedTuple):
    """Looks at numbers as they would be if a card did not act, or if a readied flare did."""

    without: str = ""
    """``power.<number>`` that is left out."""
    including: str = ""
    """Card of a readied flare that counts as shown."""


_PLAIN = Lens()


class Listener(NamedTuple):
    """A method that answers a hook, for whoever holds the card now."""

    number: int
    """Of the power card; -1 for a flare, -2 for an expansion."""
    card: str
    """``power.<number>``, or the id of what else it is."""
    armed: Armed | None
    name: str
    answer: Answer
    optional: bool
    mine: Mine | None = None
    """For an expansion, which nobody holds: whose use it always is."""


_FLARE, _EXPANSION = -1, -2


def _heard(state: CosmicState) -> dict[str, tuple[Listener, ...]]:
    """By hook, the methods of the powers and expansions of a game."""
    found = state.hearing.get(state.lineup)
    if found is None:
        found = state.hearing[state.lineup] = _compiled(state.lineup, tuple(state.expansions))
    return found


@lru_cache(maxsize=4096)
def _compiled(lineup: str, expansions: tuple[str, ...]) -> dict[str, tuple[Listener, ...]]:
    """By hook, the methods of the powers with these names, then those of expansions."""
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
            row = Listener(_EXPANSION, mine.card, None, source, answer, False, mine)
            table[answer.hook.name] = (*table.get(answer.hook.name, ()), row)
    return table


@lru_cache(maxsize=4096)
def _numbers(lineup: str) -> dict[str, tuple[int, ...]]:
    """The numbers of the power cards with these names, by name."""
    table: dict[str, tuple[int, ...]] = {}
    for number, name in enumerate(lineup.split(",") if lineup else ()):
        table[name] = (*table.get(name, ()), number)
    return table


@lru_cache(maxsize=4096)
def _hoarders(lineup: str) -> tuple[int, ...]:
    """The numbers of the power cards that may keep a hoard."""
    return tuple(number for name, row in _numbers(lineup).items() if registry.POWERS[name].hoards for number in row)


def cards_on(state: CosmicState, hook: Hook) -> list[int]:
    """The numbers of the power cards that answer ``hook``, in force or not."""
    rows = _heard(state).get(hook.name, ())
    return list(dict.fromkeys(row.number for row in rows if row.number != _EXPANSION)) if rows else []


def holder(state: CosmicState, card: PowerCard) -> int:
    """Who may use this power; NOBODY if none may."""
    return card.holder


def in_force(state: CosmicState, card: PowerCard, needs: Force = Force.USABLE) -> bool:
    """Whether the power can be used and its mandatory effects apply: held, not zapped, not dormant (6.3, 6.5); less if
    it ``needs`` less.
    """
    seat = card.holder
    if seat == NOBODY:
        return False
    player = state.players[seat]
    if not player.active or (player.zapped and needs is Force.USABLE):
        return False
    return needs is Force.HELD or not (state.sane or board.is_silent(state, card))


def will_be_in_force(state: CosmicState, card: PowerCard) -> bool:
    """Whether the power can be used in the challenge that comes: zaps and Sanity are over then (4.1.1)."""
    held = in_force(state, card, Force.HELD)
    return held and not board.is_silent(state, card)


def hoards(state: CosmicState, seat: int) -> dict[str, str]:
    """The cards that ``seat`` may play from hoards of powers in force, and from which power, as ``power.<number>``."""
    found: dict[str, str] = {}
    for number in _hoarders(state.lineup):
        card = state.powers[number]
        hoard = card.data.get(HOARD) if card.holder == seat else None
        if isinstance(hoard, list) and in_force(state, card):
            found.update((str(one), f"power.{number}") for one in hoard)
    return found


def playable(state: CosmicState, seat: int) -> list[str]:
    """The cards that ``seat`` may play: those in hand, and those in hoards."""
    hand = state.players[seat].hand
    return [*hand, *hoards(state, seat)] if _hoarders(state.lineup) else hand[:]


def has_playable(state: CosmicState, seat: int) -> bool:
    """Whether there is any card that ``seat`` may play."""
    return bool(state.players[seat].hand) or bool(hoards(state, seat))


def text_of(state: CosmicState, seat: int, power: str) -> str:
    """Which text of a flare ``seat`` may use: super while the power is in force with it, else wild (2.5.4)."""
    for number in _numbers(state.lineup).get(power, ()):
        card = state.powers[number]
        if card.holder == seat and in_force(state, card):
            return "super"
    return "wild"


def answered(state: CosmicState, *hooks: Hook) -> bool:
    """Whether any power in play, expansion, readied or called flare might answer one of ``hooks``."""
    heard = state.hearing.get(state.lineup) or _heard(state)
    flares = state.armed or state.challenge.calls
    for hook in hooks:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if hook.name in heard or (flares and hook.name in registry.FLARES_ON):
            return True
    return False


def listed(state: CosmicState, hook: Hook) -> bool:
    """Whether a power in play or an expansion answers ``hook``, in force or not."""
    return hook.name in (state.hearing.get(state.lineup) or _heard(state))


def _unheard(state: CosmicState, hook: Hook) -> bool:
    """Whether no power in play, expansion, readied or called flare answers ``hook``, in force or not."""
    name = hook.name
    if name in (state.hearing.get(state.lineup) or _heard(state)):
        return False
    return name not in registry.FLARES_ON or not (state.armed or state.challenge.calls)


def ready(state: CosmicState, armed: Armed) -> bool:
    """Whether a readied flare that has not acted yet still may: it is in hand, and no other was played (2.5.5)."""
    player = state.players[armed.seat]
    return not player.flared and armed.card in playable(state, armed.seat)


def call_of(state: CosmicState, seat: int, card: str) -> Call | None:
    """What ``seat`` called with a power or flare in this challenge (``moves.call``); None if it did not."""
    return next((call for call in state.challenge.calls if call.card == card and call.seat == seat), None)


def listeners(game: Cosmic, hook: Hook, lens: Lens = _PLAIN) -> list[tuple[Mine, Listener]]:
    """Who answers ``hook`` now: expansions, powers in force, readied and called flares, by rank, then by priority."""
    state = game.state
    found: list[tuple[Mine, Listener]] = []
    for row in (state.hearing.get(state.lineup) or _heard(state)).get(hook.name, ()):
        if row.mine is not None:
            found.append((row.mine, row))
            continue
        card, told = state.powers[row.number], row.answer.hook
        seat = card.holder
        if seat == NOBODY or row.card == lens.without:
            continue
        call = call_of(state, seat, row.card) if told.told else None
        if call is None and told.told:
            continue
        if found and _has_another_copy(found, seat, row):
            continue
        if in_force(state, card, told.needs):
            found.append((Mine(seat, row.name, row.card, card.data, hook.name, {} if call is None else call.data), row))
    if (state.armed or state.challenge.calls) and hook.name in registry.FLARES_ON:
        if not isinstance(hook, Moment):
            found.extend(_flares(state, hook, lens))
        found.extend(_called(state, hook))
    if len(found) > 1:
        found.sort(key=lambda pair: (pair[1].answer.hook.rank, _place(state, pair[0].seat)))
    return found


def _has_another_copy(found: Iterable[tuple[Mine, Listener]], seat: int, row: Listener) -> bool:
    """Whether another copy of the same power of ``seat`` answers already."""
    return any(mine.name == row.name and mine.seat == seat and mine.card != row.card for mine, _ in found)


def _place(state: CosmicState, seat: int) -> int:
    """The place in the order of 4.0.2; expansions come before all players."""
    return -1 if seat == NOBODY else board.rank_of(state, seat)


def _flares(state: CosmicState, hook: Hook, lens: Lens) -> Iterator[tuple[Mine, Listener]]:
    """Readied flares. None plays itself in a window: there its holder is asked, whatever its text has become."""
    able = registry.FLARES_ON[hook.name]
    for armed in state.armed:
        power = armed.card.partition(".")[2]
        if power not in able or (isinstance(hook, Modifier) and not armed.shown and armed.card != lens.including):
            continue
        effect: Effect | None = registry.FLARES[power].get(text_of(state, armed.seat, power))
        answer = None if effect is None else effect.answer_to(hook)
        if answer is None or answer.hook.told:
            continue
        if not armed.shown and not ready(state, armed):
            continue
        yield (
            Mine(armed.seat, power, armed.card, {}, hook.name),
            Listener(_FLARE, armed.card, armed, power, answer, False),
        )


def _called(state: CosmicState, hook: Hook) -> Iterator[tuple[Mine, Listener]]:
    """Flares that were played in a window and act now; which text it was does not change any more."""
    for call in state.challenge.calls:
        power = call.card.partition(".")[2]
        effect = registry.FLARES.get(power, {}).get(call.text) if call.text else None
        answer = None if effect is None else effect.answer_to(hook)
        if answer is not None and answer.hook.told:
            my = Mine(call.seat, power, call.card, call.data, hook.name)
            yield my, Listener(_FLARE, call.card, None, power, answer, False)


def modify(game: Cosmic, hook: Modifier[V, S], value: V, subject: S, lens: Lens = _PLAIN) -> V:
    """``value`` after everybody who answers ``hook`` has changed it."""
    if _unheard(game.state, hook):
        return value
    return _changed(game, listeners(game, hook, lens), value, subject)


def modify_each(game: Cosmic, hook: Modifier[V, S], value: V, subjects: Sequence[S], lens: Lens = _PLAIN) -> list[V]:
    """``modify`` for several subjects, in their order."""
    rows = listeners(game, hook, lens)
    return [_changed(game, rows, value, subject) for subject in subjects] if rows else [value] * len(subjects)


def steps(game: Cosmic, hook: Modifier[V, S], value: V, subject: S) -> Iterator[tuple[Mine, V]]:
    """``modify`` one change after the other: whose it is, and the value from then on."""
    for my, row in listeners(game, hook):
        value = _changed(game, [(my, row)], value, subject)
        yield my, value


def _changed(game: Cosmic, rows: list[tuple[Mine, Listener]], value: V, subject: S) -> V:
    for my, row in rows:
        condition = row.answer.hook.condition
        if condition is None or condition(game, my, subject):
            value = row.answer.method(game, my, value, subject)
    return value


def announce(game: Cosmic, hooks: tuple[Hook, ...], probe: Callable[[Lens], object]) -> Flow[None]:
    """Let every card that changes what ``probe`` says by one of ``hooks`` announce its use, so that it can be answered.

    Always-on powers are used each time they matter (4.0.7), and that is when they can be zapped.
    """
    state = game.state
    if not answered(state, *hooks):
        return
    told: set[str] = set()
    plain: list[object] = []  # What the probe says as things stand; empty while it has to be asked.
    for hook in hooks:
        for my, row in listeners(game, hook):
            if row.number == _EXPANSION or my.card in told or row.answer.hook.told or not _still(game, my, row):
                continue
            plain = plain or [probe(_PLAIN)]
            if plain == [probe(Lens(without=my.card))]:
                continue
            told.add(my.card)
            if row.armed is None:
                yield from stack.by_power(game, my, hook)
                plain = []
    for armed in list(state.armed):
        if armed.shown or not _on(armed, hooks) or not ready(state, armed):
            continue
        if probe(_PLAIN) != probe(Lens(including=armed.card)):
            yield from stack.show_flare(game, armed)


def _on(armed: Armed, hooks: tuple[Hook, ...]) -> bool:
    """Whether a text of a readied flare answers one of ``hooks``."""
    power = armed.card.partition(".")[2]
    return any(power in registry.FLARES_ON.get(hook.name, ()) for hook in hooks)


def replace(game: Cosmic, hook: Replacement[S], intent: S) -> Flow[S]:
    """What happens instead of ``intent`` after everybody who answers ``hook`` was asked."""
    state = game.state
    if _unheard(state, hook):
        return intent
    for my, row in listeners(game, hook):
        mark = f"{my.card}:{hook.name}"
        condition = row.answer.hook.condition
        if mark in state.busy or not _still(game, my, row) or not _fresh(state, row):
            continue
        if condition is not None and not condition(game, my, intent):
            continue
        willing = row.optional and not row.answer.hook.quiet
        if willing and not (yield from yes_no(my.seat, f"{my.name}.use", default=registry.POWERS[my.name].eager)):
            continue
        moves.enter(game, mark)
        silent = row.answer.hook.told or row.answer.hook.quiet
        went = silent or (yield from _go(game, my, row, hook))
        # While others may answer, what it is about can go away: its owner's tokens, if the owner concedes.
        if went and (condition is None or condition(game, my, intent)):
            intent = yield from row.answer.method(game, my, intent)
        moves.leave(game, mark)
    return intent


def moment(game: Cosmic, hook: Moment) -> Flow[bool]:
    """What happens by itself in a window: by rank, then mandatory effects before optional ones asked by name (4.0.4).

    Whether anything did.
    """
    state = game.state
    if not listed(state, hook):
        return False
    acted = False
    rows = listeners(game, hook)
    if len(rows) > 1:
        rows.sort(key=lambda pair: (pair[1].answer.hook.rank, pair[1].optional))
        rows = yield from _own_order(game, rows)
    for my, row in rows:
        told = row.answer.hook
        willing = row.optional and not told.quiet
        if (willing and not told.named) or not _still(game, my, row) or not _fresh(state, row):
            continue
        if told.condition is not None and not told.condition(game, my):
            continue
        if willing and not (yield from yes_no(my.seat, f"{my.name}.use", default=registry.POWERS[my.name].eager)):
            continue
        acted = True
        went = told.quiet or (yield from _go(game, my, row, hook))
        if went and (told.condition is None or told.condition(game, my)):
            yield from row.answer.method(game, my)
    return acted


def _own_order(game: Cosmic, rows: list[tuple[Mine, Listener]]) -> Flow[list[tuple[Mine, Listener]]]:
    """The same rows; a player with several mandatory powers in one step orders them (4.0.5, 6.6)."""
    ordered: list[tuple[Mine, Listener]] = []
    for _, group in groupby(rows, lambda pair: (pair[1].answer.hook.rank, pair[1].optional, pair[0].seat)):
        mine = list(group)
        acting = [pair for pair in mine if not pair[1].optional and _applies(game, *pair)]
        if len(acting) > 1 and acting[0][0].seat != NOBODY:
            held = [my.card for my, _ in acting]
            wanted = yield from order(acting[0][0].seat, "order_powers", held, default=held)
            acting.sort(key=lambda pair: wanted.index(pair[0].card))
            mine = acting + [pair for pair in mine if pair not in acting]
        ordered.extend(mine)
    return ordered


def _applies(game: Cosmic, my: Mine, row: Listener) -> bool:
    """Whether the condition of a moment is met now."""
    condition = row.answer.hook.condition
    return _fresh(game.state, row) and (condition is None or condition(game, my))


def _still(game: Cosmic, my: Mine, row: Listener) -> bool:
    """Whether what was in force when the hook was reached still is."""
    if row.number == _EXPANSION or (row.number == _FLARE and row.armed is None):
        return True
    if row.armed is not None:
        return row.armed in game.state.armed and (row.armed.shown or ready(game.state, row.armed))
    card = game.state.powers[row.number]
    force = in_force(game.state, card, row.answer.hook.needs)
    return force and card.power == row.name and holder(game.state, card) == my.seat


def _fresh(state: CosmicState, row: Listener) -> bool:
    """Whether the limit of once per challenge leaves room (4.0.5)."""
    if row.answer.hook.each or (row.number in (_EXPANSION, _FLARE) and row.armed is None):
        return True
    return not row.armed.shown if row.armed is not None else not state.powers[row.number].used


def _go(game: Cosmic, my: Mine, row: Listener, hook: Hook) -> Flow[bool]:
    """Announce the use; whether it goes ahead. Expansions need no announcement."""
    if row.number == _EXPANSION:
        return True
    if row.armed is not None:
        return row.armed.shown or (yield from stack.show_flare(game, row.armed))
    return (yield from stack.by_power(game, my, hook, counts=not row.answer.hook.each))
