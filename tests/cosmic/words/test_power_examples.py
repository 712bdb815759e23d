"""The examples of the powers that hide and hurt happen at the table as the library tells them."""

from __future__ import annotations

from bot.cosmic.words import question_text
from tests.cosmic.table import Table
from tests.words.voices import EN


def home(colour: str, count: int, **besides: int) -> dict[str, int]:
    """So many tokens on each home planet, and others elsewhere."""
    return {f"{colour}-{planet}": count for planet in range(1, 6)} | besides


def example(power: str) -> str:
    return question_text.power_example(EN, power)


def test_phantom_adds_its_five_ghosts_as_told() -> None:
    assert "8 and 3 and 5 make 16" in example("phantom")
    table = Table(("", "phantom", "", ""), hands={0: ["A1"], 1: ["A8"]}, from_setup=True)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run()
    assert table.events("totals")[-1]["defense"] == 16


def test_wraith_hides_three_tokens_beside_one_as_told() -> None:
    assert "one token on the cone for all to see, and hides three" in example("wraith")
    tokens = {0: home("red", 3, **{"power.0": 5})}
    table = Table(("wraith", "", "", ""), hands={0: ["A10"], 1: ["A8"]}, tokens=tokens).wish(0, "wraith.hide", 3)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run()
    assert table.events("totals")[-1]["offense"] == 10 + 4


def test_terrorist_sends_all_six_to_the_warp_as_told() -> None:
    assert "Ben has four tokens and Cy two" in example("terrorist")
    tokens = {2: home("yellow", 3, **{"blue-3": 2})}
    table = Table(("terrorist", "", "", ""), tokens=tokens, data={"terrorist": {"bombs": ["blue-3"]}})
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert (table.at("warp", 1), table.at("warp", 2)) == (4, 3 + 2)


def test_five_bases_do_not_win_against_the_term_as_told() -> None:
    assert "Ben has five foreign bases, no three of them together" in example("schizoid")
    abroad = {"red-1": 1, "yellow-1": 1, "yellow-2": 1, "purple-1": 1}
    tokens = {1: home("blue", 2, **abroad)}
    data = {"schizoid": {"term": "three_in_one"}}
    hands = {1: ["A20"], 0: ["A1"]}
    table = Table(("schizoid", "", "", ""), tokens=tokens, hands=hands, data=data, destiny=["red"], offense=1)
    table.wish(1, "target", "red-2").wish(1, "commit", {"blue-1": 1}).run()
    assert table.at("red-2", 1) == 1
    assert not table.state.winners


def test_refused_three_times_wracks_side_has_lost_as_told() -> None:
    assert "refuses a third time: Ana's side has lost" in example("wrack")
    table = Table(("wrack", "", "", ""), hands={0: ["A10"], 1: ["A8", "A9"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    terms = {"give": {"goods": [], "grant": None}, "take": {"goods": [], "grant": "blue-2"}}
    for victim in ("blue-3", "card", None):
        table.run(until="deal").act("deal.offer.offense", 0, terms).act("deal.fail.defense", 1)
        if victim is not None:
            table.wish(0, "wrack.torture", victim)
    table.run()
    assert table.at("warp", 1) == 1
    assert len(table.events("discarded", seat=1)) == 1
    assert table.events("outcome")[-1] == {"outcome": "defense"}
