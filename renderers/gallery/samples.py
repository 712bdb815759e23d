"""The pictures of the gallery in order; the bench and the tests draw them too."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

import bot.cosmic.expansions.skill_tokens.alt  # noqa: F401 (enters which letters stand on a board)
from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.expansions.skill_tokens.views import Lettered, SkillView
from bot.cosmic.expansions.zodiac.views import KARMA, ChartPicture
from bot.cosmic.library.pictures import EmblemsPicture, LessonPicture, PowerPicture
from bot.cosmic.seen import expansion_pictures
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, Phase, RevealPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlanetView, PowerView, TableView
from bot.kernel.seat import Seat
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView, slappable
from bot.words.language import DEFAULT, Language
from bot.words.pictures import PointsPicture, ProfilePicture, TournamentPicture
from renderers.cosmic.cards.faces import EDICTS, POWERS
from renderers.gallery.cosmic_tables import Side, Table

_TABLES: Final = msgspec.json.decode(Path(__file__).with_name("tables.json").read_bytes(), type=dict[str, Table])
_SETS: Final = "ELSW" * 8
_EXALTED: Final = {2: {"discount": 1, "dormant": False}, 5: {"discount": 1, "dormant": False}}
"""They need one base fewer, and their powers are never dormant."""
_KEEPER: Final = 3
"""Seat of the player with Zombie."""
_AIMED: Final = "purple"
"""The colour of that player, at whose system the offense aims."""
_OWN: Final = 4
"""Whose message has the board with letters."""
_SHEET: Final = 30
_CAPTIVES: Final = (("red", 1), ("yellow", 2))


class Board(msgspec.Struct, frozen=True):
    """A board as the file has it."""

    table: str
    """Its name in ``tables.json``."""
    names: tuple[str, ...]
    phase: Phase
    numbers: tuple[tuple[str, int], ...] = ()
    language: Language = DEFAULT
    expansions: dict[str, msgspec.Raw] = {}
    away: tuple[tuple[Seat, int], ...] = ()
    burned: tuple[str, ...] = ()
    """Planets that have left the game."""
    annexed: dict[str, tuple[BaseView, ...]] = {}
    """Planets of a colour that nobody plays, in the system of the first player, who has Pygmy then."""

    def picture(self) -> BoardPicture:
        """The board of the sample."""
        table = replace(_TABLES[self.table].shown(), expansions=self.expansions)
        table = replace(table, planets=tuple(one for one in table.planets if one.id not in self.burned))
        more = tuple(PlanetView(name, 0, bases) for name, bases in self.annexed.items())
        table = replace(table, planets=(*table.planets, *more))
        if more:
            first, *others = table.players
            table = replace(table, players=(replace(first, powers=(PowerView(0, "pygmy", False, ()),)), *others))
        if "moons" in self.expansions:
            moons = table.part("moons", MoonsView).moons
            table = replace(table, outposts=tuple(PlanetView(one.place, one.owner, ()) for one in moons))
        return BoardPicture(table, self.names, self.phase, self.numbers, self.language, self.away)


def composed(views: Mapping[str, object]) -> dict[str, BoardPicture]:
    """The boards that are made of other samples."""
    six, rocks, moons = (_board(views, name) for name in ("board-six", "board-asteroids", "board-moons"))
    chart = views["chart-own"]
    assert isinstance(chart, ChartPicture)
    challenge = moons.table.challenge
    assert challenge is not None
    exalted = tuple(replace(one, **_EXALTED.get(one.seat, {})) for one in six.table.players)
    zodiac = replace(_with(six.table, zodiac=chart.chart), players=exalted)
    data = {**rocks.table.expansions, **moons.table.expansions, **zodiac.expansions}
    together = _together(replace(zodiac, outposts=moons.table.outposts, expansions=data), chart)
    defense = replace(challenge.defense, tokens=2)
    at_moon = replace(challenge, target="purple-moon1", defense=defense)
    return {
        "board-moons-choose": _choosing(moons, challenge),
        "board-moons-target": replace(moons, table=replace(moons.table, challenge=at_moon)),
        "board-skills": _for(None, replace(six, table=_with(six.table, skill_tokens=lettered(six.table)))),
        "board-zodiac": replace(six, table=zodiac),
        "board-everything": _for(None, replace(six, table=together)),
        "board-own": _for(_OWN, replace(six, table=together)),
    }


def _for(reader: Seat | None, board: BoardPicture) -> BoardPicture:
    """The board in a seat's own message, or everybody's."""
    return replace(board, table=expansion_pictures.on_board(board.table, reader))


def _choosing(moons: BoardPicture, challenge: ChallengeView) -> BoardPicture:
    """The offense chooses its target among the planets and the moons of a system."""
    offense, defense = Side(challenge.offense.seat).shown(), Side(challenge.defense.seat).shown()
    aiming = replace(challenge, offense=offense, defense=defense, target=None, flips=(_AIMED,))
    planets = ((f"{_AIMED}-{at}", at) for at in range(1, 6))
    numbers = (*planets, *((f"{_AIMED}-moon{at}", at) for at in (1, 2)))
    return replace(moons, table=replace(moons.table, challenge=aiming), phase="aim", numbers=numbers)


def _board(views: Mapping[str, object], name: str) -> BoardPicture:
    board = views[name]
    assert isinstance(board, BoardPicture)
    return board


def _with(table: TableView, **parts: msgspec.Struct) -> TableView:
    data = {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in parts.items()}
    return replace(table, expansions={**table.expansions, **data})


def _together(table: TableView, chart: ChartPicture) -> TableView:
    """With captives on a sheet, and letters of all tokens: of captives, of Karma and of those on moons too."""
    keeper = table.players[_KEEPER]
    powers = (*keeper.powers[:-1], replace(keeper.powers[-1], number=_SHEET, tokens=_CAPTIVES))
    players = list(table.players)
    players[_KEEPER] = replace(keeper, powers=powers)
    seats = {player.colour: player.seat for player in players}
    more: dict[int, dict[str, int]] = {seat: {} for seat in seats.values()}
    for seat, one in enumerate(chart.chart.players):
        more[seat][KARMA] = one.karma
    for moon in table.part("moons", MoonsView).moons:
        for colour, count in moon.tokens:
            more[seats[colour]][moon.place] = count
    for colour, count in _CAPTIVES:
        more[seats[colour]][f"power.{_SHEET}"] = count
    return _with(replace(table, players=tuple(players)), skill_tokens=lettered(table, more))


def lettered(table: TableView, more: Mapping[int, Mapping[str, int]] = MappingProxyType({})) -> SkillView:
    """The tokens of everybody, with letters as they come; ``more`` are further places of a seat."""
    rows: list[list[Lettered]] = []
    for player in table.players:
        seat = player.seat
        where = {planet.id: planet.tokens(seat) for planet in table.planets}
        if table.challenge is not None:
            ends = {"cone.offense": table.challenge.offense, "cone.defense": table.challenge.defense}
            for end, side in ends.items():
                where[end] = next((ally.tokens for ally in side.allies if ally.seat == seat), 0)
            if table.challenge.offense.seat == seat:
                where["cone.offense"] = table.challenge.offense.tokens
        where |= {"warp": player.warp, **more.get(seat, {})}
        left = _SETS[player.seat :] + _SETS[: player.seat]
        row = []
        for place, count in where.items():
            if count:
                row.append(Lettered(place, "".join(sorted(left[:count], key=_SETS.find))))
                left = left[count:]
        rows.append(row)
    return SkillView(tuple(map(tuple, rows)), (4, 3, 5, 5, 4, 2), (True,) * 6, 1, 2)


View: TypeAlias = (
    PileView
    | ReceiptView
    | ResultView
    | FilmView
    | FacesView
    | BoardPicture
    | HandPicture
    | RevealPicture
    | EndPicture
    | ChartPicture
    | LessonPicture
    | EmblemsPicture
    | PointsPicture
    | FilmPicture
    | PowerPicture
    | ProfilePicture
    | TournamentPicture
)
_MOVING: Final = ("cosmic.reveal_moving", "cosmic.film", "slap.film")
_VIEWS: Final[dict[str, type[View]]] = {
    "slap.pile": PileView,
    "slap.receipt": ReceiptView,
    "slap.result": ResultView,
    "slap.film": FilmView,
    "slap.faces": FacesView,
    "cosmic.hand": HandPicture,
    "cosmic.reveal": RevealPicture,
    "cosmic.reveal_moving": RevealPicture,
    "cosmic.film": FilmPicture,
    "cosmic.power_card": PowerPicture,
    "cosmic.end": EndPicture,
    "cosmic.chart": ChartPicture,
    "cosmic.lesson": LessonPicture,
    "points": PointsPicture,
    "profile": ProfilePicture,
    "tournament": TournamentPicture,
}


class Sample(msgspec.Struct, frozen=True):
    """One picture of the gallery: a made-up view and what it shows."""

    file: str
    """Name of the picture's file, without its ending."""
    renderer: str
    about: str
    view: View

    @property
    def name(self) -> str:
        """The name of the sample's file."""
        return f"{self.file}.{'gif' if self.renderer in _MOVING else 'png'}"

    def encoded(self) -> bytes:
        """The view as a ``Picture`` carries it."""
        return msgspec.json.encode(self.view)


class _Written(msgspec.Struct, frozen=True):
    """A sample as the file has it: with a view, a board, or neither if it is put together."""

    file: str
    renderer: str
    about: str
    view: msgspec.Raw = msgspec.Raw()
    board: Board | None = None


def _samples() -> tuple[Sample, ...]:
    written = msgspec.json.decode(Path(__file__).with_name("samples.json").read_bytes(), type=tuple[_Written, ...])
    views: dict[str, View] = {"patterns": slappable("en"), "german-patterns": slappable("de")}
    views |= {"emblems-powers": EmblemsPicture(tuple(POWERS)), "emblems-edicts": EmblemsPicture(tuple(EDICTS))}
    for one in written:
        if bytes(one.view):
            views[one.file] = msgspec.json.decode(one.view, type=_VIEWS[one.renderer])
        elif one.board is not None:
            views[one.file] = one.board.picture()
    views |= composed(views)
    views["reveal-moving"] = views["reveal-virus"]
    return tuple(Sample(one.file, one.renderer, one.about, views[one.file]) for one in written)


SAMPLES: Final = _samples()
"""Every picture of the gallery, in order."""
