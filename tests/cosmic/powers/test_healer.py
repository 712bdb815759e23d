"""Healer (P2): sends others' lost tokens home for a card."""

from __future__ import annotations

from typing import Unpack

from bot.cosmic.expansions.zodiac.state import ZodiacState
from bot.cosmic.kinds import registry
from tests.cosmic.table import Position, Table

HEALER = ("", "", "", "healer")


def beaten(powers: tuple[str, ...] = HEALER, mine: str = "A4", theirs: str = "A20", **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 with three tokens, seat 2 helps it with one."""
    more["hands"] = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    more["deck"] = ["A30", "A40", "A1", "A4"]
    table = Table(powers, **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def test_healer_sends_the_lost_tokens_home_and_draws_a_card_for_each_player() -> None:
    table = beaten().wish(3, "healer.use", True).wish(3, "healer.whom", [0, 2]).wish(0, "healer", {"red-5": 3}).run()
    assert (table.at("warp", 0), table.at("warp", 2)) == (0, 0)
    assert table.at("red-5", 0) == 7
    assert table.hand(3) == ["A30", "A40", "A7"]
    table.check()


def test_healer_heals_only_whom_it_names() -> None:
    table = beaten().wish(3, "healer.use", True).wish(3, "healer.whom", [2]).run()
    assert (table.at("warp", 0), table.at("warp", 2)) == (3, 0)
    assert table.hand(3) == ["A30", "A7"]
    table.check()


def test_by_default_nobody_is_healed() -> None:
    table = beaten().run()
    assert (table.at("warp", 0), table.at("warp", 2)) == (3, 1)
    assert not table.events("announced", name="healer")
    table.check()


def test_healer_never_heals_itself() -> None:
    table = beaten(("healer", "", "", "")).wish(0, "healer.use", True).run()
    assert table.at("warp", 0) == 3, "only the ally could be healed"
    assert table.at("warp", 2) == 0
    table.check()


def test_without_a_base_tokens_stay_in_the_warp() -> None:
    table = beaten(tokens={0: {"red-1": 3}}, mine="A4").wish(3, "healer.use", True)
    table.wishes = [wish for wish in table.wishes if wish[1] != "commit" or wish[0]]
    table.wish(0, "commit", {"red-1": 4}).run()
    assert table.at("warp", 0) == 20
    assert table.at("warp", 2) == 0
    table.check()


def test_healing_comes_after_the_loss_which_is_consoled_all_the_same() -> None:
    table = beaten(mine="C", hands={1: ["A20", "A8", "A9", "A10"]}).wish(3, "healer.use", True)
    table.wish(3, "healer.whom", [0]).run()
    assert table.at("warp", 0) == 0
    assert len(table.hand(0)) == 1 + 3
    table.check()


def test_healer_brings_back_what_void_removed() -> None:
    table = beaten(("", "void", "", "healer")).wish(3, "healer.use", True).wish(3, "healer.whom", [0]).run()
    assert (table.at("removed", 0), table.at("warp", 0)) == (0, 0)
    assert table.at("removed", 2) == 1
    table.check()


def test_each_batch_is_its_own_also_what_vacuum_drags() -> None:
    table = beaten(("vacuum", "", "", "healer")).wish(0, "vacuum.drag", {"1": 2})
    table.wish(3, "healer.use", True).wish(3, "healer.use", True).wish(3, "healer.whom", [0]).run()
    assert (table.at("warp", 1), table.at("warp", 0), table.at("warp", 2)) == (0, 0, 1)
    assert table.hand(3) == ["A30", "A40", "A7"]
    table.check()


def test_zap_stops_the_healing() -> None:
    table = beaten().wish(3, "healer.use", True).wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 3
    assert table.hand(3) == ["A7"]
    table.check()


def test_healer_and_masochist_never_come_into_one_game_p2_6() -> None:
    assert "masochist" in registry.POWERS["healer"].not_with


# --- flares -----------------------------------------------------------------------------------------------------------


def zapped(holder: int) -> Table:
    """The Zombie of seat 0 is beaten and zapped by seat 2; ``holder`` has the flare."""
    hands = {0: ["A4"], 1: ["A20"], 2: ["edict.cosmic_zap", "A6"], 3: ["A7"]}
    hands[holder] = [*hands[holder], "flare.healer"]
    table = Table(("zombie", "", "", ""), hands=hands).wish(0, "commit", {"red-1": 3})
    return table.wish(2, "response", "edict.cosmic_zap").wish(holder, "response", "flare.healer")


def test_wild_healer_shrugs_off_a_zap_on_its_holder() -> None:
    table = zapped(0).run()
    assert table.at("warp", 0) == 0
    assert "edict.cosmic_zap" not in table.hand(2)
    assert not table.events("zapped")
    table.check()


def test_wild_healer_is_no_shield_for_others() -> None:
    table = zapped(3).run()
    assert table.at("warp", 0) == 3
    assert len(table.wishes) == 1


def test_super_healer_draws_a_card_for_each_token() -> None:
    table = beaten(hands={3: ["A7", "flare.healer"]}).wish(3, "checkpoint", "flare.healer")
    table.wish(3, "healer.use", True).wish(3, "healer.whom", [0]).run()
    assert table.hand(3) == ["A1", "A30", "A40", "A7", "flare.healer"]
    table.check()


def test_healer_heals_a_spiritual_leader_without_a_base_who_takes_the_tokens_on_its_card_z33() -> None:
    zodiac = ZodiacState([f"zodiac.{one}" for one in ("taurus.1", "cusp.1", "cusp.2", "leo.1")], leader=0)
    table = Table(
        HEALER,
        hands={0: ["A4"], 1: ["A20"]},
        tokens={0: {"karma": 6}},
        extras={"zodiac": True},
        expansions={"zodiac": zodiac},
    )
    table.wish(0, "target", "blue-1").wish(3, "healer.use", True).run()
    assert table.events("announced", name="healer")
    assert table.at("karma", 0) == 7
    table.check()
