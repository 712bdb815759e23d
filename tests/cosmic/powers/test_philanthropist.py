"""Philanthropist (P2 2A): gives a card away."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A4", "A15"], 1: ["A10", "A20"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_a_main_player_gives_the_opponent_a_card_that_only_the_two_see_p2_philanthropist() -> None:
    table = fight(("philanthropist", "", "", "")).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "philanthropist.card", "A4").run(until="card")
    assert table.hand(0) == ["A15"]
    assert table.hand(1) == ["A10", "A20", "A4"]
    assert [e.audience for e in table.seen if e.kind == "given"] == [(0, 1)]
    table.run().check()


def test_an_ally_chooses_the_main_player() -> None:
    table = fight(("", "", "philanthropist", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "checkpoint.sides", "power.0").wish(2, "philanthropist.taker", 1).run(until="card")
    assert table.hand(1) == ["A10", "A20", "A8"]
    assert table.hand(2) == [], "no new hand for an ally"
    table.check()


def test_outside_the_challenge_unused_or_zapped_nothing_is_given() -> None:
    table = fight(("", "", "philanthropist", "")).run(until="checkpoint.sides")
    (ask,) = [ask for ask in table.open("checkpoint.sides") if ask.seat == 2]
    assert "power.0" not in options_of(ask)
    table = fight(("philanthropist", "", "", ""), hands={2: ["edict.cosmic_zap"]}).wish(
        0, "checkpoint.sides", "power.0"
    )
    table.wish(2, "response", "edict.cosmic_zap").run(until="card")
    assert table.hand(0) == ["A15", "A4"]
    table.check()


def test_who_answers_a_zap_with_the_last_card_has_none_to_give_4_0_6() -> None:
    table = fight(("", "philanthropist", "", ""), hands={1: ["edict.un_zap"], 2: ["edict.cosmic_zap"]})
    table.wish(1, "checkpoint.sides", "power.0").wish(2, "response", "edict.cosmic_zap")
    table.wish(1, "response", "edict.un_zap").run(until="card")
    assert not table.events("given")
    assert len(table.hand(1)) == 7
    table.run().check()


def test_a_main_player_left_without_challenge_card_draws_a_new_hand() -> None:
    table = fight(("philanthropist", "", "", ""), hands={0: ["A4"]}).wish(0, "checkpoint.sides", "power.0")
    table.run(until="card")
    assert "A4" in table.hand(1)
    assert len(table.hand(0)) == 7
    table.run().check()


def test_super_philanthropist_binds_the_taker_to_the_card() -> None:
    table = fight(("philanthropist", "", "", ""), hands={0: ["A4", "A15", "flare.philanthropist"]})
    table.wish(0, "checkpoint.attack", "flare.philanthropist").wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "philanthropist.card", "A4").wish(0, "card", "A15").run()
    assert table.events("revealed") == [{"offense": "A15.1", "defense": "A4.1"}]
    assert [e.audience for e in table.seen if e.kind == "bound"] == [(1,)]
    table.check()


def test_the_bond_yields_to_laser_p2_section_1() -> None:
    found = set()
    for seed in range(6):
        powers: Any = (("philanthropist", "laser"), "", "", "")
        table = fight(powers, hands={0: ["A4", "A15", "flare.philanthropist"]}, seed=seed)
        table.wish(0, "checkpoint.attack", "flare.philanthropist").wish(0, "checkpoint.sides", "power.0")
        table.wish(0, "philanthropist.card", "A4").run()
        found.add(table.events("revealed")[0]["defense"])
    assert len(found) > 1


def binding(powers: tuple[str, ...], seeker: str) -> Table:
    """Seat 1 gives seat 0, whom seat 2 has asked or has looked at, a 4 with its super flare."""
    hands = {0: ["A8", "A20", "C"], 1: ["A4", "A9", "flare.philanthropist"], 2: ["A6", *([seeker] if seeker else [])]}
    table = Table(powers, hands=hands).wish(0, "target", "blue-1").wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(1, "checkpoint.attack", "flare.philanthropist")
    return table.wish(1, "checkpoint.sides", "power.0").wish(1, "philanthropist.card", "A4")


def faces(table: Table, key: str, seat: int = 0) -> set[str]:
    options = next(options_of(ask) for ask in table.open(key) if ask.seat == seat)
    return {str(option).partition(".")[0] for option in options} - {"by_chance"}


def test_a_bond_of_seekers_that_was_declared_first_stands_p2_1() -> None:
    table = binding(("", "philanthropist", "", ""), "flare.seeker").wish(2, "checkpoint.attack", "flare.seeker")
    table.wish(0, "seeker.wild.card", "A20").run(until="card")
    assert faces(table, "card") == {"A20"}
    table.run().check()


def test_whoever_has_to_play_the_gift_cannot_promise_seeker_another_card_p2_1() -> None:
    table = binding(("", "philanthropist", "seeker", ""), "").wish(2, "checkpoint.sides", "power.1")
    table.wish(2, "seeker.whom", 0).wish(2, "seeker.asks", "compromise").run(until="seeker.answer")
    assert faces(table, "seeker.answer") == {"no", "none"}
    table.run(until="card")
    assert faces(table, "card") == {"A4"}
    table.run().check()


def holders(table: Table) -> dict[str, int]:
    return {card.power: card.holder for card in table.state.powers}


def test_wild_philanthropist_lends_a_power_in_place_of_the_borrowers_own_for_one_challenge() -> None:
    table = Table(("tripler", "amoeba", "", ""), hands={0: ["A4", "flare.philanthropist"]})
    table.wish(0, "checkpoint.between", "flare.philanthropist").wish(0, "philanthropist.borrower", 1)
    table.wish(0, "philanthropist.price", "red-3").run(until="target")
    assert holders(table) == {"tripler": 1, "amoeba": -1}
    assert table.events("moved", why="philanthropist", to="warp")
    table.run()
    assert holders(table) == {"tripler": 0, "amoeba": 1}
    assert table.events("lent") == [{"power": "tripler", "seat": 0, "to": 1}]
    table.check()


def test_a_borrowed_power_works_for_the_borrower_and_not_for_the_lender() -> None:
    table = Table(("tripler", "mind", "", ""), hands={0: ["A4", "flare.philanthropist"], 1: ["A6"]})
    table.wish(0, "checkpoint.between", "flare.philanthropist").wish(0, "philanthropist.borrower", 1)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run()
    assert table.events("totals") == [{"offense": 8, "defense": 22}]
    table.check()


def test_wild_philanthropist_needs_a_power_to_lend() -> None:
    table = Table(("", "mind", "", ""), hands={0: ["A4", "flare.philanthropist"]}).run(until="checkpoint.between")
    (ask,) = [ask for ask in table.open("checkpoint.between") if ask.seat == 0]
    assert "flare.philanthropist" not in options_of(ask)
    table.check()
