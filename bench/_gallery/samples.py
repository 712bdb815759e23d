"""Samples of all pictures, in the order of the gallery; the bench and the golden tests draw them too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

import bot.cosmic.expansions.skill_tokens.views  # noqa: F401 (enters what boards say of letters)
from bot.cosmic.expansions.asteroids import views as asteroid_alt
from bot.cosmic.expansions.moons import views as moons_alt
from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.expansions.skill_tokens.views import Lettered, SkillView
from bot.cosmic.expansions.zodiac import views as chart_alt
from bot.cosmic.expansions.zodiac.views import KARMA, ChartPicture
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, Phase, RevealPicture
from bot.cosmic.seen.views import (
    BaseView,
    ChallengeView,
    PlanetView,
    PlayerView,
    PowerView,
    SideView,
    TableView,
    UseView,
)
from bot.cosmic.words import alt as cosmic_alt, picture_words
from bot.cosmic.words.picture_words import EmblemsPicture, LessonPicture, PowerPicture
from bot.kernel.event import Seat
from bot.slap import alt
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView, slappable
from bot.words.message import DEFAULT, Language
from bot.words.pictures import PointsPicture, ProfilePicture, TournamentPicture, points_alt, profile_alt, tournament_alt
from renderers import draw
from renderers.cosmic.cards import EDICTS, POWERS

_LETTERS: Final = {"r": "red", "b": "blue", "y": "yellow", "p": "purple", "l": "light_blue", "o": "orange"}
_PLANETS: Final = 5


class Sitting(msgspec.Struct, frozen=True):
    colour: str
    powers: tuple[str, ...]
    hand: int = 7
    warp: int = 0
    zapped: bool = False
    dormant: bool = False
    active: bool = True


class Side(msgspec.Struct, frozen=True, array_like=True):
    seat: int | None
    tokens: int = 0
    allies: Sequence[tuple[int, int]] = ()
    card: str | None = None
    total: int | None = None

    def shown(self) -> SideView:
        allies = tuple(BaseView(*ally) for ally in self.allies)
        return SideView(self.seat, self.tokens, allies, (), self.card, False, self.total)


class Challenge(msgspec.Struct, frozen=True):
    number: int
    offense: Side
    defense: Side
    target: str | None = None
    ordinal: int = 1
    flips: tuple[str, ...] = ()
    reverse: bool = False
    outcome: str = ""

    def shown(self) -> ChallengeView:
        sides = self.offense.shown(), self.defense.shown()
        return ChallengeView(self.number, self.ordinal, *sides, self.flips, self.target, self.reverse, self.outcome, ())


class Table(msgspec.Struct, frozen=True):
    players: Sequence[Sitting]
    planets: Mapping[str, str]
    """Tokens on planets, such as ``{"red-1": "r4 b1"}``: owner first, colours by letter."""
    challenge: Challenge
    bases_to_win: int = 5
    stack: tuple[UseView, ...] = ()

    def shown(self) -> TableView:
        seats = {one.colour: seat for seat, one in enumerate(self.players)}
        planets = tuple(
            PlanetView(name, seat, _bases(self.planets.get(name, ""), seats))
            for seat, one in enumerate(self.players)
            for name in (f"{one.colour}-{at}" for at in range(1, _PLANETS + 1))
        )
        players = tuple(_player(seat, one, planets) for seat, one in enumerate(self.players))
        discard = ("A6.1", "C.1", "edict.cosmic_zap.1")
        now = self.challenge.shown()
        return TableView(players, planets, now, self.stack, 55, discard, 6, self.bases_to_win, (), "", ())


def _bases(words: str, seats: Mapping[str, int]) -> tuple[BaseView, ...]:
    return tuple(BaseView(seats[_LETTERS[word[0]]], int(word[1:])) for word in words.split())


def _player(seat: int, one: Sitting, planets: Sequence[PlanetView]) -> PlayerView:
    powers = tuple(PowerView(at, name, False, ()) for at, name in enumerate(one.powers))
    held = [planet for planet in planets if planet.tokens(seat)]
    return PlayerView(
        seat=seat,
        colour=one.colour,
        powers=powers,
        dormant=one.dormant,
        zapped=one.zapped,
        flared=False,
        hand=one.hand,
        warp=one.warp,
        removed=0,
        home=sum(planet.owner == seat for planet in held),
        foreign=sum(planet.owner != seat for planet in held),
        active=one.active,
    )


_TABLES: Final = msgspec.json.decode(Path(__file__).with_name("tables.json").read_bytes(), type=dict[str, Table])
_SETS: Final = "ELSW" * 8
_EXALTED: Final = {2: {"discount": 1, "dormant": False}, 5: {"discount": 1, "dormant": False}}
"""They need one base fewer, and their powers are never dormant."""
_KEEPER: Final = 3
_AIMED: Final = "purple"
_OWN: Final = 4
_SHEET: Final = 30
_CAPTIVES: Final = (("red", 1), ("yellow", 2))


class Board(msgspec.Struct, frozen=True):
    table: str
    names: tuple[str, ...]
    phase: Phase
    numbers: tuple[tuple[str, int], ...] = ()
    language: Language = DEFAULT
    expansions: dict[str, msgspec.Raw] = {}
    away: tuple[tuple[Seat, int], ...] = ()
    burned: tuple[str, ...] = ()
    annexed: dict[str, tuple[BaseView, ...]] = {}
    """Planets of a colour that nobody plays, in the system of the first player, who has Pygmy then."""

    def picture(self) -> BoardPicture:
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
    return replace(board, table=picture_facts.on_board(board.table, reader))


def _choosing(moons: BoardPicture, challenge: ChallengeView) -> BoardPicture:
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
    """``more`` are further places of a seat."""
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
    return SkillView(tuple(map(tuple, rows)), (4, 3, 5, 5, 4, 2), 1, 2)


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
    file: str
    renderer: str
    about: str
    view: View

    @property
    def name(self) -> str:
        return f"{self.file}.{'gif' if self.renderer in _MOVING else 'png'}"

    def encoded(self) -> bytes:
        return msgspec.json.encode(self.view)


class _Written(msgspec.Struct, frozen=True):
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


_INTRODUCTION = """# Gallery

Every kind of picture the bot posts, drawn by `make gallery` from made-up tables, with its alt text.
The golden tests compare new drawings with these files.
"""
_BOARDS = (asteroid_alt.board, chart_alt.board, moons_alt.board)
"""Imported for their effect: they add expansions to the alt text of boards."""


def alt_text(sample: Sample) -> str:
    match sample.view:
        case PileView() as view:
            return alt.pile(view)
        case ReceiptView() as view:
            return alt.receipt(view)
        case ResultView() as view:
            return alt.result(view)
        case FilmView() as view:
            return alt.film(view)
        case FacesView() as view:
            return alt.faces(view)
        case BoardPicture() as view:
            return cosmic_alt.board(view)
        case HandPicture() as view:
            return cosmic_alt.hand(view)
        case RevealPicture() as view:
            return cosmic_alt.reveal(view)
        case EndPicture() as view:
            return cosmic_alt.end(view)
        case ChartPicture() as view:
            return chart_alt.chart(view)
        case picture_words.EmblemsPicture() as view:
            return picture_words.emblems_alt(view)
        case picture_words.LessonPicture() as view:
            return picture_words.lesson_alt(view)
        case picture_words.PowerPicture() as view:
            return picture_words.power_alt(view)
        case FilmPicture() as view:
            return cosmic_alt.film(view)
        case PointsPicture() as view:
            return points_alt(view)
        case ProfilePicture() as view:
            return profile_alt(view)
        case TournamentPicture() as view:
            return tournament_alt(view)


def page() -> str:
    pictures = (f"\n## {each.file}\n\n{each.about}\n\n![{alt_text(each)}]({each.name})\n" for each in SAMPLES)
    return "".join((_INTRODUCTION, *pictures))


def main(folder: Path) -> None:
    """Pictures that no sample has any more are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.png"), *folder.glob("*.gif")):
        old.unlink()
    for sample in SAMPLES:
        (folder / sample.name).write_bytes(draw(sample.renderer, sample.encoded()))
    (folder / "README.md").write_text(page(), encoding="utf-8")
