"""Write a game's memory: cards learned, gone or possibly gone, and known cards of the main deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.cosmic.model import cards, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.records import CERTAIN, FAINT, Known, Placed
from bot.cosmic.model.state import CosmicState
from bot.kernel.event import Seat


@dataclass(frozen=True)
class Way:
    to: Seat | None
    """The receiver; None if to nobody's hand."""
    count: int
    total: int


def people(state: CosmicState) -> tuple[Seat, ...]:
    """Seats that can remember anything: those still in the game."""
    return tuple([seat for seat, player in enumerate(state.players) if player.active])


def learn(state: CosmicState, watchers: Iterable[Seat], seat: Seat, seen: Iterable[str]) -> None:
    """Note that ``seat`` has these cards; nobody remembers the own ones."""
    found = list(seen)
    watching = list(watchers) if found else []
    _drop(state, watching, found, seat)
    for watcher in watching:
        if watcher != seat:
            rows = state.memory.hands.setdefault(watcher, [])
            rows += [Known(card, seat, state.challenges) for card in found]


def learn_face(state: CosmicState, watchers: Iterable[Seat], seat: Seat, face: str) -> None:
    """Note that ``seat`` has a card of this face; a certain card there may be the one."""
    for watcher in watchers:
        if watcher != seat and all(cards.face(row.card) != face for row in certain(state, watcher, seat)):
            rows = state.memory.hands.setdefault(watcher, [])
            rows[:] = [row for row in rows if (row.card, row.seat) != (face, seat)]
            rows.append(Known(face, seat, state.challenges))


def see(state: CosmicState, watcher: Seat, seen: Iterable[str], giver: Seat | None = None) -> None:
    """Note that ``watcher`` now has these cards itself, from ``giver`` if given: nowhere else."""
    _drop(state, (watcher,), list(seen), giver)


def gone(state: CosmicState, left: Iterable[str], seat: Seat | None = None) -> None:
    """Note publicly that these cards are in no hand now; they were with ``seat``, or with anybody."""
    _drop(state, [*state.memory.hands], list(left), seat)


def gave(state: CosmicState, watchers: Iterable[Seat], giver: Seat, taker: Seat, faces: Sequence[str]) -> None:
    """Note cards of these faces going from hand to hand; which copies is unknown."""
    for watcher in watchers:
        rows = state.memory.hands.setdefault(watcher, [])
        for face, count in Counter(faces).items():
            copies = [row for row in rows if row.seat == giver and cards.face(row.card) == face]
            sure = sum(row.odds == CERTAIN for row in copies)
            rows[:] = [row for row in rows if row not in copies and (row.card, row.seat) != (face, taker)]
            rows.extend(Known(face, seat, state.challenges) for seat in ((giver, taker) if sure > count else (taker,)))


def shift(state: CosmicState, giver: Seat, taker: Seat | None, count: int, knowing: Sequence[Seat] = ()) -> None:
    """Move unseen cards from ``giver``; except to ``knowing``, each card is as likely as another."""
    if count:
        mingle(state, {giver: Way(taker, count, len(holds(state, giver)) + count)}, knowing)


def mingle(state: CosmicState, ways: Mapping[Seat, Way], knowing: Sequence[Seat] = ()) -> None:
    """Move cards of several hands at the same time; only ``knowing`` saw which."""
    for watcher, rows in [*state.memory.hands.items()]:
        if watcher not in knowing:
            stays: dict[tuple[str, Seat], Known] = {}
            for row in [part for known in rows for part in _parts(known, ways.get(known.seat))]:
                if row.seat != watcher and (same := stays.setdefault((row.card, row.seat), row)) is not row:
                    copy = ids.is_copy(row.card)  # Two rows of a face may be two cards.
                    same.odds = min(CERTAIN, same.odds + row.odds) if copy else max(same.odds, row.odds)
            rows[:] = stays.values()
            _tidy(state, watcher)


def _parts(row: Known, way: Way | None) -> list[Known]:
    if way is None:
        return [row]
    goes = row.odds if way.count >= way.total else row.odds * way.count // way.total
    stayed = [Known(row.card, row.seat, row.since, row.odds - goes)]
    return stayed if way.to is None else [*stayed, Known(row.card, way.to, row.since, goes)]


def certain(state: CosmicState, watcher: Seat, seat: Seat) -> Iterator[Known]:
    return (row for row in state.memory.hands.get(watcher, ()) if row.seat == seat and row.odds == CERTAIN)


def holds(state: CosmicState, seat: Seat) -> list[str]:
    """All cards of ``seat``: hand, challenge card, cards beside the table and in hoards."""
    found = [*state.players[seat].hand]
    found.extend(side.card for side in state.challenge.sides if side.seat == seat and side.card is not None)
    found.extend(aside.card for aside in state.aside if aside.seat == seat)
    for power in state.powers:
        if power.holder == seat:
            found.extend(HOARD.of(power))
    return found


def _drop(state: CosmicState, watchers: Iterable[Seat], found: Sequence[str], seat: Seat | None) -> None:
    """Strike these cards out wherever believed; faces known at ``seat`` may have been these cards."""
    hands = state.memory.hands
    if not hands or not found:
        return
    named = {*found, *map(cards.face, found)}
    for watcher in watchers:
        if watcher not in hands:
            continue
        rows = hands[watcher]
        meant = [row for row in rows if row.card in named]
        if not meant:
            continue
        sure = {row.card for row in meant if row.odds == CERTAIN}
        faces = {cards.face(card) for card in found if card not in sure}
        for row in meant:
            if row.card in found or (row.card in faces and seat in (None, row.seat)):
                rows.remove(row)
        if not rows:
            del hands[watcher]


def _tidy(state: CosmicState, watcher: Seat) -> None:
    rows = [row for row in state.memory.hands.get(watcher, ()) if row.odds >= FAINT]
    if rows:
        state.memory.hands[watcher] = rows
    else:
        state.memory.hands.pop(watcher, None)


def bury(state: CosmicState, seat: Seat) -> None:
    """A card of ``seat`` came to lie under the deck; nobody else knows which."""
    shift(state, seat, None, 1, (seat,))
    for rows in state.memory.deck.values():
        for row in rows:
            row.depth += 1
    state.memory.deck.setdefault(seat, []).append(Placed(state.deck[0], 0))


def stack(state: CosmicState, seat: Seat, count: int) -> None:
    below = len(state.deck) - count
    rows = state.memory.deck.setdefault(seat, [])
    rows += [Placed(card, below + number) for number, card in enumerate(state.deck[below:])]


def drawn(state: CosmicState, seat: Seat | None) -> None:
    """Note cards drawn from the top, by nobody if None: those who knew them follow them."""
    for watcher, rows in [*state.memory.deck.items()]:
        found = [row.card for row in rows if row.depth >= len(state.deck)]
        if found and seat is not None:
            learn(state, (watcher,), seat, found)
        rows = [row for row in rows if row.card not in found]
        state.memory.deck[watcher] = rows
        if not rows:
            del state.memory.deck[watcher]
