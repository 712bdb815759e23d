"""Hands, reveals and ends show what their views say; our own words always fit; any name can be drawn."""

from __future__ import annotations

import io
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from PIL import Image, ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.model import cards
from bot.cosmic.model.records import RevealSide, SumLine
from bot.cosmic.seen.picture_views import PHASES, BoardPicture, EndPicture, EndRow, HandCard, HandPicture, RevealPicture
from bot.cosmic.words import picture_words, things
from bot.words.message import Language
from bot.words.speech import speech
from renderers.cosmic import end, reveal
from renderers.cosmic.board import board
from renderers.cosmic.cards import EDICTS, HEIGHT, POWERS, WIDTH, draw_hand, face
from renderers.kit import theme
from renderers.kit.canvas import SCALE, text_width
from renderers.kit.lettering import fitted, seat_names
from renderers.kit.pieces import Figure
from tests.words.voices import COMPLETE, DE, EN

VIEWS = {sample.file: sample.view for sample in SAMPLES}
NASTY = ["", "\u202e", "太郎", "\u0301" * 40, "W" * 64, "عمر\u0651\u0651", "🔥", "a\nb"]


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def box_of(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(opened(one), opened(other)).getbbox()


def has(image: Image.Image, colour: str) -> bool:
    wanted = theme.channels(colour)
    counted = image.getcolors(256)  # as many as a picture can have; to leave room for more takes longer than to count
    assert counted is not None
    return any(value == wanted for _, value in counted)


def ink(large: Image.Image, box: tuple[int, int, int, int]) -> int:
    """Pixels of a face at drawing size that have the colour of its words; ``box`` is in px of the finished picture."""
    left, top, right, low = (edge * SCALE for edge in box)
    part = large.crop((left, top, right, low))
    counted = part.getcolors(part.width * part.height)
    assert counted is not None
    return sum(count for count, value in counted if value == theme.channels(theme.INK))


def the_reveal(file: str = "reveal-virus") -> RevealPicture:
    view = VIEWS[file]
    assert isinstance(view, RevealPicture)
    return view


def the_end(file: str = "end-one") -> EndPicture:
    view = VIEWS[file]
    assert isinstance(view, EndPicture)
    return view


# --- hands ------------------------------------------------------------------------------------------------------------


def test_a_hand_grows_by_rows_of_five_and_each_card_has_its_tint() -> None:
    faces = ("A20.1", "C.1", "edict.plague.1", "flare.will")
    for count in (1, 5, 6, 15, 23):
        view = HandPicture(tuple(HandCard(faces[at % 4], True) for at in range(count)))
        image = opened(draw_hand(view))
        assert image.size == (1200, 136 + -(-count // 5) * (HEIGHT + 24))
        for at in range(count):
            x, y = 40 + at % 5 * (WIDTH + 14), 120 + at // 5 * (HEIGHT + 24)
            tint = theme.KINDS[cards.kind(faces[at % 4])]
            assert image.getpixel((x + 107, y + 40)) == theme.channels(tint)


def test_a_card_that_cannot_be_played_is_dimmed_and_its_number_is_not_white() -> None:
    image = opened(draw_hand(HandPicture((HandCard("A6.1", True), HandCard("A6.2", False)))))
    assert image.getpixel((147, 160)) == theme.channels(theme.PAPER)
    assert image.getpixel((147 + WIDTH + 14, 160)) == theme.channels(theme.dimmed(theme.PAPER)[0])
    number = image.crop((30, 110, 86, 166)), image.crop((258, 110, 314, 166))
    assert has(number[0], theme.TEXT)
    assert not has(number[1], theme.TEXT)


def test_every_face_of_the_deck_can_be_told_from_every_other() -> None:
    deck = [*cards.challenge_cards(), *cards.edict_cards(), *map(cards.flare, ("will", "zombie", "anti_matter"))]
    faces = {cards.face(card): card for card in deck}
    drawn = {draw_hand(HandPicture((HandCard(card, True),))) for card in faces.values()}
    assert len(drawn) == len(faces)


def test_the_bars_of_an_attack_card_grow_with_its_value() -> None:
    low = (20, 172, WIDTH - 20, 236)
    filled = [ink(face(f"A{value}", True, "en"), low) for value in range(41)]
    assert filled[0] == 0
    assert all(less < more for less, more in pairwise(filled))


@pytest.mark.parametrize(("kind", "found"), [("flare", POWERS), ("edict", EDICTS)])
def test_a_card_with_an_emblem_has_its_own_one_and_the_sign_of_its_kind(kind: str, found: dict[str, Figure]) -> None:
    emblems, corners = set[bytes](), set[bytes]()
    for key in found:
        drawn = face(f"{kind}.{key}", True, "en").reduce(SCALE)
        emblems.add(drawn.crop((30, 70, 184, 184)).tobytes())
        corners.add(drawn.crop((WIDTH - 42, 34, WIDTH - 14, 66)).tobytes())
    assert len(emblems) == len(found)
    assert len(corners) == 1


def test_no_emblem_reaches_the_name_below_it() -> None:
    for kind, found, name in (("flare", POWERS, 186), ("edict", EDICTS, 186)):
        for key in found:
            assert ink(face(f"{kind}.{key}", True, "en"), (8, 184, WIDTH - 8, name)) == 0, key


def test_a_place_for_several_cards_says_how_many() -> None:
    one, two = (draw_hand(HandPicture((HandCard("A6.1", True, count),))) for count in (1, 3))
    box = box_of(one, two)
    assert box is not None
    assert box[1] < 200


def test_an_empty_hand_and_a_laid_card_are_told() -> None:
    assert box_of(draw_hand(HandPicture(())), draw_hand(HandPicture((), "A20.1"))) is not None
    with pytest.raises(ValueError, match="no card"):
        draw_hand(HandPicture((HandCard("x", True),)))


# --- reveals ----------------------------------------------------------------------------------------------------------


def test_the_banner_has_the_winners_colour_and_the_winner_the_white_frame() -> None:
    for outcome, colour, edge in (("offense", "red", 28), ("defense", "purple", 604)):
        image = opened(reveal.draw(msgspec.structs.replace(the_reveal(), outcome=outcome)))
        assert image.getpixel((1100, 60)) == theme.channels(theme.PLAYERS[colour].fill)
        assert image.getpixel((edge, 500)) == theme.channels(theme.TEXT)


@pytest.mark.parametrize("outcome", ["deal", "no_deal", "repulsed", "both_lost"])
def test_without_a_winner_the_banner_has_nobodys_colour(outcome: str) -> None:
    image = opened(reveal.draw(msgspec.structs.replace(the_reveal("reveal-deal"), outcome=outcome)))
    assert image.getpixel((1100, 60)) == theme.channels(theme.RAISED)
    assert not any(has(image.crop((0, 0, 1200, 220)), look.fill) for look in theme.PLAYERS.values())


def test_every_line_of_a_sum_stands_at_its_own_height_on_its_own_side() -> None:
    view = the_reveal()
    before = reveal.draw(view)
    for name, left, right in (("offense", 32, 592), ("defense", 608, 1168)):
        side: RevealSide = view.side(name)
        for at, line in enumerate(side.lines):
            lines = list(side.lines)
            lines[at] = msgspec.structs.replace(line, value=line.value + 1)
            changed = msgspec.structs.replace(side, lines=tuple(lines))
            box = box_of(before, reveal.draw(msgspec.structs.replace(view, **{name: changed})))
            assert box is not None
            assert left <= box[0]
            assert box[2] <= right
            assert box[1] >= 660 + 64 * at
            assert box[3] <= 660 + 64 * (at + 1)


def test_tokens_in_a_sum_carry_their_owners_mark_in_the_own_colour() -> None:
    image = opened(reveal.draw(the_reveal()))
    for at, colour in ((1, "purple"), (2, "blue"), (3, "orange")):
        assert has(image.crop((632, 660 + 64 * at, 680, 660 + 64 * (at + 1))), theme.PLAYERS[colour].fill)


@pytest.mark.parametrize("file", [name for name in VIEWS if name.startswith("reveal-")])
def test_the_sums_of_the_gallery_add_up(file: str) -> None:
    for side in (the_reveal(file).offense, the_reveal(file).defense):
        values = {line.kind: line.value for line in side.lines if line.kind in ("card", "becomes")}
        added = sum(line.value for line in side.lines if line.kind in ("tokens", "changes"))
        assert side.total is None or side.total == values.get("becomes", values["card"]) + added


def test_a_long_sum_makes_a_taller_picture() -> None:
    view = the_reveal()
    longer = msgspec.structs.replace(view.offense, lines=(*view.offense.lines, *[SumLine("tokens", 1, 1)] * 3))
    tall, short = (opened(reveal.draw(one)).height for one in (msgspec.structs.replace(view, offense=longer), view))
    assert tall == short + 2 * 64


# --- ends -------------------------------------------------------------------------------------------------------------


def test_every_base_is_a_disc_in_the_hosts_colour_and_the_missing_ones_are_empty() -> None:
    view = the_end()
    image = opened(end.draw(view))
    for at, row in enumerate(view.rows):
        y = 344 + at * 120 + 56
        for place in range(view.goal):
            pixel = image.getpixel((534 + place * 84 - 26, y))
            if place < len(row.bases):
                assert pixel == theme.channels(theme.PLAYERS[row.bases[place]].fill)
            else:
                assert pixel == theme.channels(theme.PANEL)


def test_winners_together_have_a_band_each() -> None:
    for count in range(1, 7):
        colours = list(theme.PLAYERS)[:count]
        rows = tuple(EndRow(seat, colour, True, ()) for seat, colour in enumerate(colours))
        image = opened(end.draw(EndPicture(tuple("ABCDEF"[:count]), rows, 5, "bases", 3)))
        banner = image.crop((32, 32, 300, 320))
        assert [colour for colour, look in theme.PLAYERS.items() if has(banner, look.fill)] == colours


def test_more_bases_than_needed_and_no_winner_are_drawn() -> None:
    rows = (EndRow(0, "red", False, ("blue",) * 9), EndRow(1, "blue", False, (), left=True))
    image = opened(end.draw(EndPicture(("A", "B"), rows, 5, "stopped", 3)))
    assert image.getpixel((40 + 60, 60)) == theme.channels(theme.RAISED)
    assert has(image.crop((60, 60, 280, 300)), theme.LINE), "a disc that stays empty"
    assert all(has(image.crop((500, 344, 1060, 456)), theme.PLAYERS[colour].fill) for colour in ("blue",))


# --- words and names --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", COMPLETE)
def test_our_own_words_are_never_cut(language: Language) -> None:
    say = speech(language)
    wide: list[tuple[str, int, float, int]] = [
        *((words, 28, 148, 26) for words in (say("picture-offense-title"), say("picture-defense-title"))),
        *((words, 34, 220, 26) for words in (say("picture-card-laid"), say("picture-choosing"))),
        *((say.message(things.card(card)), 34, 220, 26) for card in ("A40.1", "C.1")),
        *(
            (words, 32, WIDTH - 20, 26)
            for words in (say("picture-attack"), say("picture-compromise"), say("picture-flare"))
        ),
        (say("picture-compromise"), 44, 512 - WIDTH - 24, 26),
        *(
            (picture_words.how(say, msgspec.structs.replace(the_end(), how=how)), 40, 770, 32)
            for how in ("last", "nobody", "no")
        ),
        (say("picture-played", count=888), 34, 1136, 26),
    ]
    for words, size, room, smallest in wide:
        assert fitted(words, size, "bold", room, smallest, 1)[0] == words
    pill = max(text_width(picture_words.called(say, name), 40) for name in PHASES) + 48
    room = 1168 - pill - 24 - 260 - (32 + text_width(say("picture-challenge", number=88), 46) + 18) - 8
    for ordinal in range(1, 11):
        words = say("picture-of-the-turn", ordinal=ordinal)
        assert fitted(words, 32, "regular", room, 26, 1)[0] == words


def test_people_of_the_same_name_get_their_letters_and_undrawable_ones_their_seats() -> None:
    assert seat_names(("Ben", "Ben", "\u0f56\u0f7c\u0f51", "Cy"), EN) == ("Ben A", "Ben B", "Seat C", "Cy")
    assert seat_names(("Ben", "太郎", "🦄"), EN) == ("Ben", "太郎", "🦄")
    assert seat_names(("", "\u202e"), DE) == ("Platz A", "Platz B")


def everywhere(name: str) -> None:
    clean = name.encode("utf-8", "replace").decode("utf-8")
    view = VIEWS["board-two"]
    assert isinstance(view, BoardPicture)
    names = (clean, "Ben")
    lines = (SumLine("card", 3), SumLine("tokens", 4, 0))
    side = RevealSide(0, "A3.1", False, 7, lines)
    for png in (
        board.draw(msgspec.structs.replace(view, names=names)),
        reveal.draw(RevealPicture(names, ("red", "blue"), side, side, "offense", "red-1")),
        end.draw(EndPicture(names, (EndRow(0, "red", True, ()), EndRow(1, "blue", True, ())), 5, "bases", 1)),
    ):
        assert png.startswith(b"\x89PNG")


@pytest.mark.parametrize("name", NASTY)
def test_nasty_names_are_drawn(name: str) -> None:
    everywhere(name)


@settings(max_examples=8)
@given(st.text(max_size=40))
def test_any_name_is_drawn(name: str) -> None:
    everywhere(name)
