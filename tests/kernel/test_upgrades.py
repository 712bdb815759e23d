"""Saved games under changed rules: lifted, replayed as far as they fit, refused if they cannot be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.kernel.ask import Ask, OneOf
from bot.kernel.codec import NoUpgrade, Unreadable, lift
from bot.kernel.event import Event
from bot.kernel.flow import End, Flow, Frame, Next, everyone, yes_no
from bot.kernel.game import Game, Rules, Saved
from proving.saving import stored
from tests.kernel import auction
from tests.kernel.test_game import bidding


class Later(msgspec.Struct):
    """The state two versions on: coins are called purse, and hands may be frozen."""

    players: int
    purse: list[int]
    hands: list[list[int]]
    frozen: bool


def coins_become_purse(saved: dict[str, Any]) -> dict[str, Any]:
    saved["state"]["purse"] = saved["state"].pop("coins")
    return saved


def hands_can_freeze(saved: dict[str, Any]) -> dict[str, Any]:
    saved["state"]["frozen"] = False
    return saved


def later_lot(game: Game[Later], tax: int) -> Flow[Next]:
    """Low cards may no longer be bid."""
    yield from yes_no(0, "lot.insure")
    yield from everyone(
        Ask(seat=seat, key="lot.bid", form=OneOf(tuple(card for card in hand if card > 4)))
        for seat, hand in enumerate(game.state.hands)
    )
    return End()


LATER: Rules[Later] = Rules(
    name="auction",
    version=3,
    state=Later,
    setup=lambda players, options: Later(players, [], [], False),
    start=Frame("lot"),
    phases={"lot": later_lot},
    upgrades={1: coins_become_purse, 2: hands_can_freeze},
)


def test_a_save_is_lifted_version_by_version_and_keeps_the_longest_prefix_that_fits() -> None:
    game = bidding()
    auction.say(game, "lot.bid", 1, 18)
    auction.say(game, "lot.bid", 0, 2)
    resumed = Game.resume(LATER, stored(game.save()))
    assert resumed.game.state == Later(3, [10, 10, 10], [[9, 2, 3], [18, 4, 5], [7, 6, 1]], False)
    assert [(row.seat, row.choice) for row in resumed.dropped] == [(0, 2)]
    assert [row.key for row in resumed.game.log] == ["lot.insure", "lot.bid"]
    assert sorted(ask.seat for ask in resumed.game.asks.values()) == [0, 2]
    assert resumed.case is None


def test_questions_after_a_cut_have_numbers_that_were_never_used() -> None:
    game = bidding()
    auction.say(game, "lot.bid", 0, 2)
    resumed = Game.resume(LATER, stored(game.save()))
    assert resumed.renumbered
    assert min(resumed.game.asks) >= game.save().next_ask


def test_what_follows_the_first_misfit_is_dropped_even_if_it_would_fit() -> None:
    game = bidding()
    auction.say(game, "lot.bid", 0, 2)
    auction.say(game, "lot.bid", 1, 18)
    resumed = Game.resume(LATER, stored(game.save()))
    assert [row.seat for row in resumed.dropped] == [0, 1]


class Drum(Event, frozen=True):
    """Says nothing."""


def test_other_events_under_the_same_answers_are_reported() -> None:
    def noisy(game: Game[auction.State], tax: int) -> Flow[Next]:
        game.emit(Drum())
        return (yield from auction.lot(game, tax))

    game = bidding()
    rules = replace(auction.RULES, phases={**auction.RULES.phases, "lot": noisy})
    resumed = Game.resume(rules, stored(game.save()))
    assert resumed.dropped == ()
    assert resumed.strayed == game.log[0]
    assert Game.resume(auction.RULES, stored(game.save())).strayed is None


def test_asides_are_told_but_no_digest_covers_them() -> None:
    def chatty(game: Game[auction.State], tax: int) -> Flow[Next]:
        game.emit(Drum())
        return (yield from auction.lot(game, tax))

    game = bidding()
    rules = replace(auction.RULES, phases={**auction.RULES.phases, "lot": chatty}, asides=frozenset({Drum}))
    assert Game.resume(rules, stored(game.save())).strayed is None
    told = Game.new(rules, 1, 3, auction.Options()).take_events()
    assert "drum" in {event.kind for event in told}


def test_the_lifted_game_is_saved_under_its_new_version() -> None:
    lifted = Game.resume(LATER, stored(bidding().save())).game
    again = Game.resume(LATER, stored(lifted.save()))
    assert again.dropped == ()
    assert again.game.state == lifted.state


def test_a_save_without_a_way_up_or_from_later_is_refused() -> None:
    saved = stored(bidding().save())
    with pytest.raises(NoUpgrade) as missing:
        Game.resume(replace(LATER, upgrades={1: coins_become_purse}), saved)
    assert (missing.value.found, missing.value.wanted) == (2, 3)
    later = stored(Game.resume(LATER, saved).game.save())
    with pytest.raises(NoUpgrade):
        Game.resume(auction.RULES, later)


def test_a_save_that_is_broken_unsound_or_of_another_game_is_refused() -> None:
    saved = bidding().save()
    with pytest.raises(Unreadable):
        Game.resume(auction.RULES, Saved(saved.snapshot[:-5], saved.log, saved.next_ask, saved.phase))
    with pytest.raises(Unreadable, match="not of chess"):
        Game.resume(replace(auction.RULES, name="chess"), saved)
    with pytest.raises(Unreadable, match="a card is missing"):
        Game.resume(replace(auction.RULES, problems=lambda state: ["a card is missing"]), saved)


def test_lift_leaves_the_present_version_alone() -> None:
    assert lift({"version": 3, "state": {}}, {}, 3) == {"version": 3, "state": {}}
