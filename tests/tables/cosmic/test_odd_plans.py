"""Plans that cannot come true, or are made twice: the rest stands, and the table goes on (8.13)."""

from __future__ import annotations

from bot.cosmic.model.cards import is_challenge
from bot.cosmic.timing.automation import ahead, automatic
from bot.kernel.ask import Ask, OneOf
from bot.tables.contract.table import Body
from bot.tables.cosmic.clockwork import planning
from tests.plain import options_of
from tests.tables.cosmic import people
from tests.tables.cosmic.test_plan import (
    at_the_target,
    for_this_challenge,
    lines,
    pick,
    roles,
    running,
    seal,
    sealed,
    shown,
)
from tests.words.voices import EN


def test_whoever_takes_a_seat_over_has_no_plan_of_the_one_before() -> None:
    world = at_the_target()
    defense = sealed(world)
    world.press(defense, 0, f"house_sure_{defense}")
    assert world.desk._record.house(defense)
    assert not for_this_challenge(world, defense)
    assert world.desk._record.person(defense).plan is None
    number = world.game.state.challenges
    people.play_until(world, lambda now: now.game.state.challenges > number)


def test_the_plan_of_somebody_who_gives_up_is_gone_and_the_others_play_on() -> None:
    world = at_the_target()
    _, defense, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "2")
    seal(world, guest)
    sealed(world)
    world.press(guest, 0, "concede")
    world.press(guest, 0, "concede_sure")
    state = world.game.state
    join = Ask(seat=guest, key="join", form=OneOf(("decline", "offense")), default="decline")
    assert state.players[guest].leaving
    assert automatic(state, join) == "decline", "who leaves does nothing any more"
    assert {"invite.defense", "card"} <= lines(world, defense).keys()
    number = world.game.state.challenges
    people.play_until(world, lambda now: now.over is not None or now.game.state.challenges > number)


def test_a_card_that_has_left_the_hand_is_asked_for_and_the_rest_of_the_plan_stands() -> None:
    world = at_the_target()
    _, defense, _ = roles(world)
    state = world.game.state
    sealed(world)
    pick(world, defense, "card", "Attack 11")
    seal(world, defense)
    planned = str(lines(world, defense)["card"]).strip('"')
    state.players[defense].hand.remove(planned)
    state.discard.append(planned)
    rest = [card for card in state.players[defense].hand if is_challenge(card)]
    ask = Ask(seat=defense, key="card", form=OneOf(tuple(rest)))
    assert automatic(state, ask) is None
    assert "invite.defense" in lines(world, defense)
    assert ahead(state, ask) is None
    assert "**Card: ask me then**" in shown(world.press(defense, 0, "plan")).text


def test_two_devices_the_one_that_seals_last_counts() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan")
    world.press(guest, 0, "plan_of_join_offense", "1", key="")
    world.press(guest, 0, "plan_of_join_offense", "2")
    seal(world, guest)
    assert lines(world, guest)["join.offense"] == "2"
    world.press(guest, 0, "plan_of_join_offense", "0")
    seal(world, guest)
    assert lines(world, guest)["join.offense"] == "0"
    assert len([key for key in for_this_challenge(world, guest) if key == "join.offense"]) == 1


def test_sealing_twice_changes_nothing_more() -> None:
    world = at_the_target()
    defense = sealed(world)
    before = world.game.state.orders[defense]
    body: Body = seal(world, defense)
    assert EN("cosmic-plan-noted") in body.text
    assert world.game.state.orders[defense] == before


def test_to_be_asked_at_a_moment_and_to_act_then_without_being_asked_is_to_act_if_possible_and_else_to_be_asked() -> (
    None
):
    world = at_the_target()
    _, defense, _ = roles(world)
    state = world.game.state
    state.players[defense].hand.append("edict.force_field.1")
    (line,) = (one for one in planning.lines(running(world), defense) if one.key == "moments")
    planning.pick(running(world), defense, "moments", ["sides", "sides=edict.force_field.1"])
    assert "sides=edict.force_field.1" in options_of(line.ask)
    planning.seal(running(world), defense)
    can = Ask(seat=defense, key="checkpoint.sides", form=OneOf(("pass", "edict.force_field.1")), default="pass")
    cannot = Ask(seat=defense, key="checkpoint.sides", form=OneOf(("pass", "edict.other.1")), default="pass")
    assert automatic(state, can) == "edict.force_field.1"
    assert automatic(state, cannot) is None


def test_a_plan_for_a_challenge_that_breaks_off_ends_with_it() -> None:
    world = at_the_target()
    offense, defense, _ = roles(world)
    sealed(world)
    number = world.game.state.challenges
    world.press(offense, 0, "concede")
    world.press(offense, 0, "concede_sure")
    people.play_until(world, lambda now: now.over is not None or now.game.state.challenges > number)
    assert not for_this_challenge(world, defense)
    assert world.desk._record.person(defense).plan is None


def test_a_paused_table_keeps_its_plans_and_takes_new_ones_when_it_goes_on() -> None:
    world = at_the_target()
    defense = sealed(world)
    held = lines(world, defense)
    for seat in world.seats:
        world.press(seat, 0, "pause")
        if world.mode() == "paused":
            break
        vote = next(iter(world.desk._record.votes))
        world.press(seat, 0, f"vote_{vote.what}")
    assert world.mode() == "paused"
    world.pass_time(24 * 3_600_000)
    assert lines(world, defense) == held
    for seat in world.seats:
        if world.mode() == "running":
            break
        world.press(seat, 0, "resume")
    assert world.mode() == "running"
    assert lines(world, defense) == held
