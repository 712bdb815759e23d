"""A challenge in three looks: what the table waits for, and what is taken by the way (8.11, 8.12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import QUESTIONS, Of, declared
from bot.cosmic.model import board
from bot.cosmic.model.state import WARP, Order
from bot.cosmic.moves import tokens
from bot.cosmic.timing import automation, premoves
from bot.cosmic.timing.clock import GLANCE, SPEEDS
from bot.kernel.ask import Ask, Choice, Part, Split, UpTo
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.saved import Decision
from bot.tables.contract.choices import OFF, SUGGESTIONS
from bot.tables.contract.table import Edit, Owe, Post, Preference, Preferred, Show
from bot.tables.cosmic.clockwork import computers, looks, prepared
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Stop
from bot.tables.cosmic.table_words import moment
from tests.tables.cosmic import people
from tests.tables.cosmic.test_clockwork import dealing
from tests.tables.cosmic.world import World
from tests.words.voices import EN

HOUR = 3_600_000
QUIET = ("lively", "daily", "relaxed")
PLAYERS = 4


def at_the_target(speed: str = "daily", seed: int = 1) -> tuple[World, Seat]:
    """A table at which the offense has just been asked for its target, the first question of the challenge."""
    world = World(PLAYERS, PLAYERS, seed=seed, speed=speed)
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    return world, world.game.state.challenge.offense.seat


def stop(world: World) -> Stop:
    found = world.controller._record.stop
    assert found is not None
    return found


def aim(world: World, offense: Seat) -> None:
    """The offense says what it attacks."""
    ((number, seat),) = people.waiting(world)
    assert (seat, world.game.asks[number].key) == (offense, "target")
    people.answer(world, number, seat)


def strikes(world: World) -> list[int]:
    return [player.strikes for player in world.game.state.players]


def go_on(world: World, silent: Seat | None = None) -> list[Decision]:
    """One step of people who answer at once but for one; what was decided."""
    made = len(world.made)
    asked = [(number, seat) for number, seat in people.waiting(world) if seat != silent]
    sides = [seat for seat in people.awaited(world) if seat != silent]
    bargains = [found for seat in world.seats if seat != silent for found in world.bargaining(seat)]
    if asked:
        people.answer(world, *asked[0], 1_000)
    elif sides:
        people.say_sides(world, sides[0], 1_000)
    elif bargains:
        world.use(*bargains[world.random.randrange(len(bargains))])
    else:
        world.wait()
    return world.made[made:]


def opened(world: World, challenges: int, silent: Seat | None = None) -> Iterator[tuple[Stop, dict[int, Ask]]]:
    """People play on; each stop of a challenge just after it was opened, with its questions."""
    before = 0
    while world.over is None and world.game.state.challenges <= challenges:
        now = world.controller._record.stop
        if now is not None and world.game.state.challenges and now.asks and max(now.asks) > before:
            before = max(now.asks)
            yield now, dict(world.game.asks)
        go_on(world, silent)


# --- what the table waits for -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", QUIET)
def test_the_first_question_of_a_look_is_waited_for_and_what_follows_is_open_for_a_glance(speed: str) -> None:
    world, offense = at_the_target(speed)
    assert not stop(world).by_the_way
    assert stop(world).due == world.rings["due"] == world.ms + SPEEDS[speed].cap
    aim(world, offense)
    assert people.asked(world, "commit") == offense
    assert stop(world).by_the_way
    assert stop(world).due == world.rings["due"] == world.ms + GLANCE
    shown = next(one.body for one in reversed(world.effects) if isinstance(one, Show))
    assert EN("cosmic-table-or-else", due=moment(stop(world).due)) in shown.text


def test_a_press_waits_for_no_suggestion_of_what_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    world, offense = at_the_target()
    honest, thought = computers.suggestion, list[str]()

    def noting(table: Running, number: int, ask: Ask) -> Choice:
        thought.append(ask.key)
        return honest(table, number, ask)

    monkeypatch.setattr(computers, "suggestion", noting)
    aim(world, offense)
    assert thought == ["commit"]


def test_where_nobody_is_there_it_is_open_for_the_floor() -> None:
    world, offense = at_the_target("lively")
    world.pass_time(SPEEDS["lively"].cap)  # the target that is suggested is taken
    assert people.asked(world, "commit") == offense
    assert stop(world).due == world.rings["due"] == stop(world).opened + SPEEDS["lively"].floor


@pytest.mark.parametrize("speed", QUIET)
def test_whoever_has_missed_a_look_holds_nobody_up_as_a_guest_until_they_press_something(speed: str) -> None:
    world, missed = World(PLAYERS, PLAYERS, seed=1, speed=speed), 0
    silent = world.seats[0]
    while missed < 2:
        state = world.game.state
        if people.awaited(world) and not board.is_main(state, silent):
            struck = strikes(world)[silent] > 0
            assert (silent in people.awaited(world)) != struck
            if struck:
                missed += 1
                assert looks.is_due(people.running(world), silent), "it may be said all the same"
                world.press(silent, 0, "status")
                assert silent in people.awaited(world)
        go_on(world, silent)


def test_whoever_has_missed_a_look_is_waited_for_in_the_next_challenge_of_their_own_at_the_earliest() -> None:
    world = World(PLAYERS, PLAYERS, seed=1, speed="daily")
    silent, begun, again = world.seats[0], Counter[int](), 0
    people.play_until(world, lambda now: now.game.state.challenges == 1)
    for now, asks in opened(world, 8, silent):
        if now.sort == "decision" and not now.by_the_way and {ask.seat for ask in asks.values()} == {silent}:
            again += strikes(world)[silent] > 0
            begun[world.game.state.challenges] += 1
    assert again
    assert set(begun.values()) == {1}


def test_at_live_tables_and_alone_each_question_has_its_own_time() -> None:
    for world in (World(PLAYERS, PLAYERS, seed=1, speed="live"), World(PLAYERS, 1, seed=1, speed="daily")):
        people.play_until(world, lambda now: people.asked(now, "target") is not None)
        offense = world.game.state.challenge.offense.seat
        aim(world, offense)
        assert people.asked(world, "commit") == offense
        assert not stop(world).by_the_way
        assert stop(world).due > world.ms + SPEEDS["live"].floor


def test_both_main_players_are_waited_for_with_their_cards() -> None:
    world, _ = at_the_target()
    people.play_until(world, lambda now: "card" in {ask.key for ask in now.game.asks.values()})
    assert not stop(world).by_the_way
    assert stop(world).due == stop(world).opened + SPEEDS["daily"].cap


def test_what_is_asked_anew_opens_its_look_again() -> None:
    """Here because a step was taken back."""
    world, offense = at_the_target()
    aim(world, offense)
    world.pass_time(30_000)
    world.press(offense, 0, "undo")
    assert people.asked(world, "target") == offense
    assert not stop(world).by_the_way
    assert world.rings["due"] == world.ms + SPEEDS["daily"].cap
    aim(world, offense)
    assert stop(world).by_the_way, "it was asked only once"


def test_in_whole_challenges_the_table_waits_for_the_first_question_of_a_look_and_what_is_asked_anew_alone() -> None:
    """So questions of powers and small choices are by the way, whoever is asked."""
    waited, by_the_way = Counter[str](), Counter[str]()
    for seed in range(1, 5):
        world = World(PLAYERS, PLAYERS, seed=seed, speed="daily")
        seen: dict[tuple[int, Seat, str], set[str]] = {}
        for now, asks in opened(world, 5):
            if now.sort == "decision":
                of = [((world.game.state.challenges, ask.seat, look_of(world, ask)), ask.key) for ask in asks.values()]
                waits = any(look[2] and (look not in seen or key in seen[look]) for look, key in of)
                assert now.by_the_way is not waits, asks
                (waited if waits else by_the_way).update(key for _, key in of)
                for look, key in of:
                    seen[look] = {key} if key in seen.get(look, ()) else {*seen.get(look, ()), key}
        assert world.game.state.challenges > 5
    assert {"target", "card"} <= waited.keys()
    assert [key for key in by_the_way if key not in looks.LOOKS and key != "commit"], "a power asked"


def look_of(world: World, ask: Ask) -> str:
    """By what the table waits for, independent of what it has noted; empty for what belongs to no look."""
    if ask.key == "commit":
        return "attack" if ask.seat == world.game.state.challenge.offense.seat else "sides"
    return looks.LOOKS.get(ask.key, "")


def test_a_restart_changes_nothing_of_it() -> None:
    world, offense = at_the_target()
    for by_the_way in (False, True):
        due = world.rings["due"]
        world.rings = {}
        world.restart()
        assert (stop(world).by_the_way, world.rings["due"]) == (by_the_way, due)
        if not by_the_way:
            aim(world, offense)


# --- silence in a look ------------------------------------------------------------------------------------------------


def test_one_look_is_one_strike_and_its_other_questions_are_taken_after_the_floor() -> None:
    world, offense = at_the_target()
    begun, made = world.ms, list[Decision]()
    while not any(one.key == "commit" for one in made):
        made += go_on(world, offense)
    assert [(one.key, one.by) for one in made if one.seat == offense and one.key not in ("strike", "orders")][:2] == [
        ("target", "computer"),
        ("commit", "computer"),
    ]
    assert world.ms == begun + SPEEDS["daily"].cap + SPEEDS["daily"].floor
    assert strikes(world)[offense] == 1
    while not any(one.key == "card" and one.seat == offense for one in made):
        made += go_on(world, offense)
    assert strikes(world)[offense] == 2, "Cards is another look"


def test_what_follows_is_taken_as_suggested_without_strike_reminder_or_notification() -> None:
    world, offense = at_the_target()
    aim(world, offense)
    ((number, ask),) = world.game.asks.items()
    suggested = computers.suggestion(people.running(world), number, ask)
    before, last = len(world.effects), world.last
    while number in world.game.asks:
        world.wait()
    made = [one for one in world.made if (one.seat, one.key) == (offense, "commit")]
    assert [(one.by, one.choice) for one in made] == [("standing", suggested)]
    since = [*last, *world.effects[before:]]
    assert not [one for one in since if isinstance(one, Post) and offense in (one.seat, *one.ping)]
    assert not [one for one in since if isinstance(one, Owe) and one.seat == offense and one.what]
    assert strikes(world) == [0] * PLAYERS
    assert not world.controller._record.chairs[offense].person.unheard


@pytest.mark.parametrize("everywhere", [True, False])
def test_whoever_wants_no_suggestions_gets_the_usual_answers_8_12(everywhere: bool) -> None:
    world, offense = at_the_target()
    if everywhere:
        world.handle(Preferred(world.at(), (Preference(offense, SUGGESTIONS, OFF),)))
    else:
        world.press(offense, 0, "order_time_up")
    aim(world, offense)
    ((number, ask),) = world.game.asks.items()
    while number in world.game.asks:
        world.wait()
    while not strikes(world)[offense]:
        go_on(world, offense)
    made = {one.key: one for one in world.made if one.seat == offense}
    assert (made["commit"].by, made["commit"].choice) == ("standing", ask.default)
    assert made["card"].by == "timeout", "another look, for which the time was up"


def test_nobody_is_called_for_what_is_by_the_way() -> None:
    """Somebody may have been called before, and sees it as long as they are there."""
    seen = Counter[str]()
    for seed in (1, 2, 4):
        world = World(PLAYERS, PLAYERS, seed=seed, speed="daily")
        for now, asks in opened(world, 4):
            if now.sort == "decision" and now.by_the_way:
                asked = {ask.seat for ask in asks.values()}
                assert not [one for one in world.last if isinstance(one, Post) and asked & {one.seat, *one.ping}]
                assert not [seat for seat in asked if world.owes[seat].what]
                seen.update(ask.key for ask in asks.values())
    assert len(seen) > 5


def test_the_message_of_whoever_is_gone_shows_nothing_that_is_open_by_the_way() -> None:
    """It would ask, and be edited again before anybody looks."""
    rested = 0
    for seed in (1, 2, 4):
        world = World(PLAYERS, PLAYERS, seed=seed, speed="daily")
        silent = world.seats[0]
        for now, _ in opened(world, 4, silent):
            prompt = world.controller._record.chairs[silent].person.prompt
            if now.sort == "decision" and now.by_the_way and prompt is not None:
                edits = [one for one in world.last if isinstance(one, Edit) and one.key == prompt.key]
                assert all(one.body.text.startswith(EN("cosmic-table-rests")) for one in edits)
                rested += len(edits)
    assert rested


@pytest.mark.parametrize("key", ["crystal.add", "demon.wild.commit", "hurtz.from"])
def test_silence_keeps_the_last_token_of_each_home_base(key: str) -> None:
    """Though the usual answer would not."""
    world, offense = at_the_target()
    state = world.game.state
    homes = board.homes(state, offense)[:3]
    mine = [number for number, token in enumerate(state.tokens) if token.owner == offense]
    for number in mine:
        tokens.put(state, number, WARP)
    for number, home in zip(mine, (homes[0], homes[1], homes[2], homes[2]), strict=False):
        tokens.put(state, number, home)
    parts = tuple(Part(home, count) for home, count in zip(homes, (1, 1, 2), strict=True))
    ask = Ask(seat=offense, key=key, form=Split(1, 4, parts), default={homes[0]: 1, homes[1]: 1, homes[2]: 2})
    assert prepared.suggested(people.running(world), 1, ask) == {homes[2]: 1}


@pytest.mark.parametrize(
    ("held", "given"),
    [(["A04.1", "flare.parasite"], ["A04.1"]), (["flare.parasite"], []), (["edict.cosmic_zap.1"], [])],
)
def test_silence_gives_no_zap_or_flare_away(held: list[str], given: list[str]) -> None:
    world, offense = at_the_target()
    ask = Ask(seat=offense, key="laser.discard", form=UpTo(2, tuple(held)), default=[])
    assert prepared.suggested(people.running(world), 1, ask) == given


def test_silence_makes_no_deal() -> None:
    """At live tables as at quiet ones (5.5.8)."""
    world = dealing(speed="daily")
    mains = {world.game.state.challenge.offense.seat, world.game.state.challenge.defense.seat}
    begun = stop(world).opened
    while any(action.key == "deal.timeout" for action in world.game.actions):
        world.wait()
    assert world.game.state.challenge.outcome == "no_deal"
    assert world.ms == begun + SPEEDS["daily"].cap
    assert {seat for seat in world.seats if strikes(world)[seat]} == mains


# --- windows ----------------------------------------------------------------------------------------------------------


def test_in_windows_nobody_is_waited_for_but_the_holder_of_a_power_usable_between_challenges() -> None:
    asked = Counter[Seat]()
    for seed in (1, 2, 3):
        world = World(PLAYERS, PLAYERS, seed=seed, speed="daily")
        for now, asks in opened(world, 4):
            if now.sort != "round":
                continue
            open_now = [asks[number] for number, _ in people.waiting(world)]
            for ask in open_now:
                assert ask.key == automation.BETWEEN
                assert premoves.usable(world.game.state, ask.seat, ask.key)
                asked[ask.seat] += 1
    assert asked


def test_the_holder_of_such_a_power_may_wish_never_to_be_asked() -> None:
    for often in ("helps", "never"):
        world = people.ask_in_rounds(World(PLAYERS, PLAYERS, seed=3, speed="daily"), often=often)
        people.play_until(world, people.in_round)
        assert bool(people.waiting(world)) == (often == "helps")


def played(world: World, challenges: int) -> list[Decision]:
    made = list[Decision]()
    while world.over is None and world.game.state.challenges <= challenges:
        made += go_on(world)
    windows = [one for one in made if one.key in QUESTIONS and declared(one.key).of is Of.OFFERS]
    return [one for one in windows if one.by == "standing" and one.choice != PASSED]


def test_what_people_hold_is_played_when_it_helps_unless_they_keep_it_or_let_the_bot_pass() -> None:
    helped = played(World(PLAYERS, PLAYERS, seed=2, speed="daily"), 4)
    assert helped
    first = helped[0]
    assert first.seat is not None
    kept = World(PLAYERS, PLAYERS, seed=2, speed="daily")
    face = automation.held_as(str(first.choice))
    people.play_until(kept, lambda now: bool(now.game.state.orders))
    kept.game.state.orders[first.seat] = [Order(automation.held_key(face), encode(automation.KEEP).decode(), "revoked")]
    assert face not in [automation.held_as(str(one.choice)) for one in played(kept, 4) if one.seat == first.seat]
    passing = World(PLAYERS, PLAYERS, seed=2, speed="daily")
    for seat in passing.seats:
        passing.press(seat, 0, "order_auto")
    assert not played(passing, 4)


@pytest.mark.parametrize("some", [2, 3, 4])
def test_every_round_in_which_people_are_asked_is_open_for_the_floor(some: int) -> None:
    """Also where all have answered before it began (8.14)."""
    world = World(PLAYERS, some, seed=4, speed="daily")
    rounds, opened_at = 0, 0
    for now, asks in opened(world, 3):
        if opened_at:
            assert now.opened >= opened_at + SPEEDS["daily"].floor
        people_asked = now.sort == "round" and any(ask.seat in world.seats for ask in asks.values())
        opened_at = now.opened if people_asked else 0
        rounds += people_asked
    assert rounds > 10
