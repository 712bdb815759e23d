"""*Ask me when* is said of moments, never of cards; the stop between challenges, of whole turns (8.13, 8.14)."""

from __future__ import annotations

from typing import Final

import pytest

from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import Order, Use
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Ask, OneOf
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ATTENTION, Attention
from bot.tables.contract.table import Body, Preference, Preferred
from bot.tables.cosmic.clockwork import looks, prepared
from bot.tables.cosmic.controller import CosmicController
from tests.tables.cosmic import people
from tests.tables.cosmic.people import running
from tests.tables.cosmic.sides import (
    at_the_attack,
    at_the_sides,
    done,
    menu,
    name,
    opened,
    pick,
    roles,
    shown,
    typed,
    wait_for_the_cards,
)
from tests.tables.cosmic.test_two_controllers import answers, seen, step, step_without
from tests.tables.cosmic.world import World
from tests.words.voices import EN

ZAP, UNZAP = "edict.card_zap.1", "edict.un_zap.1"
BETWEEN: Final = automation.BETWEEN


def labels(*moments: str) -> list[str]:
    return [EN(f"cosmic-table-when-{moment}") for moment in moments]


def chosen(world: World, seat: Seat) -> list[str]:
    return [option.value for option in menu(world, seat, "rounds").options if option.chosen]


def asked_of(world: World, seat: Seat, key: str, *options: str) -> bool:
    """True if the seat would be asked in a window with this question, though it may be able to pass alone."""
    ask = Ask(seat=seat, key=key, form=OneOf(("pass", *options)), default="pass", secret=True)
    return looks.is_asked(running(world), ask)


def acts(body: Body) -> list[str]:
    """The choices of its menus of acts, whatever question they are of."""
    return [option.value.rpartition(":")[2] for menu in body.menus for option in menu.options]


def buttons(body: Body) -> list[str]:
    return [button.choice for row in body.buttons for button in row]


# --- said in a look ---------------------------------------------------------------------------------------------------


def test_everybody_has_the_same_field_in_sides_whatever_they_hold() -> None:
    world = at_the_sides(often="")
    offense, defense, guests = roles(world)
    for held in (["A04.1"], [ZAP, UNZAP, "flare.zombie"], []):
        for seat in (defense, *guests):
            world.game.state.players[seat].hand = held[:]
            assert "side_show_rounds" in buttons(opened(world, seat))
            assert [option.label for option in menu(world, seat, "rounds").options] == labels(*automation.IN_A_LOOK)
            assert not chosen(world, seat)
    assert offense not in people.awaited(world)


def test_both_main_players_have_it_below_the_question_for_their_cards_and_get_back_to_that() -> None:
    world = at_the_sides(often="")
    while people.awaited(world):
        done(world, people.awaited(world)[0])
    wait_for_the_cards(world)
    for seat in [ask.seat for ask in world.game.asks.values() if ask.key == "card"]:
        question = shown(world.press(seat, 0, "answer"))
        (more,) = [one for row in question.buttons for one in row if one.choice == "more"]
        assert "side_show_rounds" in acts(shown(world.press(seat, more.ask, "more")))
        field = shown(world.press(seat, 0, "side_show_rounds"))
        assert [one.label for one in field.menus[0].options] == labels(*automation.IN_A_LOOK)
        assert field.text.splitlines()[0] == f"**{EN('cosmic-sides-rounds')}**"
        assert "answer" in buttons(field)
        back = shown(world.press(seat, 0, field.menus[0].choice, "reveal"))
        assert back.text.endswith(question.text)
        assert looks.asked_at(running(world), seat) == {"reveal"}
    assert not [one for one in world.made if one.key == "card"]


def test_what_is_said_in_a_look_is_of_this_challenge_and_changes_nothing_for_longer() -> None:
    world = at_the_sides(often="")
    _, defense, (guest, _) = roles(world)
    world.press(guest, 0, "order_rounds", "player", "reveal")
    pick(world, guest, "rounds", *labels("aimed", "response"))
    assert looks.asked_at(running(world), guest) == {"aimed", "response", "player"}
    assert looks.asked_at(running(world), guest, lasting=True) == {"player", "reveal"}
    pick(world, guest, "rounds")
    assert looks.asked_at(running(world), guest) == {"player"}
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    assert looks.asked_at(running(world), guest) == {"player", "reveal"}
    assert not looks.asked_at(running(world), defense)


def test_no_suggestion_says_ask_me_and_done_leaves_what_is_wished_at_all_tables() -> None:
    """Neither what stands filled in nor what a press takes with it."""
    world = at_the_sides(often="")
    _, defense, (guest, other) = roles(world)
    people.ask_in_rounds(world, other, often="reveal")
    for seat in (defense, guest, other):
        done(world, seat)
        assert all(order.key != automation.ROUNDS for order in world.game.state.orders[seat])
    assert [looks.asked_at(running(world), seat) for seat in (defense, guest, other)] == [set(), set(), {"reveal"}]
    assert chosen(world, other) == ["reveal"]


def test_it_can_be_said_and_taken_back_in_words() -> None:
    world = at_the_sides(often="")
    _, _, (guest, _) = roles(world)
    first, second = labels("aimed", "reveal")
    typed(world, guest, f"{first}, {second}")
    assert looks.asked_at(running(world), guest) == {"aimed", "reveal"}
    typed(world, guest, EN("cosmic-sides-unasked"))
    assert not looks.asked_at(running(world), guest)


def test_it_is_gone_once_the_cards_are_turned() -> None:
    world = at_the_sides(often="")
    _, _, (guest, _) = roles(world)
    choice = menu(world, guest, "rounds").choice
    world.game.state.challenge.revealed = True
    assert EN("cosmic-sides-passed") in people.said(world.press(guest, 0, choice, "aimed"))
    assert not looks.asked_at(running(world), guest)


# --- what a moment is -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["aimed", "response", "reveal", "player"])
@pytest.mark.parametrize("held", [(), (ZAP,)])
def test_a_seat_is_asked_at_the_moments_it_has_chosen_whatever_it_may_play_8_14(
    moment: str, held: tuple[str, ...]
) -> None:
    world = at_the_attack(often="")
    offense, defense, (guest, _) = roles(world)
    for seat in (defense, guest):
        people.ask_in_rounds(world, seat, often=moment)
    for seat in (defense, guest):
        main = moment == "player" and seat == defense
        assert asked_of(world, seat, "checkpoint.reveal", *held) is (moment == "reveal" or main)
        assert asked_of(world, seat, "checkpoint.sides", *held) is main
        world.game.state.stack = [Use(offense, "edict", "plague", "edict.plague.1", "W1a", aim={"target": guest})]
        aimed = moment == "aimed" and seat == guest
        assert asked_of(world, seat, automation.RESPONSE, *held) is (moment == "response" or main or aimed)
        world.game.state.stack = []


def test_whoever_has_chosen_nothing_or_to_pass_is_asked_at_none_of_them() -> None:
    for often in ("helps", "never", ""):
        world = people.ask_in_rounds(at_the_attack(), often=often)
        for seat in world.seats:
            for key in ("checkpoint.reveal", "checkpoint.sides", automation.RESPONSE):
                assert not asked_of(world, seat, key, ZAP)


@pytest.mark.parametrize("written", ["aimed", "aimed reveal between", "helps", "never", "player always never"])
def test_moments_are_read_as_they_were_written(written: str) -> None:
    moments = automation.moments(written)
    assert moments is not None
    assert automation.moments_written(moments) == written


def test_moments_of_older_versions_are_lifted() -> None:
    """Then one of four could be chosen, in orders and for all tables."""
    assert automation.moments("main") == frozenset(("aimed", "player", "between"))
    assert automation.moments("always") == frozenset(("always",))
    assert automation.moments("usually") is None
    world = at_the_attack(often="")
    seat = world.seats[0]
    world.game.state.orders[seat] = [Order(automation.ROUNDS, encode("main").decode(), "revoked")]
    assert looks.asked_at(running(world), seat) == {"aimed", "player", "between"}


# --- for all tables ---------------------------------------------------------------------------------------------------


def test_the_page_of_orders_sets_it_for_the_table_and_leads_to_all_tables() -> None:
    world = at_the_attack(often="")
    seat = world.seats[0]
    page = shown(world.press(seat, 0, "order_rounds", "reveal", "aimed"))
    assert looks.asked_at(running(world), seat) == {"aimed", "reveal"}
    assert "asked_aimed_reveal" in acts(page)
    first, second = labels("aimed", "reveal")
    assert f"Ask me when {first} or {second}" in people.unmarked(page.text)
    world.press(seat, 0, "order_rounds")
    assert all(order.key != automation.ROUNDS for order in world.game.state.orders[seat]), "as is usual here"


def test_a_wish_for_all_tables_is_the_usual_at_each_and_is_saved() -> None:
    world = at_the_attack(often="")
    seat = world.seats[1]
    world.handle(Preferred(world.at(), (Preference(seat, ATTENTION, Attention("response reveal").written),)))
    again = CosmicController.load(world.game, world.controller.dump())
    for controller in (world.controller, again):
        world.controller = controller
        assert looks.asked_at(running(world), seat) == {"response", "reveal"}


# --- two worlds -------------------------------------------------------------------------------------------------------


def dealt(world: World, seat: Seat, *more: str) -> None:
    """The seat holds these besides, without a flare."""
    player = world.game.state.players[seat]
    player.hand = [*filter(cards.is_challenge, player.hand), *more]


def alike(one: World, other: World, silent: Seat) -> list[str]:
    """Both tables get the same inputs, none by one seat, until it has played something: at which questions in windows
    it was waited for.
    """
    waited: list[str] = []
    begun = one.game.state.challenges
    while one.game.state.challenges == begun:
        made = [len(world.made) for world in (one, other)]
        asked = [[(n, seat) for n, seat in people.waiting(world)] for world in (one, other)]
        assert asked[0] == asked[1]
        waited += [one.game.asks[n].key for n, seat in asked[0] if seat == silent and windows(one.game.asks[n])]
        step_without(silent, one, other)
        given = [answers(world.made[since:]) for world, since in zip((one, other), made, strict=True)]
        if given[0] != given[1]:
            assert silent in {row[0] for rows in given for row in rows}
            return waited
        assert seen(one.last) == seen(other.last)
        assert one.rings == other.rings
        assert one.ms == other.ms
    return waited


def windows(ask: Ask) -> bool:
    return declared(ask.key).of is Of.OFFERS


@pytest.mark.parametrize("moments", [("aimed",), ("response",), ("reveal",), ("aimed", "response", "reveal")])
def test_a_round_at_a_chosen_moment_waits_alike_whatever_the_hand_8_14(moments: tuple[str, ...]) -> None:
    """Two tables that differ in what a guest holds: nothing that can be played, or zaps. Both have chosen the moments
    in Sides, and come no more.
    """
    one, other = (at_the_sides(invites=(0, 1)) for _ in range(2))
    seat = roles(one)[2][0]
    dealt(one, seat, "A04.1", "A04.2")
    dealt(other, seat, ZAP, UNZAP)
    for world in (one, other):
        people.ask_in_rounds(world, often="helps")
        pick(world, seat, "rounds", *labels(*moments))
    waited = alike(one, other, seat)
    assert ("checkpoint.reveal" in waited) is ("reveal" in moments)


@pytest.mark.parametrize("held", [(), (UNZAP,)])
def test_whoever_has_ordered_to_zap_back_is_not_asked_then_with_or_without_an_un_zap_8_14(
    held: tuple[str, ...],
) -> None:
    """Else a round that goes on at once would prove one."""
    world = people.ask_in_rounds(at_the_attack(), often="always")
    offense, seat, _ = roles(world)
    world.press(seat, 0, "order_zap")
    power = board.power_of(world.game.state, seat)[0]
    world.game.state.stack = [
        Use(seat, "power", "", f"power.{power}", "W1a"),
        Use(offense, "edict", "cosmic_zap", "edict.cosmic_zap.2", "W1a", answers=0),
    ]
    assert not asked_of(world, seat, automation.RESPONSE, *held)
    ask = Ask(seat=seat, key=automation.RESPONSE, form=OneOf(("pass", *held)), default="pass", secret=True)
    found = prepared.answer_for(running(world), 1, ask, prepared.AT_ONCE)
    assert found == ((held or ("pass",))[0], "standing")


# --- the stop ---------------------------------------------------------------------------------------------------------


def stopping(world: World) -> list[Seat]:
    return running(world).stopping()


def at_a_turn(world: World, after: int) -> None:
    people.play_until(world, lambda now: now.game.state.challenges > after and now.game.state.challenge.ordinal == 1)


def status(world: World, seat: Seat) -> str:
    return people.unmarked(shown(world.press(seat, 0, "answer")).text)


def test_the_stop_holds_from_the_next_turn_on_for_whole_turns_and_is_told_as_they_begin() -> None:
    world = World(4, 4, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = world.seats[1]
    told = f"We wait for {name(world, seat)}"
    world.press(seat, 0, "order_rounds", "between")
    assert not stopping(world), "the turn has begun without"
    assert told not in status(world, world.seats[0])
    at_a_turn(world, world.game.state.challenges)
    assert stopping(world) == [seat]
    panel = world.controller._record.panel
    assert panel is not None
    for other in world.seats:
        if people.awaited(world) or other in dict(people.waiting(world)).values():
            assert told in status(world, other)
    world.press(seat, 0, "order_rounds")
    assert stopping(world) == [seat], "the turn has begun with it"
    at_a_turn(world, world.game.state.challenges)
    assert not stopping(world)


def test_between_challenges_nobody_is_waited_for_but_holders_of_public_powers_and_whoever_has_the_stop_on() -> None:
    """Whatever else they are asked at."""
    for often in ("helps", "aimed response reveal", "between"):
        asked: set[Seat] = set()
        world = World(4, 4, seed=2, speed="daily")
        world.controller._record.chairs[world.seats[2]].person.rounds = often
        while world.game.state.challenges < 6 and world.over is None:
            before = world.game.state.challenges
            people.play_until(
                world,
                lambda now: people.in_round(now, BETWEEN) or now.game.state.challenges >= 6,
            )
            for number, seat in people.waiting(world):
                if world.game.asks[number].key == BETWEEN:
                    holds = bool(premoves.usable(world.game.state, seat, BETWEEN))
                    assert holds or (often == "between" and seat == world.seats[2])
                    asked |= set() if holds else {seat}
            assert before <= world.game.state.challenges
            world.wait()
        assert asked == ({world.seats[2]} if often == "between" else set())


def test_a_stop_asks_once_between_two_challenges_whatever_others_do_there_4_0_3() -> None:
    world, first, again, seen = World(4, 4, seed=2, speed="daily"), 0, 0, 0
    seat = world.seats[2]
    world.controller._record.chairs[seat].person.rounds = "between"
    while world.game.state.challenges < 8 and world.over is None:
        people.play_until(world, lambda now: people.in_round(now, BETWEEN) or now.game.state.challenges >= 8)
        now = world.game.state.round
        if now is not None and now.name == "between" and max(world.game.asks) > seen and seat in stopping(world):
            seen = max(world.game.asks)
            waits = seat in [one for _, one in people.waiting(world)]
            assert not (now.asked and waits)
            first, again = first + waits, again + now.asked
        world.wait()
    assert first
    assert again, "somebody has acted"


def test_whoever_has_a_power_for_the_time_between_two_challenges_is_asked_once_there_4_0_3() -> None:
    first, again, seen = 0, 0, 0
    world = World(4, 4, seed=5, speed="daily")
    while world.game.state.challenges < 8 and world.over is None:
        people.play_until(world, lambda now: people.in_round(now, BETWEEN) or now.game.state.challenges >= 8)
        now = world.game.state.round
        if now is not None and now.name == "between" and max(world.game.asks) > seen:
            seen = max(world.game.asks)
            able = [seat for seat in world.seats if premoves.usable(world.game.state, seat, BETWEEN)]
            waits = {seat for _, seat in people.waiting(world)} & set(able)
            assert not (now.asked and waits)
            first, again = first + len(waits), again + bool(now.asked and able)
        world.wait()
    assert first
    assert again, "somebody has acted"


def test_a_stop_is_told_and_waits_alike_whatever_the_hand_8_14() -> None:
    one, other = (people.ask_in_rounds(World(4, 4, seed=2, speed="daily"), often="between") for _ in range(2))
    for world in (one, other):
        people.play_until(world, lambda now: people.asked(now, "target") is not None)
        assert stopping(world) == world.seats
    seat = roles(one)[2][0]
    dealt(one, seat, "A04.1", "A04.2")
    dealt(other, seat, ZAP, UNZAP)
    assert BETWEEN in alike(one, other, seat)


@pytest.mark.parametrize("stops", ["", "between"])
def test_a_stop_that_is_changed_shows_nothing_before_the_next_turn_8_14(stops: str) -> None:
    one, other = (people.ask_in_rounds(World(4, 4, seed=5, speed="daily"), often=f"never {stops}") for _ in range(2))
    for world in (one, other):
        people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = one.seats[1]
    other.press(seat, 0, "order_rounds", "never", *({"between"} - {stops}))
    begun, waited = one.game.state.challenges, False
    while True:
        step(one, other)
        if one.game.state.challenge.ordinal == 1 and one.game.state.challenges > begun:
            break
        assert seen(one.last) == seen(other.last)
        assert (one.rings, one.ms) == (other.rings, other.ms)
        asked = people.waiting(one)
        assert asked == people.waiting(other)
        waited |= BETWEEN in {one.game.asks[number].key for number, _ in asked}
    assert (seat in stopping(one), seat in stopping(other)) == (bool(stops), not stops)
    assert waited is bool(stops)
