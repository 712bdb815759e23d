"""Zombie (P1): its tokens never go to the warp."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.cosmic.model.state import Bond
from bot.kernel.ask import Choice, OneOf
from tests.cosmic.table import Position, Table


def beaten(powers: tuple[str, ...] = ("zombie", "", "", ""), **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 with four tokens and loses, A4 against A20."""
    more["hands"] = {0: ["A4", "A5"], 1: ["A20", "C"], 2: ["edict.cosmic_zap", "A6"], 3: ["A7"]}
    table = Table(powers, **more)
    return table.wish(0, "commit", {"red-1": 4}).wish(0, "card", "A4").wish(1, "card", "A20")


def test_zombie_keeps_beaten_tokens_out_of_the_warp() -> None:
    table = beaten().wish(0, "zombie", {"red-2": 4}).run()
    assert table.at("red-2", 0) == 8
    assert table.at("warp", 0) == 0
    table.check()


def test_the_warp_takes_the_tokens_of_a_player_without_the_power() -> None:
    table = beaten(("", "zombie", "", "")).run()
    assert table.at("warp", 0) == 4
    table.check()


def test_zombie_is_no_help_to_its_allies() -> None:
    table = beaten().wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).run()
    assert table.at("warp", 2) == 2
    assert table.at("warp", 0) == 0
    table.check()


def test_cosmic_zap_sends_zombies_tokens_to_the_warp_after_all() -> None:
    table = beaten().wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 4
    assert table.events("zapped", seat=0)
    table.check()


def test_a_dormant_zombie_is_beaten_like_anybody_6_3() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "yellow-1": 4}}
    table = beaten(tokens=tokens).run()
    assert table.at("warp", 0) == 8 - 1 + 4, "one was regrouped"
    table.check()


def test_the_commitment_itself_may_make_the_power_dormant_ex15() -> None:
    tokens = {0: {"red-1": 1, "red-2": 1, "red-3": 1}}
    table = beaten(("zombie", "", "", ""), tokens=tokens)
    table.wishes = [wish for wish in table.wishes if wish[1] != "commit"]
    table.wish(0, "commit", {"red-1": 1, "red-2": 1}).run()
    assert table.at("warp", 0) == 17 - 1 + 2, "with one home base left the power is dormant"
    table.check()


def test_wild_zombie_saves_one_token_each_time() -> None:
    table = Table(("", "", "", ""), hands={0: ["A4", "flare.zombie"], 1: ["A20"], 2: ["A6"], 3: ["A7"]})
    table.wish(0, "commit", {"red-1": 4}).wish(0, "checkpoint.reveal", "flare.zombie").run()
    assert table.at("warp", 0) == 3
    assert table.hand(0) == ["flare.zombie"]
    table.check()


def test_a_zombie_that_deals_may_free_tokens_of_others() -> None:
    hands = {0: ["C", "A5"], 1: ["C"], 2: ["A6"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), hands=hands, tokens={3: {"purple-1": 4, "purple-2": 4, "purple-3": 4}})
    table.wish(0, "commit", {"red-1": 4}).wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    table.act("deal.offer.offense", 0, {"give": nothing, "take": {"goods": [], "grant": "blue-2"}})
    table.act("deal.accept.defense", 1, 1).wish(0, "zombie.free", {"3": 5}).wish(
        3, "zombie.free", {"purple-2": 5}
    ).run()
    assert table.at("warp", 3) == 3
    assert table.at("purple-2", 3) == 9
    table.check()


def super_zombie(**more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 with two tokens and wins, A20 against A4, with the super flare at hand."""
    more["hands"] = {0: ["A20", "flare.zombie"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    return table.wish(0, "checkpoint", "flare.zombie")


def test_super_zombie_raises_losers_as_its_own_one_for_each_token() -> None:
    table = super_zombie().run(until="zombie.super")
    form = table.open("zombie.super")[0].form
    assert form.accepts({"1": 2})
    assert not form.accepts({"1": 3})
    table.answer(0, "zombie.super", {"1": 2}).wish(0, "zombie.super.bases", {"red-2": 2}).run()
    assert (table.at("red-2", 0), table.at("warp", 1)) == (6, 2)
    assert len(table.state.foreign_tokens) == 2
    table.check()


def test_super_zombie_raises_nobody_in_silence_or_as_a_loser() -> None:
    table = super_zombie().run()
    assert table.state.foreign_tokens == []
    hands = {0: ["A4", "flare.zombie"], 1: ["A20"], 2: ["A6"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), hands=hands).wish(0, "checkpoint", "flare.zombie").run()
    assert table.state.foreign_tokens == []
    table.check()


@pytest.mark.parametrize("kept", [True, False])
def test_what_super_zombie_raised_goes_to_the_warp_when_the_flare_leaves_the_hand(kept: bool) -> None:
    hands = {0: ["A10", "flare.zombie"] if kept else ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"]}
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = Table(("zombie", "", "", ""), hands=hands, tokens=tokens, captives={(0, 1): {"red-5": 2}})
    table.state.bonds.append(Bond(0, "flare.zombie", list(table.state.foreign_tokens)))
    table.run(until="card")
    assert (table.at("warp", 1) == 6) is kept
    assert bool(table.state.foreign_tokens) is kept


def ffg(**more: Unpack[Position]) -> Table:
    """Seat 0 attacks with ally 2 against ally 3, and everybody but seat 1 has tokens in the warp."""
    bases = {"1": 4, "2": 4, "3": 4, "4": 4}
    more["tokens"] = {seat: {f"{colour}-{at}": many for at, many in bases.items()} for seat, colour in _COLOURS.items()}
    more["hands"] = {0: ["A20", "flare.zombie"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), **more)
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    return table.wish(2, "join", "offense").wish(3, "join", "defense")


_COLOURS = {0: "red", 2: "yellow", 3: "purple"}


def test_at_a_table_with_ffg_super_zombie_brings_a_token_of_each_own_ally_back_to_its_base() -> None:
    table = ffg(extras={"super_zombie": "ffg"}).wish(0, "checkpoint.sides", "flare.zombie")
    table.wish(2, "zombie.allies", {"yellow-2": 1}).run(until="card")
    assert [table.at("warp", seat) for seat in (2, 3)] == [3, 4], "the ally's own, not the opponent's ally's"
    assert table.at("yellow-2", 2) == 5
    table.run()
    assert table.state.foreign_tokens == [], "nobody is raised besides"
    table.check()


def test_otherwise_super_zombie_brings_nobody_back() -> None:
    table = ffg().wish(0, "checkpoint.sides", "flare.zombie").run(until="card")
    assert [table.at("warp", seat) for seat in (2, 3)] == [4, 4]
    table.run().check()


def test_with_ffg_super_zombie_cannot_be_readied_in_vain_and_raises_nobody() -> None:
    for rule, offered in (("ffg", False), ("captives", True)):
        table = ffg(extras={"super_zombie": rule}).run(until="checkpoint.attack")
        (form,) = [ask.form for ask in table.open("checkpoint.attack") if ask.seat == 0]
        assert isinstance(form, OneOf)
        assert any("flare.zombie" in str(option) for option in form.options) is offered
        table.run()
        assert table.state.foreign_tokens == []
        assert table.events("announced", source="flare") == []
        assert "flare.zombie" in table.hand(0)
        table.check()
