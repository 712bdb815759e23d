"""The time axis of a receipt spans the race: whoever came close stands close, whoever was out of it stands outside."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bench._gallery.samples import SAMPLES
from bot.slap.views import PileView, ReceiptView, SlapLine
from bot.words.message import Language
from renderers.kit.canvas import Canvas
from renderers.slap import faces
from renderers.slap.receipt import EDGES, LEAST, draw, race
from tests.renderers.watching import watching

FINISH = tuple(SlapLine(f"Player {ms}", ms, "wins" if ms == 412 else "beaten", ms - 412) for ms in (412, 416, 432))
FACES = (("9C", True), ("9B", True))
LATE = SlapLine("Late", 3030, "late", 40)
FALSE = SlapLine("False", 180, "false")


def receipt(*slaps: SlapLine, sealed: bool = False) -> ReceiptView:
    counts = tuple((slap.name, 9) for slap in slaps)
    return ReceiptView("Player 412", 14, "double", FACES, slaps, counts, "", sealed=sealed)


def dots(view: ReceiptView, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    disc = Canvas.disc

    def noted(c: Canvas, x: float, y: float, r: float, *more: Any) -> None:
        if r == 16:
            found.append(x)
        disc(c, x, y, r, *more)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "disc", noted)
        draw(view)
    return found


@pytest.mark.parametrize("out", [(), (LATE,), (FALSE,), (FALSE, LATE)])
def test_four_milliseconds_are_seen_whatever_came_before_or_after(
    out: tuple[SlapLine, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third, *late = dots(receipt(*FINISH, *out), monkeypatch)
    assert second - first >= 20
    assert third - second == pytest.approx(4 * (second - first))
    assert all(one == EDGES[1] and one - third > 32 for one in late)


def test_the_axis_begins_with_the_first_slap_that_counts_and_ends_with_the_last() -> None:
    apart = (SlapLine("Ana", 390, "wins"), SlapLine("Ben", 990, "beaten", 600))
    found = race(apart)
    assert found is not None
    assert (found.first, found.last) == (390, 990)
    assert [found.spot(slap.ms) for slap in apart] == [*EDGES]


def test_slaps_that_came_as_one_do_not_look_far_apart() -> None:
    found = race((SlapLine("Ana", 390, "wins"), SlapLine("Ben", 391, "beaten", 1)))
    assert found is not None
    assert found.last - found.first == LEAST
    assert found.spot(391) - found.spot(390) < 20


def test_a_false_slap_within_the_race_stands_where_it_came() -> None:
    found = race((*FINISH, SlapLine("False", 422, "false")))
    assert found is not None
    assert found.spot(416) < found.spot(422) < found.spot(432)
    assert found.spot(412) == EDGES[0]


@pytest.mark.parametrize("slaps", [(), (SlapLine("Ana", 390, "wins", approx=True),)])
def test_without_an_exact_time_there_is_no_axis(slaps: tuple[SlapLine, ...]) -> None:
    assert race(slaps) is None


def test_where_slaps_that_count_have_no_exact_time_the_others_make_the_axis() -> None:
    found = race((FALSE, SlapLine("Ana", 390, "wins", approx=True), LATE))
    assert found is not None
    assert (found.first, found.last, found.counted) == (180, 3030, 0)


def test_a_name_too_long_for_the_headline_is_cut_rather_than_written_ever_smaller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes: list[int] = []
    text = Canvas.text

    def noted(c: Canvas, x: float, y: float, words: str, size: int, *more: Any) -> float:
        if y == 84:
            sizes.append(size)
        return text(c, x, y, words, size, *more)

    monkeypatch.setattr(Canvas, "text", noted)
    draw(replace(receipt(*FINISH), winner="W" * 32))
    assert sizes == [52, 52]


def test_who_turns_next_is_said_inside_its_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(sample.view for sample in SAMPLES if sample.file == "receipt-crowd")
    assert isinstance(view, ReceiptView)
    rows: list[tuple[str, float, float]] = []
    text = Canvas.text

    def noted(c: Canvas, x: float, y: float, words: str, *more: Any) -> float:
        used = text(c, x, y, words, *more)
        rows.append((words, x, x + used))
        return used

    monkeypatch.setattr(Canvas, "text", noted)
    draw(view)
    ends = [right for words, _, right in rows if words == "turns next"]
    begins = [x for words, x, _ in rows if words == "4"]
    assert ends
    assert all(right + 12 < x for right in ends for x in begins if x > 100)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("count", [2, 10])
def test_whoever_is_away_has_a_palm_that_touches_nothing(
    count: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = tuple(f"Maximiliane von und zu {number}" for number in range(count))
    cards = tuple((name, 71) for name in names)
    plain = ReceiptView(names[0], 9, "double", FACES, FINISH[:1], cards, names[0], language=language, sealed=True)
    plain = replace(plain, slaps=(replace(FINISH[0], name=names[0]),))
    away = replace(plain, away=tuple((name, 1_798_761_599_999) for name in names))
    with watching(monkeypatch, written=True) as watch:
        drawn = draw(away)
        assert watch.faults == []
    assert drawn != draw(plain)


def test_a_pile_has_a_palm_for_whoever_turns_next_alone() -> None:
    plain = PileView(("9C",), 1, (2, 3), "Ben")
    drawn = [faces.draw_pile(replace(plain, away=away)) for away in ((), (("Cy", 9),), (("Ben", 9),))]
    assert drawn[0] == drawn[1] != drawn[2]
