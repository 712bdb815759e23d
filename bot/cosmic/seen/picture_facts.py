"""Picture views of boards, hands, ends and films from what may be seen of a table. No state is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.cosmic.seen import picture_views
from bot.cosmic.seen.views import BaseView, PlayerView, SeatView, SideView, TableView
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.words.message import DEFAULT, Language, Message

MOST_PLACES: Final = 15
"""Largest number of cards with a place each; in a larger hand equal cards share one."""
_ORDER: Final = ("attack", "compromise", "edict", "flare", "zodiac")
_PHASES: Final[Mapping[str, picture_views.Phase]] = {
    "start": "start",
    "destiny": "destiny",
    "aim": "aim",
    "alliance": "invite",
    "planning": "cards",
    "reveal": "reveal",
    "deal_phase": "deal",
    "outcome": "outcome",
    "after": "outcome",
    "end": "end",
    "next_turn": "end",
    "departed": "end",
    "victory": "end",
}


def phase_of(frame: str, table: TableView, asked: Collection[str]) -> picture_views.Phase:
    """Invitations and alliances are one frame: before any is made, the open question names the phase."""
    phase = _PHASES.get(frame, "setup")
    challenge = table.challenge
    if challenge is None:
        return phase
    if phase == "aim" and challenge.target is not None:
        return "cone"
    if phase == "invite" and not any(declared(key).subject == "invite" for key in asked):
        sides = (challenge.offense, challenge.defense)
        return "allies" if "join" in asked or any(side.invited or side.allies for side in sides) else phase
    return phase


def decided(view: picture_views.BoardPicture) -> bool:
    return view.phase in ("outcome", "end") and view.table.challenge is not None and bool(view.table.challenge.outcome)


def allies(view: picture_views.BoardPicture, side: SideView) -> tuple[BaseView, ...]:
    """Allies with tokens in the challenge; while allies join, also those who have yet to commit some."""
    return tuple(ally for ally in side.allies if ally.tokens or view.phase == "allies")


def hand_order(hand: Sequence[str]) -> list[str]:
    """By kind, attacks from high to low, others by name: the order of pictures and buttons."""

    def place(card: str) -> tuple[int, int, str, str]:
        kind = cards.kind(card)
        if kind == "attack":
            return _ORDER.index(kind), -cards.value(card), "", card
        return _ORDER.index(kind), 0, cards.name(card), card

    return sorted(hand, key=place)


def hand_picture(view: SeatView, playable: Collection[str], language: Language = DEFAULT) -> picture_views.HandPicture:
    ordered = hand_order(view.hand)
    if len(ordered) <= MOST_PLACES:
        return picture_views.HandPicture(
            tuple([picture_views.HandCard(card, card in playable) for card in ordered]), view.card, language
        )
    many = Counter(map(cards.face, ordered))
    usable = {cards.face(card) for card in ordered if card in playable}
    first = {cards.face(card): card for card in reversed(ordered)}
    places = (picture_views.HandCard(first[face], face in usable, count) for face, count in many.items())
    return picture_views.HandPicture(tuple(places), view.card, language)


def end_picture(
    table: TableView,
    names: Sequence[str],
    language: Language = DEFAULT,
    legs: Sequence[picture_views.Leg] = (),
    turns: Sequence[picture_views.TurningPoint] = (),
) -> picture_views.EndPicture:
    """The end as the last view shows it; with its course if all challenges are known."""
    rows = [_row(table, player) for player in table.players]
    rows.sort(key=lambda row: (not row.won, -len(row.bases), row.seat))
    challenges = 0 if table.challenge is None else table.challenge.number
    base_history = tuple(tuple(leg.bases) for leg in legs)
    return picture_views.EndPicture(
        tuple(names),
        tuple(rows),
        table.bases_to_win,
        table.how,
        challenges,
        language,
        base_history,
        picture_views.awards(legs),
        tuple(turns),
        legs[-1].positions if legs else {},
    )


def _row(table: TableView, player: PlayerView) -> picture_views.EndRow:
    seat = player.seat
    left, goal = not player.active, table.goal(seat)
    return picture_views.EndRow(seat, player.colour, seat in table.winners, hosts(table, seat), left, goal)


def hosts(table: TableView, seat: Seat) -> tuple[str, ...]:
    """Colours of the systems with foreign bases of the seat, one for each base."""
    planets = (planet for planet in table.planets if planet.owner != seat and planet.tokens(seat))
    return tuple(table.players[planet.owner].colour for planet in planets)


class FilmStep(msgspec.Struct, frozen=True):
    bases: tuple[int, ...]
    """Foreign bases after it, by seat."""
    winner: Seat | None = None
    """None if neither main player has won."""
    loser: Seat | None = None
    totals: tuple[int, int] | None = None
    """Totals of winner and loser."""
    sides: tuple[tuple[Seat, ...], ...] = ()
    """Offense and defense, each with its allies; empty if they are not known."""
    hosts: tuple[tuple[str, ...], ...] = ()
    """By seat, colours of the systems with its foreign bases; empty if they are not known."""
    positions: dict[Seat, picture_views.Position] = {}
    """Positions after it, as the next one began; seats without a known one are left out."""


class FilmPicture(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    goals: tuple[int, ...]
    """Foreign bases that each player needed, by seat."""
    winners: tuple[Seat, ...]
    steps: tuple[FilmStep, ...]
    language: Language = DEFAULT
    turns: tuple[picture_views.TurningPoint, ...] = ()


def film(end: picture_views.EndPicture, legs: Sequence[picture_views.Leg]) -> FilmPicture:
    by_seat = sorted(end.rows, key=lambda row: row.seat)
    after = [*(leg.positions for leg in legs[1:]), {}]
    steps = tuple(msgspec.structs.replace(_step(leg), positions=then) for leg, then in zip(legs, after, strict=True))
    winners = tuple(row.seat for row in by_seat if row.won)
    colours, goals = tuple(row.colour for row in by_seat), tuple(end.goal_of(row) for row in by_seat)
    return FilmPicture(end.names, colours, goals, winners, steps, end.language, end.turns)


def _step(leg: picture_views.Leg) -> FilmStep:
    sides = tuple(map(tuple, leg.sides)) if len(leg.sides) == 2 else ()
    return FilmStep(tuple(leg.bases), leg.winner, leg.loser, leg.totals, sides, tuple(leg.hosts))


class Shown(msgspec.Struct, frozen=True):
    """A picture that an expansion adds to the table."""

    renderer: str
    view: msgspec.Struct
    alt: str
    file: str


@dataclass(frozen=True)
class ExpansionPicture:
    name: str
    label: Message
    show: Callable[[TableView, Sequence[str], Seat | None, Language], Shown | None]
    """The picture for a seat, or for everybody: public facts only. None if there is nothing to show."""
    questions: Mapping[str, Callable[[SeatView, Sequence[str], Choice, Language], Shown]] = field(default_factory=dict)
    """Pictures by question; the choice is an answer that waits for a second press, or None."""
    weighs: Mapping[str, Callable[[Choice, Language], str]] = field(default_factory=dict)
    """By question, the confirmation to ask for before an answer counts; empty if it counts at once."""


_PICTURES: list[ExpansionPicture] = []
_BOARDS: dict[str, Callable[[TableView, Seat | None], TableView]] = {}
"""By expansion, the change to the table on a seat's own board, or on everybody's."""


def add(picture: ExpansionPicture) -> None:
    _PICTURES.append(picture)


def on_boards(expansion: str, shown: Callable[[TableView, Seat | None], TableView]) -> None:
    _BOARDS[expansion] = shown


def on_board(table: TableView, reader: Seat | None) -> TableView:
    """The table as drawn on a board, for the message of one seat or for everybody."""
    for name, shown in _BOARDS.items():
        table = shown(table, reader) if name in table.expansions else table
    return table


def here(table: TableView) -> list[ExpansionPicture]:
    return [picture for picture in _PICTURES if picture.name in table.expansions]


def of_question(view: SeatView, key: str, names: Sequence[str], choice: Choice, language: Language) -> Shown | None:
    for picture in here(view.table):
        if key in picture.questions:
            return picture.questions[key](view, names, choice, language)
    return None


def weighed(key: str, choice: Choice, language: Language) -> str:
    """Return the confirmation to ask for before an answer to an expansion's question counts; empty if none."""
    return next((one.weighs[key](choice, language) for one in _PICTURES if key in one.weighs), "")
