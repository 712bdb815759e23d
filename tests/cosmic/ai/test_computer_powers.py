"""Computer players use powers and cards with a purpose (``bot.cosmic.ai``: ``uses``, ``tokens``, ``holding``)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.seen.imagined import Outlook
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.ask import Choice
from bot.kernel.game import Game
from proving.cosmic.walk import dealt
from tests.cosmic.table import Table

FAR = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-1": 1, "yellow-2": 1, "red-2": 1}}
"""Seat 3 has three lone tokens away from home."""


def thought(table: Table, seat: int, key: str, temper: str = "bold", draw: int = 0) -> Choice:
    """Answer the open question as a computer player; ``draw`` is what its dice show."""
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    choice = Computer(TEMPERS[temper], lambda sides: draw).answer(see_seat(table.state, seat), ask)
    assert ask.form.accepts(choice)
    return choice


def first(choice: Choice) -> str:
    """The first of several cards that were chosen."""
    assert isinstance(choice, list)
    return str(choice[0])


@pytest.mark.parametrize(("planet", "goes_off"), [("yellow-1", True), ("purple-1", False)])
def test_a_bomb_goes_off_where_it_ends_a_rivals_base_not_under_ones_own_tokens(planet: str, goes_off: bool) -> None:
    holder = 2 if goes_off else 3
    powers = ["", "", "", ""]
    powers[holder] = "terrorist"
    home = {2: {"yellow-1": 1, "yellow-2": 4, "yellow-3": 4}}
    table = Table(powers, tokens={**FAR, **home}, data={"terrorist": {"bombs": [planet]}})
    table.wish(0, "target", "blue-2").run(until="checkpoint.sides")
    assert (thought(table, holder, "checkpoint.sides") == "power.0") is goes_off


@pytest.mark.parametrize(("card", "used"), [("A4", True), ("C", True), ("A20", False)])
def test_sorcerer_exchanges_a_card_that_would_lose(card: str, used: bool) -> None:
    table = Table(("sorcerer", "", "", ""), hands={0: [card], 1: ["A10"]}).run(until="card")
    table.answer(0, "card", table.state.players[0].hand[0]).answer(1, "card", table.state.players[1].hand[0])
    table.run(until="checkpoint.cards_down")
    assert (thought(table, 0, "checkpoint.cards_down") == "power.0") is used


@pytest.mark.parametrize(("hand", "begins"), [(["A4", "A5"], True), (["A4", "A15"], False)])
def test_wrack_bargains_only_where_cards_are_hopeless(hand: list[str], begins: bool) -> None:
    table = Table(("wrack", "", "", ""), hands={0: hand}).wish(0, "target", "blue-1").run(until="checkpoint.sides")
    assert (thought(table, 0, "checkpoint.sides") == "power.0") is begins


def test_aristocrat_begins_with_the_best_cards_there_are() -> None:
    game: Game[Any] = Game.new(dealt([["aristocrat"], ["zombie"], ["macron"]]), 3, 3, Options())
    ask = next(ask for ask in game.asks.values() if ask.key == "aristocrat.hand")
    hand = Computer(TEMPERS["bold"], lambda sides: 0).answer(see_seat(game.state, ask.seat), ask)
    assert isinstance(hand, list)
    assert len(hand) == 7
    assert {"A40.1", "A30.1"} <= {*map(str, hand)}


@pytest.mark.parametrize(("card", "call"), [("A19", "ones"), ("A20", "tens")])
def test_graviton_calls_the_digit_that_is_better_for_its_own_card(card: str, call: str) -> None:
    table = Table(("graviton", "", "", ""), hands={0: [card], 1: ["A10"]}).run(until="card")
    table.wish(0, "checkpoint.cards_down", "power.0").run(until="graviton.call")
    assert thought(table, 0, "graviton.call") == call


def test_hacker_looks_for_the_best_cards_and_pays_with_the_worst() -> None:
    hands = {0: ["C"], 1: ["A20", "A4", "A6"], 2: ["A30", "A7", "A8", "A9"]}
    table = Table(("hacker", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(1, "card", "A20").wish(0, "hacker.use", True).run(until="hacker.victim")
    assert thought(table, 0, "hacker.victim") == 2
    table.answer(0, "hacker.victim", 2).run(until="hacker.cards")
    assert first(thought(table, 0, "hacker.cards")).startswith("A30")
    table = Table(("", "hacker", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(1, "card", "A20").wish(1, "hacker.use", True).run(until="hacker.cards")
    assert first(thought(table, 1, "hacker.cards")).startswith("A4")


@pytest.mark.parametrize(("theirs", "added"), [("A14", "A5"), ("A20", "A6"), ("A40", ""), ("A8", "")])
def test_reserve_adds_no_more_than_it_takes(theirs: str, added: str) -> None:
    table = Table(("reserve", "", "", ""), hands={0: ["A10", "A4", "A5", "A6"], 1: [theirs]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(0, "card", "A10")
    table.run(until="checkpoint.reveal")
    assert thought(table, 0, "checkpoint.reveal") == ("power.0" if added else "pass")
    if added:
        table.wish(0, "checkpoint.reveal", "power.0").run(until="reserve.card")
        assert str(thought(table, 0, "reserve.card")).startswith(added)


def test_cavalry_rides_with_its_highest_attack_that_is_not_too_dear() -> None:
    table = Table(("", "", "cavalry", ""), hands={2: ["C", "A12", "A40", "A4"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "checkpoint.cards_down", "power.0").run(until="cavalry.card")
    assert str(thought(table, 2, "cavalry.card")).startswith("A12")


def test_aura_locks_flares_rather_than_attacks() -> None:
    table = Table(("aura", "", "", ""), hands={0: ["A4", "flare.zombie", "edict.plague"]}).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.attack", "power.0").run(until="aura.card")
    assert thought(table, 0, "aura.card") == "flare.zombie"


def test_sting_shifts_losses_to_the_biggest_rival_and_consolation_to_the_smallest() -> None:
    table = Table(("sting", "", "", ""), hands={0: ["A4"], 1: ["A20"]}, tokens=FAR).wish(0, "target", "blue-1")
    table.wish(0, "sting.use", True).run(until="sting.whom")
    assert thought(table, 0, "sting.whom") == 3
    table = Table(hands={0: ["C"], 1: ["A20", "flare.sting"]}, tokens=FAR).wish(0, "target", "blue-1")
    table.wish(1, "checkpoint.sides", "flare.sting").run(until="sting.taker")
    assert thought(table, 1, "sting.taker") == 2


def test_merchant_hires_poor_cards_and_keeps_three() -> None:
    table = Table(("merchant", "", "", ""), hands={0: ["A10", "A4", "A5", "A6", "A20", "A15"], 1: ["A10"]})
    table.wish(0, "card", "A10").wish(0, "checkpoint.cards_down", "power.0").run(until="merchant.cards")
    chosen = thought(table, 0, "merchant.cards")
    assert first(chosen).startswith("A4")
    assert isinstance(chosen, list)
    assert len(chosen) == 2


def test_kamikaze_gives_up_tokens_that_are_no_last_ones_for_a_weak_hand() -> None:
    table = Table(("kamikaze", "", "", ""), hands={0: ["A4"], 1: ["A10"]}).run(until="checkpoint.sides")
    assert thought(table, 0, "checkpoint.sides") == "power.0"
    table.answer(0, "checkpoint.sides", "power.0").run(until="kamikaze.tokens")
    shares = thought(table, 0, "kamikaze.tokens")
    assert isinstance(shares, dict)
    assert sum(int(count) for count in shares.values()) >= 1
    strong = Table(("kamikaze", "", "", ""), hands={0: ["A20"], 1: ["A10"]}).run(until="checkpoint.sides")
    assert thought(strong, 0, "checkpoint.sides") == "pass"


def test_a_card_of_fido_is_taken_unless_the_hand_is_full() -> None:
    for hand, takes in ((["A6"], True), (["A6", "A7", "A8", "A9", "A11", "A12", "A13"], False)):
        table = Table(("", "", "fido", ""), hands={0: ["A10"], 1: ["A20"], 3: hand}).wish(2, "fido.use", True)
        table.wish(2, "fido.taker", 3).run(until="fido.accept")
        assert thought(table, 3, "fido.accept") is takes


def test_wraith_hides_all_it_may_as_a_main_player() -> None:
    table = Table(("wraith", "", "", ""), from_setup=True).run(until="wraith.hide")
    assert thought(table, 0, "wraith.hide") == 4


def test_plague_goes_to_whoever_is_closest_to_winning_and_costs_its_victim_the_worst_cards() -> None:
    table = Table(hands={0: ["A8", "edict.plague"], 3: ["A20", "A4", "C"]}, tokens=FAR)
    table.wish(0, "checkpoint.between", "edict.plague").run(until="plague.target")
    assert thought(table, 0, "plague.target") == 3
    table.answer(0, "plague.target", 3).run(until="plague.attack")
    assert str(thought(table, 3, "plague.attack")).startswith("A4")


def test_hand_zap_gives_a_new_hand_to_whoever_has_few_cards() -> None:
    table = Table(hands={0: ["A8", "edict.hand_zap"], 3: ["A20", "A4", "C", "A6", "A7"]})
    table.wish(0, "checkpoint.between", "edict.hand_zap").run(until="hand_zap.target")
    assert thought(table, 0, "hand_zap.target") == 0


def test_a_tip_is_given_out_of_a_full_hand_alone() -> None:
    full = Table(("", "butler", "", ""), hands={0: ["A8", "A9", "A10", "A11", "A12", "C", "A6"]})
    assert thought(full.run(until="butler.tip"), 0, "butler.tip") is True
    few = Table(("", "butler", "", ""), hands={0: ["A8", "C"]})
    assert thought(few.run(until="butler.tip"), 0, "butler.tip") is False


def test_butler_sends_a_rival_where_it_has_a_base_already() -> None:
    tokens = {0: {**{f"red-{at}": 2 for at in range(1, 6)}, "blue-4": 2, "yellow-1": 1, "purple-1": 1}}
    table = Table(("", "", "butler", ""), tokens=tokens).run(until="butler.planet")
    assert thought(table, 2, "butler.planet") == "blue-4"


@pytest.mark.parametrize(("temper", "sent"), [("bold", 4), ("careful", 2), ("sly", 3)])
def test_temperaments_differ_in_what_they_send_as_allies(temper: str, sent: int) -> None:
    table = Table().wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(0, "commit", {"red-1": 3})
    while not any(ask.seat == 2 for ask in table.open("commit")):
        table.run(until="commit")
        if any(ask.seat == 0 for ask in table.open("commit")):
            table.answer(0, "commit", {"red-1": 3})
    choice = thought(table, 2, "commit", temper)
    assert isinstance(choice, dict)
    assert sum(choice.values()) == sent


@pytest.mark.parametrize(
    ("powers", "data"),
    [
        (("tripler", "virus", "macron", ""), {}),
        (("warpish", "tripler", "", ""), {}),
        (("warrior", "phantom", "", "macron"), {"warrior": {"points": 5}}),
    ],
)
def test_it_reckons_with_what_open_powers_add_as_the_engine_does(powers: tuple[str, ...], data: dict[str, Any]) -> None:
    lost = {2: {f"yellow-{at}": 3 for at in range(1, 6)}}
    hands = {0: ["A6"], 1: ["A9"]}
    table = Table(powers, hands=hands, data=data, tokens=lost, from_setup="phantom" in powers)
    table.wish(0, "target", "blue-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").run(until="checkpoint.reveal")
    offense, defense = Outlook(see_table(table.state)).sums("A6", "A9")
    table.run()
    assert table.events("totals")[-1] == {"offense": offense, "defense": defense}


def test_it_wants_the_low_card_once_an_upset_is_announced_and_two_cancel_each_other() -> None:
    for powers, wanted in (
        (("", "loser", "", ""), "A4"),
        (("loser", "loser", "", ""), "A20"),
        (("", "", "", ""), "A20"),
    ):
        table = Table(powers, hands={0: ["A4", "A20"], 1: ["A4", "A10"]}, flares="off").wish(0, "target", "blue-1")
        for seat, power in ((0, "power.0"), (1, "power.1" if powers[0] else "power.0")):
            if powers[seat]:
                table.wish(seat, "checkpoint", power)
        table.run(until="card")
        ask = next(ask for ask in table.open("card") if ask.seat == 0)
        computer = Computer(TEMPERS["bold"], Random(1).randrange)
        assert str(computer.answer(see_seat(table.state, 0), ask)).startswith(f"{wanted}.")
        table.run().check()


@pytest.mark.parametrize(
    ("powers", "hands", "called", "key"),
    [
        (("mirror", "tripler", "", ""), {0: ["A12"], 1: ["A4"]}, "power.0", "checkpoint.cards_down"),
        (("calculator", "tripler", "", ""), {0: ["A12"], 1: ["A9"]}, "power.0", "checkpoint.cards_down"),
        (("", "", "", ""), {0: ["A6", "flare.warpish"], 1: ["A9"]}, "flare.warpish", "checkpoint.reveal"),
        (("warpish", "", "", ""), {0: ["A6", "flare.warpish"], 1: ["A9"]}, "flare.warpish", "checkpoint.reveal"),
        (("", "", "", ""), {0: ["A6", "flare.tripler"], 1: ["A20"]}, "flare.tripler", "checkpoint.reveal"),
        (("tripler", "", "", ""), {0: ["A13", "flare.tripler"], 1: ["A20"]}, "flare.tripler", "checkpoint.reveal"),
        (("loser", "", "", ""), {0: ["A6"], 1: ["A20"]}, "power.0", "checkpoint"),
    ],
)
def test_it_reckons_with_what_was_announced_as_the_engine_does_5_2_1(
    powers: tuple[str, ...], hands: dict[int, list[str]], called: str, key: str
) -> None:
    lost = {0: {f"red-{at}": 3 for at in range(1, 6)}, 1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = Table(powers, hands=hands, tokens=lost).wish(0, "target", "blue-1").wish(0, key, called)
    while not (seen := see_table(table.state)).challenge or not seen.challenge.calls:
        table._step()
    faces = [hand[0] for hand in hands.values()]
    sums, expected = Outlook(seen).sums(*faces), Outlook(seen).outcome(*faces)
    table.run()
    assert table.events("totals")[-1] == dict(zip(("offense", "defense"), sums, strict=True))
    assert table.events("outcome")[0]["outcome"] == expected
    table.check()


def test_a_pacifist_wins_with_a_compromise_in_its_reckoning_unless_it_is_zapped() -> None:
    table = Table(("pacifist", "", "", "")).wish(0, "target", "blue-1").run(until="checkpoint.sides")
    assert Outlook(see_table(table.state)).outcome("C", "A20") == "offense"
    table.state.players[0].zapped = True
    assert Outlook(see_table(table.state)).outcome("C", "A20") == "defense"


def test_a_term_of_schizoid_cannot_be_guessed() -> None:
    table = Table(("schizoid", "", "", ""), from_setup=True).run(until="schizoid.term")
    (ask,) = table.open("schizoid.term")
    view = see_seat(table.state, 0)
    chosen = {Computer(TEMPERS["bold"], Random(seed).randrange).answer(view, ask) for seed in range(40)}
    assert len(chosen) > 3


def test_dragon_burns_where_a_rival_loses_most_and_not_its_own_planets() -> None:
    table = Table(("", "", "", "dragon"), tokens={0: {"red-1": 4, "red-2": 4, "blue-2": 1, "yellow-1": 1}})
    table.state.powers[0].data["collected"] = ["blue", "purple", "wild"]
    table.run(until="dragon.planet")
    assert thought(table, 3, "dragon.planet") == "blue-2"


def test_dragon_attacks_a_rival_instead_of_drawing_its_own_colour() -> None:
    table = Table(("dragon", "", "", ""), destiny=["red"])
    table.state.powers[0].data["collected"] = ["red.reverse", "yellow"]
    assert thought(table.run(until="dragon.destiny"), 0, "dragon.destiny") == "yellow"
    other = Table(("dragon", "", "", ""), destiny=["blue"])
    other.state.powers[0].data["collected"] = ["yellow"]
    assert thought(other.run(until="dragon.destiny"), 0, "dragon.destiny") == "none"


def test_a_lone_small_planet_is_no_prize_but_a_second_one_is() -> None:
    def named(held: dict[str, int]) -> Choice:
        table = Table(("", "pygmy", "", ""), destiny=["wild"], tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4}})
        moves.annex_planets(table.game, 1, "orange", 4)
        for number, place in zip(board.warp_tokens(table.state, 0), held, strict=False):
            moves.move_tokens(table.game, [number], place, "test")
        return thought(table.run(until="wild"), 0, "wild")

    assert named({}) != 1
    assert named({"orange-1": 1}) == 1


SNIVELED: dict[str, dict[int, dict[str, int]]] = {
    "lost_tokens": {0: {f"red-{number}": 3 for number in range(1, 6)}},
    "foreign_bases": {
        1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-2": 1},
        2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-3": 2},
        3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "red-4": 1},
    },
    "a_card": {},
}


@pytest.mark.parametrize(("about", "consents"), [("lost_tokens", True), ("foreign_bases", True), ("a_card", False)])
def test_snivelers_wishes_are_granted_where_a_refusal_costs_more(about: str, consents: bool) -> None:
    table = Table(("sniveler", "", "", ""), tokens=SNIVELED[about]).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.attack", "power.0")
    if about != "a_card":
        table.wish(0, "sniveler.whine", about)
    table.run(until="sniveler.vote")
    assert [thought(table, seat, "sniveler.vote") for seat in (1, 2, 3)] == [consents] * 3


@pytest.mark.parametrize(("card", "who", "award"), [("A40", "winner", "base_and_all"), ("A1", "loser", "base_and_all")])
def test_judge_awards_most_where_it_likely_gets_it_itself(card: str, who: str, award: str) -> None:
    table = Table(("judge", "", "", ""), hands={0: [card], 1: ["A12", "A14"]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.sides", "power.0").run(until="judge.who")
    assert thought(table, 0, "judge.who") == who
    table.answer(0, "judge.who", who).run(until=f"judge.{who}")
    assert thought(table, 0, f"judge.{who}") == award


def test_judge_awards_no_base_that_would_win_the_other_the_game() -> None:
    ahead = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-2": 1, "yellow-1": 1, "yellow-2": 1, "purple-1": 1}}
    table = Table(("judge", "", "", ""), hands={0: ["A40"], 1: ["A12"]}, tokens=ahead).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "power.0").wish(0, "judge.who", "winner").run(until="judge.winner")
    assert thought(table, 0, "judge.winner") == "all_cards"


@pytest.mark.parametrize(("card", "used"), [("A30", True), ("A4", False)])
def test_skeptic_raises_the_stakes_only_where_it_likely_wins(card: str, used: bool) -> None:
    table = Table(("skeptic", "", "", ""), hands={0: [card]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {f"red-{number}": 1 for number in range(1, 5)}).run(until="checkpoint.sides")
    assert (thought(table, 0, "checkpoint.sides") == "power.0") is used


@pytest.mark.parametrize(("card", "used"), [("A8", True), ("A30", False)])
def test_trickster_tosses_for_what_it_likely_loses(card: str, used: bool) -> None:
    table = Table(("trickster", "", "", ""), hands={0: [card]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).run(until="checkpoint.sides")
    assert (thought(table, 0, "checkpoint.sides") == "power.0") is used


@pytest.mark.parametrize(("laid", "way"), [(4, "none"), (3, "trap")])
def test_saboteur_lays_again_what_has_come_back(laid: int, way: str) -> None:
    traps = [f"blue-{number}" for number in range(1, 5)][:laid]
    decoys = [f"{colour}-{number}" for colour in ("yellow", "purple") for number in range(1, 5)]
    table = Table(("saboteur", "", "", ""), data={"saboteur": {"traps": traps, "decoys": decoys}})
    table.run(until="saboteur.way")
    assert thought(table, 0, "saboteur.way") == way


@pytest.mark.parametrize(("tokens", "base"), [(4, "blue-1"), (2, "none")])
def test_a_curse_is_bought_off_out_of_a_large_base(tokens: int, base: str) -> None:
    small = {f"blue-{number}": tokens - (number > 1) for number in range(1, 6)}
    table = Table(("witch", "", "", ""), tokens={1: small}, data={"witch": {"frail": 1}}).run(until="witch.lift")
    assert thought(table, 1, "witch.lift") == base


def test_bully_takes_tokens_that_end_bases_abroad() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}, 1: {"blue-1": 2, "blue-2": 4, "blue-3": 4, "yellow-1": 1}}
    table = Table(("bully", "", "", ""), hands={0: ["A30"], 1: ["A4"]}, tokens=tokens).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(0, "bully.use", True).run(until="bully.pick")
    chosen = thought(table, 0, "bully.pick")
    assert isinstance(chosen, dict)
    assert {place: count for place, count in chosen.items() if count} == {"yellow-1": 1, "blue-1": 1}
