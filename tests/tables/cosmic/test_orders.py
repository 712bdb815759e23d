"""Standing orders by buttons on the question itself and by the list of orders (8.13). Private."""

from __future__ import annotations

from bot.cosmic.expansions.skill_tokens.rules import ranked
from bot.cosmic.expansions.skill_tokens.state import NAME, letter
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Pick
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Datum, Order, Use
from bot.cosmic.timing import automation
from bot.cosmic.timing.automation import automatic
from bot.kernel.ask import Ask, Number, OneOf
from bot.tables.contract.table import Post, Show
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def at_a_round() -> tuple[World, int]:
    world = people.ask_in_rounds(World(3, 3, seed=5, speed="daily"))
    people.play_until(world, people.in_round)
    return world, people.waiting(world)[0][1]


def test_pass_this_challenge_answers_the_open_round_and_those_to_come() -> None:
    world, seat = at_a_round()
    number = next(n for n, one in people.waiting(world) if one == seat)
    challenge = world.game.state.challenges
    world.press(seat, number, "order_pass")
    assert world.game.sealed[number] == "pass"
    people.play_until(world, lambda now: now.game.state.challenges > challenge + 1)
    asked = [e for e in world.effects if isinstance(e, Post) and e.seat == seat]
    assert asked
    assert all(order.until != "challenge" for order in world.game.state.orders[seat])


def test_more_below_a_round_gives_orders_and_so_does_a_menu_of_an_older_version() -> None:
    """On a phone: a row of answers, one of looks; nothing else stands below a plain round."""
    world, seat = at_a_round()
    number = next(n for n, one in people.waiting(world) if one == seat)
    (shown,) = (e.body for e in world.press(seat, number, "answer") if isinstance(e, Show))
    assert len(shown.buttons) + len(shown.menus) == 2
    assert [(button.ask, button.choice) for button in shown.buttons[-1]] == [(0, "hand"), (number, "more")]
    orders = [f"{number}:order_{name}" for name in ("unaimed", "pass", "main")]
    acts = people.acts(world.press(seat, number, "more"))
    assert [one for one in acts if ":order_" in one] == orders
    for odd in ((), ("order_zap",), ("order_pass", "order_main")):
        assert people.said(world.press(seat, number, "order_pick", *odd)) == EN("cosmic-table-unknown")
    assert not world.game.state.orders[seat]
    world.press(seat, number, "order_pick", "order_main")
    assert [order.until for order in world.game.state.orders[seat]] == ["main", "main"]


def test_an_order_is_never_told_in_public() -> None:
    world, seat = at_a_round()
    before = len(world.effects)
    world.press(seat, 0, "order_main")
    public = [e for e in world.effects[before:] if isinstance(e, Post) and e.place != "dm"]
    assert not public
    assert all("pass" not in entry.text.lower() for entry in world.controller._record.chronicle.entries[-2:])


def test_always_ask_me_takes_the_order_back() -> None:
    world, seat = at_a_round()
    world.press(seat, 0, "order_main")
    assert [order.until for order in world.game.state.orders[seat]] == ["main", "main"]
    world.press(seat, 0, "order_ask")
    assert not world.game.state.orders[seat]


def test_always_ask_me_below_ones_own_message_leaves_the_way_to_the_question_there() -> None:
    world, seat = at_a_round()
    number = next(n for n, one in people.waiting(world) if one == seat)
    key = people.prompt(world, seat).key
    world.press(seat, number, "order_pick", "order_main", key=key)
    assert "0:order_ask" in people.acts(world.press(seat, 0, "more", key=key))
    world.press(seat, 0, "order_ask", key=key)
    assert not world.game.state.orders[seat]
    body = world.messages[key].body
    assert "Your standing orders" not in body.text
    assert "answer" in [button.choice for row in body.buttons for button in row]


def test_the_list_tells_and_changes_orders() -> None:
    world, seat = at_a_round()
    small = automation.small()
    world.press(seat, 0, "order_zap")
    world.press(seat, 0, "order_small", *(key for key in small if key not in ("regroup", "return")))
    shown = world.press(seat, 0, "order_rounds", "never")
    keys = [order.key for order in world.game.state.orders[seat]]
    assert keys == ["zap_back", "regroup", "return", "rounds"]
    text = people.said(shown)
    assert "Zap back" in text
    assert "returning tokens: ask me" in text
    assert "• Never ask me, just pass." in text
    menu = next(e.body.menus[1] for e in shown if isinstance(e, Show))
    assert [option.value for option in menu.options if not option.chosen] == ["regroup", "return"]
    world.press(seat, 0, "order_small", *small)
    world.press(seat, 0, "order_zap")
    world.press(seat, 0, "order_rounds", "nobody")
    assert [order.key for order in world.game.state.orders[seat]] == ["rounds"], "the menu does not offer that"
    world.press(seat, 0, "order_rounds", "always")
    assert not world.game.state.orders[seat]
    lines = people.said(world.press(seat, 0, "orders")).splitlines()
    assert lines[1:] == [EN("cosmic-table-time-up-told-computer")]


def test_at_a_live_table_small_choices_are_left_to_the_usual_answer_one_by_one() -> None:
    world = World(3, 3, seed=5)
    seat = world.seats[0]
    shown = world.press(seat, 0, "order_small", "regroup", "return")
    assert [order.key for order in world.game.state.orders[seat]] == ["regroup", "return"]
    assert "returning tokens: the usual answer" in people.said(shown)
    menu = next(e.body.menus[1] for e in shown if isinstance(e, Show))
    assert [option.value for option in menu.options if option.chosen] == ["regroup", "return"]
    world.press(seat, 0, "order_small")
    assert not world.game.state.orders[seat]


def test_passing_this_challenge_may_end_once_somebody_has_joined_8_13() -> None:
    world, seat = at_a_round()
    other = next(one for one in range(3) if one != seat)
    world.press(seat, 0, "order_pass")
    shown = world.press(seat, 0, "order_unless", str(other))
    assert [order.unless for order in world.game.state.orders[seat]] == [[other], [other]]
    assert f", but ask me if {world.controller._record.names[other]} joins" in people.said(shown)
    world.press(seat, 0, "order_main")
    assert [order.unless for order in world.game.state.orders[seat]] == [[], []], "the longer order has no condition"


def test_announcements_pass_unless_they_are_aimed_at_the_seat_8_13() -> None:
    world, seat = at_a_round()
    state = world.game.state
    number = next(n for n, one in people.waiting(world) if one == seat)
    other = next(one for one in range(3) if one != seat)
    shown = world.press(seat, number, "order_unaimed")
    assert "Your move" in people.said(shown), "the open question is still asked"
    (order,) = state.orders[seat]
    assert (order.key, order.until, order.unaimed) == ("response", "challenge", True)
    assert "Pass in this challenge, unless something is aimed at me" in people.said(world.press(seat, 0, "orders"))
    ask = Ask(seat=seat, key="response", form=OneOf(("pass", "edict.card_zap.1")), default="pass", secret=True)
    planet = board.homes(state, seat)[0]
    mine, theirs = (
        next(number for number, card in enumerate(state.powers) if card.holder == one) for one in (seat, other)
    )
    elsewhere: tuple[dict[str, Datum], ...] = ({}, {"target": other}, {"power": f"power.{theirs}"})
    for aim in elsewhere:
        state.stack = [Use(other, "edict", "plague", "edict.plague.1", "W1a", aim=aim)]
        assert automatic(state, ask) == "pass"
    here: tuple[dict[str, Datum], ...] = (
        {"target": seat},
        {"planet": planet},
        {"players": [other, seat]},
        {"power": f"power.{mine}"},
    )
    for aim in here:
        state.stack = [Use(other, "edict", "plague", "edict.plague.1", "W1a", aim=aim)]
        assert automatic(state, ask) is None
    own = Use(seat, "power", "macron", f"power.{mine}", "W4")
    state.stack = [own]
    assert automatic(state, ask) == "pass"
    state.stack = [own, Use(other, "edict", "cosmic_zap", "edict.cosmic_zap.1", "response", answers=0)]
    assert automatic(state, ask) is None
    state.stack = []
    world.press(seat, 0, "order_ask")
    assert not state.orders[seat]


def test_what_a_power_asks_every_time_can_be_left_to_the_usual_answer_8_13() -> None:
    world, seat = at_a_round()
    card = next(card for card in world.game.state.powers if card.holder == seat)
    card.power = "wraith"
    shown = world.press(seat, 0, "order_small", "wraith.hide", *automation.small())
    assert "hidden tokens of Wraith (none): the usual answer" in people.said(shown)
    ask = Ask(seat=seat, key="wraith.hide", form=Number(0, 4), default=0, secret=True)
    assert automatic(world.game.state, ask) == 0
    assert automatic(world.game.state, Ask(seat=seat, key="wraith.wild.in", form=Number(0, 4), default=0)) is None
    other = next(one for one in range(3) if one != seat)
    world.press(other, 0, "order_small", "wraith.hide", *automation.small())
    assert not world.game.state.orders[other], "the power is not theirs"


def test_a_small_choice_is_left_to_the_usual_answer_from_its_own_question() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "return") is not None)
    seat = people.asked(world, "return")
    assert seat is not None
    number = next(n for n, ask in world.game.asks.items() if ask.seat == seat)
    assert f"{number}:order_usual" in people.acts(world.press(seat, 0, "more"))
    world.press(seat, number, "order_usual")
    assert number not in world.game.asks
    assert [order.key for order in world.game.state.orders[seat]] == ["return"]


def test_the_order_of_letters_is_changed_by_a_standing_order_and_back_again_8_12() -> None:
    world = World(3, 1, seed=5, options=Options(extras={NAME: True}))
    people.play_until(world, lambda now: now.game.state.challenges > 0)
    (seat,) = world.seats
    planet = board.homes(world.game.state, seat)[0]
    pick = Pick(seat, tuple(board.tokens_at(world.game.state, planet, seat)), 1, planet)

    def goes_first() -> str:
        return letter(world.game.state, ranked(world.game.state, pick)[0])

    assert goes_first() != "L"
    world.press(seat, 0, "order_rounds", "never")
    (shown,) = (effect for effect in world.press(seat, 0, "order_sequence") if isinstance(effect, Show))
    (menu,) = shown.body.menus
    assert menu.choice == "order_seq"
    assert len(menu.options) == 24
    wanted = next(option for option in menu.options if option.label == "Leaders, Shields, Weapons, Escorts")
    assert "letters that go first: Leaders, Shields" in people.said(world.press(seat, 0, menu.choice, wanted.value))
    assert goes_first() == "L"
    world.press(seat, 0, menu.choice, "0")  # a menu of an earlier version counted its entries
    assert goes_first() == "L"
    world.press(seat, 0, menu.choice)
    assert goes_first() != "L"


def test_escorts_can_be_left_to_the_usual_answer_which_is_none_s11() -> None:
    world = World(3, 3, seed=5, speed="daily", options=Options(extras={"skill_tokens": True}))
    people.play_until(world, lambda now: now.game.state.challenges > 0)
    seat = world.seats[0]
    shown = world.press(seat, 0, "order_small", "skill_tokens.escorts")
    orders = world.game.state.orders[seat]
    assert Order("skill_tokens.escorts", until="revoked") in orders
    assert "Escorts called (none): the usual answer" in people.said(shown)
    ask = Ask(seat=seat, key="skill_tokens.escorts", form=OneOf((0, 1)), default=0)
    assert automatic(world.game.state, ask) == 0
    world.press(seat, 0, "order_small")
    assert automatic(world.game.state, ask) is None
