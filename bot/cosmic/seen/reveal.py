"""Follows a table by its public events and works out what each reveal came to, line by line.

A ``Course`` is begun from a view of the table and fed every public event from then on; it is plain data and can be
saved between two events. No rules are run: what powers and flares changed is told with the totals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

import msgspec

from bot.cosmic.model import cards
from bot.cosmic.model.hook_args import Change
from bot.cosmic.seen.picture_views import RevealOutcome, RevealPicture, RevealSide, SumLine
from bot.cosmic.seen.views import TableView
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language

__all__ = ["Course", "begin", "follow", "picture"]

OFFENSE: Final = "cone.offense"
DEFENSE: Final = "cone.defense"
_WARP: Final = "warp"
_FLARE: Final = "flare."
_OUTCOMES: Final = ("offense", "defense", "both_lost", "deal", "no_deal", "repulsed")
Data: TypeAlias = Mapping[str, Any]


class Standing(msgspec.Struct):
    """One side of the challenge that is followed."""

    seat: Seat = -1
    allies: list[Seat] = []
    card: str = ""
    face: str = ""
    """What the card counts as, if that was changed."""
    turned: bool = False

    def clear(self) -> None:
        """The card counts as itself again."""
        self.face, self.turned = "", False

    def counts_as(self) -> str:
        """The face that counts, such as ``A12`` or ``C``; empty without a card."""
        return cards.COMPROMISE if self.turned else self.face or (cards.face(self.card) if self.card else "")


class Used(msgspec.Struct, frozen=True):
    """A power or flare that went ahead, and who used it."""

    seat: Seat
    name: str
    """``virus``, and ``flare.virus`` for its flare."""


class Course(msgspec.Struct):
    """A table as its public events tell it; JSON with text keys."""

    places: dict[str, dict[str, int]]
    """Tokens by place and seat (as text); without warp and places beside the board."""
    colours: list[str]
    offense: Standing = msgspec.field(default_factory=Standing)
    defense: Standing = msgspec.field(default_factory=Standing)
    target: str = ""
    called: list[Used] = []
    """Uses that take effect later in the challenge."""
    acting: list[Used] = []
    """Uses since the cards were turned up."""
    told: list[Change] = []
    """What has changed the sums that come next."""
    revealed: bool = False
    outcome: str = ""
    sides: tuple[RevealSide, RevealSide] | None = None
    """Both sides as the totals were worked out."""
    decided_by: tuple[str, ...] = ()
    landed: int = 0
    lost: int = 0
    consolation: int = 0

    def tokens(self, place: str, seat: Seat) -> int:
        """How many tokens of ``seat`` are at ``place``."""
        return self.places.get(place, {}).get(str(seat), 0)


def begin(table: TableView) -> Course:
    """A course from what everybody sees now. What was called before and still waits is not seen any more."""
    places = {
        planet.id: {str(base.seat): base.tokens for base in planet.bases}
        for planet in (*table.planets, *table.outposts)
    }
    course = Course(places, [player.colour for player in table.players])
    challenge = table.challenge
    if challenge is None or challenge.outcome:
        return course
    course.target = challenge.target or ""
    course.called = [Used(call.seat, call.thing) for call in challenge.calls]
    for place, side, standing in (
        (OFFENSE, challenge.offense, course.offense),
        (DEFENSE, challenge.defense, course.defense),
    ):
        standing.seat = -1 if side.seat is None else side.seat
        standing.allies = [ally.seat for ally in side.allies]
        standing.card, standing.face, standing.turned = side.card or "", side.face, side.turned
        course.places[place] = {str(ally.seat): ally.tokens for ally in side.allies if ally.tokens}
    course.revealed = bool(challenge.offense.card and challenge.defense.card)
    if challenge.offense.tokens:
        course.places[OFFENSE][str(course.offense.seat)] = challenge.offense.tokens
    return course


def follow(course: Course, events: Iterable[Event]) -> Course | None:
    """Take up public events. A copy of the course at the last reveal that was carried out among them, if any was."""
    done: Course | None = None
    for event in events:
        if event.audience is not None:
            continue
        if event.kind == "released" and course.sides is not None and course.outcome in _OUTCOMES:
            done = msgspec.json.decode(msgspec.json.encode(course), type=Course)
            course.sides = None
        take = _TAKERS.get(event.kind)
        if take is not None:
            take(course, event.data)
    return done


def picture(course: Course, names: Sequence[str], language: Language = DEFAULT) -> RevealPicture | None:
    """What the reveal came to; None if no cards were turned up."""
    if course.sides is None or course.outcome not in _OUTCOMES:
        return None
    return RevealPicture(
        tuple(names),
        tuple(course.colours),
        *course.sides,
        cast(RevealOutcome, course.outcome),
        course.target,
        course.decided_by,
        course.landed,
        course.lost,
        course.consolation,
        language,
    )


# --- what an event changes --------------------------------------------------------------------------------------------


def _challenge(course: Course, data: Data) -> None:
    course.offense, course.defense = Standing(data["seat"]), Standing()
    _anew(course)
    course.called = []


def _stands_in(course: Course, data: Data) -> None:
    course.offense = Standing(data["seat"])


def _anew(course: Course) -> None:
    """Nothing is known of the reveal any more."""
    course.target = ""
    course.acting = []
    course.revealed = False
    course.outcome = ""
    course.sides = None
    course.decided_by = ()
    course.landed = course.lost = course.consolation = 0


def _rewound(course: Course, data: Data) -> None:
    course.offense, course.defense = Standing(course.offense.seat), Standing()
    _anew(course)
    course.called = []


def _defense(course: Course, data: Data) -> None:
    course.defense = Standing(-1 if data["seat"] is None else data["seat"])


def _aimed(course: Course, data: Data) -> None:
    course.target = data["planet"]


def _joined(course: Course, data: Data) -> None:
    if data["side"] is not None:
        _side(course, data["side"]).allies.append(data["seat"])


def _unallied(course: Course, data: Data) -> None:
    for side in (course.offense, course.defense):
        if data["seat"] in side.allies:
            side.allies.remove(data["seat"])


def _moved(course: Course, data: Data) -> None:
    seat, origin, to, many = data["seat"], data["from"], data["to"], data["count"]
    for place, count in origin.items():
        _shift(course, place, seat, -count)
    _shift(course, to, seat, many)
    if course.outcome and to == _WARP:
        course.lost += many
    if course.outcome and data["why"] == "land" and to == course.target:
        course.landed += many


def _taken(course: Course, data: Data) -> None:
    _piled(course, data)
    _shift(course, data["to"], data["seat"], data["count"])


def _piled(course: Course, data: Data) -> None:
    """Tokens under others are in nobody's count."""
    for place, count in data["from"].items():
        _shift(course, place, data["former"], -count)


def _swapped(course: Course, data: Data) -> None:
    for seat, colour in zip(data["seats"], data["colours"], strict=True):
        course.colours[seat] = colour
        for there in course.places.values():
            there.pop(str(seat), None)
        for place, count in data["places"][str(seat)].items():
            _shift(course, place, seat, count)


def _given_back(course: Course, data: Data) -> None:
    for place, count in data["from"].items():
        _shift(course, place, data["former"], -count)
        _shift(course, place, data["seat"], count)


def _went_back(course: Course, data: Data) -> None:
    _piled(course, data)
    _shift(course, data["to"], data["seat"], data["count"])


def _recalled(course: Course, data: Data) -> None:
    for places, way in ((data["from"], -1), (data["to"], 1)):
        for place, count in places.items():
            _shift(course, place, data["seat"], way * count)


def _vanished(course: Course, data: Data) -> None:
    _unallied(course, data)
    for place in (OFFENSE, DEFENSE):
        course.places.get(place, {}).pop(str(data["seat"]), None)


def _departed(course: Course, data: Data) -> None:
    for there in course.places.values():
        there.pop(str(data["seat"]), None)


def _done(course: Course, data: Data) -> None:
    if course.revealed and not data["cancelled"] and data["source"] != "edict":
        course.acting.append(Used(data["seat"], _name(data["name"], flare=data["source"] == "flare")))


def _called(course: Course, data: Data) -> None:
    course.called.append(Used(data["seat"], _name(data["name"], flare=data["card"].startswith(_FLARE))))


def _acts(course: Course, data: Data) -> None:
    course.called.append(Used(data["seat"], data["card"]))


def _uncalled(course: Course, data: Data) -> None:
    course.called = [one for one in course.called if [one.seat, one.name.removeprefix(_FLARE)] not in data["gone"]]


def _revealed(course: Course, data: Data) -> None:
    course.revealed = True
    course.acting = []
    course.offense.card, course.defense.card = data["offense"] or "", data["defense"] or ""


def _hidden(course: Course, data: Data) -> None:
    course.revealed = False
    course.offense.clear()
    course.defense.clear()


def _exchanged(course: Course, data: Data) -> None:
    one, other = course.offense, course.defense
    one.card, other.card = other.card, one.card
    one.face, other.face = other.face, one.face
    one.turned, other.turned = other.turned, one.turned


def _counts_as(course: Course, data: Data) -> None:
    side = _side(course, data["side"])
    side.face, side.turned = data["face"], False


def _substituted(course: Course, data: Data) -> None:
    side = _side(course, data["side"])
    side.card, side.face, side.turned = data["new"], "", False


def _turned(course: Course, data: Data) -> None:
    _side(course, data["side"]).turned = True


def _tallied(course: Course, data: Data) -> None:
    course.told = msgspec.convert(data["changes"], list[Change])


def _totals(course: Course, data: Data) -> None:
    used = list(dict.fromkeys([*course.called, *course.acting]))
    course.sides = (
        _reckoned(course, course.offense, data["offense"], used, [one for one in course.told if one.side == "offense"]),
        _reckoned(course, course.defense, data["defense"], used, [one for one in course.told if one.side == "defense"]),
    )
    course.told = []


def _outcome(course: Course, data: Data) -> None:
    course.outcome = data["outcome"]
    if course.sides is None or course.outcome not in ("offense", "defense", "deal"):
        return
    if _plain_outcome(course, course.sides) == course.outcome:
        course.decided_by = ()
        return
    # What decides at the reveal is told; what changes an outcome afterwards is among what was used.
    told = [_name(one["name"], flare=one["flare"]) for one in data.get("by", ())]
    used = [use.name for use in (*course.called, *course.acting)]
    course.decided_by = tuple(dict.fromkeys(told or used))


def _gave(course: Course, data: Data) -> None:
    if data["why"] == "consolation":
        course.consolation += data["count"]


_TAKERS: Final[Mapping[str, Callable[[Course, Data], None]]] = {
    "abandoned": _outcome,
    "acts": _acts,
    "aimed": _aimed,
    "called": _called,
    "captured": _taken,
    "cards_exchanged": _exchanged,
    "challenge": _challenge,
    "colours_swapped": _swapped,
    "counts_as": _counts_as,
    "defense": _defense,
    "departed": _departed,
    "done": _done,
    "gave": _gave,
    "given_back": _given_back,
    "hidden": _hidden,
    "joined": _joined,
    "moved": _moved,
    "outcome": _outcome,
    "piled": _piled,
    "recalled": _recalled,
    "revealed": _revealed,
    "rewound": _rewound,
    "stands_in": _stands_in,
    "substituted": _substituted,
    "tallied": _tallied,
    "totals": _totals,
    "turned": _turned,
    "unallied": _unallied,
    "uncalled": _uncalled,
    "vanished": _vanished,
    "went_back": _went_back,
}


# --- sums -------------------------------------------------------------------------------------------------------------


def _name(power: str, *, flare: bool) -> str:
    """How a power, an expansion or a flare is named here."""
    return f"{_FLARE}{power}" if flare else power


def _side(course: Course, name: str) -> Standing:
    return course.offense if name == "offense" else course.defense


def _shift(course: Course, place: str, seat: Seat, by: int) -> None:
    there = course.places.get(place)
    if there is None:
        if "cone." not in place:
            return
        there = course.places.setdefault(place, {})
    count = there.get(str(seat), 0) + by
    if count > 0:
        there[str(seat)] = count
    else:
        there.pop(str(seat), None)


def _reckoned(
    course: Course, side: Standing, total: int | None, used: Sequence[Used], told: Sequence[Change]
) -> RevealSide:
    """One side as the totals are worked out: the card, the tokens, each change that was told, and whatever is left
    between them and the total.
    """
    lines: list[SumLine] = []
    face = side.counts_as()
    if total is not None:
        lines.append(SumLine("card", cards.value(side.card if side.card[:1] == "A" else face)))
        if cards.value(face) != lines[0].value:
            lines.append(SumLine("becomes", cards.value(face)))
    for seat in (side.seat, *side.allies):
        many = _in_challenge(course, side, seat)
        if many:
            lines.append(SumLine("tokens", many, seat))
    lines += [SumLine("changes", one.by, powers=(_name(one.name, flare=one.flare),)) for one in told]
    if total is not None:
        rest = total - cards.value(face) - sum(line.value for line in lines if line.kind in ("tokens", "changes"))
        if rest:
            lines.append(SumLine("changes", rest, powers=_makers(side, used)))
    return RevealSide(side.seat, side.card, side.turned, total, tuple(lines))


def _in_challenge(course: Course, side: Standing, seat: Seat) -> int:
    if side is course.offense:
        return course.tokens(OFFENSE, seat)
    return course.tokens(course.target if seat == side.seat else DEFENSE, seat)


def _makers(side: Standing, used: Sequence[Used]) -> tuple[str, ...]:
    """Who may have changed this side's sum: its own people if any of them used something, else the others."""
    own = [use.name for use in used if use.seat in (side.seat, *side.allies)]
    return tuple(dict.fromkeys(own or [use.name for use in used]))


def _plain_outcome(course: Course, sides: tuple[RevealSide, RevealSide]) -> str:
    """How it would come out by cards and totals alone (5.1.2, 5.4.1, 5.5)."""
    first, second = sides
    if first.total is not None and second.total is not None:
        return "offense" if first.total > second.total else "defense"
    if course.offense.counts_as()[:1] == "A":
        return "offense"
    return "defense" if course.defense.counts_as()[:1] == "A" else "deal"
