"""Deals of three by Diplomat beside other powers, or where somebody stands in for a main player (P3, 5.5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.ai import windows
from bot.cosmic.seen import story
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words import story_words
from bot.cosmic.words.story_words import why
from bot.cosmic.words.text import line
from bot.words.speech import speech
from tests.cosmic.powers.test_diplomat import NOTHING, base, fight, mediated
from tests.cosmic.table import Table
from tests.events import bare

NAMES = ["Ana", "Ben", "Cy", "Dee"]
AFTER_THE_DEAL = "checkpoint.reveal"
QUASH = "edict.quash"


def struck(table: Table) -> Table:
    """Seat 0 offers each of the others a base for nothing, and both accept."""
    table.act("deal.offer.offense-defense", 0, {"give": base("red-2"), "take": NOTHING})
    table.act("deal.offer.offense-yellow", 0, {"give": base("red-3"), "take": NOTHING})
    return table.act("deal.accept.defense", 1, 2).act("deal.accept.yellow", 2, 2)


def stood_in(powers: tuple[str, ...] = ("", "", "", ""), **more: Any) -> Table:
    """Seat 3 deals with seat 1 in the place of seat 0."""
    hands = {3: ["C", "flare.diplomat"], 2: ["A8", QUASH]}
    table = fight(powers, "C", "C", hands=hands, **more).wish(3, "checkpoint.reveal", "flare.diplomat")
    return table.wish(3, "diplomat.wild.whom", 0).run(until="deal")


def quashed() -> Table:
    """Seat 3 undoes the deal of the three others."""
    table = mediated(hands={3: ["A8", QUASH]}).wish(3, AFTER_THE_DEAL, QUASH)
    return struck(table).run()


def test_quash_costs_each_of_the_three_who_made_the_deal_three_tokens_2_4_3_5_5_8() -> None:
    table = quashed()
    assert [table.at("warp", seat) for seat in range(4)] == [3, 3, 3, 0]
    assert table.at("red-2", 1) == table.at("red-3", 2) == 0
    assert table.events("outcome") == [{"outcome": "deal"}, {"outcome": "no_deal"}]
    assert table.state.challenge.offense.seat == 1, "the turn has ended"
    table.check()


def test_quash_costs_who_stands_in_and_not_whom_it_replaces_2_4_3_5_5_8() -> None:
    table = stood_in().wish(2, AFTER_THE_DEAL, QUASH)
    table.act("deal.offer.purple", 3, {"give": base("purple-2"), "take": base("blue-2")})
    table.act("deal.accept.defense", 1, 1).run()
    assert [table.at("warp", seat) for seat in range(4)] == [0, 3, 0, 3]
    table.check()


def test_each_offer_among_three_says_to_whom_it_is_made_also_between_main_players_5_5_3() -> None:
    table = struck(mediated())
    told = [line(event.event, NAMES) for event in table.seen if event.kind == "offered"]
    assert [" ".join(one.split()[:3]) for one in told] == ["Ana offers Ben", "Ana offers Cy"]
    table.run().check()


def test_a_quashed_deal_of_three_is_told_as_one_of_three() -> None:
    table = quashed()
    told = story.read(bare(table.seen))
    assert told is not None
    english = "\n".join(story_words.challenge_lines(told, NAMES))
    assert "**Ana, Ben and Cy make no deal**.\nNine tokens are lost." in english
    assert "**Ana, Ben und Cy einigen sich nicht**" in "\n".join(story_words.challenge_lines(told, NAMES, "de"))
    table.check()


@pytest.mark.parametrize(("language", "words"), [("en", "main player"), ("de", "Hauptspieler")])
def test_neither_the_log_nor_why_speak_of_two_where_three_deal(language: str, words: str) -> None:
    table = quashed()
    said = []
    for at, event in enumerate(table.seen):
        if event.kind in ("outcome", "dealers", "deal", "moved"):
            said.append(line(event.event, NAMES, language))
            said.append(why(event.event, bare(table.seen[:at]), NAMES, language))
    assert not [one for one in said if words in one]
    lost = [one for one in said if "Cy" in one and ("three tokens" in one or "3 " in one)]
    assert lost
    table.check()


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("main player", "both", "two dealers")), ("de", ("Hauptspieler", "beide"))]
)
@pytest.mark.parametrize("key", ["edict-quash.text", "library-compromise.text", "power-empath.wild"])
def test_cards_about_deals_speak_of_all_who_deal(key: str, language: str, words: tuple[str, ...]) -> None:
    told = speech(language)(key)
    assert not [one for one in words if one in told]


def test_a_computer_player_does_not_quash_a_deal_that_it_has_made_with_two_others() -> None:
    for holder, worth in ((2, False), (3, True)):
        table = struck(mediated(hands={2: ["C", "A8"], 3: ["A8"], holder: ["C", "A8", QUASH]}))
        (ask,) = [ask for ask in table.open(AFTER_THE_DEAL) if ask.seat == holder]
        assert windows.useful(see_seat(table.state, holder), ask, QUASH, lambda sides: 0) == worth
        table.run().check()


def test_wild_empath_rewards_all_three_who_made_the_deal() -> None:
    table = fight(hands={3: ["A8", "flare.empath"]}).wish(2, "checkpoint.reveal", "power.0")
    table.wish(3, "checkpoint.reveal", "flare.empath").run(until="deal")
    struck(table).run()
    assert [(one["seat"], one["count"]) for one in table.events("drew", why="reward")] == [(0, 3), (1, 3), (2, 3)]
    table.check()


def test_wild_extortionist_of_the_third_dealer_costs_both_main_players_double() -> None:
    table = fight(hands={2: ["C", "A8", "flare.extortionist"]}).wish(2, "checkpoint.sides", "flare.extortionist")
    table.wish(2, "checkpoint.reveal", "power.0").run(until="deal")
    for name, seat in (("offense", 0), ("defense", 1), ("yellow", 2)):
        table.act(f"deal.fail.{name}", seat)
    table.run()
    assert [table.at("warp", seat) for seat in range(4)] == [6, 6, 0, 0]
    table.check()


def test_super_pacifist_shifts_two_tokens_to_each_of_the_others_who_dealt() -> None:
    table = fight(("", "pacifist", "diplomat", ""), hands={1: ["A6", "A4", "flare.pacifist"]})
    table.wish(2, "checkpoint.reveal", "power.1").wish(1, "checkpoint.reveal", "flare.pacifist").run(until="deal")
    table.act("deal.fail.offense", 0).act("deal.fail.defense", 1).act("deal.fail.yellow", 2).run()
    assert [table.at("warp", seat) for seat in range(4)] == [5, 1, 5, 0]
    table.check()


def test_zombie_frees_tokens_in_a_deal_that_it_joins_and_not_in_one_of_which_it_was_relieved() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4}}
    table = mediated(powers=("", "", ("diplomat", "zombie"), ""), tokens=tokens).wish(2, "zombie.free", {"3": 2})
    struck(table).run()
    assert table.at("warp", 3) == 6
    table.check()
    table = stood_in(("zombie", "", "", ""), tokens={2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}})
    table.act("deal.offer.purple", 3, {"give": base("purple-2"), "take": NOTHING})
    table.act("deal.accept.defense", 1, 1).run()
    assert not table.open("zombie.free")
    table.check()
