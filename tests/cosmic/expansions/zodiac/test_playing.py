"""Playing Zodiac cards: hoards, powers of the same window, and that a preview tells what comes (Z12, Z13, Z14)."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.zodiac.karma import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, zodiac
from bot.cosmic.expansions.zodiac.views import ZodiacView, chart_picture, what
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_table
from proving.cosmic.walk import Walk
from tests.cosmic.expansions.moons import moons_at
from tests.cosmic.expansions.zodiac.test_karma import signed
from tests.cosmic.powers.test_pygmy import small
from tests.cosmic.table import Table
from tests.plain import listed, options_of


def test_a_card_in_a_hoard_can_be_played_and_the_two_drawn_go_to_the_hand_z12() -> None:
    table = Table(
        ("miser", "", "", ""),
        hands={0: ["A8"]},
        hoards={"miser": ["A9", "zodiac.leo"]},
        deck=["A10", "C"],
        extras={NAME: True},
        expansions=signed("aries", "taurus", "virgo", "gemini"),
    )
    table.wish(0, PLAY.key, "zodiac.leo:2").run(until="target")
    assert what(zodiac(table.state).cards[2]) == "leo"
    assert table.hand(0) == ["A10", "A8", "C"]
    assert [card.split(".")[0] for card in listed(table.state.powers[0].data["hoard"])] == ["A9"]
    assert table.events("announced", name="miser"), "playing out of a hoard is a use of its power"
    table.check()


def test_masochist_does_not_win_while_tokens_are_karma_7_5() -> None:
    tokens = {0: {KARMA: 1}, 1: {"blue-1": 4}}
    table = Table(
        ("masochist", "", "", ""),
        tokens=tokens,
        extras={NAME: True},
        expansions=signed("cusp", "taurus", "virgo", "gemini"),
        offense=1,
        destiny=("yellow",),
    )
    zodiac(table.state).leader = 0
    table.run(until="target")
    assert not table.game.over


def test_hate_makes_everybody_discard_a_zodiac_card_or_lose_tokens_2_4_3() -> None:
    table = Table(
        ("hate", "", "", ""),
        hands={0: ["zodiac.leo", "A8"], 1: ["zodiac.cusp", "A4"], 2: ["A6"], 3: ["A7"]},
        extras={NAME: True},
        expansions=signed("aries", "taurus", "virgo", "gemini"),
    )
    table.wish(0, "hate.card", "zodiac.leo").wish(1, "hate.answer", "zodiac.cusp").run(until=PLAY.key)
    assert "zodiac.cusp" not in table.hand(1)
    assert table.at("warp", 2) == table.at("warp", 3) == 3
    assert table.at("warp", 1) == 0


@pytest.mark.parametrize("seed", range(5))
def test_what_a_preview_shows_is_what_a_card_brings_z12(seed: int) -> None:
    """Everything on the chart after a card was played is as the preview said; Karma released by default."""
    walk = Walk(seed, 3 + seed % 3, Options(extras={NAME: True}))
    compared = 0
    for _ in range(1_500):
        game = walk.game
        if game.over:
            break
        found = next(((number, ask) for number, ask in game.asks.items() if ask.key == PLAY.key), None)
        if found is None:
            walk.step()
            continue
        number, ask = found
        plays = [option for option in options_of(ask) if option != DONE]
        if not plays:
            walk.step()
            continue
        face, _, target = str(plays[walk.dice(len(plays))]).partition(":")
        names = ["x"] * len(game.state.players)
        promised = chart_picture(see_table(game.state), names, ask.seat, (face, int(target))).shown
        game.answer(number, ask.seat, f"{face}:{target}")
        while release := next((one for one in game.asks.items() if one[1].key == "zodiac.release"), None):
            game.answer(release[0], release[1].seat, release[1].default)
        game.take_events()
        assert see_table(game.state).part(NAME, ZodiacView) == promised
        compared += 1
    assert compared >= 1


def previewed(table: Table) -> int:
    table.run(until=PLAY.key)
    promised = chart_picture(see_table(table.state), "abcd", 0, ("zodiac.cancer", 2)).shown
    table.answer(0, PLAY.key, "zodiac.cancer:2").run(until=PLAY.key)
    assert see_table(table.state).part(NAME, ZodiacView) == promised
    return promised.players[2].karma


def test_a_preview_knows_that_karma_goes_to_moons_and_not_to_full_planets_z24() -> None:
    signs = ("aries", "leo", "gemini", "virgo")
    hands = {0: ["A8", "zodiac.cancer", "zodiac.cusp"]}
    on_moon = Table(
        tokens={2: {"blue-moon1": 1, KARMA: 3}},
        hands=hands,
        extras={NAME: True, "moons": True},
        expansions={**signed(*signs), "moons": moons_at({"blue-moon1": "silent_moon"})},
    )
    assert previewed(on_moon) == 2
    full = small(
        at={1: {"blue-1": 3}, 2: {"blue-1": 1, KARMA: 3}}, hands=hands, extras={NAME: True}, expansions=signed(*signs)
    )
    assert previewed(full) == 3
