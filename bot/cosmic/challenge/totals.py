"""Sums and outcomes of a reveal (5.1, 5.2, W8b), and what makes them up line by line. Pure: as things stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from msgspec import structs

from bot.cosmic import events
from bot.cosmic.engine import listeners
from bot.cosmic.engine.listeners import Lens
from bot.cosmic.kinds.hooks import ALLY_WORTH, CARD_VALUES, CONCEDED, OUTCOME, TOKEN_VALUE, TOTALS, Mine
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.hook_args import SideTotal, Totals
from bot.cosmic.model.records import Change, Maker, Outcome, RevealSide, Rule, SideName, SumLine, named
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, Side
from bot.kernel.event import Seat

HOOKS = (CARD_VALUES, TOKEN_VALUE, ALLY_WORTH, TOTALS, OUTCOME)
_PLAIN = Lens()
_SIDES: tuple[SideName, SideName] = ("offense", "defense")


def face_of(side: Side) -> str:
    """Return the face that the side's card counts as, such as ``A12`` or ``C``; empty if there is no card."""
    if side.turned:
        return cards.COMPROMISE
    if side.face or side.card is None:
        return side.face
    return cards.face(side.card) if cards.is_challenge(side.card) else cards.COMPROMISE


def is_attack(side: Side) -> bool:
    """True if the side's card is an attack and still counts as one (5.2.3)."""
    return isinstance(ids.as_card(face_of(side)), ids.Attack)


def forecast(game: Cosmic, lens: Lens = _PLAIN) -> tuple[Totals | None, Outcome]:
    """The totals and how the challenge comes out by the cards as they lie (5.1.2, 5.4.1, 5.5)."""
    return _come_to(game, _added(game, lens), lens)


def _come_to(game: Cosmic, added: Totals | None, lens: Lens = _PLAIN) -> tuple[Totals | None, Outcome]:
    """The same from the sums before what changes them as a whole."""
    sums = None if added is None else listeners.modify(game, TOTALS, added, None, lens)
    outcome = _by_cards(game) if sums is None else _by_totals(sums)
    return sums, listeners.modify(game, OUTCOME, outcome, None, lens)


def _added(game: Cosmic, lens: Lens = _PLAIN) -> Totals | None:
    """Both sums before what changes them as a whole; None unless both cards are attacks (5.1)."""
    challenge = game.state.challenge
    one, other = challenge.offense, challenge.defense
    if not (is_attack(one) and is_attack(other)):
        return None
    values = listeners.modify(game, CARD_VALUES, (cards.value(face_of(one)), cards.value(face_of(other))), None, lens)
    return Totals(_sum(game, "offense", values[0], lens), _sum(game, "defense", values[1], lens))


def margin(game: Cosmic) -> int | None:
    """By how much two attacks differ as they lie, whatever is made of it; None unless both cards are attacks."""
    added = _added(game)
    if added is None:
        return None
    sums = listeners.modify(game, TOTALS, added, None)
    return abs(sums.offense.total - sums.defense.total)


def _by_totals(sums: Totals) -> Outcome:
    """Return the winner by these totals (5.1.2)."""
    first, second = sums.offense.total, sums.defense.total
    if first == second:
        return sums.tie
    return "offense" if (first < second if sums.lower_wins else first > second) else "defense"


def _by_cards(game: Cosmic) -> Outcome:
    """Return the outcome where no totals count (5.4.1, 5.5)."""
    challenge = game.state.challenge
    if is_attack(challenge.offense):
        return "offense"
    return "defense" if is_attack(challenge.defense) else "deal"


def _sum(game: Cosmic, name: SideName, value: int, lens: Lens) -> SideTotal:
    """A side's card, its main player's tokens, its allies' tokens."""
    state = game.state
    (_, own), *allies = board.contingents(state, name)
    allied = 0
    for ally, tokens in allies:
        allied += listeners.modify(game, ALLY_WORTH, _worth(game, tokens, lens), ally, lens)
    return SideTotal(value, _worth(game, own, lens), allied)


def _worth(game: Cosmic, tokens: list[int], lens: Lens) -> int:
    """Return the value of tokens in the challenge (5.1.1)."""
    counted = [game.state.tokens[number] for number in tokens]
    return sum(listeners.modify_each(game, TOKEN_VALUE, repeat(1), counted, lens))


def expected(game: Cosmic) -> Outcome:
    """Return the outcome, or the one that the revealed cards would bring as they lie; empty before the reveal."""
    challenge = game.state.challenge
    if challenge.outcome:
        return challenge.outcome
    return forecast(game)[1] if challenge.revealed else ""


def has_lost(game: Cosmic, seat: Seat) -> bool:
    """True if the seat is on a side that has lost, or loses as the revealed cards lie.

    A defense that has given way has not (P3, Skeptic).
    """
    side, outcome = board.side_of(game.state, seat), expected(game)
    if side is None or CONCEDED in game.state.challenge.flags:
        return False
    return outcome == "both_lost" or outcome == board.other_side(side)


# --- line by line -----------------------------------------------------------------------------------------------------


def reckon(game: Cosmic) -> tuple[events.Reckoned, list[Change]]:
    """Return the totals of the cards as they lie, and all changes besides card and tokens, in the order of 5.2.1."""
    added = _added(game)
    sums, outcome = _come_to(game, added)
    made, by = _changes(game, added), _deciders(game, added)
    first, second = (
        _side(game, name, None if sums is None else sums.of(name).total, [one for one in made if one.side == name])
        for name in _SIDES
    )
    colours = tuple(player.colour for player in game.state.players)
    target = game.state.challenge.target or ""
    rule = _rule(first.total, second.total, outcome, decided=bool(by))
    return events.Reckoned(first, second, outcome, rule, tuple(by), _called(game.state), target, colours), made


def _called(state: CosmicState) -> tuple[Maker, ...]:
    return tuple(_maker(board.used_name(state, call.card), call.card, call.seat) for call in state.challenge.calls)


def _maker(name: str, card: str, seat: Seat) -> Maker:
    return Maker(name, isinstance(ids.offer(card), ids.Flare), None if seat == NOBODY else seat)


def _rule(first: int | None, second: int | None, outcome: Outcome, *, decided: bool) -> Rule:
    if first is not None and second is not None:
        return "tie" if first == second else "totals"
    if outcome == "deal":
        return "deal"
    return "turned" if decided else "attack"


def _side(game: Cosmic, name: SideName, total: int | None, made: Sequence[Change]) -> RevealSide:
    """One side: its card, its tokens player by player, then each change."""
    side = board.side(game.state, name)
    card, face = side.card or side.face, face_of(side)
    lines: list[SumLine] = []
    if total is not None:
        printed, counted = cards.value(card if isinstance(ids.as_card(card), ids.Attack) else face), cards.value(face)
        lines.append(SumLine("card", printed))
        if counted != printed:
            lines.append(SumLine("becomes", counted))
    lines += [SumLine("tokens", len(row), seat) for seat, row in board.contingents(game.state, name) if row]
    lines += [SumLine("changes", one.by, one.seat, (named(one),)) for one in made]
    return RevealSide(side.seat, card, side.turned, total, tuple(lines))


def _deciders(game: Cosmic, sums: Totals | None) -> list[Maker]:
    """List what makes the outcome other than cards and totals say, in the order in which it acts.

    Empty if it is as they say (5.1.2, 5.4.1, 5.5).
    """
    if not listeners.answered(game.state, TOTALS, OUTCOME):
        return []
    found: list[Mine] = []
    if sums is None:
        outcome = usual = _by_cards(game)
    else:
        for my, before, new in listeners.steps(game, TOTALS, sums, [None]):
            if _by_totals(new) != _by_totals(structs.replace(new, lower_wins=before.lower_wins, tie=before.tie)):
                found.append(my)
            sums = new
        outcome = _by_totals(sums)
        usual = "offense" if sums.offense.total > sums.defense.total else "defense"
    for my, before_it, turned in listeners.steps(game, OUTCOME, outcome, [None]):
        if turned != before_it:
            found.append(my)
        outcome = turned
    told = [_maker(my.name, my.card, my.seat) for my in found]
    return [] if outcome == usual else told


def _changes(game: Cosmic, added: Totals | None) -> list[Change]:
    """List the changes to both sums besides card and tokens, in the order of 5.2.1; empty where no totals count.

    Each change is what the side has more by it than it had before it; all of them together are the difference.
    """
    challenge = game.state.challenge
    if added is None or not listeners.answered(game.state, *HOOKS):
        return []
    found: dict[tuple[SideName, str, Seat], Change] = {}
    values = (cards.value(face_of(challenge.offense)), cards.value(face_of(challenge.defense)))
    for my, old, new in listeners.steps(game, CARD_VALUES, values, [None]):
        for name, before, after in zip(_SIDES, old, new, strict=True):
            _note(found, name, my, after - before)
    for name in _SIDES:
        for place, (seat, row) in enumerate(board.contingents(game.state, name)):
            _note_tokens(game, found, name, seat, row, allied=place > 0)
    for my, before_it, after_it in listeners.steps(game, TOTALS, added, [None]):
        for name in _SIDES:
            _note(found, name, my, after_it.of(name).total - before_it.of(name).total)
    return [change for change in found.values() if change.by]


def _note_tokens(
    game: Cosmic,
    found: dict[tuple[SideName, str, Seat], Change],
    name: SideName,
    seat: Seat,
    row: Sequence[int],
    *,
    allied: bool,
) -> None:
    """Note the changes to the worth of one player's tokens, by tokens and, for an ally, as a whole."""
    tokens = [game.state.tokens[number] for number in row]
    for my, before, after in listeners.steps(game, TOKEN_VALUE, 1, tokens):
        _note(found, name, my, after - before)
    if allied and listeners.answered(game.state, ALLY_WORTH):
        worth = sum(listeners.modify_each(game, TOKEN_VALUE, repeat(1), tokens))
        for my, before, after in listeners.steps(game, ALLY_WORTH, worth, [seat]):
            _note(found, name, my, after - before)


def _note(found: dict[tuple[SideName, str, Seat], Change], side: SideName, my: Mine, by: int) -> None:
    """Add to what this power, flare or expansion has changed about a side so far."""
    known = found.get((side, my.card, my.seat))
    total = by + (0 if known is None else known.by)
    seat = None if my.seat == NOBODY else my.seat
    found[side, my.card, my.seat] = Change(side, my.name, isinstance(ids.offer(my.card), ids.Flare), seat, total)
