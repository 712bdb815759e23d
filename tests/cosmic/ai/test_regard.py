"""*Normal* computer players read the table: who is feared, who has helped, who shares nothing."""

from __future__ import annotations

import msgspec
import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.estimate import WIN, hopes, landing, prize
from bot.cosmic.ai.normal.alliances import favour, regard, shares_nothing
from bot.cosmic.ai.odds import sober
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.model.records import Fight
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import FightView
from tests.cosmic.ai.test_temperaments import asked
from tests.cosmic.table import Table

INVITES = "players:5 at:alliance offense:a defense:b target:b2 off:a4 b2:b6 a.hand:A6,A7 b.hand:A8"
HELPED = [Fight(1, [0, 4], [1], "offense"), Fight(2, [0, 4], [2], "defense")]
ALONE = [Fight(1, [2], [1], "offense"), Fight(2, [2], [3], "defense")]


def called(given: str, temper: str, fights: list[Fight]) -> list[object]:
    game, ask = asked("R1 a weak hand against many", given, "invite.offense")
    game.state.memory.fights = fights
    found = Computer(TEMPERS[temper], lambda sides: 0, NORMAL).answer(see_seat(game.state, 0), ask)
    assert isinstance(found, list)
    return [*found]


@pytest.mark.parametrize("temper", TEMPERS)
def test_whoever_has_helped_is_asked_again_before_others(temper: str) -> None:
    assert called(INVITES, temper, [])[0] == 2
    assert called(INVITES, temper, HELPED)[0] == 4


@pytest.mark.parametrize("temper", TEMPERS)
def test_whoever_never_has_anybody_along_is_not_asked_where_others_do(temper: str) -> None:
    assert 2 in called(INVITES, temper, [])
    found = called(INVITES, temper, ALONE)
    assert found
    assert 2 not in found


DEFENSE_ALONE = [
    *[Fight(at, [0, 2], [3], "offense") for at in (1, 2)],
    *[Fight(at, [1], [2], "offense") for at in (3, 4)],
]
OFFENSE_ALONE = [
    *[Fight(at, [1, 2], [3], "offense") for at in (1, 2)],
    *[Fight(at, [0], [2], "offense") for at in (3, 4)],
]


@pytest.mark.parametrize(
    ("defending", "fights", "joined"),
    [
        (5, [], "defense"),
        (5, DEFENSE_ALONE, "decline"),
        (2, [], "decline"),
        (2, OFFENSE_ALONE, "defense"),
        (5, OFFENSE_ALONE, "defense"),
    ],
)
def test_likes_decide_whether_somebody_joins_but_not_the_losing_side(
    defending: int, fights: list[Fight], joined: str
) -> None:
    """Seat 2 has a base there: the offense would bring it nothing, the defense a reward."""
    tokens = {1: {"blue-1": defending, "blue-2": 2}, 2: {"blue-1": 1, "yellow-1": 4, "yellow-2": 4}}
    table = Table(hands={0: ["A8"], 1: ["A8"]}, tokens=tokens).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1, "red-2": 1, "red-3": 1, "red-4": 1})
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [2]).run(until="join")
    table.state.memory.fights = fights
    (ask,) = table.open("join")
    assert Computer(TEMPERS["bold"], lambda sides: 0, NORMAL).answer(see_seat(table.state, 2), ask) == joined


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_strong_power_is_asked_last_as_long_as_it_works(temper: str) -> None:
    strong = f"{INVITES} c.powers:virus"
    assert called(strong, temper, [])[0] != 2
    assert called(f"{strong} c3:- c4:- c5:- warp:c12", temper, [])[0] == 2


def test_likes_and_dislikes_are_bounded() -> None:
    view = see_seat(Table().state, 0)
    many = tuple(FightView(ago, (0, 2), (1,), "offense") for ago in range(12))
    few = many[:4]
    bold = TEMPERS["bold"]
    assert favour(msgspec.structs.replace(view, fights=many), 2) == 12
    assert regard(msgspec.structs.replace(view, fights=many), 2, bold) == regard(
        msgspec.structs.replace(view, fights=few), 2, bold
    )
    foes = tuple(FightView(ago, (2,), (0,), "offense") for ago in range(12))
    assert -60 < regard(msgspec.structs.replace(view, fights=foes), 2, bold) < 0


def test_a_deal_that_was_made_is_a_favour_and_one_challenge_alone_is_no_habit() -> None:
    view = see_seat(Table().state, 0)
    dealt = msgspec.structs.replace(
        view, fights=(FightView(1, (2,), (0,), "deal"), FightView(0, (2,), (3,), "offense"))
    )
    assert favour(dealt, 2) == 1
    assert favour(dealt, 3) == 0
    assert shares_nothing(dealt, 2)
    assert not shares_nothing(msgspec.structs.replace(view, fights=dealt.fights[:1]), 2)


def test_a_base_for_an_ally_costs_the_more_the_further_it_is_ahead() -> None:
    given = "players:5 at:alliance offense:a defense:b target:b2 off:a4 a1:a4,c1 a2:a4,c1 d1:d4,c1 a.hand:A6 b.hand:A8"
    game, _ = asked("R2 c leads, the others are equal", given, "invite.offense")
    table = see_seat(game.state, 0).table
    alone, behind, ahead = (landing(table, 0, seats, "blue-2") for seats in ([0], [0, 4], [0, 2]))
    assert alone > behind > ahead
    assert sum(hopes(table, seat) for seat in range(5)) == pytest.approx(WIN)


def test_nobody_is_as_sure_of_an_attack_as_its_cards_alone_would_be() -> None:
    assert 0 < sober(0) < sober(0.5) < 0.5
    assert sober(0.8) < 0.8
    assert sober(1) < 1


def test_a_power_that_is_zapped_is_not_feared() -> None:
    table = Table(("", "virus", "hurtz", "", ""))
    seen = see_seat(table.state, 0).table
    assert prize(seen, 2) < prize(seen, 0) < prize(seen, 1)
    table.state.players[1].zapped = True
    assert prize(see_seat(table.state, 0).table, 1) < prize(seen, 1)


@pytest.mark.parametrize(("hand", "goes_on"), [(["A4", "A30"], True), (["A4", "A6"], False)])
def test_a_power_that_lets_one_go_on_is_used_with_a_card_that_wins_and_tokens_to_spare(
    hand: list[str], goes_on: bool
) -> None:
    table = Table(("machine", "", "", ""), hands={0: hand, 1: ["A20"]}).wish(0, "card", "A4")
    ask = table.run(until="second_challenge").open("second_challenge")[0]
    assert ask.default is False
    for temper in TEMPERS.values():
        assert Computer(temper, lambda sides: 0, NORMAL).answer(see_seat(table.state, 0), ask) is goes_on
