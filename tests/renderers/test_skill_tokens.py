"""Letters are on the board wherever tokens are, and in its alt text (Skill Tokens: tokens are individuals)."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.cosmic.expansions.moons import alt as moons_alt
from bot.cosmic.expansions.skill_tokens.alt import mark
from bot.cosmic.expansions.skill_tokens.letters import brief
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.expansions.zodiac import alt as zodiac_alt
from bot.cosmic.seen import alt
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.words.lines import Names
from renderers.cosmic.board import draw
from renderers.cosmic.board_places import STRIP, SYSTEM, WARP, places
from renderers.gallery.samples import SAMPLES

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


def pixels(view: BoardPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw(view))).convert("RGB")


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
    box = ImageChops.difference(pixels(BOARD), pixels(board(seat, place))).getbbox()
    assert box is not None
    where = places(6)[system] if system >= 0 else None
    x, y, width, height = (where.x, where.y, where.width, SYSTEM) if where else WARP if system == -1 else STRIP
    assert x <= box[0]
    assert box[2] <= x + width
    assert y <= box[1]
    assert box[3] <= y + height


@pytest.mark.parametrize(
    ("seat", "place", "system"),
    [(0, "karma", 0), (2, "karma", 2), (4, "red-moon1", 0), (0, "power.30", 3), (2, "power.30", 3)],
)
def test_letters_of_karma_moons_and_captives_show_in_their_system_and_in_the_alt_text_s2(
    seat: int, place: str, system: int
) -> None:
    changed = board(seat, place, EVERYTHING)
    box = ImageChops.difference(pixels(board(seat, "nowhere", EVERYTHING)), pixels(changed)).getbbox()
    assert box is not None
    x, y, width, _ = places(6)[system]
    assert (x <= box[0], box[2] <= x + width, y <= box[1], box[3] <= y + SYSTEM) == (True,) * 4
    letters = changed.table.part("skill_tokens", SkillView).at(seat, place)
    named = {"karma": f"Karma {len(letters)}", "red-moon1": f"Esra {len(letters)}"}
    lying = f"{len(letters)} {('red', '', 'yellow')[seat]}" if place == "power.30" else ""
    names = Names(changed.names, changed.table.colours)
    told = [one for said in (moons_alt, zodiac_alt) for one in said.board(changed.table, names, "en")]
    alone = {"skill_tokens": changed.table.expansions["skill_tokens"]}  # what all expansions say is too long for powers
    told.append(
        alt.board(msgspec.structs.replace(changed, table=msgspec.structs.replace(changed.table, expansions=alone)))
    )
    assert f"{named.get(place, lying)} {letters}" in " ".join(told)


def test_the_alt_text_says_the_same_letters_s2() -> None:
    assert isinstance(BOARD, BoardPicture)
    said = alt.board(BOARD)
    view = BOARD.table.part("skill_tokens", SkillView)
    assert f"Ana's planets: 3 Benedikt 1 {view.at(1, 'red-3')}, Cleo 1 {view.at(2, 'red-3')}" in said
    assert f"Defensive allies: Benedikt 3 {view.at(1, 'cone.defense')}" in said
    assert f"Finn 8 {mark(BOARD.table, 5, 'warp', 8)}" in said


def test_tokens_of_others_under_ones_command_have_a_dot_s8() -> None:
    assert isinstance(BOARD, BoardPicture)
    view = BOARD.table.part("skill_tokens", SkillView)
    assert view.under(1, "red-3", 3) == f"{view.at(1, 'red-3')}··"


@pytest.mark.parametrize(("letters", "told"), [("ELSW", "ELSW"), ("EE", "EE"), ("EEELS", "E3LS"), ("LLLL··", "L4·2")])
def test_many_letters_are_written_with_numbers_s2(letters: str, told: str) -> None:
    assert brief(letters) == told
