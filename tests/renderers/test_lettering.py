"""Names: untrusted, any script, any length. Never a crash, never a row of boxes."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from PIL import Image, ImageDraw, features

from bot.slap.messages import HOW
from bot.slap.views import PileView, ReceiptView, ResultLine, ResultView, SlapLine
from bot.words.message import LANGUAGES, Language
from bot.words.speech import speech
from renderers import draw
from renderers.kit import lettering
from renderers.kit.lettering import drawable, fitted, shown_names
from tests.words.voices import DE, EN

FONTS = Path(lettering.__file__).parent / "fonts"
NASTY = [
    "",
    " ",
    "\u202eevil\u202c",
    "Z\u0351\u0343\u0301a\u0334\u0321\u0322l\u0335\u0336g\u0300\u0301\u0302o",
    "\u0e01\u0e49\u0e33\u0e01\u0e38\u0e49\u0e07",
    "\u0905\u092e\u093f\u0924\u093e\u092d",
    "\u05d3\u05d5\u05d3 Ben",
    "\u0639\u0645\u0631 \u0628\u0646",
    "\U0001f525\U0001f525",
    "\u592a\u90ce",
    "\ud800",
    "\x00\x07",
    "a\u0301" * 40,
    "W" * 200,
]


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Maria ", "Ana Maria"),
        ("\U0001f525 Ben \U0001f525", "\U0001f525 Ben \U0001f525"),
        ("\U0001f469\U0001f3fd\u200d\U0001f680 Eve", "\U0001f469\U0001f680 Eve"),
        ("\u3164", ""),
        ("\ud55c\uae00 \u592a\u90ce", "\ud55c\uae00 \u592a\u90ce"),
        ("\u202eevil", "evil"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"),
        ("\u0639\u0645\u0631", "\u0639\u0645\u0631"),
        ("\u592a\u90ce", "\u592a\u90ce"),
        ("!?", "!?"),
        ("\u0f56\u0f7c\u0f51", ""),
        ("", ""),
    ],
)
def test_what_remains_of_a_name(raw: str, shown: str) -> None:
    assert drawable(raw) == shown


def test_at_most_two_marks_stay_on_a_letter() -> None:
    assert drawable("x\u0300\u0301\u0302\u0303\u0304") == "x\u0300\u0301"


TIBETAN, BLANK = "\u0f56\u0f7c\u0f51", "\u3164"


def test_a_name_without_glyphs_becomes_the_letter_of_the_seat() -> None:
    names = ["Ana", TIBETAN, BLANK]
    assert list(shown_names(names, [], EN).values()) == ["Ana", "Seat B", "Seat C"]
    assert shown_names(names, [TIBETAN], DE)[TIBETAN] == "Platz B"


def test_a_name_of_nobody_at_the_table_still_gets_a_letter_of_its_own() -> None:
    assert shown_names(["Ana", "Ben"], [TIBETAN, "Ana"], EN)[TIBETAN] == "Seat C"


def test_people_win_under_their_own_names_in_every_script_that_is_drawn() -> None:
    names = ["\u592a\u90ce", "\U0001f525", "\u5f20\u4f1f", "\uae40\ubbfc\uc900", "Ben \U0001f984", "\u6797\u9b31"]
    assert list(shown_names(names, [], EN).values()) == names


def test_names_that_look_alike_get_the_letters_of_their_seats() -> None:
    alike = [f"{BLANK}Ben", "Cy", "Ben"]
    assert list(shown_names(alike, [], EN).values()) == ["Ben A", "Cy", "Ben C"]
    assert list(shown_names([*alike, "Ben A"], [], EN).values()) == ["Seat A", "Cy", "Ben C", "Ben A"]


def test_every_sign_of_a_mixed_name_has_ink_of_its_own() -> None:
    mixed = "Ben \U0001f525 \u592a\u90ce"
    shown, face = fitted(mixed, 40, "bold", None, 24, 1)
    image = Image.new("L", (600, 80), 0)
    face.draw(ImageDraw.Draw(image), (10, 60), shown, 255, "l")
    right = image.getbbox()
    assert right is not None
    assert abs(right[2] - 10 - face.getlength(shown)) < 8
    parts = [face.getlength(part) for part in mixed.split()]
    assert all(part > 20 for part in parts)


def test_a_line_that_begins_from_right_to_left_has_its_emoji_on_the_left() -> None:
    arabic, fire = "\u0639\u0645\u0631", "\U0001f525"
    face = fitted(arabic, 40, "bold", None, 24, 1)[1]
    image = Image.new("L", (300, 80), 0)
    face.draw(ImageDraw.Draw(image), (10, 60), arabic + fire, 255, "l")
    alone = Image.new("L", (300, 80), 0)
    face.draw(ImageDraw.Draw(alone), (10, 60), fire, 255, "l")
    width = round(face.getlength(fire))
    box = (0, 0, 10 + width - 2, 80)
    assert image.crop(box).tobytes() == alone.crop(box).tobytes()


@pytest.mark.parametrize("name", ["\u05d9\u05e9\u05e8\u05d0\u05dc \u05d9\u05e9", "\u0639\u0645\u0631"])
@pytest.mark.parametrize(("before", "after"), [("", "'s moon 2"), ("", " becomes yin"), ("Mond von ", " 2")])
def test_a_name_from_right_to_left_stays_in_its_place_in_a_sentence(name: str, before: str, after: str) -> None:
    face = fitted(name, 40, "bold", None, 24, 1)[1]
    whole, parts = Image.new("L", (700, 80), 0), Image.new("L", (700, 80), 0)
    face.draw(ImageDraw.Draw(whole), (10, 60), before + name + after, 255, "l")
    x = 10.0
    for part in (before, name, after):
        face.draw(ImageDraw.Draw(parts), (round(x), 60), part, 255, "l")
        x += face.getlength(part)
    columns = [{at for at in range(700) if image.crop((at, 0, at + 1, 80)).getbbox()} for image in (whole, parts)]
    assert len(columns[0] ^ columns[1]) <= 4  # parts begin at whole px


def test_the_fonts_stay_small_enough_to_be_sent_along() -> None:
    sizes = {path.name: path.stat().st_size for path in FONTS.iterdir()}
    assert sizes["NotoSansCJK-Bold.otf"] < 2_400_000
    assert sizes["NotoEmoji-Bold.ttf"] < 900_000
    assert {"OFL-NotoSansCJK.txt", "OFL-NotoEmoji.txt"} <= set(sizes)


def test_a_long_name_shrinks_first_and_is_then_cut() -> None:
    shrunk, small = fitted("Maximiliane", 60, "bold", 250, 24, 1)
    cut, smallest = fitted("Maximiliane" * 9, 60, "bold", 250, 24, 1)
    assert shrunk == "Maximiliane"
    assert 24 <= small.size < 60
    assert cut.endswith("\u2026")
    assert smallest.size == 24
    assert smallest.getlength(cut) <= 250


def test_joined_scripts_are_shaped() -> None:
    assert features.check("raqm"), "right-to-left names need the raqm layout engine"
    joined = fitted("\u0639\u0645\u0631", 40, "bold", None, 24, 1)[1]
    apart = sum(joined.getlength(char) for char in "\u0639\u0645\u0631")
    assert joined.getlength("\u0639\u0645\u0631") != apart


def everywhere(name: str) -> None:
    """Draw a name on every picture that shows names."""
    clean = name.encode("utf-8", "replace").decode("utf-8")
    slaps = (SlapLine(clean, 300, "wins"), SlapLine(clean, 400, "false"))
    receipt = ReceiptView(clean, 3, "double", (("9C", True), ("9B", True)), slaps, ((clean, 71),), clean)
    result = ResultView((ResultLine(1, clean, 71, 1, 300),), "cards", 9, 1)
    for renderer, view in (
        ("slap.pile", PileView(("9C",), 1, None, clean)),
        ("slap.receipt", receipt),
        ("slap.result", result),
    ):
        assert draw(renderer, msgspec.json.encode(view)).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", NASTY)
def test_nasty_names_are_drawn(name: str) -> None:
    everywhere(name)


@settings(max_examples=12)
@given(st.text(max_size=40))
def test_any_name_is_drawn(name: str) -> None:
    everywhere(name)


@settings(max_examples=200)
@given(st.text(max_size=80))
def test_a_shown_name_is_one_line_with_something_to_read(name: str) -> None:
    shown = drawable(name)
    assert shown == " ".join(shown.split())
    assert shown == "" or not shown.isspace()
    assert all(char.isspace() or unicodedata.category(char)[0] != "C" for char in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_words_are_never_cut(language: Language) -> None:
    say = speech(language)
    wide = [(say(how), 820, 32) for how in HOW.values()]
    pile = [say("slap-picture-in-the-pile", count=count) for count in (71, 1)]
    pile += [say("slap-picture-chances-left", count=count) for count in (5, 1)] + [say("slap-picture-turns-next")]
    wide += [(words, 360, 30) for words in pile]
    wide += [(say("slap-picture-cards"), 300, 32), (say("slap-picture-piles-slapped"), 210, 32)]
    wide += [(say("slap-picture-fastest-slap"), 220, 32), (say("slap-picture-false-free"), 340, 26)]
    wide += [(say("slap-picture-late-by", ms=8_888), 340, 26), (say("slap-picture-behind", ms=88_888), 340, 26)]
    for words, room, smallest in wide:
        assert fitted(words, 46, "regular", room, smallest, 1)[0] == words


@pytest.mark.parametrize("weight", ["regular", "bold", "black"])
def test_signs_of_the_own_family_are_as_wide_beside_any_other(weight: lettering.Weight) -> None:
    """Widths are added up sign by sign, which is right only for fonts that move no pairs closer together."""
    signs = "AVTLWYfijrtäöüß ,.:1470·–’"
    face = lettering.Face(weight, 52)
    for pair in (one + other for one in signs for other in signs):
        (run,) = lettering._runs(pair, weight, 52)
        assert face.getlength(pair) == run.font.getlength(pair), pair
