"""Computer players and letters: Weapons attack, Shields defend, Leaders stay (``skill_tokens.ai``)."""

from __future__ import annotations

from random import Random

from msgspec import structs

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.expansions.skill_tokens.ai import _join
from bot.cosmic.expansions.skill_tokens.escorts import CALLS
from bot.cosmic.expansions.skill_tokens.rules import WHICH
from bot.cosmic.expansions.skill_tokens.state import NAME, SkillState
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Order
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import FightView
from bot.cosmic.selfplay import Player, step
from bot.cosmic.timing.automation import ASK
from bot.kernel.ask import Choice
from bot.kernel.game import Game
from tests.cosmic.table import Table

MIXED = "ELSW" * 5
GUARDED = "SSSSELLW" + "ELWE" * 3
"""Four Shields on the first planet, none elsewhere."""


def lettered(*rows: str) -> Table:
    """Four to a planet; seat 0 is asked for letters each time."""
    table = Table(extras={NAME: True}, expansions={NAME: SkillState([*rows], ["EWSL"] * 4)}, hands={0: ["A8"]})
    table.state.orders[0] = [Order(WHICH.key, ASK, "revoked")]
    return table


def thought(table: Table, seat: int, key: str) -> Choice:
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    choice = Computer(TEMPERS["careful"], lambda sides: 0).answer(see_seat(table.state, seat), ask)
    assert ask.form.accepts(choice)
    return choice


def test_it_does_not_aim_where_its_weapons_are_too_few_s22() -> None:
    shields = "SSSSELEW" + "ELEWLSWL" + "WELW"
    table = lettered("ELSE" * 4 + "WWWW", shields, MIXED, MIXED).run(until="target")
    assert thought(table, 0, "target") != "blue-1"


def test_weapons_go_to_the_cone_from_where_they_are_s4_s20() -> None:
    table = lettered("ELSE" * 3 + "WWSE" + "WLWL", MIXED, MIXED, MIXED).wish(0, "target", "blue-1").run(until="commit")
    sent = thought(table, 0, "commit")
    assert sent == {"red-4": 2, "red-5": 2}
    table.answer(0, "commit", sent).run(until=WHICH.key)
    assert thought(table, 0, WHICH.key) == {"skill.E.red-4": 0, "skill.S.red-4": 0, "skill.W.red-4": 2}


def test_leaders_come_home_first_s17() -> None:
    tokens = {0: {f"red-{at}": 3 for at in range(1, 6)}}
    table = Table(
        extras={NAME: True},
        expansions={NAME: SkillState(["EWS" * 5 + "ESWLL", *[MIXED] * 3], ["EWSL"] * 4)},
        tokens=tokens,
    )
    table.state.orders[0] = [Order(WHICH.key, ASK, "revoked")]
    table.run(until=WHICH.key)
    chosen = {f"skill.{letter}.warp": int(letter == "L") for letter in "ELSW"}
    assert thought(table, 0, WHICH.key) == chosen
    table.answer(0, WHICH.key, {**chosen}).run(until="target")
    assert [table.state.tokens[number].place for number in range(15, 20)].count("warp") == 4
    assert table.state.tokens[18].place != "warp"


def test_computer_players_are_asked_for_letters_and_others_are_not_8_13() -> None:
    game = Game.new(COSMIC, 1, 3, Options(extras={NAME: True}))
    players: list[Player] = [Computer(temper, Random(1).randrange) for temper in TEMPERS.values()]
    for _ in range(20):
        step(game, players)
    assert [[order.key for order in row] for row in game.state.orders] == [[WHICH.key]] * 3
    plain = Game.new(COSMIC, 1, 3, Options())
    for _ in range(20):
        step(plain, players)
    assert not any(plain.state.orders)


def test_escorts_are_called_where_the_game_is_at_stake_and_kept_else_s11() -> None:
    near = {0: {**{f"red-{at}": 3 for at in range(1, 6)}, **{f"yellow-{at}": 1 for at in range(1, 5)}}}
    letters = SkillState(["ELWELWELWELWELWESSSS", MIXED, MIXED, MIXED], ["EWSL"] * 4)
    decisive = Table(extras={NAME: True}, expansions={NAME: letters}, tokens=near)
    decisive.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2, "red-2": 2}).run(until=CALLS.key)
    assert thought(decisive, 0, CALLS.key) == 3
    usual = lettered(MIXED, MIXED, MIXED, MIXED).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    assert thought(usual.run(until=CALLS.key), 0, CALLS.key) == 0


def test_after_ten_repulses_in_a_row_nobody_joins_a_defense_for_another_one_s22() -> None:
    near = {0: {**{f"red-{at}": 3 for at in range(1, 6)}, **{f"yellow-{at}": 1 for at in range(1, 5)}}}
    letters = SkillState(["W" * 20, MIXED, "S" * 20, MIXED], ["EWSL"] * 4)
    table = Table(extras={NAME: True}, expansions={NAME: letters}, tokens=near)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run(until="invite.defense")
    view, repulsed = see_seat(table.state, 2), FightView(1, (0,), (1,), "repulsed")
    wishes = [_join(structs.replace(view, fights=(repulsed,) * times), "defense") for times in (0, 9, 10)]
    assert wishes[0] == wishes[1] > wishes[2] == 0
