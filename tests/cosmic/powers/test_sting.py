"""Sting (P3, Sting): makes somebody else lose half."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table


def fight(powers: tuple[str, ...] = ("sting", "", "", ""), sent: int = 4, **more: Any) -> Table:
    """Seat 0 attacks blue-1 against four tokens, A4 against A20."""
    hands = {0: ["A4", "A5", "A6", "C"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": sent})
    return table.wish(0, "card", "A4").wish(1, "card", "A20")


def stung(table: Table, target: int = 2) -> Table:
    return table.wish(0, "sting.use", True).wish(0, "sting.whom", target)


def warps(table: Table) -> list[int]:
    return [table.at("warp", seat) for seat in range(4)]


def test_half_go_home_and_the_other_loses_as_many_for_a_card_each() -> None:
    table = stung(fight()).wish(2, "lose", {"yellow-3": 2}).wish(0, "sting", {"red-5": 2}).run()
    assert warps(table) == [2, 0, 2, 0]
    assert table.at("yellow-3", 2) == 2
    assert table.at("red-5", 0) == 6
    assert [event["count"] for event in table.events("gave", why="sting")] == [2]
    table.check()


def test_it_shifts_one_loss_in_a_challenge_pow4() -> None:
    table = stung(fight(hands={3: ["A7", "edict.plague"]})).wish(3, "checkpoint.between", "edict.plague")
    table.wishes.remove((0, "card", "A4"))
    table.wish(3, "plague.target", 0).wish(0, "sting.use", True).run()
    assert len(table.events("announced", name="sting")) == 1
    assert table.wishes == [(0, "sting.use", True)], "of the second loss nobody is asked"
    assert warps(table) == [2 - 1 + 4, 0, 1, 0], "one has come back"


def test_half_is_rounded_down_and_one_token_has_no_half() -> None:
    table = stung(fight(sent=3)).run()
    assert warps(table) == [2, 0, 1, 0]
    table.check()
    table = fight(sent=1).run()
    assert warps(table) == [1, 0, 0, 0]
    assert not table.events("announced", name="sting")
    table.check()


def test_silence_names_nobody() -> None:
    table = fight().run()
    assert warps(table) == [4, 0, 0, 0]
    table.check()


def test_the_deck_pays_what_the_hand_lacks() -> None:
    table = stung(fight(hands={0: ["A4", "A5"]})).run()
    assert [event["count"] for event in table.events("gave", why="sting")] == [1]
    assert [event["count"] for event in table.events("drew", seat=2, why="sting")] == [1]
    table.check()


def test_what_the_other_lacks_stays_a_loss_of_its_own() -> None:
    table = stung(fight(tokens={2: {"yellow-1": 1}})).run()
    assert warps(table) == [3, 0, 20, 0]
    table.check()


def test_whoever_loses_tokens_anyway_pays_with_others() -> None:
    table = fight(("sting", "", "", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table = stung(table.wish(2, "commit", {"yellow-1": 4})).run()
    assert warps(table) == [2, 0, 4 + 2, 0]
    table.check()


def test_tokens_of_others_do_not_concern_it() -> None:
    table = fight(("", "", "sting", "")).run()
    assert not table.events("announced", name="sting")
    assert warps(table) == [4, 0, 0, 0]
    table.check()


def test_a_shifted_loss_is_not_shifted_again() -> None:
    table = stung(fight(("sting", "", "sting", ""))).run()
    assert warps(table) == [2, 0, 2, 0]
    table.check()


def test_a_zap_stops_it() -> None:
    table = stung(fight(hands={3: ["A7", "edict.cosmic_zap"]})).wish(3, "response", "edict.cosmic_zap").run()
    assert warps(table) == [4, 0, 0, 0]
    assert not table.events("gave", why="sting")
    table.check()


def test_the_super_flare_shifts_them_all() -> None:
    table = stung(fight(hands={0: ["A4", "A5", "A6", "C", "flare.sting"]})).wish(0, "checkpoint.sides", "flare.sting")
    table.run()
    assert warps(table) == [0, 0, 4, 0]
    assert sum(event["count"] for event in table.events("gave", why="sting")) == 4 - 1, "its hand had three cards left"
    table.check()


def test_the_wild_flare_gives_consolation_to_somebody_else() -> None:
    hands = {0: ["C"], 1: ["A20", "A5", "A6", "A7", "A8", "flare.sting"]}
    table = Table(hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(1, "checkpoint.sides", "flare.sting").wish(1, "card", "A20").wish(1, "sting.taker", 3).run()
    (gift,) = table.events("gave", why="consolation")
    assert (gift["seat"], gift["to"], gift["count"]) == (1, 3, 3)
    table.check()
