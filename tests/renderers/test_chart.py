"""The Zodiac chart: everybody is there, relations are told without colour, a preview shows what changes (Z3, Z8)."""

from __future__ import annotations

import io
import math
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops, ImageColor

from bench._gallery.samples import SAMPLES
from bot.cosmic.expansions.zodiac import views
from bot.cosmic.expansions.zodiac.views import (
    SIGNS,
    ChartPicture,
    ChartPreview,
    Relation,
    ZodiacPlayer,
    ZodiacView,
    related,
)
from bot.words.message import Language
from bot.words.speech import speech
from renderers import draw
from renderers.cosmic import chart
from renderers.kit import theme
from renderers.kit.canvas import SCALE
from tests.renderers.colour import contrast
from tests.renderers.watching import watching
from tests.soaked import soaked
from tests.words.voices import COMPLETE, EN

COLOURS = ("red", "blue", "yellow", "purple", "light_blue", "orange")
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
VIEWS = {sample.file: sample.view for sample in SAMPLES}


def view(*players: tuple[str, int], leader: int | None = None, viewer: int | None = 0, **more: object) -> ChartPicture:
    shown = ZodiacView(tuple(ZodiacPlayer(*one) for one in players), leader)
    count = len(players)
    return msgspec.structs.replace(ChartPicture(NAMES[:count], COLOURS[:count], shown, viewer), **more)


def pixels(picture: ChartPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw("cosmic.chart", msgspec.json.encode(picture)))).convert("RGB")


def segment(image: Image.Image, at: int) -> tuple[int, ...]:
    """The colours of a few places of a segment, away from its sign and its edges."""
    spots = []
    for r in (chart._INNER + 16, chart._OUTER - 14):
        for step in (-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3):
            x, y = chart._point(at, r)
            nx, ny = chart._point(at + 1, r)
            spots.append((round(x + (nx - x) * step), round(y + (ny - y) * step)))
    found = {image.getpixel(spot) for spot in spots}
    return tuple(sorted(sum(colour) for colour in found if isinstance(colour, tuple)))


def test_aries_is_at_one_o_clock_and_pisces_at_twelve_z3() -> None:
    x, y = chart._MIDDLE
    aries, pisces = chart._point(0, 100), chart._point(11, 100)
    assert aries[0] > x
    assert aries[1] < y
    assert (round(pisces[0]), round(pisces[1])) == (x, y - 100)
    for one, other in pairwise(range(12)):
        assert chart._angle(other) - chart._angle(one) == 30


@pytest.mark.parametrize("mine", range(12))
def test_segments_are_plain_for_yin_hatched_for_yang_empty_for_none_and_white_for_the_own_sign(mine: int) -> None:
    image = pixels(view((SIGNS[mine], 2), ("cusp", 2)))
    plain = {"yin": 1, "none": 1, "yang": 2}
    looks: dict[Relation, set[tuple[int, ...]]] = {"yin": set(), "yang": set(), "none": set()}
    for at, sign in enumerate(SIGNS):
        if at != mine:
            looks[related(SIGNS[mine], sign)].add(segment(image, at))
    for kind, found in looks.items():
        assert all(len(colours) >= plain[kind] for colours in found), kind
    assert len(looks["yin"]) == len(looks["none"]) == 1
    assert not (looks["yin"] | looks["none"]) & looks["yang"]
    assert looks["yin"] != looks["none"]


@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_who_has_no_relations_sees_empty_segments_z8(viewer: int | None) -> None:
    image = pixels(view(("leo", 1), ("cusp", 1), ("nemesis", 1), ("aries", 3), leader=3, viewer=viewer))
    assert len({segment(image, at) for at in range(12)}) == 1


@pytest.mark.parametrize(("viewer", "told"), [(0, {"yin", "yang", "none"}), (1, set()), (2, set())])
def test_the_key_tells_what_is_shown_and_no_more_z8(
    viewer: int, told: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch, written=True) as watch:
        pixels(view(("leo", 1), ("cusp", 1), ("nemesis", 1), ("aries", 3), leader=3, viewer=viewer))
    (x, y), r = chart._MIDDLE, chart._INNER
    key = [one.what for one in watch.pieces if math.hypot(one.box[0] / SCALE - x, one.box[1] / SCALE - y) < r]
    assert set(key) & {"yin", "yang", "none"} == told


def test_the_tag_says_what_the_segment_cannot_the_leader_is_yin_to_all_z8() -> None:
    """The same signs: only the leadership of seat 1 turns its tag from yang to yin."""
    before = pixels(view(("aries", 1), ("libra", 3), ("cusp", 3)))
    after = pixels(view(("aries", 1), ("libra", 3), ("cusp", 3), leader=1))
    assert segment(before, 6) == segment(after, 6)
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    _, y = chart._point(6, chart._OUTER)
    assert box[3] > y, "the tag lies outside the ring"


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_everybody_s_karma_is_drawn_whatever_the_card(count: int) -> None:
    cards = ["nemesis", "cusp", "leo", "virgo", "cusp", "libra"][:count]
    base = view(*((card, 2) for card in cards))
    for seat in range(count):
        players = list(base.chart.players)
        players[seat] = ZodiacPlayer(cards[seat], 13)
        changed = msgspec.structs.replace(base, chart=msgspec.structs.replace(base.chart, players=tuple(players)))
        assert ImageChops.difference(pixels(base), pixels(changed)).getbbox() is not None


def test_blocks_of_neighbours_do_not_touch() -> None:
    for at in range(12):
        boxes = []
        for sign in (at, (at + 1) % 12):
            angle = math.radians(chart._angle(sign))
            away = chart._OUTER + abs(math.cos(angle)) * chart._HALF[0] + abs(math.sin(angle)) * chart._HALF[1] + 8
            boxes.append(chart._point(sign, away))
        (x, y), (ox, oy) = boxes
        assert abs(x - ox) >= 2 * chart._HALF[0] or abs(y - oy) >= 2 * chart._HALF[1]
        assert chart._HALF[0] <= x <= chart.WIDTH - chart._HALF[0]
        assert y - chart._HALF[1] >= 88
        assert y + chart._HALF[1] <= chart._RING


def test_a_preview_shows_the_chart_that_would_be_and_says_each_change_z12() -> None:
    now = view(("aries", 2), ("libra", 3), ("cusp", 3))
    then = now.chart.after("virgo", 1, releases=True)
    shown = msgspec.structs.replace(now, preview=ChartPreview("virgo", 1, then))
    told = views.changes(shown, NAMES[:3], EN)
    assert told == [
        "Ben: Libra → Virgo",
        "Ben: Karma 3 → 2",
        "Cy becomes Spiritual Leader",
        "You become yin to Cy",
    ]
    assert pixels(shown).height == pixels(now).height + chart._LINE * len(told) + theme.MARGIN
    assert views.chart(shown).startswith("If Virgo is played on Ben: ")


def test_a_preview_tells_of_a_win_at_once_z31() -> None:
    now = view(("nemesis", 3), ("gemini", 3))
    shown = msgspec.structs.replace(now, preview=ChartPreview("leo", 1, now.chart.after("leo", 1, releases=True)))
    assert views.changes(shown, NAMES, EN)[0] == "You win at once"
    picture = pixels(shown)
    lines = chart._LINE * len(views.changes(shown, NAMES, EN))
    banner = picture.height - theme.MARGIN // 2 - lines + chart._LINE // 2 - 10
    assert picture.convert("RGB").getpixel((60, banner)) == ImageColor.getrgb(theme.TEXT)


def test_without_karma_or_base_a_card_releases_nothing_z12() -> None:
    now = view(("aries", 0), ("libra", 3)).chart
    assert now.after("leo", 0, releases=True).players[0].karma == 0
    assert now.after("leo", 1, releases=False).players[1].karma == 3


def test_alt_texts_tell_relations_and_positions_and_fit_with_six_long_names() -> None:
    text = views.chart(
        view(("leo", 3), ("aquarius", 1), ("libra", 4), ("scorpio", 2), ("cusp", 2), ("nemesis", 1), leader=2)
    )
    assert text.startswith("Your Zodiac chart: Leo, Karma 3. Yin: Cy. Yang: Ben, Flo. Neither: Dot, Eve.")
    assert "Spiritual Leader: Cy." in text
    for language in COMPLETE:
        for sample in VIEWS.values():
            if isinstance(sample, ChartPicture):
                long = msgspec.structs.replace(sample, names=tuple("W" * 64 for _ in sample.names), language=language)
                assert len(views.chart(long)) <= views.LIMIT
                assert views.chart(long)[-1] == "."


def test_somebody_who_has_left_is_not_on_the_chart_z45() -> None:
    left = view(("leo", 1), ("", 0), ("aries", 2))
    assert "Ben" not in views.chart(left)
    assert pixels(left).height == chart._RING


def test_words_on_the_ring_and_on_zodiac_cards_can_be_read() -> None:
    assert contrast(theme.TEXT, theme.YIN) >= 4.5
    assert contrast(theme.TEXT, theme.NIGHT) >= 4.5
    assert contrast(theme.mix(theme.TEXT, theme.NIGHT, theme.SOFT), theme.NIGHT) >= 4.5
    assert contrast(*theme.dimmed(theme.NIGHT)) >= 4.5


def preview(old: str, new: str, viewer: int | None = 0, language: Language = "en") -> ChartPicture:
    """A card that moves Ben from one sign to another."""
    now = view((next(sign for sign in SIGNS if sign not in (old, new)), 2), (old, 3), viewer=viewer, language=language)
    return msgspec.structs.replace(now, preview=ChartPreview(new, 1, now.chart.after(new, 1, releases=True)))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("step", [1, 6, *soaked(4, 11)])
@pytest.mark.parametrize("old", range(12))
def test_a_preview_leaves_a_ghost_and_an_arrow_that_touch_nothing(
    old: int, step: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = (old + step) % 12
    shown = preview(SIGNS[old], SIGNS[new], language=language)
    with watching(monkeypatch) as watch:
        chart.draw(shown)
        assert watch.faults == []
    image, blue = pixels(shown), ImageColor.getrgb(theme.PLAYERS["blue"].fill)
    half = (old + (step / 2 if step <= 6 else (step - 12) / 2)) * 30 - 60
    x, y = chart._MIDDLE
    on_the_way = (round(x + chart._ARROW * math.cos(math.radians(half))),
                  round(y + chart._ARROW * math.sin(math.radians(half))))  # fmt: skip
    assert image.getpixel(on_the_way) == blue
    mx, my = chart._point(old, (chart._OUTER + chart._INNER) / 2)
    ring = image.crop((round(mx - 48), round(my - 48), round(mx + 48), round(my + 48)))
    assert blue in {colour for _, colour in ring.getcolors(1 << 16) or []}


@pytest.mark.parametrize(("old", "new"), [("cusp", "leo"), ("leo", "cusp"), ("nemesis", "leo")])
def test_without_two_signs_there_is_no_arrow(old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []
    monkeypatch.setattr(chart, "_arrow", lambda *more: drawn.append(1))
    with watching(monkeypatch) as watch:
        chart.draw(preview(old, new))
        assert watch.faults == []
    assert drawn == []


@pytest.mark.parametrize("language", COMPLETE)
def test_whoever_looks_is_called_you_and_never_by_name(language: Language) -> None:
    say = speech(language)
    now = view(("nemesis", 3), ("gemini", 3), ("leo", 1), language=language)
    for card, target in (("virgo", 1), ("virgo", 0), ("cusp", 0)):
        then = now.chart.after(card, target, releases=True)
        shown = msgspec.structs.replace(now, preview=ChartPreview(card, target, then))
        assert "Ana" not in " ".join(views.changes(shown, NAMES[:3], say))
        assert "Ana" not in views.chart(shown)
    public = msgspec.structs.replace(now, viewer=None)
    assert "Ana" in views.chart(public)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "If Virgo is played on Ben: You win at once; Ben: Gemini → Virgo; Ben: Karma 3 → 2; You become Spiritual",
        ),
        ("de", "Wenn Virgo auf Ben gespielt wird: Du gewinnst sofort; Ben: Gemini → Virgo; Ben: Karma 3 → 2; Du wirst"),
    ],
)
def test_a_win_is_told_first_and_to_whoever_wins(language: Language, told: str) -> None:
    now = view(("nemesis", 3), ("gemini", 3), language=language)
    shown = msgspec.structs.replace(now, preview=ChartPreview("virgo", 1, now.chart.after("virgo", 1, releases=True)))
    assert views.chart(shown).startswith(told)
