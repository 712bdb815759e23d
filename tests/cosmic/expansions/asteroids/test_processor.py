"""Processor (AST17, AST30; P1): changes the powers of asteroids that come to others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.asteroids.state import asteroids
from bot.cosmic.model.attributes import HOARD
from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.cosmic.table import Table
from tests.plain import listed, options_of

PAIR = [(0, "virus"), (2, "mirror")]


def chosen(
    powers: tuple[str, ...],
    seats: list[int],
    *,
    unused: list[str],
    disks: Sequence[tuple[int, str]] = PAIR,
    hoards: dict[str, list[str]] | None = None,
    seed: int = 1,
) -> Table:
    """Processor names the asteroids with these seats once they have moved; these powers are unused."""
    table = sky(disks, powers, unused=unused, hoards=hoards, seed=seed)
    owner = powers.index("processor")
    return table.wish(owner, "processor.use", True).wish(owner, "processor.asteroids", seats)


def test_the_new_power_is_an_unused_one_and_the_old_becomes_unused_ast30() -> None:
    table = chosen(("processor", "", "", ""), [3], unused=["tripler"]).run(until="target")
    assert where(table) == {3: "tripler", 1: "mirror"}
    assert table.state.unused == ["virus"]
    assert next(card.holder for card in table.state.powers if card.power == "tripler") == 3
    table.run()


def test_all_of_them_one_after_the_other_the_old_power_of_the_first_may_come_up_for_the_second_ast17() -> None:
    table = chosen(("processor", "", "", ""), [3, 1], unused=["tripler"]).run(until="target")
    assert where(table) == {3: "tripler", 1: "virus"}
    assert table.state.unused == ["mirror"]


def test_never_one_that_comes_to_its_own_system_ast30() -> None:
    table = sky([(1, "virus"), (3, "mirror")], ("processor", "", "", "")).wish(0, "processor.use", True)
    table.run(until="processor.asteroids")
    assert [options_of(ask) for ask in table.open("processor.asteroids")] == [(2,)]
    table.run().check()


def test_silence_exchanges_nothing() -> None:
    table = sky(PAIR, ("processor", "", "", "")).run(until="target")
    assert where(table) == {3: "virus", 1: "mirror"}
    table.check()


def test_one_held_by_stasis_has_not_come_to_anybody() -> None:
    table = sky([(0, "virus"), (2, "mirror")], ("processor", "stasis", "", "", ""))
    table.wish(1, "stasis.asteroid", 2).wish(0, "processor.use", True).run(until="processor.asteroids")
    assert [options_of(ask) for ask in table.open("processor.asteroids")] == [(4,)]
    table.run().check()


def test_one_that_strange_attractor_has_brought_counts_too_ast16_ast30() -> None:
    hands = {1: ["A8", "edict.strange_attractor"]}
    table = sky([(0, "virus")], ("", "", "", "processor"), hands=hands)
    table.wish(1, "checkpoint.between", "edict.strange_attractor").wish(3, "processor.use", True)
    table.run(until="processor.asteroids")
    assert [options_of(ask) for ask in table.open("processor.asteroids")] == [(1,)]
    assert where(table) == {1: "virus"}
    table.run().check()


def test_what_belonged_to_the_old_power_is_discarded_and_a_new_hoard_is_dealt_ast30() -> None:
    table = chosen(
        ("processor", "", "", ""), [3], unused=["tripler"], disks=[(0, "miser")], hoards={"miser": ["A20", "A15"]}
    )
    table.run(until="target")
    assert {"A20.1", "A15.1"} <= set(table.state.discard)
    assert next(card for card in table.state.powers if card.power == "tripler").data == {}
    table = chosen(("processor", "", "", ""), [3], unused=["miser"], disks=[(0, "virus")]).run(until="target")
    hoard = next(card for card in table.state.powers if card.power == "miser").data[HOARD.key]
    assert len(listed(hoard)) == 7


def test_a_power_that_may_not_lie_on_an_asteroid_is_never_drawn_ast5_ast30() -> None:
    unused = ["miner", "hate", "masochist", "symbiote", "phantom", "tripler"]
    for seed in range(6):
        table = chosen(("processor", "", "", ""), [3], unused=list(unused), seed=seed).run(until="target")
        assert where(table)[3] == "tripler"


def test_a_processed_duplicate_is_an_original_with_a_state_of_its_own_ast30() -> None:
    table = sky(
        [(2, "miser")], (["cleaver", "processor"], "", "", ""), hoards={"miser": ["edict.quash"]}, unused=["tripler"]
    )
    table.wish(0, "cleaver.use", True).wish(0, "cleaver.act", "split:1").run().next_challenge()
    table.wish(0, "processor.use", True).wish(0, "processor.asteroids", [1]).run(until="checkpoint.attack")
    original, other = asteroids(table.state).disks
    assert other.duplicate_of < 0
    assert (where(table)[1], where(table).get(0)) == ("tripler", "miser")
    powers = table.state.powers
    assert powers[original.card].data == {HOARD.key: ["edict.quash.1"]}
    assert powers[other.card].data == {}


def test_a_processed_original_leaves_its_power_to_the_duplicate() -> None:
    table = sky(
        [(3, "miser")], (["cleaver", "processor"], "", "", ""), hoards={"miser": ["edict.quash"]}, unused=["tripler"]
    )
    table.wish(0, "cleaver.use", True).wish(0, "cleaver.act", "split:2").run().next_challenge()
    table.wish(0, "processor.use", True).wish(0, "processor.asteroids", [1]).run(until="checkpoint.attack")
    original, other = asteroids(table.state).disks
    assert (original.duplicate_of, other.duplicate_of) == (-1, -1)
    assert where(table) == {1: "tripler", 2: "miser"}
    assert table.state.powers[other.card].data == {HOARD.key: ["edict.quash.1"]}
    assert "miser" not in table.state.unused


def test_on_an_asteroid_it_is_used_by_whoever_has_it_after_rotation() -> None:
    table = sky([(1, "processor"), (3, "virus")]).wish(0, "processor.use", True)
    table.wish(0, "processor.asteroids", [2]).run(until="target")
    assert where(table)[0] == "processor"
    assert len(table.events("asteroid_processed")) == 1
    table.run().check()


def test_a_zap_leaves_the_power() -> None:
    table = sky(PAIR, ("processor", "", "", ""), hands={2: ["C", "edict.cosmic_zap"]}).wish(0, "processor.use", True)
    table.wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert where(table) == {3: "virus", 1: "mirror"}
    table.run().check()
