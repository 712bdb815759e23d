"""Lloyd (P3): insures what others have."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.challenge import draws
from bot.cosmic.engine import force
from bot.cosmic.model import attributes
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.ask import Choice
from tests.cosmic.table import Table
from tests.plain import options_of

POWERS, TOKENS, HAND = attributes.ASSETS
FEW = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}}
"""Eight tokens of seat 2 are in the warp."""


def fight(powers: tuple[str, ...] = ("", "", "", "lloyd"), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A10 against A20, and loses; seat 3 has the power."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return (
        Table(powers, hands=hands, **more)
        .wish(0, "target", "blue-1")
        .wish(0, "commit", {"red-1": 2, "red-2": 2})
        .wish(0, "card", "A10")
        .wish(1, "card", "A20")
    )


def insured(
    client: int, *assets: str, window: str = "checkpoint.between", accepts: bool = True, seat: int = 3, **more: Any
) -> Table:
    """An offer to ``client`` in a window."""
    table = fight(**more)
    number = next(number for number, card in enumerate(table.state.powers) if card.power == "lloyd")
    table.wish(seat, window, f"power.{number}").wish(seat, "lloyd.client", client)
    return table.wish(seat, "lloyd.assets", list(assets)).wish(client, "lloyd.accept", accepts)


def sold(*entries: str, points: int = 0) -> dict[str, dict[str, Any]]:
    """Make the power's notes, for positions that begin in the middle of a challenge."""
    return {"lloyd": {"points": points, "offered": [], "covers": [*entries]}}


def lloyd(table: Table) -> dict[str, Any]:
    return dict(next(card.data for card in table.state.powers if card.power == "lloyd"))


# --- the offer --------------------------------------------------------------------------------------------------------


def test_whoever_accepts_is_covered_and_lloyd_gains_a_counter() -> None:
    table = insured(0, TOKENS).run(until="target")
    assert attributes.covered(table.state, 0, TOKENS)
    assert not attributes.covered(table.state, 0, POWERS)
    assert not attributes.covered(table.state, 1, TOKENS)
    assert lloyd(table)["points"] == 1
    table.run().check()


def test_a_refused_offer_covers_nothing_and_earns_nothing() -> None:
    table = insured(0, TOKENS, accepts=False).run(until="target")
    assert lloyd(table) == {"points": 0, "offered": [0], "covers": []}
    table.run()
    assert table.at("warp", 0) == 4
    table.check()


def test_silence_refuses() -> None:
    table = insured(0, TOKENS)
    table.wishes.pop()
    table.run(until="lloyd.accept")
    assert table.open("lloyd.accept")[0].default is False
    table.run().check()


def test_each_player_has_one_offer_in_a_challenge() -> None:
    table = insured(0, TOKENS, accepts=False).run(until="target")
    table.wish(3, "checkpoint.attack", "power.0").run(until="lloyd.client")
    assert options_of(table.open("lloyd.client")[0]) == (1, 2)
    table.run().check()


def test_nothing_is_on_offer_to_whoever_is_offered_nothing() -> None:
    table = insured(0)
    table.wishes.pop()
    table.run()
    assert lloyd(table)["points"] == 0
    table.check()


def test_cover_ends_with_the_challenge() -> None:
    table = insured(0, TOKENS).run()
    assert lloyd(table) == {"points": 1, "offered": [], "covers": []}
    table.check()


def test_cover_sold_between_challenges_is_for_the_next_one() -> None:
    table = fight().wish(3, "lloyd.client", 1).wish(3, "lloyd.assets", [TOKENS]).wish(1, "lloyd.accept", True)
    table.run(until="card").wish(3, "checkpoint.between", "power.0").run().next_challenge().run(until="commit")
    assert attributes.covered(table.state, 1, TOKENS)
    table.run().check()


def test_a_zapped_offer_is_no_cover() -> None:
    table = insured(0, TOKENS, hands={1: ["A20", "edict.cosmic_zap"]}).wish(1, "response", "edict.cosmic_zap")
    table.wishes = [wish for wish in table.wishes if wish[1] != "lloyd.accept"]
    table.run()
    assert not table.events("noted", key="covers")
    assert table.at("warp", 0) == 4
    table.check()


def test_everybody_sees_what_is_covered() -> None:
    table = insured(0, TOKENS, HAND).run(until="target")
    (power,) = see_table(table.state).player(3).powers
    assert dict(power.notes)["covers"] == [f"0.{TOKENS}", f"0.{HAND}"]
    table.run().check()


def test_a_counter_buys_a_reward() -> None:
    table = (
        fight(data=sold(points=2), tokens={3: {"purple-1": 4, "purple-2": 4, "purple-3": 4}})
        .wish(3, "checkpoint.between", "power.0")
        .wish(3, "lloyd.way", "reward")
    )
    table.wish(3, "reward", {"tokens": 1, "cards": 0}).run(until="target")
    assert (lloyd(table)["points"], table.at("warp", 3)) == (1, 7)
    table.run().check()


def test_without_a_counter_there_is_only_the_offer() -> None:
    table = insured(0, TOKENS).run(until="lloyd.client")
    assert not table.open("lloyd.way")
    table.run().check()


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_covered_tokens_go_to_bases_instead_of_the_warp() -> None:
    table = insured(0, TOKENS).run()
    assert table.at("warp", 0) == 0
    assert sum(table.at(f"red-{number}", 0) for number in range(1, 6)) == 20
    table.check()


def test_tokens_of_others_are_lost_as_ever() -> None:
    table = insured(1, TOKENS).run()
    assert table.at("warp", 0) == 4
    table.check()


def test_covered_tokens_are_not_captured() -> None:
    table = insured(0, TOKENS, powers=("", "vampire", "", "lloyd")).run()
    assert not table.events("captured")
    assert table.at("warp", 0) == 0
    table.check()


def test_covered_tokens_stay_in_the_game() -> None:
    table = insured(0, TOKENS, powers=("", "void", "", "lloyd")).run()
    assert table.at("removed", 0) == 0
    table.check()


def test_what_somebody_pays_of_its_own_accord_is_not_covered() -> None:
    table = insured(0, TOKENS, powers=("kamikaze", "", "", "lloyd"), hands={0: ["A10", "A4"]})
    table.wish(0, "checkpoint.sides", "power.0").wish(0, "kamikaze.tokens", {"red-3": 1}).run()
    assert table.at("warp", 0) == 1
    table.check()


def test_cover_holds_when_lloyd_is_zapped_later() -> None:
    table = insured(0, TOKENS, hands={1: ["A20", "edict.cosmic_zap"]}, data=sold(points=1))
    table.wish(3, "lloyd.way", "insure").wish(3, "checkpoint.attack", "power.0").wish(3, "lloyd.way", "reward")
    table.wish(1, "response", "pass").wish(1, "response", "edict.cosmic_zap").run()
    assert table.events("zapped", seat=3)
    assert table.at("warp", 0) == 0
    table.check()


def test_assessor_takes_no_covered_token() -> None:
    table = insured(0, TOKENS, powers=("", "assessor", "", "lloyd")).run()
    assert not table.events("moved", why="assessor")
    table.check()


# --- powers -----------------------------------------------------------------------------------------------------------


def test_a_zap_on_a_covered_power_fizzles_and_is_discarded() -> None:
    hands = {0: ["A10"], 1: ["A20", "edict.cosmic_zap"]}
    table = insured(0, POWERS, powers=("virus", "", "", "lloyd"), hands=hands)
    table.wish(1, "response", "pass").wish(1, "response", "edict.cosmic_zap").run()
    assert table.events("covered", seat=0, power="virus")
    assert not table.state.players[0].zapped
    assert table.events("totals")[-1]["offense"] == 40
    assert any(card.startswith("edict.cosmic_zap") for card in table.state.discard)
    table.check()


def test_sanity_calms_no_covered_power() -> None:
    table = fight(("virus", "", "", "lloyd"), data=sold()).run(until="checkpoint.between")
    table.state.powers[1].data["covers"] = [f"0.{POWERS}"]
    table.state.sane = True
    assert force.in_force(table.state, table.state.powers[0])
    assert not force.in_force(table.state, table.state.powers[1])


@pytest.mark.parametrize("accepts", [True, False])
def test_wild_silencer_finds_no_covered_power(accepts: bool) -> None:
    hands = {0: ["A10"], 1: ["A20", "flare.silencer"]}
    table = insured(0, POWERS, powers=("virus", "", "", "lloyd"), hands=hands, accepts=accepts)
    table.run(until="checkpoint.attack")
    offers = [one for ask in table.open("checkpoint.attack") if ask.seat == 1 for one in options_of(ask)]
    assert ("flare.silencer" in offers) is not accepts
    table.run().check()


@pytest.mark.parametrize("accepts", [True, False])
def test_changeling_takes_no_covered_power(accepts: bool) -> None:
    table = insured(0, POWERS, powers=("virus", "changeling", "", "lloyd"), accepts=accepts)
    table.run(until="changeling.way")
    options = options_of(table.open("changeling.way")[0])
    assert ("exchange" in options) is not accepts
    table.run().check()


@pytest.mark.parametrize("accepts", [True, False])
def test_negator_undoes_no_use_of_a_covered_power(accepts: bool) -> None:
    table = insured(0, POWERS, powers=("mirror", "negator", "", "lloyd"), accepts=accepts)
    table.wish(1, "response", "pass").wish(0, "checkpoint.cards_down", "power.0").wish(1, "response", "power.1").run()
    assert bool(table.events("covered", seat=0)) is accepts
    assert bool(table.events("cancelled", name="mirror")) is not accepts
    table.check()


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_covered_hand_pays_no_consolation() -> None:
    table = insured(1, HAND, hands={0: ["C"], 1: ["A20", "A8", "A9"]})
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    table.wish(1, "card", "A20").run()
    assert len(table.state.players[1].hand) == 2
    table.check()


def test_the_plague_takes_no_cards_of_a_covered_hand() -> None:
    hands = {1: ["A20", "A8"], 2: ["A6", "edict.plague"]}
    table = insured(1, HAND, hands=hands).wish(2, "checkpoint.between", "pass")
    table.wish(2, "checkpoint.between", "edict.plague").wish(2, "plague.target", 1).run(until="target")
    assert len(table.state.players[1].hand) == 2
    assert table.at("warp", 1) == 3
    table.run().check()


def test_hand_zap_leaves_a_covered_hand_alone() -> None:
    hands = {1: ["A20", "A8"], 2: ["A6", "edict.hand_zap"]}
    table = insured(1, HAND, hands=hands).wish(2, "checkpoint.between", "pass")
    table.wish(2, "checkpoint.between", "edict.hand_zap").wish(2, "hand_zap.target", 1).run(until="target")
    assert len(table.state.players[1].hand) == 2
    table.run().check()


def test_finder_tells_but_does_not_take() -> None:
    hands = {1: ["A20", "A8"], 2: ["A6", "edict.finder"]}
    table = insured(1, HAND, hands=hands).wish(2, "checkpoint.attack", "edict.finder")
    table.wish(2, "finder.target", 1).wish(2, "finder.face", "A8").run(until="card")
    assert not table.events("gave", why="finder")
    table.run().check()


def test_a_covered_hand_is_not_traded() -> None:
    table = insured(1, HAND, powers=("trader", "", "", "lloyd"), hands={1: ["A20", "A8"]})
    table.wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert table.events("announced", name="trader")
    assert not table.events("hands_exchanged")
    table.run().check()


@pytest.mark.parametrize("accepts", [True, False])
def test_mutant_draws_from_no_covered_hand(accepts: bool) -> None:
    table = insured(1, HAND, powers=("mutant", "", "", "lloyd"), hands={1: ["A20", "A8"]}, accepts=accepts)
    table.wish(0, "checkpoint.attack", "power.0").run(until="mutant.source")
    assert (1 in options_of(table.open("mutant.source")[0])) is not accepts
    table.run().check()


def test_what_is_given_in_a_deal_leaves_a_covered_hand() -> None:
    table = insured(0, HAND, hands={0: ["C", "A10"], 1: ["C"]})
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    table.wish(0, "card", "C").run(until="deal")
    held = table.state.players[0].hand[0]
    table.act("deal.offer.offense", 0, {"give": {"goods": [held], "grant": None}, "take": {"goods": [], "grant": None}})
    (number,) = [offer.number for offer in table.state.offers]
    table.act("deal.accept.defense", 1, number).run()
    assert held in table.state.players[1].hand
    table.check()


@pytest.mark.parametrize("accepts", [True, False])
@pytest.mark.parametrize(
    ("powers", "asset", "extra", "window", "key"),
    [
        (("demon", "", "", "lloyd", ""), HAND, "", "checkpoint.attack", "demon.target"),
        (("", "", "", "lloyd"), HAND, "flare.laser", "checkpoint.attack", "laser.target"),
        (("virus", "", "mirror", "lloyd"), POWERS, "edict.reincarnation", "checkpoint.between", "reincarnation.target"),
    ],
)
def test_whoever_is_covered_cannot_be_named(
    powers: tuple[str, ...], asset: str, extra: str, window: str, key: str, accepts: bool
) -> None:
    hand = ["A10", "A4", *([extra] if extra else [])]
    table = insured(2, asset, powers=powers, hands={0: hand}, accepts=accepts)
    if window == "checkpoint.between":
        table.wish(0, window, "pass")
    table.wish(0, window, extra or "power.0").run(until=key)
    assert (2 in options_of(table.open(key)[0])) is not accepts
    table.run().check()


@pytest.mark.parametrize("accepts", [True, False])
def test_a_covered_hand_is_mingled_with_none(accepts: bool) -> None:
    table = insured(1, HAND, hands={0: ["A10", "flare.oracle"], 1: ["A20", "A8"]}, accepts=accepts)
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    table.wish(0, "checkpoint.sides", "flare.oracle").run()
    assert bool(table.events("mingled")) is not accepts
    table.check()


def test_a_random_card_of_a_covered_hand_stays_but_its_holder_may_give_one() -> None:
    table = insured(1, HAND).run(until="target")
    game = table.game
    assert draws.random_cards(game, 1, 1) == []
    assert len(draws.random_cards(game, 1, 1, given=True)) == 1
    assert len(draws.random_cards(game, 0, 1)) == 1


# --- what may come between --------------------------------------------------------------------------------------------


def test_chronos_takes_back_what_was_sold_since_phase_7() -> None:
    table = insured(0, TOKENS, window="checkpoint.cards_down", powers=("", "chronos", "", "lloyd"))
    table.wish(1, "checkpoint.reveal", "power.0").run()
    assert lloyd(table)["points"] == 0
    table.check()


def test_cover_outlasts_a_time_gash() -> None:
    table = insured(0, TOKENS, hands={2: ["A6", "edict.time_gash"]}).wish(2, "checkpoint.reveal", "edict.time_gash")
    table.run(until="checkpoint.reveal")
    table.run(until="target")
    assert attributes.covered(table.state, 0, TOKENS)
    table.run().check()


def test_a_client_who_leaves_takes_nothing_along() -> None:
    table = insured(0, TOKENS, HAND).run(until="target")
    table.interrupt("concede", 0)
    table.wishes = []
    table.run()
    assert not table.state.players[0].active
    table.check()


def test_whoever_has_lloyd_leaves_and_the_cover_is_gone() -> None:
    table = insured(0, TOKENS).run(until="target")
    table.interrupt("concede", 3).run()
    assert not attributes.covered(table.state, 0, TOKENS)
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_the_wild_flare_keeps_one_token_on_a_base_that_falls() -> None:
    hands = {0: ["A20"], 1: ["A10", "flare.lloyd"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(1, "checkpoint.attack", "flare.lloyd").run()
    assert table.at("blue-1", 1) == 1
    assert table.at("blue-1", 0) == 4
    assert table.at("warp", 1) == 3
    table.check()


def test_the_wild_flare_is_not_spent_where_the_base_stays() -> None:
    hands = {1: ["A20", "flare.lloyd"]}
    table = fight(("", "", "", ""), hands=hands).wish(1, "checkpoint.attack", "flare.lloyd").run()
    assert not table.events("announced", name="lloyd")
    table.check()


@pytest.mark.parametrize("agrees", [True, False])
def test_the_super_flare_insures_oneself_if_somebody_agrees(agrees: bool) -> None:
    hands = {0: ["A10", "flare.lloyd"]}
    table = fight(("lloyd", "", "", ""), hands=hands, tokens=FEW).wish(0, "checkpoint.attack", "flare.lloyd")
    table.wish(0, "lloyd.partner", 2).wish(0, "lloyd.assets", [TOKENS]).wish(2, "lloyd.agree", agrees)
    if agrees:
        table.wish(2, "reward", {"tokens": 1, "cards": 0})
    table.run()
    assert table.at("warp", 0) == (0 if agrees else 4)
    assert table.at("warp", 2) == (7 if agrees else 8)
    table.check()


def test_a_zap_stops_the_super_flare() -> None:
    hands = {0: ["A10", "flare.lloyd"], 1: ["A20", "edict.cosmic_zap"]}
    table = fight(("lloyd", "", "", ""), hands=hands).wish(0, "checkpoint.attack", "flare.lloyd")
    table.wish(0, "lloyd.partner", 2).wish(0, "lloyd.assets", [TOKENS]).wish(1, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 4
    table.check()


# --- computer players -------------------------------------------------------------------------------------------------


def thought(table: Table, seat: int, key: str) -> Choice:
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    return Computer(TEMPERS["bold"], lambda sides: 0).answer(see_seat(table.state, seat), ask)


def test_a_computer_offers_once_and_spends_what_it_has_earned() -> None:
    assert thought(fight().run(until="checkpoint.between"), 3, "checkpoint.between") == "power.0"
    rich = fight(data=sold(points=1)).run(until="checkpoint.between")
    assert thought(rich, 3, "checkpoint.between") == "power.0"
    rich.wish(3, "checkpoint.between", "power.0").run(until="lloyd.way")
    assert thought(rich, 3, "lloyd.way") == "reward"
    spent = {"lloyd": {"points": 0, "offered": [0], "covers": []}}
    assert thought(fight(data=spent).run(until="checkpoint.between"), 3, "checkpoint.between") == "pass"


def test_a_computer_insures_nobody_on_the_other_side_and_takes_cover_that_costs_nothing() -> None:
    table = fight(("lloyd", "", "", "")).wish(0, "checkpoint.attack", "power.0").run(until="lloyd.client")
    assert thought(table, 0, "lloyd.client") in (2, 3)
    table.wish(0, "lloyd.client", 2).run(until="lloyd.accept")
    assert thought(table, 2, "lloyd.accept") is True


def test_a_computer_zaps_no_covered_power() -> None:
    powers, hands = ("mirror", "", "", "lloyd"), {0: ["A10"], 1: ["A20", "edict.cosmic_zap"]}
    for covered in (True, False):
        data = sold(f"0.{POWERS}") if covered else sold()
        table = fight(powers, hands=hands, data=data).wish(0, "checkpoint.cards_down", "power.0").run(until="response")
        assert thought(table, 1, "response") == ("pass" if covered else table.state.players[1].hand[0])
