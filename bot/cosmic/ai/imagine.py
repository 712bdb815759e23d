"""Fill in hidden hands by chance, consistent with one seat's view and memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.kinds import registry
from bot.cosmic.model import cards, ids
from bot.cosmic.seen.views import KnownView, SeatView, TableView
from bot.kernel.ask import Dice
from bot.kernel.event import Seat

_CERTAIN: Final = 100


def imagine(view: SeatView, dice: Dice) -> tuple[tuple[str, ...], ...]:
    """Hands by seat that fit ``view`` and memory: sizes are right, no card is in two, one's own is real."""
    table = view.table
    recalled = _recalled(view, dice)
    stacked = (row.card for row in view.stacked)
    unseen = _unseen(view, dice, {*stacked, *(card for hand in recalled.values() for card in hand)})
    hands: list[tuple[str, ...]] = []
    for player in table.players:
        if player.seat == view.seat:
            hands.append(view.hand)
            continue
        known = recalled.get(player.seat, [])
        rest = player.hand - len(known)
        hands.append((*known, *unseen[:rest]))
        unseen = unseen[rest:]
    return tuple(hands)


def remembered(view: SeatView) -> list[KnownView]:
    seen = _seen(view)
    return [row for row in view.known if row.card not in seen]


def held(view: SeatView, seat: Seat) -> int:
    challenge = view.table.challenge
    sides = (challenge.offense, challenge.defense) if challenge is not None else ()
    return view.table.player(seat).hand + sum(side.seat == seat and side.card == "" for side in sides)


def _recalled(view: SeatView, dice: Dice) -> dict[Seat, list[str]]:
    """Draw remembered cards by their odds; each may lie face down in the challenge instead of in hand."""
    rows = remembered(view)
    found: dict[Seat, list[str]] = {}
    taken: set[str] = set()
    for card in sorted(dict.fromkeys(row.card for row in rows), key=ids.is_copy, reverse=True):
        seat = _whose([row for row in rows if row.card == card], dice)
        copy = card if ids.is_copy(card) else _copy(view, card, taken)
        if seat is not None and copy:
            taken.add(copy)
            found.setdefault(seat, []).append(copy)
    return {seat: _in_hand(view, seat, known, dice) for seat, known in found.items()}


def _whose(rows: Sequence[KnownView], dice: Dice) -> Seat | None:
    """Draw the holder of a remembered card; None if none of those believed has it."""
    drawn = 0 if rows[0].odds == _CERTAIN else dice(_CERTAIN)
    for row in rows:
        drawn -= row.odds
        if drawn < 0:
            return row.seat
    return None


def _in_hand(view: SeatView, seat: Seat, known: list[str], dice: Dice) -> list[str]:
    """Drop at random known cards that may lie face down in the challenge."""
    hand, every = view.table.player(seat).hand, held(view, seat)
    if max(len(known), every) == hand:
        return known
    return [card for card in shuffled([*known, *[""] * (every - len(known))], dice)[:hand] if card]


def _copy(view: SeatView, face: str, taken: set[str]) -> str:
    copies = (card for card in usual_unseen(view) if cards.face(card) == face and card not in taken)
    return next(copies, "")


def hidden_faces(view: SeatView) -> set[str]:
    return {cards.face(card) for card in usual_unseen(view)}


def _unseen(view: SeatView, dice: Dice, known: set[str]) -> list[str]:
    """Shuffled unseen cards for other hands and deck besides ``known``; flares only where others run out."""
    table = view.table
    hidden = table.deck + sum(player.hand for player in table.players if player.seat != view.seat)
    usual = shuffled([card for card in usual_unseen(view) if card not in known], dice)
    seen = _seen(view) | known
    possible = [cards.flare(power) for power in sorted(registry.FLARES) if _in_game(power, table)]
    flares = [flare for flare in possible if flare not in seen]
    return shuffled((usual + shuffled(flares, dice))[: hidden - len(known)], dice)


def usual_unseen(view: SeatView) -> list[str]:
    """Unseen cards that every such game contains: no flares."""
    table = view.table
    brought = [card for name in table.expansions for card in registry.EXPANSIONS[name].unseen(table)]
    seen = _seen(view)
    return [card for card in cards.challenge_cards() + cards.edict_cards() + brought if card not in seen]


def _seen(view: SeatView) -> set[str | None]:
    challenge = view.table.challenge
    sides = (challenge.offense, challenge.defense) if challenge is not None else ()
    return {*view.hand, *view.table.discard, view.card, *(side.card for side in sides)}


def _in_game(power: str, table: TableView) -> bool:
    return registry.in_game(power, table.pool, table.expansions)


def shuffled(items: list[str], dice: Dice) -> list[str]:
    for last in range(len(items) - 1, 0, -1):
        other = dice(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


_WHOLE = 100


def expected(view: SeatView, seat: Seat) -> Mapping[str, float]:
    """Average number of cards of each face in hand and face down in the challenge."""
    found: Counter[str] = Counter()
    named, elsewhere = set[str](), {row.card for row in view.stacked}
    for row in remembered(view):
        if row.seat == seat:
            named.add(row.card)
            found[cards.face(row.card)] += row.odds
        elif row.odds == _WHOLE:
            elsewhere.add(row.card)
    gone = named | elsewhere
    pool = Counter([cards.face(card) for card in usual_unseen(view) if card not in gone])
    others = [player.hand for player in view.table.players if player.seat not in (view.seat, seat)]
    hidden = max(pool.total(), view.table.deck + sum(others) + view.table.player(seat).hand - len(named))
    rest = max(0.0, held(view, seat) - found.total() / _WHOLE)
    return {face: found[face] / _WHOLE + rest * pool[face] / max(1, hidden) for face in dict.fromkeys((*found, *pool))}


def has(view: SeatView, seat: Seat, face: str) -> float:
    rows = [row for row in remembered(view) if row.seat == seat]
    lacks = 1.0
    for row in rows:
        lacks *= 1 - row.odds / _WHOLE if cards.face(row.card) == face else 1
    rest = max(0.0, held(view, seat) - sum(row.odds for row in rows) / _WHOLE)
    unseen = usual_unseen(view)
    share = [*map(cards.face, unseen)].count(face) / max(1, len(unseen))
    return float(1 - lacks * (1 - share) ** rest)
