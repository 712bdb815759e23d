"""Miner (AST29; P1): takes the use of the asteroid where it fights."""

from __future__ import annotations

from typing import Any

from tests.cosmic.expansions.asteroids.sky import sky
from tests.cosmic.table import Table

HANDS = {0: ["A6", "C"], 1: ["A20"], 2: ["C"], 3: ["C"]}


def dig(miner: int = 0, disk: int = 2, **more: Any) -> Table:
    """Seat 0 challenges seat 1, to whom the virus asteroid comes unless ``disk`` says otherwise."""
    powers = [["miner", "loser"] if seat == miner else "" for seat in range(4)]
    hands = {**HANDS, **more.pop("hands", {})}
    table = sky([(disk, "virus")], powers, hands=hands, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).wish(0, "card", "A6")


def holder(table: Table) -> int:
    return next(card.holder for card in table.state.powers if card.power == "virus")


def test_the_offense_uses_it_and_its_holder_does_not_ast29() -> None:
    table = dig().wish(0, "miner.use", True).run()
    assert table.events("totals")[0] == {"offense": 12, "defense": 24}
    table.check()


def test_otherwise_its_holder_uses_it() -> None:
    table = dig().run()
    assert table.events("totals")[0] == {"offense": 8, "defense": 80}
    table.check()


def test_the_defense_may_mine_only_what_lies_in_the_system_of_the_challenge_ast29() -> None:
    table = dig(miner=1, disk=0).run()
    assert table.events("announced", name="miner") == []
    table.check()


def test_the_own_asteroid_needs_no_mining() -> None:
    table = dig(miner=1).run()
    assert table.events("announced", name="miner") == []
    table.check()


def test_an_ally_mines_once_it_has_joined_ast29() -> None:
    table = dig(miner=2).wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "miner.use", True)
    table.run(until="card")
    assert holder(table) == 2
    table.run().check()


def test_a_bystander_is_not_asked() -> None:
    table = dig(miner=3).run()
    assert table.events("announced", name="miner") == []
    table.check()


def test_a_zapped_miner_gets_nothing_and_one_zapped_later_loses_it_ast29() -> None:
    stopped = dig(hands={2: ["C", "edict.cosmic_zap"]}).wish(0, "miner.use", True)
    stopped.wish(2, "response", "edict.cosmic_zap").run(until="card")
    assert holder(stopped) == 1
    later = dig(hands={2: ["C", "edict.cosmic_zap"]}).wish(0, "miner.use", True).run(until="target")
    assert holder(later) == 0
    later.wish(2, "response", "edict.cosmic_zap").run()
    assert later.events("zapped") == [{"seat": 0}]
    assert later.events("asteroid_released") == [{"location": 1, "power": "virus"}]
    later.check()


def test_the_next_challenge_gives_it_back() -> None:
    table = dig().wish(0, "miner.use", True).run().next_challenge()
    assert holder(table) == -1
    table.run(until="checkpoint.attack")
    assert holder(table) == 0, "it has moved on to seat 0"
    table.run().check()


def test_where_the_challenge_moves_to_another_system_it_is_asked_again_in_w3_ast29() -> None:
    tokens = {1: {**{f"blue-{at}": 3 for at in range(1, 6)}, "yellow-1": 2}}
    table = dig(disk=3, hands={0: ["A6", "C", "flare.will"]}, tokens=tokens)
    table.wish(0, "checkpoint.attack", "flare.will").wish(0, "will.wild.base", "yellow-1").wish(
        0, "miner.use", True
    ).run()
    assert table.events("aimed")[-1] == {"planet": "yellow-1"}
    assert table.events("asteroid_mined") == [{"seat": 0, "power": "virus", "location": 2}]
    table.check()
