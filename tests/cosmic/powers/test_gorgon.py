"""Gorgon (P1): petrifies others' tokens where it is at home or present."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.expansions.zodiac.state import NAME as ZODIAC, ZodiacState
from bot.cosmic.tokens import sources
from bot.kernel.ask import Choice, Split
from bot.kernel.event import Seat
from tests.cosmic.expansions.skill_tokens.test_choosing import lettered
from tests.cosmic.table import Table
from tests.plain import options_of

ABROAD = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-3": 2, "yellow-2": 2, "red-4": 4}}
GORGON_AT_HOME = {1: {"blue-1": 4, "blue-2": 4, "blue-4": 4, "blue-5": 4, "yellow-2": 1, "red-2": 1, "blue-3": 2}}


def stared(powers: tuple[str, ...] = ("", "gorgon", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue, A10 against A8; it has tokens with Gorgon on blue-3, yellow-2 and red-2."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", ABROAD | GORGON_AT_HOME)
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1")


def origins(table: Table, key: str = "commit") -> set[str]:
    form = table.open(key)[0].form
    assert isinstance(form, Split)
    return {part.name for part in form.parts}


def test_tokens_on_gorgons_home_planets_and_beside_its_bases_cannot_be_committed() -> None:
    table = stared().run(until="commit")
    assert origins(table) == {"red-1", "red-3", "red-4"}
    assert table.events("announced", name="gorgon")
    table.run().check()


def test_a_guest_is_petrified_on_a_home_planet_where_gorgon_has_no_base() -> None:
    tokens = ABROAD | {1: {"blue-1": 4, "blue-2": 4, "blue-4": 4, "blue-5": 4}}
    table = stared(tokens=tokens).run(until="commit")
    assert origins(table) == {"red-1", "red-2", "red-3", "red-4", "yellow-2"}
    table.run().check()


def test_nothing_is_petrified_elsewhere_and_nothing_is_announced_4_0_7() -> None:
    table = stared(tokens={}).run()
    assert not table.events("announced", name="gorgon")
    table.check()


def test_its_own_tokens_are_never_petrified() -> None:
    table = stared(("gorgon", "", "", "")).run(until="commit")
    assert origins(table) >= {"blue-3", "yellow-2", "red-2"}
    table.run().check()


def test_a_zap_frees_everybody_for_the_challenge() -> None:
    table = stared(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run(until="commit")
    assert origins(table) >= {"blue-3", "yellow-2", "red-2"}
    table.run().check()


def test_it_needs_no_home_bases_6_3() -> None:
    tokens = ABROAD | {1: {"yellow-2": 1, "red-2": 1, "blue-3": 2}}
    table = stared(tokens=tokens).run(until="commit")
    assert origins(table) == {"red-1", "red-3", "red-4"}
    table.run().check()


def test_petrified_tokens_still_defend_and_can_be_lost() -> None:
    table = Table(
        ("gorgon", "", "", ""), hands={0: ["A20"], 1: ["A4"]}, tokens={0: {"red-1": 8, "blue-1": 4, "red-2": 4}}
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run()
    assert table.events("totals")[-1] == {"offense": 22, "defense": 8}
    assert table.at("warp", 1) == 4
    table.check()


def test_a_player_all_of_whose_tokens_are_petrified_commits_none_4_4_3() -> None:
    table = stared(tokens={0: {"blue-3": 4, "blue-4": 4}}).run()
    assert table.events("abandoned")
    assert table.at("blue-3", 0) + table.at("blue-4", 0) == 9, "one was regrouped"
    table.check()


def test_a_petrified_player_cannot_become_an_ally() -> None:
    table = stared(tokens={2: {"blue-3": 4}}).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert len(table.wishes) == 1
    assert not table.events("joined", seat=2)


def test_tokens_on_the_cone_return_freely_5_8() -> None:
    tokens = {0: {"red-1": 8, "blue-3": 4}}
    table = Table(("", "gorgon", "", ""), hands={0: ["C"], 1: ["C"]}, tokens=tokens).wish(0, "commit", {"red-1": 4})
    table.wish(0, "lose", {"red-1": 3}).wish(0, "return", {"blue-3": 4}).run(until="deal")
    table.act("deal.fail.offense", 0).act("deal.fail.defense", 1).run()
    assert table.at("blue-3", 0) == 8
    table.check()


def test_a_base_by_deal_cannot_come_from_petrified_tokens_5_5_5() -> None:
    table = stared(tokens={0: {"blue-3": 4, "red-1": 4}}, hands={0: ["C"], 1: ["C"]}).wish(0, "commit", {"red-1": 1})
    table.run(until="deal")
    places = sources.movable(table.game, 0)
    assert set(places) == {"red-1"}


ELSEWHERE = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, "blue-3": 4}}
"""Seat 0 has petrified tokens, and its challenge is with somebody else than Gorgon."""


def aside(powers: tuple[str, ...] = ("", "gorgon", "", ""), **more: Any) -> Table:
    """Seat 0 attacks yellow-1, A10 against A8; seat 2 holds a Cosmic Zap."""
    hands = {0: ["A10"], 1: ["A4"], 2: ["A8", "edict.cosmic_zap"], 3: ["A7"]} | more.pop("hands", {})
    return Table(powers, hands=hands, tokens=ELSEWHERE, destiny=["yellow"], **more).wish(0, "target", "yellow-1")


def zapped(table: Table, seat: Seat = 2) -> Table:
    """A seat zaps Gorgon the next time that it is announced."""
    table.run(until="response")
    while table.state.stack[-1].name != "gorgon":
        table._step()
        table.run(until="response")
    return table.wish(seat, "response", "edict.cosmic_zap")


def test_it_is_announced_as_butler_loads_somebodys_tokens_and_a_zap_frees_them() -> None:
    table = aside(("", "gorgon", "", "butler")).wish(3, "butler.load", True).wish(0, "butler.number", 2)
    zapped(table).run(until="butler.bases")
    assert "blue-3" in origins(table, "butler.bases")
    table.run().check()


@pytest.mark.parametrize(("flare", "checkpoint"), [("wraith", "cards_down"), ("phantom", "reveal")])
def test_it_is_announced_as_a_wild_flare_brings_tokens_in_and_a_zap_frees_them(flare: str, checkpoint: str) -> None:
    table = aside(hands={0: ["A10", f"flare.{flare}"]}).wish(0, "commit", {"red-1": 1})
    table.wish(0, f"checkpoint.{checkpoint}", f"flare.{flare}").run(until="card")
    zapped(table).run(until=f"{flare}.wild.in")
    assert "blue-3" in origins(table, f"{flare}.wild.in")
    table.run().check()


def test_it_is_announced_as_a_base_by_deal_is_founded_and_a_zap_frees_the_tokens() -> None:
    hands = {0: ["C"], 1: ["C"], 2: ["A8", "edict.cosmic_zap"]}
    table = Table(("", "gorgon", "", ""), hands=hands, tokens=ELSEWHERE).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).run(until="deal")
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    table.act("deal.offer.defense", 1, {"give": {"goods": [], "grant": "blue-2"}, "take": nothing})
    table.act("deal.accept.offense", 0, table.state.offers[0].number)
    zapped(table).run(until="found")
    assert "blue-3" in origins(table, "found")
    table.run().check()


def test_it_is_announced_as_tokens_become_karma_and_a_zap_frees_them() -> None:
    signs = ZodiacState(["zodiac.aries.1", "zodiac.cusp.1", "zodiac.libra.1", "zodiac.cusp.2"])
    hands = {0: ["A4"], 2: ["A20", "edict.cosmic_zap"]}
    table = aside(hands=hands, extras={ZODIAC: True}, expansions={ZODIAC: signs}).wish(0, "commit", {"red-1": 1})
    table.wish(0, "zodiac.gain", {"blue-3": 2}).run(until="card")
    zapped(table).run()
    assert table.at("blue-3", 0) == 2
    table.check()


def held_fast(powers: tuple[str, ...], **more: Any) -> Table:
    """Somebody else than seat 1, which has Gorgon, attacks yellow-1; seat 0 has four tokens with Gorgon on yellow-2 and
    four free ones on yellow-3; seat 3 holds a Cosmic Zap.
    """
    hands = {2: ["A8"], 3: ["A7", "edict.cosmic_zap"]} | more.pop("hands", {})
    own = {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-2": 4, "yellow-3": 4}
    beside = {"blue-1": 4, "blue-2": 4, "blue-3": 4, "yellow-2": 1}
    tokens = {0: own, 1: beside} | more.pop("tokens", {})
    table = Table(powers, hands=hands, tokens=tokens, destiny=["yellow"], **more)
    return table.wish(more.get("offense", 0), "target", "yellow-1")


def test_it_is_announced_as_disease_spreads_and_a_zap_frees_the_tokens_p3_disease() -> None:
    table = held_fast(("disease", "gorgon", "", "")).wish(0, "commit", {"red-1": 1})
    table.wish(0, "checkpoint.attack", "power.0").run(until="checkpoint.attack")
    zapped(table, 3).run(until="disease.from")
    (ask,) = table.open("disease.from")
    assert options_of(ask) == ("yellow-2", "yellow-3")
    table.run().check()


def test_it_is_announced_as_super_disease_creeps_and_a_zap_frees_the_tokens_p3_disease() -> None:
    table = held_fast(("disease", "gorgon", "", ""), hands={0: ["A8", "flare.disease"]})
    table.wish(0, "checkpoint.between", "flare.disease")
    zapped(table, 3).run(until="disease.super.from")
    (ask,) = table.open("disease.super.from")
    assert "yellow-2" in options_of(ask)
    table.run().check()


def test_it_is_announced_as_a_curse_may_be_lifted_and_a_zap_frees_the_tokens_p3_witch() -> None:
    curses = {**dict.fromkeys(("clumsy", "mute", "barren", "stuck", "glass"), -1), "frail": 0}
    table = held_fast(("", "gorgon", "", "witch"), data={"witch": curses})
    zapped(table, 3).run(until="witch.lift")
    (ask,) = table.open("witch.lift")
    assert "yellow-2" in options_of(ask)
    table.run().check()


def test_it_is_announced_as_leviathan_may_send_its_planet_and_a_zap_frees_the_tokens_p3_leviathan() -> None:
    riding = {
        0: {"red-1": 2, "red-2": 4, "red-3": 4, "red-4": 4},
        1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-1": 1},
    }
    table = held_fast(("leviathan", "gorgon", "", ""), hands={0: ["A8", "flare.leviathan"]}, tokens=riding)
    table.wish(0, "regroup", {"red-2": 1}).wish(0, "checkpoint.between", "flare.leviathan")
    zapped(table, 3).run(until="leviathan.planet")
    (ask,) = table.open("leviathan.planet")
    assert "red-1" in options_of(ask)
    table.answer(0, "leviathan.planet", "red-1").run()
    assert table.events("totals")[-1]["offense"] == 8 + 2 + 1 + 20
    table.check()


def test_it_is_announced_as_tokens_are_leased_and_a_zap_frees_them_p3_hurtz() -> None:
    table = held_fast(("hurtz", "gorgon", "", ""), offense=3, hands={0: ["A8"]})
    table.wish(3, "commit", {"purple-1": 2}).wish(0, "checkpoint.cards_down", "power.0").run(until="card")
    zapped(table, 3).wish(0, "hurtz.offer", 2).wish(3, "hurtz.accept", True).run(until="hurtz.from")
    assert "yellow-2" in origins(table, "hurtz.from")
    table.run().check()


def test_it_is_announced_as_wild_parasite_settles_and_a_zap_frees_the_tokens_p2_parasite() -> None:
    table = Table(
        ("", "gorgon", "macron", ""),
        hands={0: ["A8", "flare.parasite"], 2: ["A8"], 3: ["A7", "edict.cosmic_zap"]},
        tokens={
            0: {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-2": 4, "yellow-3": 4},
            1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "yellow-2": 1},
            2: {"yellow-1": 1, "yellow-4": 4, "yellow-5": 4},
        },
        destiny=["blue"],
        offense=2,
    )
    table.wish(2, "regroup", {"yellow-4": 1}).wish(2, "target", "blue-1").wish(2, "commit", {"yellow-1": 1})
    table.wish(0, "checkpoint.attack", "flare.parasite").run(until="checkpoint.attack")
    zapped(table, 3).run(until="parasite.wild.from")
    (ask,) = table.open("parasite.wild.from")
    assert "yellow-2" in options_of(ask)
    table.run().check()


# --- flares -----------------------------------------------------------------------------------------------------------


def wild(planet: str) -> Table:
    hands = {0: ["A20", "flare.gorgon"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    return table.wish(0, "checkpoint.attack", "flare.gorgon").wish(0, "gorgon.wild.planet", planet)


def test_wild_gorgon_lets_tokens_of_the_planet_neither_defend_nor_be_lost() -> None:
    table = wild("blue-1").run()
    assert table.events("totals")[-1] == {"offense": 22, "defense": 4}
    assert (table.at("blue-1", 0), table.at("blue-1", 1)) == (2, 4)
    assert table.at("warp", 1) == 0
    table.check()


def test_a_pile_on_the_planet_of_wild_gorgon_does_not_defend_either() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}}
    hands = {0: ["A20", "flare.gorgon"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    table = Table(("", "fungus", "", ""), hands=hands, tokens=tokens, piles={(1, 2): {"blue-1": 5}})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "checkpoint.attack", "flare.gorgon").wish(0, "gorgon.wild.planet", "blue-1").run()
    assert table.events("totals")[-1] == {"offense": 22, "defense": 4}
    table.check()


def test_wild_gorgon_keeps_them_from_joining() -> None:
    table = wild("yellow-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="commit")
    table.run(until="join")
    table.answer(2, "join", "offense")
    table.wishes.clear()
    assert origins(table) == {"yellow-2", "yellow-3", "yellow-4", "yellow-5"}
    table.run().check()


def test_wild_gorgon_ends_with_the_challenge() -> None:
    table = wild("blue-1").run()
    assert set(sources.movable(table.game, 1)) >= {"blue-1"}


def test_super_gorgon_cancels_a_zap_on_its_owner() -> None:
    hands = {1: ["A8", "flare.gorgon"], 3: ["A7", "edict.cosmic_zap"]}
    table = stared(hands=hands).wish(3, "response", "edict.cosmic_zap").wish(1, "response", "flare.gorgon")
    table.run(until="commit")
    assert origins(table) == {"red-1", "red-3", "red-4"}
    assert not table.events("zapped")
    table.run().check()


def test_super_gorgon_is_no_help_against_zaps_on_others() -> None:
    hands = {1: ["A8", "flare.gorgon"], 3: ["A7", "edict.cosmic_zap"]}
    table = stared(("macron", "gorgon", "", ""), tokens={}, hands=hands).wish(3, "response", "edict.cosmic_zap")
    table.wish(1, "response", "flare.gorgon").run()
    assert table.events("zapped", seat=0)
    assert table.wishes == [(1, "response", "flare.gorgon")]


# --- WARP Skill Tokens ------------------------------------------------------------------------------------------------


def escorted(letters: str, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with Gorgon, which stands on blue-2 beside five tokens of seat 1."""
    tokens = {0: {"red-1": 19, "blue-2": 1}, 1: {"blue-2": 5, "blue-1": 5, "blue-3": 5, "blue-4": 5}}
    hands = {0: ["A8"], 1: ["A9"], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"]}
    table = Table(
        ("gorgon", "", "", ""),
        hands=hands,
        tokens=tokens,
        expansions=lettered("", letters),
        extras={"skill_tokens": True},
        **more,
    )
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})


def escorts_of(table: Table, seat: int) -> list[int]:
    """The numbers of Escorts that a seat may call; empty if it is not asked."""
    forms = [ask.form for ask in table.open("skill_tokens.escorts") if ask.seat == seat]
    return [most for most in range(9) for form in forms if form.accepts(most)]


def test_petrified_escorts_are_not_called_and_gorgon_says_so_before_anybody_is_asked_s12_4_0_7() -> None:
    table = escorted("EEEEE").run(until="skill_tokens.escorts")
    assert escorts_of(table, 1) == []
    assert len(table.events("announced", name="gorgon")) == 1
    table.run()
    assert len(table.events("announced", name="gorgon")) == 1
    table.check()


def test_a_zap_frees_petrified_escorts_4_0_7() -> None:
    table = escorted("EEEEE").wish(2, "response", "edict.cosmic_zap").run(until="skill_tokens.escorts")
    assert escorts_of(table, 1) == [0, 1, 2, 3, 4, 5]
    table.answer(1, "skill_tokens.escorts", 5).run(until="card")
    assert table.at("blue-2", 1) == 0
    table.run().check()


def test_gorgon_says_nothing_where_no_escort_is_petrified_4_0_7() -> None:
    table = escorted("WWWWWEEEEE").run()
    assert not table.events("announced", name="gorgon")
    table.check()
