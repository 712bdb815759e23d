"""Extortionist (P3): skims other players' draws."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table

DECK = ["A12", "C", "A10", "A8", "A9", "A7", "A11"]


def new_hand(powers: tuple[str, ...] = ("", "", "extortionist", ""), **more: Any) -> Table:
    """Seat 1 defends without a challenge card and draws seven cards."""
    hands = {0: ["A30"], 1: ["edict.quash"], 2: ["A6"], 3: ["A5"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, deck=DECK, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 1})


def test_it_takes_half_of_a_new_hand_rounded_down_by_chance() -> None:
    table = new_hand().wish(2, "extortionist.use", True).run(until="card")
    assert table.events("gave", why="extortionist") == [{"seat": 1, "to": 2, "count": 3, "why": "extortionist"}]
    assert len(table.hand(2)) == 4
    assert len(table.hand(1)) == 4
    table.run().check()


def test_a_token_of_its_choice_instead_leaves_the_cards() -> None:
    table = new_hand().wish(2, "extortionist.use", True).wish(1, "extortionist.bribe", True)
    table.wish(2, "extortionist.token", "blue-4").run(until="card")
    assert table.at("blue-4", 1) == 3
    assert table.at("warp", 1) == 1
    assert len(table.hand(1)) == 7
    table.run().check()


def test_it_takes_half_of_rewards_and_of_consolation() -> None:
    hands = {0: ["A30", "A5", "A6", "A7"], 1: ["C"]}
    table = Table(("", "", "extortionist", ""), hands=hands).wish(0, "target", "blue-1")
    table.wish(2, "extortionist.use", True).run()
    assert table.events("gave")[-1] == {"seat": 1, "to": 2, "count": 1, "why": "extortionist"}, "of three cards"
    table.check()
    table = Table(("", "", "extortionist", ""), hands={0: ["A4"], 1: ["A30"]}).wish(0, "target", "blue-1")
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 4})
    table.wish(2, "extortionist.use", True).run()
    assert table.events("gave")[-1] == {"seat": 3, "to": 2, "count": 2, "why": "extortionist"}
    table.check()


def test_half_of_one_card_is_none_and_own_draws_are_its_own() -> None:
    table = Table(("", "", "extortionist", ""), hands={0: ["A4"], 1: ["A30"]}).wish(0, "target", "blue-1")
    table.wish(1, "invite.defense", [2, 3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 4}).wish(2, "extortionist.use", True).run()
    assert table.wishes == [(2, "extortionist.use", True)]


def test_once_in_a_challenge() -> None:
    table = Table(("", "", "extortionist", ""), hands={0: ["A4"], 1: ["A30"]}).wish(0, "target", "blue-1")
    table = new_hand(hands={0: ["A30", "A5", "A6", "A7"]}).wish(2, "extortionist.use", True)
    table.wish(1, "card", "C").wish(0, "card", "A30").wish(2, "extortionist.use", True).run()
    assert len(table.events("gave", why="extortionist")) == 1
    assert table.events("gave", why="consolation")


def test_silence_claims_nothing_and_a_zap_stops_it() -> None:
    assert not new_hand().run().events("gave", why="extortionist")
    table = new_hand(hands={3: ["A5", "edict.cosmic_zap"]}).wish(2, "extortionist.use", True)
    table.wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert len(table.hand(1)) == 7
    table.run().check()


def test_super_extortionist_refuses_the_token() -> None:
    table = new_hand(hands={2: ["A6", "flare.extortionist"]}).wish(2, "checkpoint.attack", "flare.extortionist")
    table.wish(2, "extortionist.use", True).wish(1, "extortionist.bribe", True).run(until="card")
    assert table.at("warp", 1) == 0
    assert len(table.hand(1)) == 4
    table.run().check()


def test_super_extortionist_waits_for_a_token_that_is_offered() -> None:
    table = new_hand(hands={2: ["A6", "flare.extortionist"]}).wish(2, "checkpoint.attack", "flare.extortionist")
    table.wish(2, "extortionist.use", True).run(until="card")
    assert not table.events("announced", source="flare")
    table.run().check()


def test_it_halves_what_wild_siren_has_left() -> None:
    table = new_hand(hands={3: ["A5", "flare.siren"]}).wish(3, "checkpoint.attack", "flare.siren")
    table.wish(3, "siren.face", "A12").wish(2, "extortionist.use", True).run(until="card")
    assert table.events("gave", why="extortionist")[0]["count"] == 3
    assert len(table.hand(1)) == 3
    table.run().check()


def test_wild_extortionist_loses_nothing_by_a_failed_deal_and_the_other_double() -> None:
    table = Table(("", "", "", ""), hands={0: ["C"], 1: ["C", "flare.extortionist"]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(1, "checkpoint.sides", "flare.extortionist").run()
    assert [table.at("warp", seat) for seat in (0, 1)] == [6, 0]
    table.check()


def test_wild_extortionist_changes_nothing_where_a_deal_is_made_or_others_deal() -> None:
    table = Table(("", "", "", ""), hands={0: ["C"], 1: ["C"], 2: ["A6", "flare.extortionist"]})
    table.wish(0, "target", "blue-1").wish(2, "checkpoint.sides", "flare.extortionist").run()
    assert [table.at("warp", seat) for seat in (0, 1)] == [3, 3]
    assert not table.events("announced", name="extortionist")
    table.check()
