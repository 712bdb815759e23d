"""Letters on the board picture, in its alt text, and in the board as text (S2)."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import alt
from bot.tables.cosmic import boards
from bot.words.message import Language
from renderers.cosmic.board import board
from tests.cosmic.expansions.skill_tokens.test_choosing import lettered
from tests.cosmic.table import Table
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Ben", "Cy", "Dot")


def shown(*rows: str, language: Language = "en") -> BoardPicture:
    """The board of a table whose tokens have these letters, once the attack is set two."""
    table = Table(hands={0: ["A8"], 1: ["A9"]}, expansions=lettered(*rows), extras={NAME: True})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run(until="card")
    return BoardPicture(see_table(table.state), NAMES, "cards", language=language)


def drawn(view: BoardPicture) -> Image.Image:
    """The picture."""
    return Image.open(io.BytesIO(board.draw(view))).convert("RGB")


def test_other_letters_make_another_picture_and_no_expansion_a_plain_one_s2() -> None:
    one, other = shown("ELSW", "ELSW"), shown("ELSW", "EEEE")
    plain = BoardPicture(msgspec.structs.replace(one.table, expansions={}), NAMES, "cards")
    assert ImageChops.difference(drawn(one), drawn(other)).getbbox() is not None
    assert ImageChops.difference(drawn(one), drawn(plain)).getbbox() is not None


@pytest.mark.parametrize("language", COMPLETE)
def test_leaders_and_both_sides_are_in_the_alt_text_and_all_letters_in_the_text_s2(language: Language) -> None:
    view = shown("ELSW", "ELSW", language=language)
    told = alt.board(view)
    assert len(told) <= 1024
    assert "Ana 5" in told
    assert ("1 Weapon against 1 Shield." if language == "en" else "1 Weapon gegen 1 Shield.") in told
    text = "\n".join(boards.lines(view))
    red, blue = ("red", "blue") if language == "en" else ("Rot", "Blau")
    assert f"{red} 1 LS" in text
    assert f"{blue} 1 ELSW" in text


def test_too_few_leaders_are_seen_at_once_s17() -> None:
    few, enough = shown("EWLLLLL"), shown("EWSSSLL")
    assert ImageChops.difference(drawn(few), drawn(enough)).getbbox() is not None
