"""Secrets: what one seat holds never shows in what the others and the public get."""

from __future__ import annotations

import pytest

from bot.kernel.codec import Unreadable, decode, encode
from bot.kernel.event import Audience, Emitted, Event, may_see, taken_by, visible
from bot.kernel.game import Game
from tests.kernel import auction

ONE = ((9, 2, 3), (18, 4, 5), (7, 6, 1))
OTHER = ((9, 2, 3), (18, 4, 5), (7, 16, 11))
"""As ``ONE``, but for cards that seat 2 never plays."""


def played(hands: tuple[tuple[int, ...], ...]) -> tuple[Game[auction.State], list[Emitted]]:
    game = auction.new(3, hands=hands)
    auction.say(game, "lot.insure", 0, False)
    for seat, card in ((2, 7), (1, 18), (0, 9)):
        auction.say(game, "lot.bid", seat, card)
    auction.say(game, "lot.pay", 0, 2)
    auction.say(game, "lot.throw", 0, [3])
    return game, game.take_events()


def test_a_hidden_difference_shows_to_its_owner_alone() -> None:
    (one, events_one), (other, events_other) = played(ONE), played(OTHER)
    for seat in (None, 0, 1):
        assert auction.view(one.state, seat) == auction.view(other.state, seat)
        assert visible(events_one, seat) == visible(events_other, seat)
    assert auction.view(one.state, 2) != auction.view(other.state, 2)
    assert visible(events_one, 2) != visible(events_other, 2)


def test_what_one_seat_throws_away_is_seen_by_that_seat_only() -> None:
    _, events = played(ONE)
    seen = {seat: [event.kind for event in visible(events, seat)].count("thrown") for seat in (None, 0, 1, 2)}
    assert seen == {None: 0, 0: 1, 1: 0, 2: 0}


class Said(Event, frozen=True):
    """Something that is told."""


def told(audience: Audience) -> Emitted:
    return Emitted("said", Said(), audience)


def test_audiences_are_everybody_some_or_nobody() -> None:
    assert may_see(told(None), None)
    assert may_see(told((1,)), 1)
    assert not may_see(told((1,)), 0)
    assert not may_see(told((1,)), None)
    assert not may_see(told(()), 1)


def test_who_else_saw_an_event_is_not_told() -> None:
    assert visible([told((0, 1))], 0) == [Said()]


class LaidDown(Event, frozen=True):
    seat: int
    card: str | None = None


class Renamed(Event, frozen=True):
    kind = "went"


def test_an_event_is_stored_by_the_name_of_its_class_and_without_what_it_does_not_say() -> None:
    assert (LaidDown.kind, Renamed.kind) == ("laid_down", "went")
    assert encode(Emitted(LaidDown.kind, LaidDown(seat=1), (1,))) == (
        b'{"kind":"laid_down","data":{"seat":1},"audience":[1]}'
    )
    with pytest.raises(Unreadable, match="`wind`"):
        decode(b'{"seat":1,"wind":2}', LaidDown)


def test_a_function_takes_the_events_that_its_annotation_names() -> None:
    def one(event: LaidDown) -> None: ...

    def several(event: LaidDown | Renamed) -> None: ...

    assert (taken_by(one), taken_by(several)) == ((LaidDown,), (LaidDown, Renamed))
