"""Letters are on the board wherever tokens are, and in its alt text (Skill Tokens: tokens are individuals)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from bot.cosmic.expansions.moons import alt as moons_alt
from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.expansions.skill_tokens.alt import mark
from bot.cosmic.expansions.skill_tokens.views import Lettered, SkillView, brief
from bot.cosmic.expansions.zodiac import alt as zodiac_alt
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, UseView
from bot.cosmic.words import alt
from bot.cosmic.words.expansion_words import READ
from bot.cosmic.words.lines import Names
from bot.words.language import LANGUAGES, Language
from bot.words.speech import speech
from renderers.cosmic.board.board import draw, paint
from renderers.cosmic.board.places import (
    HEIGHT,
    LEGEND,
    STRIP,
    SYSTEM,
    WARP,
    WIDTH,
    Box,
    boxes,
    places,
    warp_middle,
)
from renderers.cosmic.board.strip import TARGET
from renderers.cosmic.marks import in_rows
from renderers.gallery.samples import SAMPLES
from renderers.kit.canvas import SCALE, Canvas
from tests.renderers.crowds import EXPANSIONS, crowd
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import Piece, Watch, watching

BOARD = next(sample.view for sample in SAMPLES if sample.file == "board-skills")
EVERYTHING = next(sample.view for sample in SAMPLES if sample.file == "board-everything")
OTHER = {"E": "L", "L": "S", "S": "W", "W": "E", "·": "E"}


def board(seat: int, place: str, base: object = BOARD) -> BoardPicture:
    """A sample with other letters of one seat in one place."""
    assert isinstance(base, BoardPicture)
    view = base.table.part("skill_tokens", SkillView)
    row = tuple(
        msgspec.structs.replace(one, letters="".join(OTHER[letter] for letter in one.letters))
        if one.place == place
        else one
        for one in view.players[seat]
    )
    changed = msgspec.structs.replace(view, players=(*view.players[:seat], row, *view.players[seat + 1 :]))
    data = {**base.table.expansions, "skill_tokens": msgspec.Raw(msgspec.json.encode(changed))}
    return msgspec.structs.replace(base, table=msgspec.structs.replace(base.table, expansions=data))


@pytest.mark.parametrize(
    ("seat", "place", "system"),
    [
        (0, "red-1", 0),
        (1, "red-3", 0),
        (2, "red-3", 0),
        (4, "yellow-4", 2),
        (2, "orange-4", 5),
        (3, "warp", -1),
        (0, "cone.offense", -2),
        (4, "cone.offense", -2),
        (1, "cone.defense", -2),
    ],
)
def test_letters_show_where_the_tokens_are_and_nowhere_else_s2(seat: int, place: str, system: int) -> None:
    assert isinstance(BOARD, BoardPicture)
    box = ImageChops.difference(board_pixels(BOARD), board_pixels(board(seat, place))).getbbox()
    assert box is not None
    where = places(6)[system] if system >= 0 else None
    x, y, width, height = (where.x, where.y, where.width, SYSTEM) if where else WARP if system == -1 else STRIP
    assert x <= box[0]
    assert box[2] <= x + width
    assert y <= box[1]
    assert box[3] <= y + height


@pytest.mark.parametrize(
    ("seat", "place", "system"),
    [(0, "karma", 0), (5, "karma", 5), (3, "purple-moon1", 3), (0, "power.30", 3), (2, "power.30", 3)],
)
def test_letters_of_karma_moons_and_captives_show_in_their_system_and_in_the_alt_text_s2(
    seat: int, place: str, system: int
) -> None:
    changed = board(seat, place, EVERYTHING)
    box = ImageChops.difference(board_pixels(board(seat, "nowhere", EVERYTHING)), board_pixels(changed)).getbbox()
    assert box is not None
    x, y, width = places(6)[system][:3]
    assert (x <= box[0], box[2] <= x + width, y <= box[1], box[3] <= y + SYSTEM) == (True,) * 4
    letters = changed.table.part("skill_tokens", SkillView).at(seat, place)
    named = {"karma": f"Karma {len(letters)}", "purple-moon1": f"Dario {len(letters)}"}
    lying = f"{len(letters)} of {changed.names[seat]}'s" if place == "power.30" else ""
    names = Names(changed.names, changed.table.colours)
    told = [one for said in (moons_alt, zodiac_alt) for one in said.board(changed.table, names, "en")]
    alone = {"skill_tokens": changed.table.expansions["skill_tokens"]}  # what all expansions say is too long for powers
    told.append(
        alt.board(msgspec.structs.replace(changed, table=msgspec.structs.replace(changed.table, expansions=alone)))
    )
    words = READ.of(changed.table)[0](changed.table, seat, place, len(letters), "en")
    assert words
    assert f"{named.get(place, lying)} ({words})" in " ".join(told)


def test_the_alt_text_says_the_same_letters_s2() -> None:
    assert isinstance(BOARD, BoardPicture)
    said = alt.board(BOARD)
    view = BOARD.table.part("skill_tokens", SkillView)
    assert view.at(1, "cone.defense") == "ELW"
    assert "Defensive allies: Benedikt 3 (Escort, Leader, Weapon)" in said
    assert mark(BOARD.table, 5, "warp", 8) == "E2L2S2W2"
    assert "Finn 8 (2 Escorts, 2 Leaders, 2 Shields, 2 Weapons)" in said
    german = alt.board(msgspec.structs.replace(BOARD, language="de"))
    assert "Finn 8 (2 Escorts, 2 Leader, 2 Shields, 2 Weapons)" in german


def test_tokens_of_others_under_ones_command_have_a_dot_s8() -> None:
    assert isinstance(BOARD, BoardPicture)
    view = BOARD.table.part("skill_tokens", SkillView)
    assert view.under(1, "red-3", 3) == f"{view.at(1, 'red-3')}··"


@pytest.mark.parametrize(("letters", "told"), [("ELSW", "ELSW"), ("EE", "EE"), ("EEELS", "E3LS"), ("LLLL··", "L4·2")])
def test_many_letters_are_written_with_numbers_s2(letters: str, told: str) -> None:
    assert brief(letters) == told


def inside(watch: Watch, box: Box) -> list[Piece]:
    """What is drawn with its ink in a box of the finished picture: left, top, width, height."""
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
    top = STRIP[1] + STRIP[3]
    words = {one.what for one in inside(watch, (0, top, WIDTH, HEIGHT - 16 - top))}
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
def test_weapons_and_shields_stand_under_the_target_unless_something_announced_does(
    cancelled: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(BOARD, BoardPicture)
    stack = () if cancelled is None else (UseView(0, "power", "mirror", None, cancelled),)
    view = msgspec.structs.replace(BOARD, table=msgspec.structs.replace(BOARD.table, stack=stack))
    with watching(monkeypatch) as watch:
        draw(view)
        assert watch.faults == []
        words = {one.what: one for one in watch.pieces}
    brief, spelled = words.get("W 1 : 2 S"), words.get("Weapons 1–2 Shields")
    assert (brief is None) == (cancelled is not False)
    assert (spelled is None) == (cancelled is False)
    if spelled is not None:
        assert abs((spelled.box[0] + spelled.box[2]) / 2 / SCALE - TARGET[0]) < 4


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


@pytest.mark.parametrize("letters", ["ELSW", "EELLSSWW", "EEEEELLLLLSSSSSWWWWW", "LLLL··", "E" * 12])
@pytest.mark.parametrize("count", range(2, 7))
def test_letters_in_the_warp_have_their_full_size_however_many_they_are(
    count: int, letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, ("skill_tokens",))
    skill = view.table.part("skill_tokens", SkillView)
    rows = tuple((*(one for one in row if one.place != "warp"), Lettered("warp", letters)) for row in skill.players)
    raw = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(skill, players=rows)))
    players = tuple(msgspec.structs.replace(one, warp=len(letters)) for one in view.table.players)
    table = msgspec.structs.replace(view.table, players=players, expansions={"skill_tokens": raw})
    with watching(monkeypatch) as watch:
        draw(msgspec.structs.replace(view, table=table))
        assert watch.faults == []
    below = (WARP[0], warp_middle(lettered=True) + 40, WARP[2], WARP[3])
    found = [one for one in inside(watch, below) if one.what and set(one.what) <= set("ELSW·0123456789")]
    lines = in_rows(brief(letters)) if len(brief(letters)) > 5 else [brief(letters)]
    assert sorted(one.what for one in found) == sorted(lines * count)
    assert all(one.box[3] - one.box[1] >= 20 * SCALE for one in found), "as high as type of 28 px"
