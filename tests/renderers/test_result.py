"""The result of a slap game: nothing touches however long the times and names, and it wears the last pile's suit."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.slap import alt
from bot.slap.views import AwardLine, ReceiptView, ResultLine, ResultView, SlapLine
from bot.words.message import Language
from renderers.kit import theme
from renderers.slap import receipt, result
from tests.renderers.played import NAMES
from tests.renderers.watching import watching

CJK = "東京特許許可局日本語名前漢字表示試験用長文字列確認中国語一二三四"
EMOJI = "🔥🦊🎉🚀🐙🌈🍕🎲👑🧩🪐⚡🎯🏆🐝🍀🌵🐳🎸🥇🧊🦉🍄🎈🐢🌙🔮🪁🍩🐧🦋🌻"
PEOPLE = (CJK, EMOJI, "W" * 32, *NAMES[:7])


def ended(players: int, language: Language = "en", suit: str = "C", winners: int = 1) -> ResultView:
    """A game with times of five digits; whoever has place ten was the quickest."""
    names = PEOPLE[:players]
    rows = tuple(
        ResultLine(1 if at < winners else at + 1, name, 71 - 7 * at, 99 - at, 99_999 - 8_888 * at)
        for at, name in enumerate(names)
    )
    awards = (
        AwardLine("longest", names[0], 67),
        AwardLine("quickest", names[-1], 10_007),
        AwardLine("photo", names[1], 250, names[0]),
    )
    return ResultView(rows, "repetition", 4_999, 1_097, names, language, suit, awards)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("suit", ["", *theme.SUITS])
@pytest.mark.parametrize("players", [2, 10])
def test_nothing_touches_and_all_can_be_read(
    players: int, suit: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch) as watch:
        drawn = result.draw(ended(players, language, suit))
        assert watch.faults == []
    assert len(drawn) <= 200_000


@pytest.mark.parametrize("winners", [0, 2, 5, 10])
@pytest.mark.parametrize("awards", range(3))
def test_nothing_touches_with_any_number_of_winners_and_awards(
    awards: int, winners: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = ended(10, winners=winners)
    how = "stopped" if not winners else "count"
    with watching(monkeypatch) as watch:
        result.draw(replace(view, how=how, awards=view.awards[:awards]))
        assert watch.faults == []


def test_the_bolt_stands_between_the_piles_and_a_time_of_five_digits() -> None:
    """The row of the quickest: piles, gap, bolt, gap, time, as columns of the picture without light."""
    picture = Image.open(io.BytesIO(result.draw(ended(10)))).convert("L")
    top = 392 + 9 * 104
    row = picture.crop((700, top + 16, 1140, top + 80)).point(lambda value: 255 if value > 120 else 0)
    light = [row.crop((x, 0, x + 1, row.height)).getbbox() is not None for x in range(row.width)]
    runs, start = [], None
    for x, lit in enumerate([*light, False]):
        if lit and start is None:
            start = x
        elif not lit and start is not None:
            runs.append((start, x))
            start = None
    piles = max(run for run in runs if run[1] + 700 <= 848 + 2)
    bolt = next(run for run in runs if run[0] > piles[1])
    assert bolt[0] - piles[1] >= 12
    assert 24 <= bolt[1] - bolt[0] <= 48


@pytest.mark.parametrize("suit", theme.SUITS)
def test_the_banner_has_the_suits_colour(suit: str) -> None:
    picture = Image.open(io.BytesIO(result.draw(ended(2, suit=suit)))).convert("RGB")
    assert picture.getpixel((172, 170 - 108)) == theme.channels(theme.SUITS[suit])
    none = Image.open(io.BytesIO(result.draw(ended(2, suit="")))).convert("RGB")
    assert none.getpixel((172, 170 - 108)) == theme.channels(theme.NIGHTS["Z"])


def test_ten_slaps_leave_room_between_place_and_name(monkeypatch: pytest.MonkeyPatch) -> None:
    slaps = tuple(SlapLine(name, 400 + at, "beaten" if at else "wins", at) for at, name in enumerate(PEOPLE))
    counts = tuple((name, 7) for name in PEOPLE)
    view = ReceiptView(CJK, 14, "double", (("9C", True), ("9B", True)), slaps, counts, CJK, PEOPLE)
    with watching(monkeypatch) as watch:
        receipt.draw(view)
        assert watch.faults == []
    picture = Image.open(io.BytesIO(receipt.draw(view))).convert("L")
    top = 384 + 9 * 92
    _, brightest = picture.crop((108, top + 10, 124, top + 70)).getextrema()
    assert isinstance(brightest, int)
    assert brightest < 60


def test_the_alt_text_says_who_wins_first_and_what_stood_out_last() -> None:
    rows = (ResultLine(1, "Ana", 71, 17, 318), ResultLine(2, "Ben", 0, 12, 287))
    awards = (AwardLine("longest", "Ana", 31), AwardLine("quickest", "Ben", 287), AwardLine("photo", "Ben", 12, "Ana"))
    text = alt.result(ResultView(rows, "cards", 612, 48, ("Ana", "Ben"), "en", "C", awards))
    assert text.startswith("Ana wins: last player with cards. 1 Ana, ")
    assert text.endswith(
        "Longest pile: Ana, 31 cards; Quickest hand: Ben, 287 ms; Photo finish: Ben, 12 ms before Ana. "
        "612 cards turned, 48 piles."
    )
    assert len(alt.result(ended(10, "de"))) <= alt.LIMIT
