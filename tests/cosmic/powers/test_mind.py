"""Mind (P2 2A): reads hands."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of, whole


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A10"], 1: ["A6", "C"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def shown(table: Table) -> list[tuple[tuple[int, ...] | None, int]]:
    return [(e.audience, whole(e.data["seat"])) for e in table.seen if e.kind == "shown" and e.data["why"] == "mind"]


def test_a_main_player_reads_the_opponents_hand_alone_p2_mind() -> None:
    table = fight(("mind", "", "", "")).wish(0, "checkpoint.attack", "power.0").run()
    assert shown(table) == [((0,), 1)]
    assert table.events("looked", seat=1, by=[0]), "the log says whose hand was read"
    table.check()


def test_a_bystander_chooses_which_main_player_is_read() -> None:
    table = fight(("", "", "mind", "")).wish(2, "checkpoint.attack", "power.0").wish(2, "mind.target", 0).run()
    assert shown(table) == [((2,), 0)]
    table.check()


def test_without_a_wish_nothing_is_read_and_a_zap_prevents_it() -> None:
    assert shown(fight(("mind", "", "", "")).run()) == []
    table = fight(("mind", "", "", ""), hands={2: ["edict.cosmic_zap", "A4"]})
    table.wish(0, "checkpoint.attack", "power.0").wish(2, "response", "edict.cosmic_zap").run()
    assert shown(table) == []
    table.check()


def test_an_opponent_without_cards_cannot_be_read() -> None:
    table = fight(("mind", "", "", ""), hands={1: []}, tokens={1: {"blue-1": 4}}).run(until="checkpoint.attack")
    (ask,) = [ask for ask in table.open("checkpoint.attack") if ask.seat == 0]
    assert "power.0" not in options_of(ask)
    table.check()


def test_super_mind_reads_both_main_players_from_outside_only() -> None:
    hands = {2: ["A4", "flare.mind"]}
    table = fight(("", "", "mind", ""), hands=hands).wish(2, "checkpoint.between", "flare.mind")
    table.wish(2, "checkpoint.attack", "power.0").wish(2, "mind.target", 1).run()
    assert shown(table) == [((2,), 1), ((2,), 0)]
    table.check()
    table = fight(("mind", "", "", ""), hands={0: ["A10", "flare.mind"]}).wish(0, "checkpoint.between", "flare.mind")
    table.wish(0, "checkpoint.attack", "power.0").run()
    assert shown(table) == [((0,), 1)]
    table.check()


def test_wild_mind_sees_every_card_that_the_first_drawer_draws_in_the_challenge() -> None:
    hands = {1: [], 2: ["A4", "flare.mind"]}
    table = fight(("", "", "", ""), hands=hands).wish(2, "checkpoint.attack", "flare.mind").run()
    watched = [e for e in table.seen if e.kind == "shown" and e.data["why"] == "watched"]
    drawn = [e for e in table.seen if e.kind == "hand" and e.data["seat"] == 1]
    assert [e.audience for e in watched] == [(2,)] * len(drawn)
    assert [e.data["cards"] for e in watched] == [e.data["gained"] for e in drawn]
    assert table.events("watches") == [{"seat": 2, "drawer": 1}]
    table.check()


def test_wild_mind_sees_nothing_of_its_own_draws_and_ends_with_the_challenge() -> None:
    table = fight(("", "", "", ""), hands={1: [], 2: ["A4", "flare.mind"]})
    table.wish(2, "checkpoint.attack", "flare.mind").run().next_challenge()
    assert table.state.challenge.watched == []
    before = len(table.events("shown", why="watched"))
    table.run()
    assert len(table.events("shown", why="watched")) == before
    table.check()
