"""Diplomat (P3): makes three-way deals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS, Computer
from bot.cosmic.model.options import Options
from bot.cosmic.seen import story
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words import story_words
from bot.cosmic.words.question_text import question
from bot.cosmic.words.text import line
from bot.kernel.ask import Deal, Split
from bot.words.speech import speech
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table
from tests.events import bare
from tests.plain import options_of

NOTHING: dict[str, Any] = {"goods": [], "grant": None}


def base(planet: str) -> dict[str, Any]:
    """Half an offer: a base on this planet."""
    return {"goods": [], "grant": planet}


def fight(
    powers: tuple[str, ...] = ("", "", "diplomat", ""), mine: str = "A30", theirs: str = "A6", **more: Any
) -> Table:
    """Seat 0 attacks blue-1 with four tokens; seat 2 holds a compromise."""
    hands = {0: [mine, "A4"], 1: [theirs, "A7"], 2: ["C", "A8"], 3: ["A8"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def mediated(**more: Any) -> Table:
    """The three are about to deal."""
    return fight(**more).wish(2, "checkpoint.reveal", "power.0").run(until="deal")


@pytest.mark.parametrize(("mine", "theirs", "turned"), [("A30", "A6", 2), ("A30", "C", 1), ("C", "A6", 1)])
def test_each_attack_becomes_a_compromise_and_three_deal_p3_diplomat(mine: str, theirs: str, turned: int) -> None:
    table = mediated(mine=mine, theirs=theirs)
    assert len(table.events("turned")) == turned
    assert table.events("dealers") == [{"seats": [0, 1, 2]}]
    assert "C.1" not in table.state.players[2].hand or "C" not in (mine, theirs)
    table.run().check()


def test_what_one_offers_both_others_is_one_deal_that_both_have_to_accept_p3_diplomat() -> None:
    table = mediated()
    table.act("deal.offer.offense-defense", 0, {"give": base("red-2"), "take": base("blue-2")})
    table.act("deal.offer.offense-yellow", 0, {"give": base("red-3"), "take": base("yellow-2")})
    assert {offer.number for offer in table.state.offers} == {2}
    table.act("deal.accept.defense", 1, 2)
    assert table.state.challenge.struck is False
    table.act("deal.accept.yellow", 2, 2).run()
    assert [table.at(*one) for one in (("blue-2", 0), ("yellow-2", 0), ("red-2", 1), ("red-3", 2))] == [1, 1, 1, 1]
    assert table.at("warp", 0) == table.at("warp", 1) == table.at("warp", 2) == 0
    table.check()


def test_the_story_names_all_three_who_made_a_deal() -> None:
    table = mediated()
    table.act("deal.offer.offense-defense", 0, {"give": base("red-2"), "take": NOTHING})
    table.act("deal.accept.defense", 1, 1).act("deal.accept.yellow", 2, 1).run()
    told = story.read(bare(table.seen))
    assert told is not None
    assert "Ana, Ben and Cy make a deal" in " ".join(story_words.challenge_lines(told, ["Ana", "Ben", "Cy", "Dee"]))
    table.check()


def test_a_new_offer_or_no_deal_takes_back_what_was_accepted_5_5_2() -> None:
    table = mediated()
    table.act("deal.offer.defense-offense", 1, {"give": base("blue-2"), "take": NOTHING})
    table.act("deal.accept.offense", 0, 1)
    table.act("deal.offer.defense-yellow", 1, {"give": NOTHING, "take": base("yellow-2")})
    assert [offer.agreed for offer in table.state.offers] == [[], []]
    table.act("deal.accept.offense", 0, 2).act("deal.fail.offense", 0)
    assert [offer.agreed for offer in table.state.offers] == [[], []]
    table.run().check()


def test_no_card_is_offered_to_two() -> None:
    table = mediated()
    table.act("deal.offer.offense-defense", 0, {"give": {"goods": ["A4.1"], "grant": None}, "take": NOTHING})
    form = next(one.form for one in table.game.actions if one.key == "deal.offer.offense-yellow")
    assert isinstance(form, Deal)
    assert "A4.1" not in form.give.goods
    table.run().check()


def test_without_a_deal_each_of_the_three_loses_three_tokens_5_5_8() -> None:
    table = mediated()
    table.act("deal.fail.offense", 0).act("deal.fail.defense", 1)
    assert table.state.challenge.outcome == "deal"
    table.act("deal.fail.yellow", 2).run()
    assert [table.at("warp", seat) for seat in range(4)] == [3, 3, 3, 0]
    table.check()


@pytest.mark.parametrize(
    "table",
    [
        fight(("diplomat", "", "", ""), hands={0: ["A30", "C"]}),
        fight(mine="C", theirs="C"),
        fight(hands={2: ["A8", "A9"]}),
    ],
    ids=["main player", "no attack", "no compromise"],
)
def test_it_needs_the_fight_of_two_others_an_attack_and_a_compromise(table: Table) -> None:
    table.run(until="checkpoint.reveal")
    assert all("power.0" not in options_of(ask) for ask in table.open("checkpoint.reveal"))
    table.run().check()


def test_a_zap_saves_the_compromise_and_the_fight_pow2() -> None:
    table = fight(hands={3: ["edict.cosmic_zap"]}).wish(2, "checkpoint.reveal", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert "C.1" in table.state.players[2].hand
    assert table.at("blue-1", 0) == 4
    table.check()


def test_it_comes_after_what_main_players_make_of_their_cards_4_0_8() -> None:
    """Wild Pacifist would fight with a 15."""
    hands = {1: ["C", "A7", "flare.pacifist"]}
    table = fight(theirs="C", hands=hands).wish(2, "checkpoint.reveal", "power.0")
    table.wish(1, "checkpoint.reveal", "flare.pacifist").run()
    assert [one["face"] for one in table.events("counts_as")] == ["A15"]
    assert table.events("dealers") == [{"seats": [0, 1, 2]}]
    table.check()


def wild(**more: Any) -> Table:
    """Seat 3 has readied the flare, with a compromise beside it."""
    hands = {3: ["C", "flare.diplomat"], 2: ["A8"]}
    table = fight(("", "", "", ""), "C", "C", hands=hands, **more)
    return table.wish(3, "checkpoint.reveal", "flare.diplomat")


def test_wild_diplomat_deals_in_the_place_of_the_offense_whose_success_it_is() -> None:
    table = wild().wish(3, "diplomat.wild.whom", 0).run(until="deal")
    assert table.events("dealers") == [{"seats": [3, 1]}]
    table.act("deal.offer.purple", 3, {"give": base("purple-2"), "take": base("blue-2")})
    table.act("deal.accept.defense", 1, 1).run()
    assert table.at("blue-2", 3) == table.at("purple-2", 1) == 1
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert "C.3" not in table.state.players[3].hand
    table.check()


def test_who_stands_in_pays_for_a_deal_that_fails() -> None:
    table = wild().wish(3, "diplomat.wild.whom", 1).run()
    assert [table.at("warp", seat) for seat in range(4)] == [3, 0, 0, 3]
    table.check()


def poll(owner: int = 0, votes: tuple[str, ...] = ("offense", "defense", "offense", "offense")) -> Table:
    """The owner of Diplomat, a main player, calls a vote and promises seat 2 a card and a base."""
    powers = tuple("diplomat" if seat == owner else "" for seat in range(4))
    hands = {owner: ["A4", "A9", "flare.diplomat"], 2: ["A8"]}
    table = Table(powers, hands={0: ["A30", "A4"], 1: ["A6", "A7"], 3: ["A8"], **hands})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(owner, "checkpoint.sides", "flare.diplomat")
    table.wish(owner, "diplomat.super.voter", 2).wish(owner, "diplomat.super.cards", ["A9.1"])
    table.wish(owner, "diplomat.super.planet", "red-2" if owner == 0 else "blue-2")
    for seat, side in enumerate(votes):
        table.wish(seat, "diplomat.super.vote", side)
    return table


def test_super_diplomat_lets_all_vote_and_pays_who_voted_for_it() -> None:
    table = poll().run()
    assert table.events("voted") == [{"offense": [0, 2, 3], "defense": [1]}]
    assert table.at("blue-1", 0) == 4
    assert table.at("red-2", 2) == 1
    assert "A9.1" in table.state.players[2].hand
    assert not table.events("revealed")
    table.check()


def promising(votes: tuple[str, ...]) -> Table:
    """Seat 0 holds three tokens of seat 2 and one of seat 3, and promises seat 2 two of them and nothing else."""
    hands = {0: ["A4", "flare.diplomat"], 1: ["A6"], 2: ["A8"], 3: ["A9"]}
    few = {seat: {f"{colour}-{at}": 4 for at in (1, 2, 3)} for seat, colour in ((2, "yellow"), (3, "purple"))}
    captives = {(0, 2): {"red-2": 1, "red-3": 2}, (0, 3): {"red-2": 1}}
    table = Table(("diplomat", "", "", ""), hands=hands, tokens=few, captives=captives)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(0, "checkpoint.sides", "flare.diplomat")
    table.wish(0, "diplomat.super.voter", 2).wish(0, "diplomat.super.captives", {"red-2": 1, "red-3": 1})
    for seat, side in enumerate(votes):
        table.wish(seat, "diplomat.super.vote", side)
    return table


@pytest.mark.parametrize(
    ("votes", "back"),
    [
        (("offense", "defense", "offense", "offense"), True),
        (("offense", "defense", "defense", "offense"), False),
        (("offense", "offense", "defense", "offense"), False),
    ],
    ids=["voted for and won", "a tie", "won without that vote"],
)
def test_super_diplomat_promises_captives_like_whatever_can_be_put_into_a_deal_5_5_3_pow26(
    votes: tuple[str, ...], back: bool
) -> None:
    table = promising(votes)
    table.run(until="diplomat.super.vote")
    (offered,) = table.events("offered")
    assert (offered["back"], offered["cards"], offered["base"]) == ({"red-2": 1, "red-3": 1}, [], None)
    table.run()
    held = [table.state.tokens[number] for number in table.state.foreign_tokens]
    mine = [token for token in held if token.owner == 2 and token.seat == 0]
    assert len(mine) == (1 if back else 3)
    at_home = [token for token in table.state.tokens if (token.owner, token.seat) == (2, 2) and token.place != "warp"]
    assert len(at_home) == (14 if back else 12)
    table.check()


def test_captives_are_asked_for_only_where_the_voter_has_some_and_told_in_both_languages() -> None:
    table = promising(("offense", "defense", "offense", "offense"))
    (ask,) = table.run(until="diplomat.super.captives").open("diplomat.super.captives")
    assert isinstance(ask.form, Split)
    assert {part.name: part.high for part in ask.form.parts} == {"red-2": 1, "red-3": 2}
    for language, told in (("en", "how many captives do you promise"), ("de", "Wie viele Gefangene versprichst du")):
        assert told in question(speech(language), ask)
    table.run().check()


@pytest.mark.parametrize(
    ("owner", "votes"),
    [(0, ("offense", "defense", "offense", "defense")), (1, ("offense", "offense", "defense", "offense"))],
    ids=["a tie", "outvoted"],
)
def test_a_tie_is_won_by_the_defense_and_who_loses_pays_nobody(owner: int, votes: tuple[str, ...]) -> None:
    table = poll(owner, votes).run()
    assert table.events("outcome") == [{"outcome": "defense" if owner == 0 else "offense"}]
    assert "A9.1" in table.state.players[owner].hand
    table.check()


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_three_computer_players_come_to_a_deal(level: str) -> None:
    table = mediated()
    players = [Computer(TEMPERS["careful"], Random(seat).randrange, LEVELS[level]) for seat in range(3)]
    for turn in range(60):
        seat = turn % 3
        mine = [action for action in table.game.actions if action.seats is not None and seat in action.seats]
        wish = players[seat].act(see_seat(table.state, seat), mine)
        if wish is not None:
            table.act(wish[0], seat, wish[1])
        if table.state.challenge.struck:
            break
    assert table.events("deal")
    table.run().check()


def test_a_bystander_votes_for_who_has_promised_something() -> None:
    table = poll().run(until="diplomat.super.vote")
    votes = {
        ask.seat: Computer(TEMPERS["sly"], Random(1).randrange).answer(see_seat(table.state, ask.seat), ask)
        for ask in table.open("diplomat.super.vote")
    }
    assert votes == {0: "offense", 1: "defense", 2: "offense", 3: "defense"}
    table.run().check()


def test_a_deal_of_three_is_told_by_names() -> None:
    table = mediated()
    table.act("deal.offer.yellow-offense", 2, {"give": base("yellow-2"), "take": NOTHING})
    table.act("deal.accept.offense", 0, 1)
    told = [line(event.event, ["Ana", "Ben", "Cy", "Dee"]) for event in table.seen[-3:]]
    assert told[-1].startswith("Ana accepts Cy's offer")
    table.run().check()


def test_nobody_sees_who_holds_a_compromise_8_14() -> None:
    for seed in range(2):
        walk = Walk(seed, 3, Options(), powers=[["diplomat"], ["pacifist"], ["empath"]])
        compared, exchanged = two_worlds.compare(walk, None if seed else 1, Random(seed), 6)
        assert compared
        assert exchanged > 20
