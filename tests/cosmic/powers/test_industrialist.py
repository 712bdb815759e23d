"""Industrialist (P3, Industrialist): turns defeats into a growing stack."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.seen.project import see_table
from bot.cosmic.words import alt
from tests.cosmic.table import Table
from tests.plain import listed, options_of


def fight(powers: tuple[str, ...] = ("industrialist", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A10").wish(1, "card", "A20")


def stack(table: Table) -> list[str]:
    return next(listed(card.data["stack"]) for card in table.state.powers if card.power == "industrialist")


def test_a_beaten_attack_joins_the_open_stack() -> None:
    table = fight().run()
    (seen,) = see_table(table.state).players[0].powers
    assert dict(seen.notes)["stack"] == stack(table)
    assert alt.power(seen) == "Industrialist 1"
    assert table.at("warp", 0) == 4
    assert [str(card).split(".")[0] for card in stack(table)] == ["A10"]
    assert not [card for card in table.state.discard if card.startswith("A10")]
    table.check()


def test_the_opponent_may_let_it_win_instead() -> None:
    table = fight().wish(1, "industrialist.concede", True).run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 0) == 4
    assert table.at("warp", 1) == 4
    assert stack(table) == []
    table.check()


def test_a_winner_and_a_compromise_stack_nothing() -> None:
    for mine, theirs in (("A30", "A20"), ("C", "A20")):
        table = Table(("industrialist", "", "", ""), hands={0: [mine], 1: [theirs]}).wish(0, "target", "blue-1")
        table.wish(0, "commit", {"red-1": 4}).run()
        assert stack(table) == []
        assert not table.events("announced", name="industrialist")
        table.check()


def test_the_sign_is_said_when_everybody_has_changed_cards_who_wants_to_p2_1() -> None:
    table = fight(("industrialist", "chronos", "", ""))
    table.state.deck.remove("A13.1")
    table.state.powers[0].data["stack"] = ["A13.1"]
    table.wish(1, "checkpoint.reveal", "power.1").run(until="industrialist.sign")
    assert [event["name"] for event in table.events("announced")] == ["chronos"]
    assert len(table.events("revealed")) == 2
    table.run().check()


@pytest.mark.parametrize(("sign", "by"), [("plus", 13), ("minus", -13)])
def test_the_whole_stack_is_added_or_subtracted(sign: str, by: int) -> None:
    table = fight()
    table.state.deck.remove("A13.1")
    table.state.powers[0].data["stack"] = ["A13.1"]
    table.wish(0, "industrialist.sign", sign).run()
    assert table.events("totals")[-1]["offense"] == 10 + 4 + by


def stacked(*hand: str) -> Table:
    """Seat 1 has a 30 on its stack and lays a compromise against A20."""
    table = Table(("", "industrialist", "", ""), hands={0: ["A20"], 1: ["C", *hand]}).wish(0, "target", "blue-1")
    table.state.deck.remove("A30.1")
    table.state.powers[0].data["stack"] = ["A30.1"]
    return table.wish(0, "commit", {"red-1": 4}).wish(1, "card", "C")


def test_the_stack_counts_for_a_card_that_becomes_an_attack() -> None:
    """As MP showing an attack (P3, Industrialist), whenever it became one."""
    table = stacked("flare.pacifist").wish(1, "checkpoint.reveal", "flare.pacifist").run()
    assert table.events("totals")[-1]["defense"] == 15 + 4 + 30


def test_the_stack_is_not_told_where_it_counts_for_nothing() -> None:
    """None is announced for nothing (4.0.7)."""
    assert not stacked().run().events("announced", name="industrialist")
    table = Table(("industrialist", "", "", ""), hands={0: ["A20"], 1: ["C"]}).wish(0, "target", "blue-1")
    table.state.deck.remove("A30.1")
    table.state.powers[0].data["stack"] = ["A30.1"]
    assert not table.wish(0, "card", "A20").run().events("announced", name="industrialist")


def test_a_zap_stops_the_defeat_from_paying() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert stack(table) == []
    assert [card for card in table.state.discard if card.startswith("A10")]
    table.check()


def test_clone_of_the_opponent_and_fido_get_nothing_of_the_stack() -> None:
    table = fight(("industrialist", "filch", "fido", "")).wish(2, "fido.use", True).run()
    assert [str(card).split(".")[0] for card in stack(table)] == ["A10"]
    assert "A20" in table.hand(2)
    table.check()


def test_a_concession_comes_before_losses_and_consolation() -> None:
    table = fight(hands={1: ["A20", "C"]}).wish(1, "industrialist.concede", True).run()
    assert not table.events("gave", why="consolation")
    table.check()


def test_without_the_super_flare_no_attack_of_the_opponent_is_stacked() -> None:
    """Your attack joins your open stack (P3, Industrialist): a compromise that counts as one is no attack card."""
    table = Table(("", "industrialist", "", ""), hands={0: ["A20"], 1: ["C", "flare.pacifist"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(1, "card", "C")
    table.wish(1, "checkpoint.reveal", "flare.pacifist").run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.events("announced", name="industrialist")
    assert stack(table) == []
    table.check()


def test_the_super_flare_stacks_the_other_attack() -> None:
    table = fight(hands={0: ["A10", "flare.industrialist"]}).wish(0, "checkpoint.sides", "flare.industrialist")
    table.run(until="industrialist.super")
    card = next(one for one in options_of(table.open("industrialist.super")[0]) if str(one).startswith("A20"))
    table.answer(0, "industrialist.super", card).run()
    assert [str(card).split(".")[0] for card in stack(table)] == ["A20"]
    table.check()


def test_the_wild_flare_adds_an_attack_of_the_opponent() -> None:
    hands = {0: ["A10", "flare.industrialist"], 1: ["A20", "A9"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.reveal", "flare.industrialist").run()
    assert table.events("totals")[0]["offense"] == 10 + 4 + 9
    assert [card for card in table.state.discard if card.startswith("A9")]
    table.check()


def test_the_wild_flare_gives_anything_else_back() -> None:
    hands = {0: ["A10", "flare.industrialist"], 1: ["A20", "edict.quash"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.reveal", "flare.industrialist").run()
    assert table.events("totals")[0]["offense"] == 14
    assert table.hand(1) == ["edict.quash"]
    table.check()
