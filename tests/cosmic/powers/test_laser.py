"""Laser (P2 2A): blinds the opponent's card choice."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import listed, options_of


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A4", "A15"], 1: ["A10", "A6"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_the_opponents_card_is_drawn_and_only_its_owner_sees_it_p2_laser() -> None:
    table = fight(("laser", "", "", "")).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0]
    assert table.events("laid") == [{"seat": 1}]
    (own,) = [e for e in table.seen if e.kind == "laid_card"]
    assert own.audience == (1,)
    table.run().check()


def test_every_challenge_card_may_be_drawn() -> None:
    drawn = {fight(("laser", "", "", ""), seed=seed).run().events("revealed")[0]["defense"] for seed in range(8)}
    assert drawn == {"A10.1", "A6.1"}


def test_a_bystanders_or_zapped_laser_leaves_the_choice() -> None:
    for table in (
        fight(("", "", "laser", "")),
        fight(("laser", "", "", ""), hands={2: ["edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap"),
    ):
        table.run(until="card")
        assert [ask.seat for ask in table.open("card")] == [0, 1]
        table.check()


def test_super_laser_blinds_either_main_player_from_an_ally() -> None:
    table = fight(("", "", "laser", ""), hands={2: ["A8", "flare.laser"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint.sides", "flare.laser")
    table.wish(2, "laser.target", 0).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [1]
    table.run().check()


def test_super_laser_is_no_use_outside_the_challenge() -> None:
    table = fight(("", "", "laser", ""), hands={2: ["A8", "flare.laser"]}).run(until="checkpoint.sides")
    (ask,) = [ask for ask in table.open("checkpoint.sides") if ask.seat == 2]
    assert "flare.laser" not in options_of(ask)
    table.check()


def test_wild_laser_puts_as_many_cards_aside_as_were_discarded_until_the_challenge_ends() -> None:
    table = fight(("", "", "", ""), hands={0: ["A4", "A15", "A9", "flare.laser"], 1: ["A10", "A6", "A7"]})
    table.wish(0, "checkpoint.attack", "flare.laser").wish(0, "laser.target", 1)
    table.wish(0, "laser.discard", ["A4.1", "A9.1"]).run(until="card")
    assert table.hand(0) == ["A15", "flare.laser"]
    assert len(table.hand(1)) == 1
    assert [(e.audience, len(listed(e.data["cards"]))) for e in table.seen if e.kind == "put_away_cards"] == [((1,), 2)]
    assert not any("card" in event for event in table.events("put_away"))
    played = table.hand(1)
    table.run()
    assert sorted(table.hand(1) + played) == ["A10", "A6", "A7"], "what was put aside is back"
    assert not table.events("returned", seat=1), "and nobody saw it"
    table.check()


def test_wild_laser_may_leave_the_defense_without_a_challenge_card_and_comes_back_after_an_abort() -> None:
    table = fight(("", "", "", ""), hands={0: ["A15"], 1: ["A10", "A6", "flare.laser"]})
    table.wish(1, "checkpoint.attack", "flare.laser").wish(1, "laser.target", 0).wish(1, "laser.discard", ["A6.1"])
    table.run()
    assert table.events("abandoned", why="no challenge card")
    assert "A15" in table.hand(0)
    table.check()


def test_wild_laser_for_an_ally_once_the_allies_are_known() -> None:
    table = fight(("", "", "", ""), hands={2: ["A8", "A9", "flare.laser"], 1: ["A10", "A6", "A7"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint.sides", "flare.laser")
    table.wish(2, "laser.discard", ["A8.1"]).run(until="card")
    assert len(table.hand(1)) == 2, "silence names the main player of the other side"
    table.run().check()
