"""Letters are on the board wherever tokens are, and in its alt text (Skill Tokens: tokens are individuals)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.expansions.skill_tokens.views import SkillView, brief
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, UseView
from bot.cosmic.words import alt
from bot.cosmic.words.expansion_words import READ, read
from bot.words.message import LANGUAGES, Language
from bot.words.speech import speech
from renderers.cosmic.board.board import draw, paint
from renderers.cosmic.board.places import HEIGHT, LEGEND, STRIP, SYSTEM, WARP, WIDTH, boxes, places
from renderers.cosmic.board.strip import TARGET
from renderers.cosmic.marks import Box
from renderers.kit.canvas import SCALE, Canvas
from tests.renderers.crowds import EXPANSIONS, crowd
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import Piece, Watch, watching

BOARD = next(sample.view for sample in SAMPLES if sample.file == "board-skills")
FULL = crowd(6, EXPANSIONS)
"""With all letters, as no picture shows them."""
OTHER = {"E": "L", "L": "S", "S": "W", "W": "E", "·": "E"}


def board(seat: int, place: str) -> BoardPicture:
    """The board with other letters of one seat in one place."""
    view = FULL.table.part("skill_tokens", SkillView)
    row = tuple(
        msgspec.structs.replace(one, letters="".join(OTHER[letter] for letter in one.letters))
        if one.place == place
        else one
        for one in view.players[seat]
    )
    changed = msgspec.structs.replace(view, players=(*view.players[:seat], row, *view.players[seat + 1 :]))
    data = {**FULL.table.expansions, "skill_tokens": msgspec.Raw(msgspec.json.encode(changed))}
    return msgspec.structs.replace(FULL, table=msgspec.structs.replace(FULL.table, expansions=data))


def shown(view: BoardPicture, reader: int | None) -> BoardPicture:
    return msgspec.structs.replace(view, table=picture_facts.on_board(view.table, reader))


@pytest.mark.parametrize(
    ("seat", "place", "box"),
    [
        (0, "red-1", 0),
        (1, "red-2", 0),
        (2, "red-5", 0),
        (1, "warp", WARP),
        (0, "cone.offense", STRIP),
        (3, "cone.defense", STRIP),
        (1, "karma", 1),
    ],
)
def test_letters_stand_where_the_tokens_are_in_the_own_message_and_for_nobody_else_s2(
    seat: int, place: str, box: int | tuple[int, int, int, int]
) -> None:
    x, y, width, height = (*places(6)[box][:3], SYSTEM) if isinstance(box, int) else box
    changed = [board(seat, where) for where in (place, "nowhere")]
    for reader in (seat, None, (seat + 1) % 6):
        one, other = (board_pixels(shown(view, reader)) for view in changed)
        found = ImageChops.difference(one, other).getbbox()
        if reader != seat:
            assert found is None
            continue
        assert found is not None
        assert (x <= found[0], found[2] <= x + width, y <= found[1], found[3] <= y + height) == (True,) * 4


def test_letters_of_the_defender_stand_on_the_target_for_everybody_s2() -> None:
    one, other = (board_pixels(shown(board(1, where), None)) for where in ("blue-3", "nowhere"))
    assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize(("seat", "place"), [(1, "karma"), (1, "red-moon1"), (4, "warp"), (0, "red-1")])
def test_the_alt_text_has_the_letters_that_the_picture_shows_s2(seat: int, place: str) -> None:
    view = FULL.table.part("skill_tokens", SkillView)
    count = len(view.at(seat, place))
    for reader in (seat, (seat + 1) % 6, None):
        table = picture_facts.on_board(FULL.table, reader)
        words = READ.of(table)[0](table, seat, place, count, "en")
        assert bool(words) == (reader == seat)


def test_the_alt_text_says_letters_in_words_s2() -> None:
    view = shown(FULL, 3)
    said = alt.board(view)
    ally, warp = (read(view.table, 3, place, count, "en") for place, count in (("cone.defense", 1), ("warp", 9)))
    assert ally
    assert f"Defensive allies: Dario 1{ally}" in said
    assert f"Dario 9{warp}" in said
    german = alt.board(msgspec.structs.replace(view, language="de"))
    assert f"Dario 9{read(view.table, 3, 'warp', 9, 'de')}" in german


def test_tokens_of_others_under_ones_command_have_a_dot_s8() -> None:
    view = FULL.table.part("skill_tokens", SkillView)
    assert view.under(1, "red-2", 4) == f"{view.at(1, 'red-2')}··"


@pytest.mark.parametrize(("letters", "told"), [("ELSW", "ELSW"), ("EE", "EE"), ("EEELS", "E3LS"), ("LLLL··", "L4·2")])
def test_many_letters_are_written_with_numbers_s2(letters: str, told: str) -> None:
    assert brief(letters) == told


def inside(watch: Watch, box: Box) -> list[Piece]:
    """List the pieces whose ink lies in a box of the finished picture: left, top, width, height."""
    left, top, right, low = (edge * SCALE for edge in (box[0], box[1], box[0] + box[2], box[1] + box[3]))
    middles = [((one.box[0] + one.box[2]) / 2, (one.box[1] + one.box[3]) / 2, one) for one in watch.pieces]
    return [one for x, y, one in middles if left < x < right and top < y < low]


@pytest.mark.parametrize("expansions", [("skill_tokens",), ("moons", "skill_tokens"), EXPANSIONS], ids="+".join)
@pytest.mark.parametrize("count", range(2, 7))
def test_numbers_are_always_there_and_larger_than_letters_s2(
    count: int, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, expansions)
    with watching(monkeypatch) as watch:
        draw(view)
    pills: list[tuple[Box, str]] = []
    for seat, place in enumerate(places(count)):
        mine = [planet for planet in view.table.planets if planet.owner == seat]
        for planet, (x, y) in zip(mine, place.planets(), strict=True):
            bases = zip(planet.bases, boxes(len(planet.bases), x, y, place), strict=True)
            pills += [(box, str(base.tokens)) for base, box in bases]
    assert view.table.challenge is not None
    sides = (view.table.challenge.offense, view.table.challenge.defense)
    rows = [(sides[0].seat, sides[0].tokens), *((ally.seat, ally.tokens) for side in sides for ally in side.allies)]
    cone = inside(watch, (STRIP[0] + 250, STRIP[1], 680, STRIP[3]))
    assert {str(tokens) for _, tokens in rows} <= {one.what for one in cone}
    for box, number in pills:
        there = inside(watch, box)
        digits = [one.box[3] - one.box[1] for one in there if one.what == number]
        letters = [one.box[3] - one.box[1] for one in there if set(one.what) <= set("ELSW")]
        assert digits, (box, [one.what for one in there])
        assert max(letters, default=0) < digits[0]


@pytest.mark.parametrize("count", range(2, 7))
def test_who_stands_on_a_moon_is_told_by_number_beside_any_expansion_s2(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, EXPANSIONS)
    with watching(monkeypatch) as watch:
        draw(view)
    for seat, place in enumerate(places(count)):
        moons = [one for one in view.table.part("moons", MoonsView).moons if one.owner == seat and one.tokens]
        third = place.width / 3 if count > 2 else 0
        low = (place.x + third, place.y + 240, place.width - 2 * third, 160)
        assert {str(tokens) for one in moons for _, tokens in one.tokens} <= {one.what for one in inside(watch, low)}


@pytest.mark.parametrize("owners", [1, 2, 3])
@pytest.mark.parametrize("expansions", [("moons",), ("moons", "skill_tokens")])
def test_owners_of_one_moon_have_digits_of_24_px_and_do_not_touch(
    expansions: tuple[str, ...], owners: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(6, expansions)
    moons = view.table.part("moons", MoonsView).moons
    tokens = (("purple", 4), ("orange", 1), ("light_blue", 2))[:owners]
    full = MoonsView(tuple(msgspec.structs.replace(one, tokens=tokens) for one in moons))
    data = {**view.table.expansions, "moons": msgspec.Raw(msgspec.json.encode(full))}
    sizes: list[int] = []
    text = Canvas.text

    def noted(c: Canvas, x: float, y: float, words: str, size: int, *more: Any) -> float:
        if words.isdecimal():
            sizes.append(size)
        return text(c, x, y, words, size, *more)

    with watching(monkeypatch) as watch, monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        draw(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, expansions=data)))
        assert watch.faults == []
    assert min(sizes) >= 24


@pytest.mark.parametrize("count", range(2, 7))
def test_where_four_or_more_share_a_planet_all_have_numbers_alone_s2(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(6, ("skill_tokens",))
    shared = tuple(
        msgspec.structs.replace(one, bases=tuple(BaseView(seat, 1) for seat in range(count)))
        for one in view.table.planets
    )
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, planets=shared)))
        assert watch.faults == []
    words = {one.what for place in places(6) for one in inside(watch, (place.x, place.y, place.width, SYSTEM))}
    assert bool(words & set("ELSW")) == (count < 4)


def test_tokens_that_have_no_letter_of_use_are_a_number_alone_s8(monkeypatch: pytest.MonkeyPatch) -> None:
    view = crowd(6, ("skill_tokens",))
    foreign = tuple(
        msgspec.structs.replace(one, bases=(BaseView(4, 5), BaseView(5, 6))) if one.id == "red-1" else one
        for one in view.table.planets
    )
    assert view.table.part("skill_tokens", SkillView).under(4, "red-1", 5) == "·····"
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, planets=foreign)))
    place = places(6)[0]
    there = inside(watch, (place.x, place.y + 132, place.width / 3, 112))
    assert {one.what for one in there} == {"5", "6"}


@pytest.mark.parametrize("cancelled", [None, True, False])
def test_weapons_and_shields_stand_in_words_under_the_target_or_aside_of_what_is_announced(
    cancelled: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(BOARD, BoardPicture)
    stack = () if cancelled is None else (UseView(0, "power", "mirror", None, cancelled),)
    view = msgspec.structs.replace(BOARD, table=msgspec.structs.replace(BOARD.table, stack=stack))
    with watching(monkeypatch) as watch:
        draw(view)
        assert watch.faults == []
        words = {one.what: one for one in watch.pieces}
    box = words["Weapons 1–2 Shields"].box
    under = abs((box[0] + box[2]) / 2 / SCALE - TARGET[0]) < 4
    assert under == (cancelled is not False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(2, 7))
def test_the_foot_says_what_the_letters_stand_for_s1(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        image = paint(crowd(count, EXPANSIONS, language))
        assert watch.faults == []
    assert image.height == HEIGHT + LEGEND
    foot = [one.what for one in inside(watch, (0, HEIGHT - 16, WIDTH, LEGEND + 16))]
    say = speech(language)
    assert foot == [words for letter in "elsw" for words in (letter.upper(), say(f"skill-letter-{letter}"))]


def test_without_letters_nothing_is_said_of_them() -> None:
    assert paint(crowd(4, ("moons",))).height == HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(2, 7))
def test_too_few_leaders_are_said_in_words_in_their_system_s17(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, EXPANSIONS, language)
    skill = msgspec.structs.replace(view.table.part("skill_tokens", SkillView), leaders=(2, 3, 0, 1, 5, 2))
    data = {**view.table.expansions, "skill_tokens": msgspec.Raw(msgspec.json.encode(skill))}
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, expansions=data)))
        assert watch.faults == []
    for seat, place in enumerate(places(count)):
        there = {one.what for one in inside(watch, (place.x, place.y, place.width, SYSTEM))}
        words = speech(language)("skill-told-l", count=skill.leaders[seat])
        assert (words in there) == (skill.leaders[seat] < 3)
