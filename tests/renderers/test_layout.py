"""Nothing on a board touches anything else: measured while it is drawn, over players, expansions and large hands."""

from __future__ import annotations

import io
from itertools import chain, combinations
from typing import Any, Final, Literal

import pytest
from msgspec.structs import replace
from PIL import Image

from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.zodiac.views import ChartPicture, ZodiacPlayer, ZodiacView
from bot.cosmic.model.records import SumLine
from bot.cosmic.seen.picture_views import BoardPicture, RevealPicture, Settled
from bot.cosmic.seen.views import BaseView, ChallengeView
from bot.cosmic.words import alt, picture_words
from bot.slap.views import ReceiptView, SlapLine
from bot.words.message import Language
from bot.words.signs import until_day
from bot.words.speech import speech
from renderers.cosmic.board.board import draw
from renderers.cosmic.board.places import STRIP, SYSTEM, places
from renderers.cosmic.board.strip import TARGET
from renderers.cosmic.cards import HEIGHT
from renderers.cosmic.chart import draw as draw_chart
from renderers.cosmic.reveal import draw as draw_reveal
from renderers.kit import canvas, lettering
from renderers.kit.canvas import SCALE, Canvas
from renderers.kit.theme import PLAYERS, RAISED, TEXT, channels
from renderers.slap.receipt import draw as draw_receipt
from tests.renderers.crowds import EXPANSIONS, crowd
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import watching
from tests.soaked import soaked

SUBSETS = list(chain.from_iterable(combinations(EXPANSIONS, count) for count in range(len(EXPANSIONS) + 1)))


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
@pytest.mark.parametrize("count", [2, 6, *soaked(3, 4, 5)])
def test_nothing_stands_on_anything_else(
    count: int, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        draw(crowd(count, expansions))
        assert watch.faults == []


def _revealed(view: BoardPicture, offense: str, defense: str) -> BoardPicture:
    challenge = view.table.challenge
    assert challenge is not None
    sides = [replace(side, card=card) for side, card in ((challenge.offense, offense), (challenge.defense, defense))]
    now = replace(challenge, offense=sides[0], defense=sides[1])
    return replace(view, phase="reveal", table=replace(view.table, challenge=now))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("cards", [("C.1", "C.2"), ("A30.1", "C.1"), ("C.1", "A40.1")])
def test_a_revealed_card_ends_before_the_cone(
    cards: tuple[str, str], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        draw(_revealed(crowd(5, (), language), *cards))
        assert watch.faults == []


def over(
    outcome: str, totals: tuple[int | None, int | None], language: Language = "en", expansions: tuple[str, ...] = ()
) -> BoardPicture:
    """A board at the end of a challenge, when all tokens have left it."""
    view = crowd(6, expansions, language)
    challenge = view.table.challenge
    assert challenge is not None
    sides = [
        replace(side, tokens=0, total=total, card=None, allies=tuple(replace(ally, tokens=0) for ally in side.allies))
        for side, total in zip((challenge.offense, challenge.defense), totals, strict=True)
    ]
    now = replace(challenge, outcome=outcome, offense=sides[0], defense=sides[1])
    return replace(view, phase="end", table=replace(view.table, challenge=now))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("outcome", "totals", "told"),
    [
        ("offense", (28, 22), ["28", "22", "Ana"]),
        ("defense", (17, 17), ["17", "Benedikt"]),
        ("defense", (-12, 1207), ["−12", "Benedikt"]),
        ("defense", (22, 9), ["22", "9", "Benedikt"]),
        ("offense", (9, 22), ["22", "9", "Ana"]),
        ("offense", (None, None), ["Ana"]),
        ("landed", (None, None), ["Ana"]),
        *((outcome, (None, None), []) for outcome in ("both_lost", "deal", "no_deal", "repulsed", "aborted")),
    ],
)
def test_after_the_outcome_the_strip_tells_the_result_and_nobody_stands_in_the_cone(
    outcome: str,
    totals: tuple[int | None, int | None],
    told: list[str],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with watching(monkeypatch) as watch:
        draw(over(outcome, totals, language, ("skill_tokens", "zodiac")))
        assert watch.faults == []
        low = (STRIP[1] + STRIP[3]) * SCALE
        strip = [one.what for one in watch.pieces if STRIP[1] * SCALE < one.box[1] and one.box[3] < low]
    say = speech(language)
    assert not {"0", say("picture-tokens", count=0)} & set(strip)
    assert set(told) <= set(strip)
    assert {picture_words.number(say, total) for total in totals if total is not None} <= set(strip)
    assert (say("picture-tie") in " ".join(strip)) == (totals == (17, 17))
    assert (say("picture-lower-wins") in " ".join(strip)) == (sorted(map(str, totals)) == ["22", "9"])


def test_a_negotiation_keeps_its_cone() -> None:
    """Between reveal and negotiation the outcome is called a deal already."""
    view = replace(over("deal", (None, None)), phase="deal")
    assert draw(view) == draw(replace(view, table=replace(view.table, challenge=_open(view))))


def _open(view: BoardPicture) -> ChallengeView:
    assert view.table.challenge is not None
    return replace(view.table.challenge, outcome="")


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("expansions", [("moons",), ("asteroids", "moons")])
@pytest.mark.parametrize("target", ["blue-moon1", "blue-moon2"])
def test_a_moon_that_is_the_target_has_the_white_ring(
    count: int, expansions: tuple[str, ...], target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, expansions)
    assert view.table.challenge is not None
    aimed = replace(view, table=replace(view.table, challenge=replace(view.table.challenge, target=target)))
    rings: list[tuple[float, ...]] = []
    disc = Canvas.disc

    def noted(c: Canvas, x: float, y: float, r: float, fill: str | None, *more: Any) -> None:
        if fill is None and more[:1] == (TEXT,) and y > STRIP[1] + STRIP[3]:
            rings.append((x, y, r))
        disc(c, x, y, r, fill, *more)

    with watching(monkeypatch) as watch, monkeypatch.context() as patch:
        patch.setattr(Canvas, "disc", noted)
        draw(aimed)
        assert watch.faults == []
    (ring,) = rings
    place = places(count)[1]
    assert place.x < ring[0] < place.x + place.width
    assert place.y < ring[1] < place.y + SYSTEM


_NEW_YEAR_MS, _MONTH_MS = 1_798_761_600_000, 31 * 86_400_000
"""The first moment of 2027, in UTC."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "file", ["reveal-tie", "reveal-lower", "reveal-virus", "reveal-compromise", "reveal-deal", "reveal-repulsed"]
)
def test_a_reveal_says_why_in_its_banner_and_nothing_touches(
    file: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == file)
    assert isinstance(view, RevealPicture)
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, language=language))
        assert watch.faults == []
        told = [one.what for one in watch.pieces]
    why = picture_words.decided(speech(language), view)
    assert bool(why) == (file in ("reveal-tie", "reveal-lower"))
    assert not why or why in told


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("expansions", [(), ("moons",), ("moons", "skill_tokens"), EXPANSIONS])
def test_every_place_that_may_be_chosen_shows_its_number(
    count: int, expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, expansions)
    places_of_all = [one.id for one in (*view.table.planets, *view.table.outposts)]
    asked = replace(view, numbers=tuple((place, at) for at, place in enumerate(places_of_all, 51)))
    with watching(monkeypatch) as watch:
        draw(asked)
        assert watch.faults == []
        assert {str(at) for _, at in asked.numbers} <= {one.what for one in watch.pieces}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", range(2, 7))
def test_whoever_is_away_has_a_palm_and_the_day_of_their_return_below_the_name(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = [_NEW_YEAR_MS + month * _MONTH_MS for month in range(count - 1)]
    view = replace(crowd(count, EXPANSIONS), language=language, away=tuple(enumerate([*moments, 0])))
    with watching(monkeypatch) as watch:
        draw(view)
        assert watch.faults == []
        days = {until_day(speech(language), one) for one in moments}
        assert len(days) == count - 1
        assert days <= {one.what for one in watch.pieces}


@pytest.mark.parametrize("owners", range(7))
@pytest.mark.parametrize("planet", [1, 3, 4, 5])
def test_a_number_stands_beside_its_owners_however_many_they_are(
    owners: int, planet: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(6)
    bases = tuple(BaseView(seat, 1 + seat) for seat in range(owners))
    crowded = tuple(
        replace(one, bases=bases) if one.id in (f"purple-{planet}", "purple-2") else one for one in view.table.planets
    )
    numbers = tuple((f"purple-{at}", 10 + at) for at in range(1, 6))
    with watching(monkeypatch) as watch:
        draw(replace(view, table=replace(view.table, planets=crowded), numbers=numbers))
        assert watch.faults == []
        assert {"11", "12", "13", "14", "15"} <= {one.what for one in watch.pieces}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("leader", [None, 1])
@pytest.mark.parametrize("docked", [1, 2, 3, 4, 6])
def test_players_without_a_sign_keep_their_names_in_the_dock(
    docked: int, leader: int | None, viewer: int | None, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = ["nemesis", *["cusp"] * (docked - 1), "leo", "aries", "libra", "virgo", "gemini"][:6]
    chart = ZodiacView(tuple(ZodiacPlayer(card, 3 + at) for at, card in enumerate(cards)), leader)
    names = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
    colours = ("red", "blue", "yellow", "purple", "light_blue", "orange")
    with watching(monkeypatch) as watch:
        draw_chart(ChartPicture(names, colours, chart, viewer, language=language))
        assert watch.faults == []
        told = {one.what for one in watch.pieces}
    assert {name for seat, name in enumerate(names) if seat != viewer} <= told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paid", [(), ("10B",), ("10B", "H8"), ("10B", "H8", "LC"), ("10B", "H8", "LC", "Z", "2S")])
def test_a_false_slap_says_that_it_was_paid_however_many_cards_it_cost(
    paid: tuple[str, ...], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    slaps = (SlapLine("Ben", 400, "false", paid=paid), SlapLine("Ana", 412, "wins"), SlapLine("Cy", 455, "beaten", 43))
    counts = (("Ana", 31), ("Ben", 22), ("Cy", 18))
    view = ReceiptView("Ana", 14, "double", (("9C", True), ("9B", True)), slaps, counts, "Ana", language=language)
    say = speech(language)
    shown: list[str] = []

    def fitted(words: str, *rest: Any) -> Any:
        found = lettering.fitted(words, *rest)
        shown.append(found[0])
        return found

    monkeypatch.setattr(canvas, "fitted", fitted)
    draw_receipt(view)
    assert say("slap-picture-false-paid" if paid else "slap-picture-false-free") in shown
    assert not any(words.endswith("…") for words in shown)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", range(2, 7))
def test_before_the_first_challenge_the_strip_says_what_wins_and_who_plays(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, ("zodiac",), language)
    with watching(monkeypatch) as watch:
        draw(replace(view, phase="setup", table=replace(view.table, challenge=None)))
        assert watch.faults == []
        low = (STRIP[1] + STRIP[3]) * SCALE
        told = [one.what for one in watch.pieces if STRIP[1] * SCALE < one.box[1] and one.box[3] < low]
    assert told[:2] == [str(view.table.bases_to_win), speech(language)("picture-setup-goal")]
    assert len(told) == 2 + count


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [4, 6])
def test_colours_that_nobody_has_chosen_are_said_to_be_for_now_3_1(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, ("zodiac",), language)
    early, say = replace(view, phase="setup", table=replace(view.table, challenge=None)), speech(language)
    for undecided in (True, False):
        with watching(monkeypatch) as watch:
            draw(replace(early, undecided=undecided))
            assert watch.faults == []
        assert (say("picture-undecided") in [one.what for one in watch.pieces]) is undecided
        assert (say("picture-alt-undecided") in alt.board(replace(early, undecided=undecided))) is undecided


@pytest.mark.parametrize("count", range(2, 7))
def test_before_the_first_challenge_wide_names_are_still_told_apart(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count)
    wide = replace(view, phase="setup", names=("W" * 16,) * count, table=replace(view.table, challenge=None))
    with watching(monkeypatch) as watch:
        draw(wide)
        assert watch.cut == []


@pytest.mark.parametrize("card", ["red", "blue", "wild"])
@pytest.mark.parametrize("count", [2, 6])
def test_the_destiny_card_is_drawn_in_its_colour(count: int, card: str) -> None:
    view = crowd(count)
    challenge = view.table.challenge
    assert challenge is not None
    now = replace(challenge, target=None, flips=(card,), offense=replace(challenge.offense, card=None))
    shown = replace(view, phase="destiny", table=replace(view.table, challenge=now))
    image = board_pixels(shown)
    spot = image.getpixel((TARGET[0] - 44, TARGET[1] + 64))
    wanted = RAISED if card == "wild" else PLAYERS[card].fill
    assert spot == channels(wanted)


@pytest.mark.parametrize(("totals", "told"), [((1207, -12), "1,207–−12"), ((-3, -5), "−3–−5"), ((9, 4), "9–4")])
def test_totals_have_a_minus_as_wide_as_their_digits(
    totals: tuple[int, int], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-virus")
    assert isinstance(view, RevealPicture)
    offense, defense = (replace(side, total=of) for side, of in zip((view.offense, view.defense), totals, strict=True))
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, offense=offense, defense=defense))
        assert watch.faults == []
        words = [one.what for one in watch.pieces]
    assert any(told in one for one in words)
    assert not any("-" in one for one in words)


def test_without_cards_a_reveal_leaves_no_room_for_them() -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-deal")
    assert isinstance(view, RevealPicture)
    bare = replace(
        view,
        outcome="repulsed",
        offense=replace(view.offense, card=None, total=None),
        defense=replace(view.defense, card=None, total=None, turned=False),
    )
    heights = [Image.open(io.BytesIO(draw_reveal(one))).height for one in (view, bare)]
    assert heights[0] - heights[1] == HEIGHT + 40


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "powers",
    [
        ("anti_matter", "flare.anti_matter"),
        ("philanthropist", "anti_matter", "flare.anti_matter"),
        ("flare.philanthropist", "flare.changeling"),
    ],
)
def test_a_line_of_a_sum_names_all_that_made_it_and_cuts_none(
    powers: tuple[str, ...], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-virus")
    assert isinstance(view, RevealPicture)
    line = SumLine("changes", -1207, 0, powers)
    offense = replace(view.offense, lines=(*view.offense.lines, line))
    shown: list[str] = []

    def fitted(words: str, *rest: Any) -> Any:
        found = lettering.fitted(words, *rest)
        shown.append(found[0])
        return found

    monkeypatch.setattr(canvas, "fitted", fitted)
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, offense=offense, language=language))
        assert watch.faults == []
    told = " ".join(shown)
    assert "…" not in told
    assert all(name in told for name in picture_words.makers(speech(language), powers))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("outcome", ["deal", "no_deal"])
@pytest.mark.parametrize(
    "got",
    [
        Settled(),
        Settled(1),
        Settled(12, ("red-3",)),
        Settled(0, ("orange-5",)),
        Settled(2, ("blue-2",), 3),
        Settled(0, (), 4, 3),
    ],
)
def test_what_changed_hands_stands_beside_the_cards(
    got: Settled, outcome: Literal["deal", "no_deal"], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-deal")
    assert isinstance(view, RevealPicture)
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, outcome=outcome, settled=(got, got), language=language))
        assert watch.faults == []
        told = [one.what for one in watch.pieces]
    say = speech(language)
    assert told.count(say("picture-gets" if outcome == "deal" else "picture-loses")) == 2
    numbers = [got.cards, *(int(base[-1]) for base in got.bases), got.freed] if outcome == "deal" else [got.lost]
    expected = [str(number) for number in numbers if number] or [say("picture-nothing")]
    assert all(told.count(one) >= 2 for one in expected)


@pytest.mark.parametrize(("phase", "outcome"), [("deal", "deal"), ("outcome", "no_deal")])
@pytest.mark.parametrize("count", [3, 6])
def test_a_board_names_who_deals_where_it_is_not_the_main_players_alone(
    count: int, phase: Any, outcome: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = crowd(count, ("skill_tokens",))
    now = view.table.challenge
    assert now is not None
    mains = [side.seat for side in (now.offense, now.defense) if side.seat is not None]
    dealers = (*mains, next(seat for seat in range(count) if seat not in mains))
    table = replace(view.table, challenge=replace(now, dealers=dealers, outcome=outcome), stack=())
    _, top, _, height = STRIP
    with watching(monkeypatch) as watch:
        draw(replace(view, table=table, phase=phase))
        assert watch.faults == []
        strip = [one.what for one in watch.pieces if top <= one.box[1] / SCALE <= top + height]
    assert all(any(said.startswith(view.names[seat][:4]) for said in strip) for seat in dealers)


LONG: Final = (
    "Maximiliane von und zu Hohenfels",
    "Wilhelmine Charlotte Amalia Prinz",
    "Donaudampfschifffahrt",
    "李小龍",
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("dealers", [(0, 1, 2), (2, 1), (0, 3, 2)])
@pytest.mark.parametrize(
    ("names", "outcome"), [(("Ana", "Ben", "Cleo", "Dario"), "no_deal"), (LONG, "deal"), (LONG, "no_deal")]
)
def test_everybody_who_deals_is_named_with_what_came_of_it(
    names: tuple[str, ...],
    dealers: tuple[int, ...],
    outcome: Literal["deal", "no_deal"],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sample = next(sample.view for sample in SAMPLES if sample.file == "reveal-deal-three")
    assert isinstance(sample, RevealPicture)
    got = Settled(12, ("blue-2", "purple-1"), 13, 3)
    sides = [replace(side, seat=seat, lines=()) for seat, side in enumerate((sample.offense, sample.defense))]
    colours = ("red", "blue", "yellow", "purple")
    view = replace(sample, names=names, colours=colours, offense=sides[0], defense=sides[1], target="blue-1")
    with watching(monkeypatch) as watch:
        settled = (got,) * len(dealers)
        draw_reveal(replace(view, dealers=dealers, settled=settled, outcome=outcome, language=language))
        assert watch.faults == []
        told = [one.what for one in watch.pieces]
    say = speech(language)
    assert told.count(say("picture-gets" if outcome == "deal" else "picture-loses")) == len(dealers)
    assert told.count(say("picture-deals-not")) == len({0, 1} - set(dealers))
    for seat in dealers:
        begins = names[seat][:6]
        assert sum(one.startswith(begins) for one in told) >= 2, "in the banner and where it says what came of it"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("mustered", [(0, 1), (9, 20)])
def test_a_repulsed_challenge_shows_weapons_and_shields_as_large_as_totals(
    mustered: tuple[int, int], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-repulsed")
    assert isinstance(view, RevealPicture)
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, mustered=mustered, language=language))
        assert watch.faults == []
        high = {one.what: (one.box[3] - one.box[1]) / SCALE for one in watch.pieces}
    assert {"W", "S", "Weapons", "Shields"} <= set(high)
    assert all(high[str(count)] > 120 for count in mustered)


@pytest.mark.parametrize(("owner", "called"), [("Dario", "Dario's planet 3"), ("W" * 32, "purple 3")])
def test_a_reveal_calls_the_planet_by_its_owner_unless_the_name_is_too_long(
    owner: str, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "reveal-virus")
    assert isinstance(view, RevealPicture)
    names = tuple(owner if name == "Dario" else name for name in view.names)
    with watching(monkeypatch) as watch:
        draw_reveal(replace(view, names=names))
        assert watch.faults == []
        assert any(called in one.what for one in watch.pieces)
