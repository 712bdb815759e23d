"""A challenge, the picture of its reveal, and luck, as facts from public events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from msgspec.structs import replace

from bot.cosmic import events
from bot.cosmic.model import ids
from bot.cosmic.model.records import Maker, RevealSide, SideName, named
from bot.cosmic.seen import turning
from bot.cosmic.seen.picture_views import RevealOutcome, RevealPicture, Settled
from bot.kernel.event import Event, Seat
from bot.words.message import DEFAULT, Language

LASTING: Final = (events.Departed, events.PowersExchanged, events.ColoursSwapped, events.Finished)
"""Events that are shown beside the outcome, because they change the game for good."""
_WARP: Final = "warp"


@dataclass
class Gain:
    cards: int = 0
    bases: list[str] = field(default_factory=list)


@dataclass
class Story:
    """A challenge that has been played, or was broken off."""

    number: int = 0
    offense: Seat = 0
    defense: Seat | None = None
    target: str = ""
    """Empty if the cone never pointed at a planet."""
    outcome: str = ""
    """Empty if nothing was decided."""
    why: str = ""
    """Reason of a challenge that was abandoned."""
    totals: tuple[int, int] | None = None
    """None if no totals counted."""
    rule: str = ""
    """Reason of the outcome at the reveal; empty without a reveal."""
    colours: tuple[str, ...] = ()
    """By seat at the reveal; empty without one."""
    allies: dict[str, list[Seat]] = field(default_factory=lambda: {"offense": [], "defense": []})
    """By side: ``offense`` and ``defense``."""
    mustered: tuple[int, int] | None = None
    """Weapons and Shields that were counted (S22)."""
    landed: bool = False
    lost: int = 0
    """Tokens sent to the warp since the reveal; without a reveal, in the whole challenge."""
    consolation: tuple[Seat, int] | None = None
    """Seats that took cards, and how many (5.4.2)."""
    gains: dict[Seat, Gain] = field(default_factory=dict)
    dealers: list[Seat] = field(default_factory=list)
    """Dealers if they were not just the main players."""
    turn: turning.Turn | None = None
    stopped: turning.Stopped | None = None
    lasting: list[Event] = field(default_factory=list)


def read(seen: Sequence[Event]) -> Story | None:
    """The story of the challenge that begins among these events; None if none does."""
    if not any(isinstance(event, events.ChallengeBegan) for event in seen):
        return None
    story, struck = Story(), False
    for event in seen:
        if isinstance(event, LASTING):
            story.lasting.append(event)
        struck = struck or isinstance(event, events.DealStruck)
        _take(story, event, struck=struck)
    story.turn, story.stopped = turning.turn(seen), turning.stopped(seen)
    return story


def _take(story: Story, event: Event, *, struck: bool) -> None:
    match event:
        case events.ChallengeBegan():
            story.number, story.offense = event.number, event.seat
        case events.StandsIn():
            story.offense = event.seat
        case events.DefenseFixed():
            story.defense = event.seat
        case events.Aimed():
            story.target = event.planet
        case events.Invited():
            story.allies[event.side] = []
        case events.Joined(side=side) if side is not None:
            story.allies[side].append(event.seat)
        case events.Unallied() | events.Vanished() | events.Departed():
            story.allies = {side: [seat for seat in row if seat != event.seat] for side, row in story.allies.items()}
        case events.CardsHidden():
            story.totals, story.rule = None, ""
        case events.Rewound():
            story.target, story.defense, story.outcome = "", None, ""
            story.totals, story.rule, story.lost = None, "", 0
            story.allies = {"offense": [], "defense": []}
        case events.Dealers():
            story.dealers = event.seats
        case events.Reckoned():
            _reckoned(story, event)
        case events.OutcomeFixed():
            story.outcome = event.outcome
        case events.Abandoned():
            story.outcome, story.why = event.outcome, event.why
        case events.Mustered():
            story.mustered = event.weapons, event.shields
        case _:
            _changed_hands(story, event, struck=struck)


def _reckoned(story: Story, found: events.Reckoned) -> None:
    story.rule, story.colours, story.target = found.rule, found.colours, found.target
    story.lost, story.landed, story.consolation = 0, False, None
    if found.offense.total is not None and found.defense.total is not None:
        story.totals = found.offense.total, found.defense.total
    story.allies = {"offense": _allies(found.offense), "defense": _allies(found.defense)}


def _allies(side: RevealSide) -> list[Seat]:
    return [line.seat for line in side.lines if line.kind == "tokens" and line.seat not in (None, side.seat)]


def _changed_hands(story: Story, event: Event, *, struck: bool) -> None:
    match event:
        case events.Moved(to=to, count=many) if to == _WARP:
            story.lost += many
        case events.Moved(to=to, seat=seat, why="land"):
            if struck:
                story.gains.setdefault(seat, Gain()).bases.append(to)
            story.landed = story.landed or (seat == story.offense and to == story.target)
        case events.Gave(to=seat, count=many, why="deal") if many:
            story.gains.setdefault(seat, Gain()).cards += many
        case events.Gave(to=seat, count=many, why="consolation"):
            _consoled(story, seat, many)
        case events.Drew(seat=seat, count=many, why="consolation"):
            _consoled(story, seat, many)
        case _:
            pass


def _consoled(story: Story, seat: Seat, many: int) -> None:
    before = 0 if story.consolation is None else story.consolation[1]
    story.consolation = (seat, before + many) if before + many else None


def winner(story: Story) -> SideName | None:
    return "offense" if story.outcome == "offense" else "defense" if story.outcome == "defense" else None


_OUTCOMES: Final = ("offense", "defense", "both_lost", "deal", "no_deal", "repulsed")
_SETTLED: Final = ("deal", "no_deal")
_FORGOTTEN: Final = (events.ChallengeBegan, events.Rewound, events.Released)
"""Events that end the last reveal or make it void."""


def picture(seen: Sequence[Event], names: Sequence[str], language: Language = DEFAULT) -> RevealPicture | None:
    """The last reveal and its results so far; None without one, or without an outcome to show."""
    at = next((at for at in reversed(range(len(seen))) if isinstance(seen[at], (events.Reckoned, *_FORGOTTEN))), 0)
    found = seen[at] if seen else None
    if not isinstance(found, events.Reckoned):
        return None
    outcome, after = str(found.outcome), seen[at + 1 :]
    landed = lost = consolation = 0
    dealers: tuple[Seat, ...] = ()
    for event in after:
        match event:
            case events.OutcomeFixed() | events.Abandoned():
                outcome = event.outcome
            case events.Moved(to=to, why=why, count=many):
                lost += many if to == _WARP else 0
                landed += many if why == "land" and to == found.target else 0
            case events.Gave(why="consolation"):
                consolation += event.count
            case events.Dealers():
                dealers = tuple(event.seats)
    if outcome not in _OUTCOMES:
        return None
    dealing = dealers or (found.offense.seat, found.defense.seat)
    counts_by = {side: turning.counts_by(seen[:at], side) for side in ("offense", "defense")}
    return RevealPicture(
        tuple(names),
        found.colours,
        _counted(found.offense, counts_by["offense"]),
        _counted(found.defense, counts_by["defense"]),
        cast(RevealOutcome, outcome),
        found.target,
        tuple(map(named, found.by)),
        landed,
        lost,
        consolation,
        language,
        _settled(after, dealing) if outcome in _SETTLED else (),
        dealers=dealers,
        counts_by={side: named(by) for side, by in counts_by.items() if by is not None},
    )


def _counted(side: RevealSide, by: Maker | None) -> RevealSide:
    """Add the effect by which the card counts as another attack."""
    attack = isinstance(ids.as_card(side.card), ids.Attack)
    lines = tuple(
        replace(line, kind="becomes", powers=() if by is None else (named(by),))
        if line.kind == "becomes" or (line.kind == "card" and not attack)
        else line
        for line in side.lines
    )
    return replace(side, lines=lines)


def repulsed(
    story: Story, names: Sequence[str], colours: Sequence[str], language: Language = DEFAULT
) -> RevealPicture | None:
    """Return the picture of a challenge in which no cards were laid because of Shields; None for any other."""
    if story.outcome != "repulsed" or story.defense is None:
        return None
    offense, defense = (
        RevealSide(seat, "", turned=False, total=None, lines=()) for seat in (story.offense, story.defense)
    )
    return RevealPicture(
        tuple(names),
        tuple(colours),
        offense,
        defense,
        "repulsed",
        story.target,
        language=language,
        mustered=story.mustered,
    )


def _settled(seen: Sequence[Event], dealing: Sequence[Seat]) -> tuple[Settled, ...]:
    """Return each dealer's gain from the deal, or loss without one (5.5.5, 5.5.8)."""
    struck = False
    got = {seat: Settled() for seat in dealing}
    for event in seen:
        struck = struck or isinstance(event, events.DealStruck)
        match event:
            case events.Gave(to=seat, why="deal") if seat in got:
                _add(got, seat, cards=event.count)
            case events.Moved(seat=seat, to=to, why="land") if struck and seat in got:
                _add(got, seat, bases=(to,) if isinstance(ids.place(to), ids.Planet) else ())
            case events.Moved(seat=seat, to=to) if to == _WARP and seat in got:
                _add(got, seat, lost=event.count)
            case events.Moved(seat=seat, why="return", origin=whence) if struck and seat in got:
                _add(got, seat, freed=sum(many for place, many in whence.items() if ids.is_sheet(place)))
            case events.GivenBack(seat=seat, origin=whence) if struck and seat in got:
                _add(got, seat, freed=sum(many for place, many in whence.items() if not ids.is_sheet(place)))
            case _:
                pass
    return tuple(got.values())


def _add(
    got: dict[Seat, Settled], seat: Seat, *, cards: int = 0, bases: tuple[str, ...] = (), freed: int = 0, lost: int = 0
) -> None:
    was = got[seat]
    got[seat] = Settled(was.cards + cards, (*was.bases, *bases), was.freed + freed, was.lost + lost)


class Luck:
    """By seat: cards drawn from the deck, draws of destiny as the defense, cards of consolation."""

    def __init__(self) -> None:
        self.drawn, self.chosen, self.consoled = Counter[Seat](), Counter[Seat](), Counter[Seat]()

    def take(self, public: Sequence[Event]) -> None:
        for event in public:
            match event:
                case events.DefenseFixed(seat=int() as seat):
                    self.chosen[seat] += 1
                case events.Drew(seat=seat, count=many, why=why):
                    self.drawn[seat] += many
                    self.consoled[seat] += many * (why == "consolation")
                case events.Gave(to=seat, count=many, why="consolation"):
                    self.consoled[seat] += many
                case _:
                    pass
