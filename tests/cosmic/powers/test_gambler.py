"""Gambler (P2 2A): bluffs about its card."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.seen.project import see_seat, see_table
from tests.cosmic.table import Table


def fight(powers: tuple[str, ...] = ("gambler", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens, A6 against A10 and four tokens."""
    hands = {0: ["A6"], 1: ["A10"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def bluff(claim: str, *, called: bool = False, **more: Any) -> Table:
    """Seat 0 says that its card is ``claim``."""
    table = fight(**more).wish(0, "gambler.use", True).wish(0, "gambler.claim", claim)
    return table.wish(1, "gambler.call", True) if called else table


def test_the_opponents_card_is_turned_up_first() -> None:
    table = fight().run(until="gambler.use")
    challenge = see_table(table.state).challenge
    assert challenge is not None
    assert challenge.defense.card == "A10.1"
    assert challenge.offense.card == "", "its own lies face down"
    table.run()
    assert table.events("revealed") == [{"offense": "A6.1", "defense": "A10.1"}]
    assert table.events("announced", name="gambler") == [], "silence shows the card"
    table.check()


def test_an_accepted_claim_counts_and_the_card_goes_unseen_under_the_deck() -> None:
    table = bluff("A40").run(until="checkpoint.reveal")
    assert table.state.deck[0] == "A6.1"
    assert all("A6.1" not in event.data.values() for event in table.seen if event.audience is None)
    assert "A6.1" not in str(see_seat(table.state, 1))
    table.run()
    assert table.events("totals")[-1] == {"offense": 43, "defense": 14}
    assert table.at("blue-1", 0) == 3
    assert "A6.1" not in table.state.discard
    table.check()


def test_an_accepted_compromise_is_negotiated() -> None:
    table = bluff("C", hands={1: ["C"]}).run(until="deal")
    table.run().check()


def test_a_called_lie_costs_its_owner_as_many_tokens_as_it_has_in_the_challenge() -> None:
    table = bluff("A40", called=True).run(until="lose")
    (ask,) = table.open("lose")
    assert ask.seat == 0
    table.wish(0, "lose", {"red-2": 1, "red-3": 2}).run()
    assert table.events("totals")[-1] == {"offense": 9, "defense": 14}, "the real card counts"
    assert table.at("warp", 0) == 3 + 3
    assert (table.at("red-2", 0), table.at("red-3", 0)) == (3, 2)
    table.check()


def test_a_called_truth_costs_the_opponent_its_number_from_outside_the_challenge() -> None:
    table = bluff("A6", called=True).run(until="lose")
    (ask,) = table.open("lose")
    assert ask.seat == 1
    assert not ask.form.accepts({"blue-1": 4}), "the attacked planet is in the challenge"
    table.wish(1, "lose", {"blue-2": 2, "blue-3": 2}).run()
    assert table.at("blue-1", 1) == 4
    assert table.at("warp", 1) == 4
    assert table.events("totals")[-1] == {"offense": 9, "defense": 14}
    table.check()


def test_short_payers_pay_what_they_have() -> None:
    tokens = {1: {"blue-1": 4, "red-5": 1, "yellow-5": 1, "blue-2": 1}}
    table = bluff("A6", called=True, tokens=tokens).run()
    assert table.at("warp", 1) == 13 + 3
    table.check()


def test_a_defending_gambler_bluffs_as_well() -> None:
    table = fight(("", "gambler", "", "")).wish(1, "gambler.use", True).wish(1, "gambler.claim", "C").run()
    assert table.events("outcome")[-1]["outcome"] == "offense", "an attack against a claimed compromise"
    table.check()


def test_a_bystander_sees_nothing_first_and_claims_nothing() -> None:
    table = fight(("", "", "gambler", "")).run(until="checkpoint.reveal")
    assert table.events("turned_up") == []
    table.run().check()


def test_a_zap_answers_the_claim_and_turns_the_card_up() -> None:
    table = bluff("A40", hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("revealed") == [{"offense": "A6.1", "defense": "A10.1"}]
    assert table.events("totals")[-1] == {"offense": 9, "defense": 14}
    table.check()


def test_chronos_undoes_the_claim_and_it_may_be_made_again() -> None:
    hands = {0: ["A6", "A7"], 1: ["A10", "A8"]}
    table = bluff("A40", powers=("gambler", "chronos", "", ""), hands=hands).wish(1, "checkpoint.reveal", "power.1")
    table.wish(0, "card", "A6").wish(1, "card", "A10").wish(1, "card", "A8")
    table.run(until="gambler.use").run(until="checkpoint.reveal").run(until="card").run(until="gambler.use")
    table.run()
    assert table.events("totals") == [{"offense": 7 + 3, "defense": 8 + 4}]
    table.check()


@pytest.mark.parametrize(("spread", "added"), [(4, 4), (5, 0)])
def test_wild_gambler_adds_the_spread_if_the_cards_differ_by_it(spread: int, added: int) -> None:
    table = fight(("", "", "", ""), hands={0: ["A6", "flare.gambler"]})
    table.wish(0, "checkpoint.cards_down", "flare.gambler").wish(0, "gambler.spread", spread).run()
    assert table.events("totals")[-1] == {"offense": 9 + added, "defense": 14}
    assert table.events("announced", source="flare")[0]["aim"] == {"spread": spread}
    table.check()


def test_super_gambler_sets_the_stake() -> None:
    table = bluff("A6", called=True, hands={0: ["A6", "flare.gambler"]}).wish(0, "checkpoint.sides", "flare.gambler")
    table.wish(0, "gambler.stake", 7).run()
    assert table.at("warp", 1) == 7
    table.check()


def test_a_card_that_oracle_orders_shown_may_be_laid_down_with_a_claim_p2_6() -> None:
    table = bluff("A40", powers=("gambler", "oracle", "", ""), hands={1: ["A10", "A4"]}).run(until="gambler.call")
    assert table.state.challenge.defense.card is None, "the other chooses after it has accepted or called"
    table.wish(1, "card", "A4").run()
    assert table.events("totals")[-1] == {"offense": 43, "defense": 8}
    table.check()


def test_without_a_claim_the_card_that_oracle_orders_shown_lies_open() -> None:
    table = fight(("gambler", "oracle", "", ""), hands={1: ["A10", "A4"]}).run(until="gambler.use")
    table.answer(0, "gambler.use", False)
    challenge = see_table(table.state).challenge
    assert challenge is not None
    assert challenge.offense.card == "A6.1"
    table.run().check()
