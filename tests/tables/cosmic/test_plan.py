"""The plan of a challenge (8.13): what is said ahead counts once it is sealed, and only while nothing changes."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.cosmic.kinds import registry
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Datum, Order, Use
from bot.cosmic.timing import plans
from bot.cosmic.timing.automation import automatic, by_orders
from bot.kernel.ask import Ask, OneOf, Part, Split, UpTo, YesNo
from bot.kernel.saving.codec import Plain, decode_plain, encode
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Edit, Effect, Menu, Post, Reply, Show, Stamp
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.chair import Plan
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.controls import OpenAsk
from bot.tables.cosmic.desk import CosmicDesk
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Past, Record
from bot.tables.cosmic.telling import asking, notices
from tests.events import made
from tests.plain import options_of
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def at_the_target(speed: str = "daily", language: str = "en") -> World:
    """Four people; the defense is known, the offense is asked for its target."""
    world = World(4, 4, seed=5, speed=speed, language=language)
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    return world


def roles(world: World) -> tuple[Seat, Seat, list[Seat]]:
    challenge = world.game.state.challenge
    offense, defense = challenge.offense.seat, challenge.defense.seat
    return offense, defense, [seat for seat in world.seats if seat not in (offense, defense)]


def shown(effects: list[Effect]) -> Body:
    (body,) = (effect.body for effect in effects if isinstance(effect, Show))
    return body


def control(key: str) -> str:
    return f"plan_of_{key.replace('.', '_')}"


def menu(body: Body, key: str) -> Menu:
    return next(menu for menu in body.menus if menu.choice == control(key))


def pick(world: World, seat: Seat, key: str, *labels: str) -> Body:
    """Pick by label in the menu of a line, on whichever page it stands."""
    page = shown(world.press(seat, 0, "plan"))
    while all(one.choice != control(key) for one in page.menus):
        more = next(button for row in page.buttons for button in row if button.choice.startswith("plan_more"))
        page = shown(world.press(seat, 0, more.choice))
    values = [option.value for option in menu(page, key).options if option.label in labels]
    assert len(values) == len(labels)
    return shown(world.press(seat, 0, control(key), *values))


def seal(world: World, seat: Seat) -> Body:
    return shown(world.press(seat, 0, "plan_done"))


def lines(world: World, seat: Seat) -> dict[str, object]:
    return {order.key: order.answer for order in world.game.state.orders[seat] if plans.is_line(order)}


def for_this_challenge(world: World, seat: Seat) -> list[str]:
    return [order.key for order in world.game.state.orders[seat] if order.until == "challenge"]


def running(world: World) -> Running:
    return Running(world.game, world.desk._record, Stamp(world.ms))


def test_everybody_is_told_once_that_a_plan_can_be_made_when_the_defense_is_known() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    for seat in world.seats:
        whisper = people.whisper(world, seat)
        text = world.messages[whisper.key].body.text
        if seat != offense:
            assert "What do you want to do in this challenge?" in text
    told = sum(isinstance(e, Post) and e.place == "dm" for e in world.effects)
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    assert sum(isinstance(e, Post) and e.place == "dm" for e in world.effects) - told <= 1


def test_at_live_tables_nobody_is_written_to_about_plans() -> None:
    world = at_the_target("live")
    assert not any(planning.is_due(running(world), seat) for seat in world.seats)


def test_a_plan_at_a_live_table_is_called_sealed_once_it_is() -> None:
    world = at_the_target("live")
    offense, *_ = roles(world)
    opened = shown(world.press(offense, 0, "plan"))
    assert opened.text.startswith("**What do you want to do in this challenge?**")
    target = menu(opened, "target").options[2].label
    assert "press **Done**" not in pick(world, offense, "target", target).text
    world = at_the_target("live")
    assert "**Your plan for this challenge is sealed.**" in seal(world, roles(world)[1]).text


def test_what_is_picked_counts_once_it_is_sealed() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    target = menu(shown(world.press(offense, 0, "plan")), "target").options[2].label
    body = pick(world, offense, "target", target)
    assert f"Which planet do you attack? **{target}**" in people.unmarked(body.text)
    assert world.game.state.challenge.target is None
    assert not lines(world, offense)
    seal(world, offense)
    assert world.game.state.challenge.target is not None


def test_a_sealed_plan_answers_target_tokens_and_invitations_and_a_plain_challenge_takes_six_presses() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    presses = world.inputs
    world.press(offense, 0, "plan_of_target", "0")
    world.press(offense, 0, "plan_of_tokens", "1")
    world.press(offense, 0, "plan_of_invite_offense", "0")
    world.press(offense, 0, "plan_of_card", "1")
    world.press(offense, 0, "plan_of_moments", "aimed")
    assert world.game.state.challenge.target is None
    seal(world, offense)
    assert world.inputs - presses == 6
    people.play_until(world, lambda now: bool(now.game.state.challenge.offense.invited))
    challenge = world.game.state.challenge
    assert len(challenge.committed) == 2
    assert challenge.offense.invited == [plans_first(world, offense)]
    people.play_until(world, lambda now: now.game.state.challenge.offense.card is not None)
    by = [made for made in world.game.log if made.seat == offense]
    assert not any(made.by == "player" and made.key in ("target", "commit", "invite.offense", "card") for made in by)


def plans_first(world: World, offense: Seat) -> Seat:
    challenge = world.game.state.challenge
    count = len(world.game.state.players)
    clockwise = [(offense + step) % count for step in range(1, count)]
    return next(seat for seat in clockwise if seat != challenge.defense.seat)


def test_a_guest_says_in_two_presses_whom_to_join_and_with_how_many() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "3")
    seal(world, guest)
    given = lines(world, guest)
    assert (given["join.offense"], given["join.defense"]) == ("3", "0")
    state = world.game.state
    only = Ask(seat=guest, key="join", form=OneOf(("decline", "offense")), default="decline")
    assert automatic(state, only) == "offense"
    other = Ask(seat=guest, key="join", form=OneOf(("decline", "defense")), default="decline")
    assert automatic(state, other) == "decline"
    both = Ask(seat=guest, key="join", form=OneOf(("decline", "offense", "defense")), default="decline")
    assert automatic(state, both) == "offense"
    state.challenge.offense.allies.append(guest)
    base, count = max(board.bases(state, guest).items(), key=lambda one: one[1])
    division = Ask(seat=guest, key="commit", form=Split(1, 4, (Part(base, count),)), default={base: 1})
    assert automatic(state, division) == {base: 3}


def sealed(world: World) -> Seat:
    """The defense seals a plan: a card, its first guest invited, asked at no moment."""
    _, defense, _ = roles(world)
    world.press(defense, 0, "plan_of_invite_defense", "0")
    world.press(defense, 0, "plan_of_card", "1")
    world.press(defense, 0, "plan_of_moments", "aimed")
    seal(world, defense)
    assert {"invite.defense", "card"} <= lines(world, defense).keys()
    return defense


def happens(world: World, kind: str, data: dict[str, Plain]) -> None:
    """Something public happens, as the desk remembers it."""
    phase, seq = chronicle.reached(running(world))
    world.desk._record.told.before.append(Past.of(phase, seq + 1, made(kind, data)))


def test_what_others_do_among_themselves_leaves_a_plan_as_it_is() -> None:
    world = at_the_target()
    defense = sealed(world)
    offense, _, (guest, *_) = roles(world)
    given = lines(world, defense)
    happens(world, "zapped", {"seat": offense})
    happens(
        world, "announced", {"seat": offense, "source": "edict", "name": "plague", "card": "", "aim": {"target": guest}}
    )
    planning.look_again(running(world))
    assert lines(world, defense) == given


def invites(seat: Seat, world: World) -> bool:
    """Whether the seat is asked whom to invite to the defense."""
    return people.asked(world, "invite.defense") == seat


def test_a_plan_rests_once_its_seat_is_zapped_or_aimed_at_and_the_question_tells_the_old_answer() -> None:
    for kind in ("zapped", "cancelled", "announced"):
        world = at_the_target()
        defense = sealed(world)
        offense, *_ = roles(world)
        hits: dict[str, dict[str, Plain]] = {
            "zapped": {"seat": defense},
            "cancelled": {"seat": defense, "source": "power", "name": "machine", "card": "power.1"},
            "announced": {"seat": offense, "source": "edict", "name": "plague", "card": "", "aim": {"target": defense}},
        }
        happens(world, kind, hits[kind])
        table = running(world)
        planning.look_again(table)
        assert not for_this_challenge(world, defense)
        plan = planning.current(table, defense)
        assert plan is not None
        assert {"invite.defense", "card"} <= plan.rests.keys()
        people.play_until(world, partial(invites, defense))
        number = next(number for number, ask in world.game.asks.items() if ask.seat == defense)
        said = shown(world.press(defense, number, "answer")).text
        assert "Something has changed since you said this ahead" in said


def test_a_plan_for_another_target_rests() -> None:
    world = at_the_target()
    defense = sealed(world)
    plan = planning.current(running(world), defense)
    assert plan is not None
    assert plan.target is None, "it was made for any target"
    target = next(iter(world.game.asks.values())).form
    assert isinstance(target, OneOf)
    plan.target = str(target.options[0])
    world.game.state.challenge.target = str(target.options[1])
    planning.look_again(running(world))
    assert not for_this_challenge(world, defense)


def test_conditions_let_an_act_that_was_planned_wait_for_its_moment() -> None:
    world = at_the_target()
    offense, defense, (guest, *_) = roles(world)
    state = world.game.state
    zap = Ask(seat=defense, key="response", form=OneOf(("pass", "edict.cosmic_zap.1")), default="pass")
    state.orders[defense] = [
        Order("response", '{"if":"against","then":"edict.cosmic_zap.1"}', "challenge"),
        Order("response", '"pass"', "challenge", unaimed=True),
    ]
    state.stack = [Use(offense, "power", "macron", "power.1", "W4")]
    assert automatic(state, zap) == "edict.cosmic_zap.1"
    state.stack = [Use(guest, "edict", "plague", "edict.plague.1", "W1a", aim={"target": offense})]
    assert automatic(state, zap) == "pass"
    state.stack = [Use(guest, "edict", "plague", "edict.plague.1", "W1a", aim={"target": defense})]
    assert automatic(state, zap) == "edict.cosmic_zap.1"
    state.stack = []


def test_what_somebody_plans_to_do_if_behind_is_done_only_then() -> None:
    world = at_the_target()
    offense, defense, _ = roles(world)
    state = world.game.state
    act = Ask(seat=defense, key="checkpoint.reveal", form=OneOf(("pass", "edict.force_field.1")), default="pass")
    state.orders[defense] = [
        Order("checkpoint.reveal", '{"if":"behind","then":"edict.force_field.1"}', "challenge"),
        Order("checkpoint.reveal", '"pass"', "challenge"),
    ]
    challenge = state.challenge
    for mine, theirs, answer in (
        ("A4.1", "A20.1", "edict.force_field.1"),
        ("A20.1", "A4.1", "pass"),
        ("C.1", "A4.1", "edict.force_field.1"),
        ("A4.1", "C.1", "pass"),
        ("C.1", "C.2", "pass"),
    ):
        challenge.defense.card, challenge.offense.card = mine, theirs
        challenge.revealed = False
        assert automatic(state, act) == "pass", "nobody knows yet"
        challenge.revealed = True
        assert automatic(state, act) == answer, (mine, theirs)
    assert offense != defense


def test_who_asks_to_be_asked_is_asked_and_the_others_are_not() -> None:
    world = at_the_target()
    offense, defense, (guest, other) = roles(world)
    menu_of = menu(shown(world.press(guest, 0, "plan")), "moments")
    place = next(at for at, option in enumerate(menu_of.options) if option.label == EN("cosmic-plan-moment-sides"))
    world.press(guest, 0, "plan_of_moments", str(place))
    seal(world, guest)
    people.play_until(world, lambda now: people.in_round(now, "checkpoint.sides"))
    asked = {ask.seat for number, ask in world.game.asks.items() if number not in world.game.sealed}
    assert guest in asked
    assert other not in asked
    assert {offense, defense} & asked


def test_nobody_sees_that_somebody_has_planned_8_14() -> None:
    world = at_the_target()
    before = len(world.effects)
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "2")
    seal(world, guest)
    others = [e for e in world.effects[before:] if not isinstance(e, Show)]
    assert not [e for e in others if isinstance(e, Post) and (e.place != "dm" or e.seat != guest)]


def test_what_is_past_or_cannot_be_is_refused_in_a_sentence_and_the_rest_stands() -> None:
    world = at_the_target()
    _, defense, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "2")
    for cannot in (("plan_of_join_offense", "9"), ("plan_of_join_offense", "x"), ("plan_of_moments", "0", "77")):
        assert EN("cosmic-plan-cannot") in shown(world.press(guest, 0, *cannot)).text
    for gone in (("plan_of_target", "0"), ("plan_of_nothing",), ("plan_nonsense",)):
        assert EN("cosmic-plan-gone") in shown(world.press(guest, 0, *gone)).text
    seal(world, guest)
    assert lines(world, guest)["join.offense"] == "2"
    changed = shown(world.press(guest, 0, "plan_of_join_offense", "1"))
    assert "**Offense: join with 1 token** – press **Done** to seal it." in changed.text
    assert lines(world, guest)["join.offense"] == "2"
    people.play_until(world, lambda now: now.game.state.challenge.over)
    assert EN("cosmic-plan-nothing") in shown(world.press(defense, 0, "plan")).text
    assert EN("cosmic-plan-nothing") in shown(world.press(guest, 0, "plan_of_join_offense", "2")).text


def test_a_plan_that_has_passed_leads_on() -> None:
    world = World(4, 4, seed=5, speed="daily")
    while any(seat == 0 for _, seat in people.waiting(world)):
        people.answer(world, *next(one for one in people.waiting(world) if one[1] == 0))
    nothing = shown(world.press(0, 0, "plan_of_join_offense", "2"))
    assert nothing.text == EN("cosmic-plan-nothing")
    assert [button.choice for row in nothing.buttons for button in row] == ["answer", "hand"]


def plans_of(record: Record) -> list[Plan | None]:
    return [person.plan for person in record.people]


def test_a_plan_lasts_as_long_as_its_challenge_and_survives_a_restart() -> None:
    world = at_the_target()
    defense = sealed(world)
    again = CosmicDesk.load(world.game, world.desk.dump())
    assert plans_of(again._record) == plans_of(world.desk._record)
    number = world.game.state.challenges
    people.play_until(world, lambda now: now.game.state.challenges > number)
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    assert not [key for key in lines(world, defense) if not key.startswith("checkpoint.between")]
    assert world.desk._record.person(defense).plan is None


def test_a_plan_that_an_earlier_version_kept_asks_about_what_is_aimed_at_its_owner() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_moments", "attack")
    kept: Any = decode_plain(world.desk.dump())
    picks = kept["chairs"][guest]["person"]["plan"]["picks"]
    del picks["acts"]
    picks["moments"] = '["attack","aimed"]'
    world.desk = CosmicDesk.load(world.game, encode(kept))
    world.desk = CosmicDesk.load(world.game, world.desk.dump())
    assert (
        "When target and tokens are known, When something is aimed at me**" in shown(world.press(guest, 0, "plan")).text
    )
    for values in (("attack",), ("attack", "aimed")):
        world.press(guest, 0, "plan_of_moments", *values)
        world.desk = CosmicDesk.load(world.game, world.desk.dump())
        plan = planning.current(running(world), guest)
        assert plan is not None
        assert plan.picks == {"acts": encode(list(values)).decode()}
    world.press(guest, 0, "plan_of_moments", "0")  # in a menu that an earlier version has made
    seal(world, guest)
    assert lines(world, guest)["response"] == '"pass"'


def test_the_plan_speaks_german() -> None:
    world = at_the_target(language="de")
    _, _, (guest, *_) = roles(world)
    body = shown(world.press(guest, 0, "plan", language="de"))
    assert body.text.startswith("**Was willst du in dieser Begegnung tun?**")
    assert menu(body, "join.offense").options[2].label == "Angriff: mit 2 Steinen helfen"


def test_escorts_are_called_by_a_plan_s11() -> None:
    world = World(4, 4, seed=5, speed="daily", options=Options(extras={"skill_tokens": True}))
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    offense, *_ = roles(world)
    body = pick(world, offense, "skill_tokens.escorts", "Call 1 Escort")
    assert "**Call 1 Escort**" in body.text
    seal(world, offense)
    ask = Ask(seat=offense, key="skill_tokens.escorts", form=OneOf((0, 1, 2)), default=0)
    assert automatic(world.game.state, ask) == 1
    fewer = Ask(seat=offense, key="skill_tokens.escorts", form=OneOf((0,)), default=0)
    assert automatic(world.game.state, fewer) is None, "what cannot be done as it was said is asked"


def test_a_plan_leaves_standing_orders_alone() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    world.press(offense, 0, "order_small")
    world.press(offense, 0, "plan_of_tokens", "0")
    seal(world, offense)
    assert Order("regroup", "ask", "revoked") in world.game.state.orders[offense]


def test_a_step_back_takes_the_plan_back_that_was_sealed_with_it() -> None:
    world = at_the_target()
    defense = sealed(world)
    world.press(defense, 0, "undo")
    assert not for_this_challenge(world, defense)
    assert planning.is_due(running(world), defense)
    other = next(seat for seat in world.seats if seat != defense)
    world.press(other, 0, "plan_done")
    sealed(world)
    world.press(defense, 0, "undo")
    assert not planning.is_due(running(world), other), "a plan that was sealed before stands"


def test_what_somebody_wants_after_the_challenge_is_filled_in_again_next_time() -> None:
    world = at_the_target()
    defense = sealed(world)
    world.game.state.orders[defense] = [Order("checkpoint.between", "ask", "revoked")]
    (line,) = (line for line in planning.lines(running(world), defense) if line.key == plans.MOMENTS)
    assert line.said is None
    assert plans.filled(world.game.state, defense, line, "never") == ["between"]
    world.game.state.orders[defense] = [Order("checkpoint.between", '"pass"', "revoked")]
    filled = plans.filled(world.game.state, defense, line, "main")
    assert isinstance(filled, list)
    assert "sides" in filled
    assert "between" not in filled


def zapped(world: World, seat: Seat) -> Running:
    """The seat is zapped, and the table looks at plans again."""
    happens(world, "zapped", {"seat": seat})
    table = running(world)
    planning.look_again(table)
    return table


def test_who_was_to_be_asked_or_to_act_at_a_moment_is_asked_there_once_the_plan_rests() -> None:
    world = at_the_target()
    offense, _, (guest, *_) = roles(world)
    state = world.game.state
    state.players[guest].hand += ["edict.force_field.1", "edict.cosmic_zap.1"]
    wanted = ["attack", "sides=edict.force_field.1", "response=edict.cosmic_zap.1=against"]
    planning.pick(running(world), guest, plans.MOMENTS, wanted)
    planning.seal(running(world), guest)
    zapped(world, guest)
    for key, options in (
        ("checkpoint.attack", ("pass",)),
        ("checkpoint.sides", ("pass", "edict.force_field.1")),
    ):
        ask = Ask(seat=guest, key=key, form=OneOf(options), default="pass")
        assert automatic(state, ask) is None
        assert planning.is_asked(running(world), ask)
    left = Ask(seat=guest, key="checkpoint.reveal", form=OneOf(("pass",)), default="pass")
    assert not planning.is_asked(running(world), left), "it was to be passed"
    zap = Ask(seat=guest, key="response", form=OneOf(("pass", "edict.cosmic_zap.1")), default="pass")
    assert not planning.is_asked(running(world), zap), "its condition is not met"
    state.challenge.defense.allies.append(guest)
    state.stack = [Use(offense, "power", "macron", "power.1", "W4")]
    assert automatic(state, zap) is None
    assert planning.is_asked(running(world), zap)
    state.stack = []
    state.challenge.defense.allies.remove(guest)
    (line,) = (one for one in planning.lines(running(world), guest) if one.key == plans.MOMENTS)
    filled = plans.filled(state, guest, line, "main")
    assert isinstance(filled, list)
    assert sorted(map(str, filled)) == sorted(wanted)


def test_what_was_to_stop_things_aimed_at_the_seat_does_when_something_is() -> None:
    for asked in ([plans.AIMED], [plans.AIMED, "response"]):
        world = at_the_target()
        offense, _, (guest, *_) = roles(world)
        state = world.game.state
        state.players[guest].hand.append("edict.cosmic_zap.1")
        planning.pick(running(world), guest, plans.MOMENTS, [*asked, "response=edict.cosmic_zap.1=against"])
        planning.seal(running(world), guest)
        aim: dict[str, Datum] = {"target": guest}
        happens(
            world,
            "announced",
            {"seat": offense, "source": "edict", "name": "plague", "card": "edict.plague.1", "aim": aim},
        )
        planning.look_again(running(world))
        assert "join.offense" not in lines(world, guest)
        state.stack = [Use(offense, "edict", "plague", "edict.plague.1", "W1a", aim=aim)]
        zap = Ask(seat=guest, key="response", form=OneOf(("pass", "edict.cosmic_zap.1")), default="pass")
        assert automatic(state, zap) == "edict.cosmic_zap.1"
        zapped(world, guest)
        assert automatic(state, zap) is None, "it was zapped since"
        state.stack = []


def test_whoever_does_not_want_to_know_what_is_aimed_at_them_passes_and_keeps_their_plan() -> None:
    world = at_the_target()
    offense, _, (guest, *_) = roles(world)
    state = world.game.state
    response = Ask(seat=guest, key="response", form=OneOf(("pass",)), default="pass")
    aim: dict[str, Datum] = {"target": guest}
    plague = Use(offense, "edict", "plague", "edict.plague.1", "W1a", aim=aim)
    pick(world, guest, "moments", "When something is aimed at me")
    seal(world, guest)
    state.stack = [plague]
    assert automatic(state, response) is None
    state.stack = []
    pick(world, guest, "moments")
    assert "When do you want to be asked or to play? **Never**" in seal(world, guest).text
    happens(
        world, "announced", {"seat": offense, "source": "edict", "name": "plague", "card": "edict.plague.1", "aim": aim}
    )
    planning.look_again(running(world))
    assert "join.offense" in lines(world, guest)
    state.stack = [plague]
    assert automatic(state, response) == "pass"
    state.stack = []
    zapped(world, guest)
    assert "join.offense" not in lines(world, guest)
    assert "response" not in lines(world, guest), "it is asked as if it had planned nothing"


def test_what_was_picked_in_an_older_menu_means_the_same_once_moments_have_passed() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    (sides,) = [one.value for one in menu(shown(world.press(guest, 0, "plan")), "moments").options[1:2]]
    people.play_until(world, lambda now: "attack" not in plans.moments(now.game.state))
    assert menu(shown(world.press(guest, 0, "plan")), "moments").options[0].label == "When the sides are known"
    body = shown(world.press(guest, 0, "plan_of_moments", sides))
    assert "When do you want to be asked or to play? **When the sides are known**" in body.text
    old = shown(world.press(guest, 0, "plan_of_moments", "attack"))
    assert EN("cosmic-plan-cannot") in old.text


def test_what_was_picked_for_other_moments_stands_once_one_of_them_has_passed() -> None:
    for rests in (False, True):
        world = at_the_target()
        _, _, (guest, *_) = roles(world)
        world.press(guest, 0, "plan_of_moments", "attack", "sides")
        if rests:
            seal(world, guest)
            zapped(world, guest)
        people.play_until(world, lambda now: "attack" not in plans.moments(now.game.state))
        body = shown(world.press(guest, 0, "plan"))
        assert "When do you want to be asked or to play? **When the sides are known**" in body.text
        seal(world, guest)
        said = lines(world, guest)
        assert said["checkpoint.sides"] == "ask"
        assert said["response"] == encode({"if": "anyway", "then": "pass"}).decode()


def test_the_second_challenge_is_asked_about_if_something_happened_after_the_first_was_over() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    seal(world, offense)
    people.play_until(world, lambda now: now.game.state.challenge.over)
    again = Ask(seat=offense, key=plans.AGAIN, form=YesNo(), default=True)
    world.game.state.orders[offense] = [Order(plans.AGAIN, "true", "challenge")]
    assert automatic(world.game.state, again) is True
    table = zapped(world, offense)
    assert automatic(world.game.state, again) is None
    assert planning.said_before(table, again) is True


def test_whom_one_would_have_joined_and_with_how_many_is_told_with_the_question_once_the_plan_rests() -> None:
    world = at_the_target()
    offense, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "3")
    seal(world, guest)
    world.press(offense, 0, "plan_of_tokens", "1")
    seal(world, offense)
    state = world.game.state
    table = zapped(world, guest)
    join = Ask(seat=guest, key="join", form=OneOf(("decline", "offense")), default="decline")
    assert automatic(state, join) is None
    assert planning.said_before(table, join) == "offense"
    base, count = max(board.bases(state, guest).items(), key=lambda one: one[1])
    division = Ask(seat=guest, key="commit", form=Split(1, 4, (Part(base, count),)), default={base: 1})
    assert planning.said_before(table, division) is None, "it has joined nobody"
    state.challenge.offense.allies.append(guest)
    assert planning.said_before(table, division) == {base: 3}
    state.challenge.offense.allies.remove(guest)


def test_a_plan_that_rests_is_filled_in_with_what_it_said_and_done_confirms_it() -> None:
    world = at_the_target()
    defense = sealed(world)
    before = {key: answer for key, answer in lines(world, defense).items() if key in ("invite.defense", "card")}
    table = zapped(world, defense)
    assert not before.keys() & lines(world, defense).keys()
    assert "press **Done** to seal it" in shown(world.press(defense, 0, "plan")).text
    seal(world, defense)
    assert before.items() <= lines(world, defense).items()
    plan = planning.current(table, defense)
    assert plan is not None
    assert not plan.rests


def test_one_press_on_a_question_confirms_all_that_a_resting_plan_had_said() -> None:
    world = at_the_target()
    defense = sealed(world)
    before = {key: answer for key, answer in lines(world, defense).items() if key in ("invite.defense", "card")}
    table = zapped(world, defense)
    question = shown(world.press(defense, 0, "answer"))
    (holds,) = [one for row in question.buttons for one in row if one.label == EN("cosmic-plan-holds")]
    said = shown(world.press(defense, 0, holds.choice)).text
    assert EN("cosmic-plan-noted") in said
    assert before.items() <= lines(world, defense).items()
    assert not planning.is_resting(table, defense)
    again = shown(world.press(defense, 0, "answer"))
    assert all(one.label != EN("cosmic-plan-holds") for row in again.buttons for one in row)


def test_a_power_that_asks_by_itself_is_a_line_of_its_holder_if_it_may_still_act() -> None:
    world = at_the_target()
    offense, defense, (guest, *_) = roles(world)
    state = world.game.state
    for seat, power in ((defense, "filch"), (guest, "filch"), (offense, "dictator")):
        (number,) = board.power_of(state, seat)
        state.powers[number].power = power
    keys = {seat: [line.key for line in planning.lines(running(world), seat)] for seat in (offense, defense, guest)}
    assert "filch.use" in keys[defense]
    assert "filch.use" not in keys[guest], "it is for main players"
    assert "dictator.use" not in keys[offense], "it has had its time"
    ask = Ask(seat=defense, key="filch.use", form=YesNo(), default=True)
    assert plans.is_foreseen(state, ask)
    assert "Do you use Filch when it may act? **Filch: ask me then**" in shown(world.press(defense, 0, "plan")).text
    for label, answer in (
        ("Filch: yes, whenever it may act", True),
        ("Filch: no", False),
        ("Filch: ask me then", None),
    ):
        pick(world, defense, "filch.use", label)
        seal(world, defense)
        assert automatic(state, ask) is answer


def answering(world: World) -> tuple[Seat, int]:
    """Who is asked to respond while plans are open, and the number of the question."""

    def found(now: World) -> tuple[Seat, int] | None:
        open_now = [(seat, number) for number, seat in people.waiting(now) if now.game.asks[number].key == "response"]
        return next((one for one in open_now if plans.is_open(now.game.state, one[0])), None)

    people.play_until(world, lambda now: found(now) is not None)
    one = found(world)
    assert one is not None
    return one


def test_a_response_is_passed_by_saying_that_the_plan_still_holds_unless_that_wants_to_be_asked() -> None:
    for wanted, passes in ((("aimed",), True), (("aimed", "response"), False)):
        world = World(4, 4, seed=5, speed="daily", rounds="always")
        seat, number = answering(world)
        world.press(seat, 0, "plan_of_moments", *wanted)
        planning.seal(running(world), seat)
        zapped(world, seat)
        assert number not in world.game.sealed
        question = shown(world.press(seat, 0, "answer"))
        (holds,) = [one for row in question.buttons for one in row if one.label == EN("cosmic-plan-holds")]
        assert holds.ask == number
        body = shown(world.press(seat, number, holds.choice))
        assert EN("cosmic-plan-noted") in body.text
        assert (world.game.sealed.get(number) == "pass") is passes
        assert not planning.is_resting(running(world), seat)


def test_a_plan_that_still_holds_plays_what_it_said_it_would_play() -> None:
    world = World(4, 4, seed=5, speed="daily", rounds="always")

    wanted = encode({"if": "against", "then": "edict.cosmic_zap.2"}).decode()

    def zappers(now: World) -> list[tuple[Seat, int]]:
        """Who could zap what the other side has announced, and the numbers of their questions."""
        order, asks = [Order("response", wanted, "challenge")], now.game.asks
        return [
            (seat, at) for at, seat in people.waiting(now) if by_orders(now.game.state, asks[at], order) is not None
        ]

    people.play_until(world, lambda now: bool(zappers(now)))
    ((seat, number),) = zappers(world)
    planning.pick(running(world), seat, plans.MOMENTS, [plans.AIMED, "response=edict.cosmic_zap.2=against"])
    planning.seal(running(world), seat)
    zapped(world, seat)
    world.press(seat, number, "plan_holds")
    assert world.game.sealed.get(number) == "edict.cosmic_zap.2"


def test_saying_that_a_plan_still_holds_seals_nothing_that_was_only_picked() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "2")
    seal(world, guest)
    world.press(guest, 0, "plan_of_join_offense", "4")
    zapped(world, guest)
    body = shown(world.press(guest, 0, "plan_holds"))
    assert EN("cosmic-plan-noted") in body.text
    assert "**Offense: join with 2 tokens**" in body.text
    assert lines(world, guest)["join.offense"] == "2"
    world.press(guest, 0, "plan_of_join_offense", "4")
    world.press(guest, 0, "plan_holds")
    assert lines(world, guest)["join.offense"] == "2", "an older message says the same"


def test_a_plan_that_still_holds_asks_for_what_is_no_longer_possible() -> None:
    world = at_the_target()
    offense, _, (other, *_) = roles(world)
    table, challenge = running(world), world.game.state.challenge
    (aim,) = (line.ask for line in planning.lines(table, offense) if line.key == "target")
    planning.pick(table, offense, "target", next(planet for planet in options_of(aim) if planet != aim.default))
    planning.seal(table, offense)
    said = lines(world, offense)
    assert "target" in said
    challenge.defense.seat, challenge.system = other, world.game.state.players[other].colour
    planning.look_again(table)
    planning.confirm(table, offense, 0)
    assert not planning.is_resting(table, offense)
    assert "target" not in lines(world, offense), "another planet than the one that was said"
    assert lines(world, offense).keys() == said.keys() - {"target"}


def test_nothing_is_answered_by_a_plan_that_still_holds_while_the_table_stands_still() -> None:
    world = World(4, 4, seed=5, speed="daily", rounds="always")
    seat, number = answering(world)
    world.press(seat, 0, "plan_of_moments", "aimed")
    planning.seal(running(world), seat)
    zapped(world, seat)
    world.desk._record.mode = "paused"
    said = [one.text for one in world.press(seat, number, "plan_holds") if isinstance(one, Reply)]
    assert said == [EN("cosmic-table-panel-paused")]
    assert number not in world.game.sealed
    assert planning.is_resting(running(world), seat)


def test_a_plan_of_an_earlier_challenge_cannot_be_confirmed_for_the_next() -> None:
    world = at_the_target()
    at_the_second_target(world)
    _, _, (guest, *_) = roles(world)
    body = shown(world.press(guest, 3, "plan_holds"))
    assert EN("cosmic-plan-noted") not in body.text
    assert "What do you want to do in this challenge?" in body.text
    assert planning.is_due(running(world), guest)
    assert not for_this_challenge(world, guest)


def at_the_second_target(world: World) -> None:
    """The second challenge has come as far as ``at_the_target``."""
    people.play_until(world, lambda now: now.game.state.challenges == 2 and people.asked(now, "target") is not None)


def button(body: Body, label: str) -> str:
    """The choice of the button with the label of this id."""
    (found,) = [one.choice for row in body.buttons for one in row if one.label == EN(label)]
    return found


def test_done_on_a_message_of_an_earlier_challenge_seals_nothing_and_shows_the_plan_of_this_one() -> None:
    world = at_the_target()
    old = {seat: button(shown(world.press(seat, 0, "plan")), "cosmic-plan-done") for seat in world.seats}
    at_the_second_target(world)
    offense, _, (guest, *_) = roles(world)
    for seat in (offense, guest):
        filled_in = "target" if seat == offense else "join_offense"
        world.press(seat, 0, f"plan_of_{filled_in}", "1")
        body = shown(world.press(seat, 0, old[seat]))
        assert body.text.startswith(EN("cosmic-plan-over", open=True))
        assert EN("cosmic-plan-noted") not in body.text
        assert "What do you want to do in this challenge?" in body.text
        assert menu(body, filled_in), "it is there to fill in"
        assert planning.current(running(world), seat), "and what was picked is kept"
        assert not for_this_challenge(world, seat)
    assert world.game.state.challenge.target is None
    assert planning.is_due(running(world), guest)
    now = button(shown(world.press(guest, 0, "plan")), "cosmic-plan-done")
    assert EN("cosmic-plan-noted") in shown(world.press(guest, 0, now)).text
    assert lines(world, guest)["join.offense"] == "1"


def test_done_on_a_message_of_an_earlier_version_seals_the_plan_of_this_challenge() -> None:
    world = at_the_target()
    at_the_second_target(world)
    _, _, (guest, *_) = roles(world)
    assert EN("cosmic-plan-noted") in shown(world.press(guest, 0, "plan_done")).text
    assert planning.is_sealed(running(world), guest)


def test_a_plan_of_an_earlier_challenge_says_that_it_is_over_where_there_is_none_to_make_yet() -> None:
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    old = button(shown(world.press(guest, 0, "plan")), "cosmic-plan-done")
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    assert not plans.is_open(world.game.state, guest)
    (told,) = [one.body.text for one in world.press(guest, 0, old) if isinstance(one, Show)]
    assert told.startswith(EN("cosmic-plan-over", open=False))
    assert EN("cosmic-plan-noted") not in told


def test_a_message_of_an_earlier_challenge_does_not_confirm_a_plan_of_this_one_that_rests() -> None:
    world = at_the_target()
    at_the_second_target(world)
    _, _, (guest, *_) = roles(world)
    world.press(guest, 0, "plan_of_join_offense", "2")
    seal(world, guest)
    zapped(world, guest)
    body = shown(world.press(guest, 0, "plan_holds_1"))
    assert body.text.startswith(EN("cosmic-plan-over", open=True))
    assert planning.is_resting(running(world), guest)
    assert "join.offense" not in lines(world, guest)
    world.press(guest, 0, "plan_holds_2")
    assert lines(world, guest)["join.offense"] == "2"


def test_whoever_has_sealed_a_plan_has_read_how_the_last_challenge_ended() -> None:
    world = World(4, 4, seed=5, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 2 and people.asked(now, "target") is not None)
    _, _, (guest, *_) = roles(world)
    world.desk._record.person(guest).heard = 0
    assert "challenge 1" in shown(world.press(guest, 0, "answer")).text
    assert "challenge 1" not in seal(world, guest).text
    assert "challenge 1" not in shown(world.press(guest, 0, "answer")).text


def test_a_plan_is_confirmed_once_though_parts_of_it_have_passed() -> None:
    world = at_the_target()
    defense = sealed(world)
    people.play_until(world, lambda now: bool(now.game.state.challenge.defense.invited))
    assert "invite.defense" not in [line.key for line in planning.lines(running(world), defense)]
    table = zapped(world, defense)
    assert planning.is_resting(table, defense)
    seal(world, defense)
    assert not planning.is_resting(table, defense), "there is nothing more to confirm"
    planning.look_again(table)
    assert not planning.is_resting(table, defense)


def test_the_offense_s_plan_rests_if_the_cone_points_elsewhere_than_it_said() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    form = world.game.asks[next(iter(world.game.asks))].form
    assert isinstance(form, OneOf)
    world.press(offense, 0, "plan_of_target", "0")
    seal(world, offense)
    state = world.game.state
    assert state.challenge.target == form.options[0]
    planning.look_again(running(world))
    assert "invite.offense" in lines(world, offense)
    state.challenge.target = str(form.options[1])
    planning.look_again(running(world))
    assert "invite.offense" not in lines(world, offense)


def test_plans_rest_once_no_power_works_any_more() -> None:
    world = at_the_target()
    defense = sealed(world)
    happens(world, "silenced", {})
    planning.look_again(running(world))
    assert "invite.defense" not in lines(world, defense)


def test_a_zap_is_answered_by_its_standing_order_before_the_plan_asks() -> None:
    world = at_the_target()
    offense, defense, _ = roles(world)
    state = world.game.state
    world.press(defense, 0, "order_zap")
    planning.pick(running(world), defense, plans.MOMENTS, ["response"])
    planning.seal(running(world), defense)
    state.stack = [
        Use(defense, "power", "macron", "power.1", "W4"),
        Use(offense, "edict", "cosmic_zap", "edict.cosmic_zap.1", "W4", answers=0),
    ]
    ask = Ask(seat=defense, key="response", form=OneOf(("pass", "edict.un_zap.1")), default="pass")
    assert automatic(state, ask) == "edict.un_zap.1"
    zapped(world, defense)
    assert automatic(state, ask) == "edict.un_zap.1"
    state.stack = []


# --- in the direct message --------------------------------------------------------------------------------------------


def message(world: World, seat: Seat) -> tuple[str, Body]:
    """The seat's direct message."""
    key = people.whisper(world, seat).key
    return key, world.messages[key].body


def test_a_plan_takes_the_place_of_the_question_in_the_message_from_which_it_was_opened() -> None:
    for opened in (("plan",), ("order_pick", "plan")):
        world = at_the_target()
        offense, *_ = roles(world)
        key, asked = message(world, offense)
        assert "Which planet do you attack?\n" in asked.text
        before = len(world.effects)
        world.press(offense, 0, *opened, key=key)
        planned = message(world, offense)[1]
        assert planned.text.startswith("**Cosmic Encounter 5**")
        assert "What do you want to do in this challenge?" in planned.text
        assert not [one for one in world.answering(offense) if one.ask in world.game.asks]
        world.press(offense, 0, "plan_of_moments", key=key)
        world.press(offense, 0, "plan_done", key=key)
        assert world.game.state.challenge.target is not None
        kept, now = message(world, offense)
        assert (kept, "Which planet" in now.text) == (key, False)
        assert now.text.startswith("**Cosmic Encounter 5**")
        assert not [e for e in world.effects[before:] if isinstance(e, Edit) and e.key == key], "it costs no request"


def test_a_plan_leads_back_to_the_question_that_is_open() -> None:
    world = at_the_target()
    offense, defense, _ = roles(world)
    key, before = message(world, offense)
    world.press(offense, 0, "plan", key=key)
    labels = {one.choice: one.label for row in message(world, offense)[1].buttons for one in row}
    assert labels["answer"] == "Answer"
    world.press(offense, 0, "answer", key=key)
    assert message(world, offense)[1].menus == before.menus
    assert "Which planet do you attack?\n" in message(world, offense)[1].text
    assert all(one.choice != "answer" for row in shown(world.press(defense, 0, "plan")).buttons for one in row)


def test_what_a_sealed_plan_leaves_open_is_asked_in_its_place_at_once() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    key, _ = message(world, offense)
    world.press(offense, 0, "plan", key=key)
    world.press(offense, 0, "plan_of_moments", "0", key=key)
    world.press(offense, 0, "plan_done", key=key)
    (number,) = (number for number, ask in world.game.asks.items() if ask.seat == offense)
    asked = message(world, offense)[1]
    assert "Your plan is noted." in asked.text
    assert "Target and tokens are known. Play a card or a power?" in asked.text
    assert number in {button.ask for row in asked.buttons for button in row}
    world = at_the_target()
    offense, *_ = roles(world)
    typed(world, offense, "When target and tokens are known")
    assert "Play a card or a power?" in typed(world, offense, "Done")


def test_a_plan_that_was_sealed_elsewhere_leaves_the_direct_message() -> None:
    world = at_the_target()
    _, defense, _ = roles(world)
    assert "What do you want to do in this challenge?" in message(world, defense)[1].text
    typed(world, defense, "Done")
    assert "What do you want to do" not in message(world, defense)[1].text
    calls = world.calls
    typed(world, defense, "Done")
    assert world.calls == calls


def test_the_message_that_shows_the_plan_is_edited_only_for_what_cannot_be_answered_on_it() -> None:
    world = at_the_target()
    offense, _, (guest, *_) = roles(world)
    (asked,) = world.game.asks
    for aimed, over in ((False, False), (True, False), (False, True)):
        table = running(world)
        planned = asking.open_plan(table)
        table.record.person(guest).seen = 0
        people.whisper(world, guest).shows = []
        people.whisper(world, guest).asks = [planned]
        table.state.stack = [Use(offense, "edict", "plague", "edict.plague.1", "W1a", aim={"target": guest})] * aimed
        notices._tell(table, guest, (OpenAsk(asked),) if over else (OpenAsk(asked), planned))
        assert bool(table.effects) == (aimed or over)
        table.state.stack = []


# --- by words ---------------------------------------------------------------------------------------------------------


def typed(world: World, seat: Seat, text: str) -> str:
    return people.said(world.press(seat, 0, "plan", text))


def suggested(world: World, seat: Seat, text: str) -> list[str]:
    return [value for _, value in world.desk.suggest(seat, "plan", text)]


def test_a_whole_plan_is_written_and_sealed_by_words() -> None:
    world = at_the_target()
    offense, defense, others = roles(world)
    names = world.desk._record.names
    home = names[defense]
    assert f"Which planet do you attack? **③ {home}'s planet 3" in typed(world, offense, f"{home}'s planet 3")
    typed(world, offense, "How many tokens do you commit? 2 tokens, from your largest bases")
    typed(world, offense, " and ".join(names[seat] for seat in others))
    card = menu(shown(world.press(offense, 0, "plan")), "card").options[1].label
    assert f"**{card}**" in typed(world, offense, f"Which challenge card do you play? {card}")
    typed(world, offense, "When do you want to be asked or to play? Never")
    assert not lines(world, offense)
    assert "Your plan is noted." in typed(world, offense, "done")
    said = lines(world, offense)
    assert said["invite.offense"] == str(sorted(others)).replace(" ", "")
    assert said["tokens"] == "2"
    people.play_until(world, lambda now: bool(now.game.state.challenge.offense.invited))
    assert len(world.game.state.challenge.committed) == 2


def test_every_suggestion_is_read_back_as_the_answer_that_it_names() -> None:
    world = at_the_target()
    for seat in world.seats:
        for line in [one for one in suggested(world, seat, "") if one != "Done"]:
            assert "has no line" not in typed(world, seat, line)
            assert "more than one" not in typed(world, seat, line)
    assert all("token" in line for line in suggested(world, roles(world)[2][0], "join with 2"))


def test_words_that_a_plan_cannot_read_get_one_sentence_and_change_nothing() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    before = world.desk.dump()
    plans_before = plans_of(world.desk._record)
    assert "has no line for “xyzzy”" in typed(world, offense, "xyzzy")
    assert "more than one line" in typed(world, offense, "tokens")
    assert "at most 2000" in typed(world, offense, "x" * 2_001).replace(",", "").replace("\u202f", "")
    assert plans_of(world.desk._record) == plans_before
    assert len(world.desk.dump()) - len(before) < 200, "only that somebody was there"


def test_words_at_another_time_say_that_there_is_nothing_to_plan() -> None:
    world = World(4, 4, seed=5, speed="daily")
    assert "There is nothing to plan now" in typed(world, 0, "attack 12")


def test_more_than_a_menu_holds_goes_on_another_line() -> None:
    world = at_the_target()
    offense, *_ = roles(world)
    state = world.game.state
    flares = [f"flare.{name}" for name in sorted(registry.POWERS)]
    state.players[offense].hand += [card for card in flares[:30] if card not in state.players[offense].hand]
    found = [line for line in planning.lines(running(world), offense) if plans.is_moments(line.key)]
    assert [line.key for line in found[:2]] == ["moments", "moments.2"]
    sizes = [len(line.ask.form.options) for line in found if isinstance(line.ask.form, UpTo)]
    assert sizes[0] == 25
    last = found[-1].ask.form
    assert isinstance(last, UpTo)
    planning.pick(running(world), offense, found[-1].key, [last.options[-1]])
    planning.seal(running(world), offense)
    act = plans.Act.read(str(last.options[-1]))
    assert any(order.answer == encode(act.answer).decode() for order in state.orders[offense])
    again = [line for line in planning.lines(running(world), offense) if line.key == found[-1].key]
    assert again[0].said == [last.options[-1]]


def with_many_acts() -> tuple[World, Seat]:
    """A guest who has more to plan than a menu holds, and has sealed nothing yet."""
    world = at_the_target()
    _, _, (guest, *_) = roles(world)
    hand = world.game.state.players[guest].hand
    hand += [card for card in (f"flare.{name}" for name in sorted(registry.POWERS)) if card not in hand][:30]
    return world, guest


def acts_of(world: World, seat: Seat) -> dict[str, list[str]]:
    """What can be chosen in each menu about moments."""
    found = [line for line in planning.lines(running(world), seat) if plans.is_moments(line.key)]
    return {line.key: [str(one) for one in options_of(line.ask)] for line in found}


def chosen(world: World, seat: Seat) -> set[str]:
    """What is chosen now in all menus about moments."""
    menus = [one for one in shown(world.press(seat, 0, "plan")).menus if one.choice.startswith("plan_of_moments")]
    found = {option.value for one in menus for option in one.options if option.chosen}
    for page in ("plan_more_1", "plan_more_2"):
        menus = [one for one in shown(world.press(seat, 0, page)).menus if one.choice.startswith("plan_of_moments")]
        found |= {option.value for one in menus for option in one.options if option.chosen}
    return found


def orders_do(world: World, seat: Seat, act: str) -> bool:
    """Whether an order of the seat does that."""
    answer = encode(plans.Act.read(act).answer).decode()
    return any(order.answer == answer for order in world.game.state.orders[seat])


def test_what_was_picked_in_one_menu_stands_once_a_card_is_gone_and_it_stands_in_another() -> None:
    for sealed_before in (False, True):
        world, guest = with_many_acts()
        before = acts_of(world, guest)
        first, last = before["moments.2"][0], before["moments.2"][-1]
        world.press(guest, 0, "plan_of_moments_2", first, last)
        if sealed_before:
            seal(world, guest)
        world.press(guest, 0, "plan_of_moments", "aimed", "sides")
        gone = plans.Act.read(before["moments"][-2]).offer
        world.game.state.players[guest].hand.remove(gone)
        assert first in acts_of(world, guest)["moments"], "it has moved"
        assert chosen(world, guest) == {"aimed", "sides", first, last}
        seal(world, guest)
        assert orders_do(world, guest, first)
        assert orders_do(world, guest, last)


def test_what_a_resting_plan_had_said_in_one_menu_stands_once_a_card_is_gone() -> None:
    world, guest = with_many_acts()
    before = acts_of(world, guest)
    first = before["moments.2"][0]
    world.press(guest, 0, "plan_of_moments_2", first)
    seal(world, guest)
    zapped(world, guest)
    assert not orders_do(world, guest, first)
    world.game.state.players[guest].hand.remove(plans.Act.read(before["moments"][-2]).offer)
    assert first in acts_of(world, guest)["moments"]
    world.press(guest, 0, "plan_holds")
    assert orders_do(world, guest, first)


def test_acts_stay_in_their_menus_when_a_moment_passes() -> None:
    world, guest = with_many_acts()
    before = acts_of(world, guest)
    later = [act for act in before["moments.2"] if not act.startswith("attack")]
    world.press(guest, 0, "plan_of_moments_2", later[0])
    people.play_until(world, lambda now: "attack" not in plans.moments(now.game.state))
    now = acts_of(world, guest)
    assert all(set(now[key]) <= set(before[key]) for key in now)
    world.press(guest, 0, "plan_of_moments", "aimed", "sides")
    assert chosen(world, guest) == {"aimed", "sides", later[0]}


def test_an_older_menu_means_what_it_showed_though_its_acts_stand_in_another_now() -> None:
    world, guest = with_many_acts()
    before = acts_of(world, guest)
    first, second = before["moments.2"][:2]
    world.press(guest, 0, "plan_of_moments", "aimed", "sides")
    needed = {plans.Act.read(act).offer for act in (first, second)}
    for card in [plans.Act.read(act).offer for act in before["moments"] if "=flare" in act][-4:]:
        assert card not in needed
        world.game.state.players[guest].hand.remove(card)
    assert {first, second} <= set(acts_of(world, guest)["moments"])
    body = shown(world.press(guest, 0, "plan_of_moments_2", first, second))
    assert EN("cosmic-plan-cannot") not in body.text
    assert chosen(world, guest) == {"aimed", "sides", first, second}
    gone = shown(world.press(guest, 0, "plan_of_moments_9", "sides=flare.nothing"))
    assert EN("cosmic-plan-gone") in gone.text


def test_a_menu_in_which_nothing_was_changed_is_not_said_to_wait_for_done() -> None:
    world, guest = with_many_acts()
    world.press(guest, 0, "plan_of_moments_2", acts_of(world, guest)["moments.2"][0])
    seal(world, guest)
    body = shown(world.press(guest, 0, "plan_of_moments", "aimed", "sides"))
    assert body.text.count("press **Done**") == 1


def test_a_whole_game_is_played_by_words_alone() -> None:
    world = World(3, 3, seed=8, speed="daily")
    sealed = 0
    while world.over is None:
        due = [seat for seat in world.seats if planning.is_due(running(world), seat)]
        for seat in due:
            rows = [one for one in suggested(world, seat, "") if one != "Done"]
            typed(world, seat, rows[world.random.randrange(len(rows))])
            if world.over is None and "Your plan is noted." in typed(world, seat, "done"):
                sealed += 1
        waiting = people.waiting(world)
        if waiting:
            people.answer(world, *waiting[0], 5_000)
        elif world.over is None:
            world.wait()
    assert world.over == "ended"
    assert sealed >= world.game.state.challenges
