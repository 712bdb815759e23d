"""Set-up: everybody says which letters lie where (S3). Most take one of each letter on every planet, one press."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.expansions.skill_tokens import moves as skill_moves
from bot.cosmic.expansions.skill_tokens.choosing import ORDER as ORDER, part
from bot.cosmic.expansions.skill_tokens.state import EACH, LETTERS, USUAL
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board
from bot.cosmic.model.holdings import COLOUR_OF, held
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Choice, OneOf, Order, Part, Split
from bot.kernel.flow import Flow, under_seal
from bot.kernel.seat import Seat

HOW = Question("skill_tokens.lay", Of.WORDS, rule="S3", time=Time.LONG, secret=True)
"""Mixed, or place by place?"""
PLACE = Question("skill_tokens.place", Of.TOKENS, rule="S3", time=Time.LONG, secret=True)
"""Which letters lie in one place?"""
MIXED, OWN = "mixed", "own"


def lay(game: Cosmic) -> Flow[None]:
    """The tokens lie, their letters do not: all choose in secret, and what they chose is shown together (3.8)."""
    state = game.state
    seats = board.active_seats(state)
    asks = [HOW.ask(seat, OneOf((MIXED, OWN)), MIXED) for seat in seats]
    asks += [ORDER.ask(seat, Order(tuple(USUAL)), list(USUAL)) for seat in seats]
    answers = yield from under_seal(asks)
    for seat, order in zip(seats, answers[len(seats) :], strict=True):
        if isinstance(order, list):
            skill_moves.prefer(game, seat, "".join(map(str, order)))
    chosen = {seat: mixed(_places(state, seat)) for seat in seats}
    own = [seat for seat, how in zip(seats, answers, strict=False) if how == OWN]
    chosen.update((yield from _one_by_one(state, own)))
    for seat in seats:
        skill_moves.lay_letters(game, seat, chosen[seat])


def mixed(places: Mapping[str, int]) -> dict[str, str]:
    """Every letter as evenly as can be on all planets; what lies elsewhere takes the letters that go first (8.12)."""
    left = dict.fromkeys(LETTERS, EACH)
    found = dict.fromkeys(places, "")
    planets = [place for place in places if place in COLOUR_OF]
    for place in places:
        while place not in planets and len(found[place]) < places[place]:
            _add(found, place, next(one for one in USUAL if left[one]), left)
    while any(left.values()):
        for place in planets:
            if len(found[place]) < places[place]:
                _add(found, place, _rarest(found[place], left), left)
    return found


def _rarest(here: str, left: Mapping[str, int]) -> str:
    """The letter of which fewest lie here; among equals, of which most are left."""
    return min((one for one in LETTERS if left[one]), key=lambda one: (here.count(one), -left[one]))


def _add(found: dict[str, str], place: str, one: str, left: dict[str, int]) -> None:
    found[place] += one
    left[one] -= 1


def _places(state: CosmicState, seat: Seat) -> dict[str, int]:
    """How many tokens lie where, home planets last and in their order."""
    rows = held(state, seat).at
    homes = board.homes(state, seat)
    others = sorted((one for one in rows if one not in homes), key=rows.__getitem__)
    return {place: len(rows[place]) for place in (*others, *homes)}


def _one_by_one(state: CosmicState, seats: list[Seat]) -> Flow[dict[Seat, dict[str, str]]]:
    """Place after place, all who want it at the same time; the last place takes what is left."""
    left = {seat: dict.fromkeys(LETTERS, EACH) for seat in seats}
    found: dict[Seat, dict[str, str]] = {seat: {} for seat in seats}
    queues = {seat: list(_places(state, seat).items()) for seat in seats}
    while any(queues.values()):
        asks = []
        turn = [(seat, *queues[seat].pop(0)) for seat in seats if queues[seat]]
        for seat, place, count in turn:
            parts = (Part(part(one, place), min(many, count)) for one, many in left[seat].items())
            form = Split(count, count, tuple(parts))
            asks.append(PLACE.ask(seat, form, {**_even(left[seat], place, count)}))
        open_ = [ask for ask in asks if ask.form.count() > 1]
        answers = yield from under_seal(open_)
        said = {ask.seat: choice for ask, choice in zip(open_, answers, strict=True)}
        for ask, (seat, place, _) in zip(asks, turn, strict=True):
            choice = said.get(seat, ask.default)
            row = _row(choice, place)
            found[seat][place] = row
            for one in row:
                left[seat][one] -= 1
    return found


def _row(choice: Choice, place: str) -> str:
    """The letters that a division means."""
    shares = choice if isinstance(choice, dict) else {}
    many = {one: shares.get(part(one, place), 0) for one in LETTERS}
    return "".join(one * count for one, count in many.items() if isinstance(count, int))


def _even(left: Mapping[str, int], place: str, count: int) -> dict[str, int]:
    """So many letters, each time the one of which most are left and fewest lie here."""
    rest, here = dict(left), ""
    for _ in range(count):
        one = _rarest(here, rest)
        rest[one] -= 1
        here += one
    return {part(one, place): here.count(one) for one in LETTERS if one in here}
