"""Pictures are filled from views: phases, order of hands, ends."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_facts import MOST_PLACES, end_picture, hand_order, hand_picture, phase_of
from bot.cosmic.seen.picture_views import PHASES, BoardPicture
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView
from proving.cosmic.walk import Walk


def seat_view(hand: list[str], seed: int = 1) -> SeatView:
    walk = Walk(seed, 3, Options())
    walk.run(30)
    return msgspec.structs.replace(see_seat(walk.game.state, 0), hand=tuple(hand), card=None)


def test_a_hand_is_sorted_by_kind_and_attacks_from_high_to_low() -> None:
    hand = ["C.2", "A4.1", "flare.will", "edict.plague.1", "A12.1", "edict.card_zap.1", "A12.2", "C.1"]
    wanted = ["A12.1", "A12.2", "A4.1", "C.1", "C.2", "edict.card_zap.1", "edict.plague.1", "flare.will"]
    assert hand_order(hand) == wanted
    assert hand_order(hand[::-1]) == wanted


def test_up_to_fifteen_cards_each_has_a_place_of_its_own() -> None:
    hand = [f"A6.{copy}" for copy in range(1, 9)] + [f"C.{copy}" for copy in range(1, 8)]
    shown = hand_picture(seat_view(hand), {"A6.2"})
    assert len(shown.cards) == MOST_PLACES == len(hand)
    assert [place.card for place in shown.cards if place.playable] == ["A6.2"]


def test_in_a_larger_hand_equal_cards_share_a_place_and_none_is_lost() -> None:
    hand = [f"A6.{copy}" for copy in range(1, 9)] + [f"C.{copy}" for copy in range(1, 9)] + ["edict.keeper.1"]
    shown = hand_picture(seat_view(hand), {"A6.5"})
    assert [(place.card, place.count, place.playable) for place in shown.cards] == [
        ("A6.1", 8, True),
        ("C.1", 8, False),
        ("edict.keeper.1", 1, False),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_walked_hand_is_shown_whole(seed: int) -> None:
    walk = Walk(seed, 4, Options(powers_per_player=2))
    for _ in range(200):
        walk.step()
        view = see_seat(walk.game.state, 2)
        shown = hand_picture(view, set(view.hand))
        places = Counter({cards.face(place.card): 0 for place in shown.cards})
        for place in shown.cards:
            places[cards.face(place.card)] += place.count
        assert places == Counter(map(cards.face, view.hand))
        assert shown.laid == view.card


@pytest.mark.parametrize("seed", range(3))
def test_phases_go_forward_through_a_challenge_unless_it_goes_back(seed: int) -> None:
    walk = Walk(seed, 4, Options())
    last = (0, 0)
    seen = set()
    for _ in range(500):
        if walk.game.over:
            break
        events = {event.kind for event in walk.step()}
        table, frame = see_table(walk.game.state), walk.game.phase
        assert frame is not None
        phase = phase_of(frame.name, table, {ask.key for ask in walk.game.asks.values()})
        now = (0 if table.challenge is None else table.challenge.number, PHASES[phase])
        uninvited = bool(events & {"joined", "announced"}) and (last[1], now[1]) == (6, 5)
        assert now >= last or events & {"restart", "rewound"} or uninvited
        last = now
        seen.add(phase)
    assert seen >= {"setup", "invite", "cards"}


def test_every_phase_of_the_engine_has_a_name() -> None:
    walk = Walk(2, 4, Options())
    table = see_table(walk.game.state)
    unknown = {name for name in COSMIC.phases if phase_of(name, table, ()) == "setup"}
    assert unknown == {"seats", "powers", "draft", "layout", "deal", "stopped"}


def test_the_aim_becomes_the_cone_and_invitations_become_alliances() -> None:
    walk = Walk(4, 4, Options())
    found = set()
    for _ in range(600):
        if walk.game.over:
            break
        walk.step()
        table = see_table(walk.game.state)
        keys = {ask.key for ask in walk.game.asks.values()}
        if "target" in keys:
            found.add(phase_of("aim", table, keys))
        if keys & {"invite.offense", "invite.defense", "join"}:
            found.add(phase_of("alliance", table, keys))
        if table.challenge is not None and table.challenge.target is not None:
            found.add(phase_of("aim", table, ()))
    assert found == {"aim", "cone", "invite", "allies"}


def test_the_end_has_winners_first_and_every_foreign_base_once_7_1() -> None:
    walk = Walk(5, 2, Options(bases_to_win=3))
    assert walk.run(5_000)
    table = see_table(walk.game.state)
    shown = end_picture(table, ("Ana", "Ben"))
    assert [row.seat for row in shown.rows if row.won] == sorted(table.winners)
    assert shown.rows[0].won
    for row in shown.rows:
        assert len(row.bases) == table.players[row.seat].foreign
        assert row.colour not in row.bases
    assert (shown.goal, shown.how) == (3, table.how)


def test_a_board_survives_the_way_to_a_worker() -> None:
    walk = Walk(6, 5, Options())
    walk.run(100)
    table = msgspec.structs.replace(see_table(walk.game.state), expansions={"zodiac": msgspec.Raw(b"[1]")})
    view = BoardPicture(table, tuple("ABCDE"), "cards")
    assert msgspec.json.decode(msgspec.json.encode(view), type=BoardPicture).table == view.table
