"""Sums and outcomes of a reveal (5.1, 5.2, W8b), and what makes them up line by line. Pure: as things stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat

from msgspec import structs

from bot.cosmic import events
from bot.cosmic.engine import listeners
from bot.cosmic.engine.listeners import PLAIN, Lens
from bot.cosmic.kinds.hooks import ALLY_WORTH, CARD_VALUES, CONCEDED, OUTCOME, TOKEN_VALUE, TOTALS, Mine
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.hook_args import SideTotal, Totals
from bot.cosmic.model.records import SIDES, Change, Maker, Outcome, RevealSide, Rule, SideName, SumLine, named
from bot.cosmic.model.state import NOBODY, Cosmic, Side
from bot.kernel.event import Seat

HOOKS = (CARD_VALUES, TOKEN_VALUE, ALLY_WORTH, TOTALS, OUTCOME)


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


def forecast(game: Cosmic, lens: Lens = PLAIN) -> tuple[Totals | None, Outcome]:
    """The totals and how the challenge comes out by the cards as they lie (5.1.2, 5.4.1, 5.5)."""
    return _come_to(game, _added(game, lens), lens)


def _come_to(game: Cosmic, added: Totals | None, lens: Lens = PLAIN) -> tuple[Totals | None, Outcome]:
    """The same from the sums before what changes them as a whole."""
    sums = None if added is None else listeners.modify(game, TOTALS, added, None, lens)
    outcome = _by_cards(game) if sums is None else _by_totals(sums)
    return sums, listeners.modify(game, OUTCOME, outcome, None, lens)


def _added(game: Cosmic, lens: Lens = PLAIN) -> Totals | None:
    """Both sums before what changes them as a whole; None unless both cards are attacks (5.1)."""
    one, other = game.state.challenge.offense, game.state.challenge.defense
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
    if is_attack(game.state.challenge.offense):
        return "offense"
    return "defense" if is_attack(game.state.challenge.defense) else "deal"


def _sum(game: Cosmic, name: SideName, value: int, lens: Lens) -> SideTotal:
    (_, own), *allies = board.contingents(game.state, name)
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
    """True if the side of a seat has lost, or does as the cards lie; one that has given way has not (P3, Skeptic)."""
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
        for name in SIDES
    )
    state, challenge = game.state, game.state.challenge
    called = [maker(board.used_name(state, call.card), call.card, call.seat) for call in challenge.calls]
    colours = tuple(player.colour for player in state.players)
    rule = _rule(first.total, second.total, outcome, decided=bool(by))
    target = challenge.target or ""
    return events.Reckoned(first, second, outcome, rule, tuple(by), tuple(called), target, colours), made


def maker(name: str, card: str, seat: Seat) -> Maker:
    return Maker(name, isinstance(ids.offer(card), ids.Flare), None if seat == NOBODY else seat)


def _rule(first: int | None, second: int | None, outcome: Outcome, *, decided: bool) -> Rule:
    if first is not None and second is not None:
        return "tie" if first == second else "totals"
    if outcome == "deal":
        return "deal"
    return "turned" if decided else "attack"


def _side(game: Cosmic, name: SideName, total: int | None, made: Sequence[Change]) -> RevealSide:
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
    """List what makes the outcome another one than cards and totals do, in order of action (5.1.2, 5.4.1, 5.5)."""
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
    return [] if outcome == usual else [maker(my.name, my.card, my.seat) for my in found]


def _changes(game: Cosmic, added: Totals | None) -> list[Change]:
    """List all changes to both sums besides card and tokens, in the order of 5.2.1; none where no totals count."""
    if added is None or not listeners.answered(game.state, *HOOKS):
        return []
    found: dict[tuple[SideName, str, Seat], Change] = {}
    for side, my, by in _each_change(game, added):
        known, made = found.get((side, my.card, my.seat)), maker(my.name, my.card, my.seat)
        total = by + (0 if known is None else known.by)
        found[side, my.card, my.seat] = Change(side, made.name, made.flare, made.seat, total)
    return [change for change in found.values() if change.by]


def _each_change(game: Cosmic, added: Totals) -> Iterator[tuple[SideName, Mine, int]]:
    """Yield by how much more a side has after each change than before; together they are the whole difference."""
    offense, defense = game.state.challenge.sides
    values = (cards.value(face_of(offense)), cards.value(face_of(defense)))
    for my, old, new in listeners.steps(game, CARD_VALUES, values, [None]):
        yield from ((name, my, after - before) for name, before, after in zip(SIDES, old, new, strict=True))
    for name in SIDES:
        for place, (seat, row) in enumerate(board.contingents(game.state, name)):
            tokens = [game.state.tokens[number] for number in row]
            for my, before, after in listeners.steps(game, TOKEN_VALUE, 1, tokens):
                yield name, my, after - before
            if place and listeners.answered(game.state, ALLY_WORTH):  # An ally's tokens, as a whole.
                worth = sum(listeners.modify_each(game, TOKEN_VALUE, repeat(1), tokens))
                for my, before, after in listeners.steps(game, ALLY_WORTH, worth, [seat]):
                    yield name, my, after - before
    for my, before_it, after_it in listeners.steps(game, TOTALS, added, [None]):
        yield from ((name, my, after_it.of(name).total - before_it.of(name).total) for name in SIDES)
