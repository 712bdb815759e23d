"""Trader (P2 2A): trades hands."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A4", "A6"], 1: ["A20", "C", "A8"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_whole_hands_are_exchanged_before_cards_are_chosen_p2_trader() -> None:
    table = fight(("trader", "", "", "")).wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert table.hand(0) == ["A20", "A8", "C"]
    assert table.hand(1) == ["A4", "A6"]
    assert table.hand(2) == ["A8"], "the others keep theirs"
    faces = [e for e in table.seen if e.kind == "hand_now"]
    assert [(e.audience, e.data["seat"]) for e in faces] == [((0,), 0), ((1,), 1)]
    table.run().check()


def test_not_used_or_zapped_hands_stay() -> None:
    for table in (
        fight(("trader", "", "", "")),
        fight(("trader", "", "", ""), hands={2: ["edict.cosmic_zap"]})
        .wish(0, "checkpoint.sides", "power.0")
        .wish(2, "response", "edict.cosmic_zap"),
    ):
        table.run(until="card")
        assert table.hand(0) == ["A4", "A6"]
        table.check()


def test_only_a_main_player_may_trade() -> None:
    table = fight(("", "", "trader", "")).run(until="checkpoint.sides")
    (ask,) = [ask for ask in table.open("checkpoint.sides") if ask.seat == 2]
    assert "power.0" not in options_of(ask)
    table.check()


def test_the_check_for_challenge_cards_is_repeated_after_the_trade_4_7_3() -> None:
    table = fight(("trader", "", "", ""), hands={0: ["A4", "flare.trader"], 2: ["edict.quash"]})
    table.wish(0, "checkpoint.attack", "flare.trader").wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "trader.target", 2).run()
    assert table.events("abandoned", why="no challenge card")
    assert sum(table.at(f"red-{number}", 0) for number in range(1, 6)) == 20, "the tokens went home"
    table.check()


def test_super_trader_trades_with_anybody_and_stays_in_hand_for_the_opponent() -> None:
    table = fight(("trader", "", "", ""), hands={0: ["A4", "flare.trader"], 2: ["A30"]})
    table.wish(0, "checkpoint.attack", "flare.trader").wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "trader.target", 2).run(until="card")
    assert table.hand(0) == ["A30"]
    assert table.hand(1) == ["A20", "A8", "C"]
    table.run()
    assert "flare.trader" in table.hand(0), "the flare came back (2.5.6)"
    table.check()


def test_super_trader_waits_while_the_opponent_is_named() -> None:
    table = fight(("trader", "", "", ""), hands={0: ["A4", "flare.trader"]})
    table.wish(0, "checkpoint.attack", "flare.trader").wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert table.hand(1) == ["A4", "flare.trader"], "it went with the hand"
    assert not table.state.players[0].flared
    table.check()


def test_wild_trader_takes_a_card_by_chance_and_gives_one_back() -> None:
    table = fight(("", "", "", ""), hands={0: ["A4", "flare.trader"], 1: ["A20", "A20"]})
    table.wish(0, "checkpoint.attack", "flare.trader").wish(0, "trader.return", "A4").run(until="card")
    assert table.hand(0) == ["A20", "flare.trader"]
    assert table.hand(1) == ["A20", "A4"]
    secret = [e.audience for e in table.seen if e.kind == "given"]
    assert secret == [(1, 0), (0, 1)]
    table.check()


def test_wild_trader_is_for_main_players_with_an_opponent_who_has_cards() -> None:
    table = fight(("", "", "", ""), hands={1: [], 0: ["A4", "flare.trader"], 2: ["A8", "flare.mind"]})
    table.run(until="checkpoint.attack")
    for ask in table.open("checkpoint.attack"):
        assert "flare.trader" not in options_of(ask)
    table.check()
