"""How often people are asked at all their tables: below what they order at one, above what is usual there."""

from __future__ import annotations

import pytest

from bot.cosmic.challenge.checkpoints import WINDOWS_OF
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model.state import Order
from bot.cosmic.moves.dealing import take_discarded
from bot.cosmic.timing import automation
from bot.kernel.ask import Ask, OneOf
from bot.kernel.seat import Seat
from bot.tables.contract.choices import ATTENTION, OFTEN, Attention, Often, attention_of
from bot.tables.contract.table import Preference, Preferred, Show
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.desk import CosmicDesk
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Record
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

PLAYERS = 3
_WINDOWS = [*WINDOWS_OF, automation.RESPONSE]


def wishing(world: World, **wishes: Attention) -> None:
    chosen = tuple(Preference(int(seat.removeprefix("s")), ATTENTION, wish.written) for seat, wish in wishes.items())
    world.take(Preferred(world.at(), chosen))


def setting(world: World, seat: Seat) -> str:
    return planning.asked_at(Running(world.game, world.desk._record, world.at()), seat)


def status(world: World) -> str:
    shown = world.press(world.seats[0], 0, "status")
    return next(effect.body.text for effect in shown if isinstance(effect, Show))


@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("often", OFTEN)
def test_a_wish_is_read_as_it_was_written(often: str, told: bool) -> None:
    wish = attention_of(f"{often} told" if told else often)
    assert wish is not None
    assert (wish.often, wish.told) == (often, told)
    assert attention_of(wish.written) == wish


@pytest.mark.parametrize("written", [None, "", "usual", "sometimes told"])
def test_what_is_no_wish_is_none(written: str | None) -> None:
    assert attention_of(written) is None


def test_wishes_are_settings_of_rounds() -> None:
    assert set(OFTEN) == set(automation.ROUND_SETTINGS)


@pytest.mark.parametrize(("speed", "usual"), [("daily", "main"), ("live", "always")])
def test_a_wish_goes_before_the_usual_and_behind_an_order(speed: str, usual: str) -> None:
    world = World(PLAYERS, PLAYERS, speed=speed)
    assert [setting(world, seat) for seat in world.seats] == [usual] * PLAYERS
    wishing(world, s1=Attention("never"))
    assert [setting(world, seat) for seat in world.seats] == [usual, "never", usual]
    world.press(1, 0, "order_rounds", "always")
    assert setting(world, 1) == "always"
    wishing(world)
    assert setting(world, 0) == usual


def test_a_wish_is_saved_with_the_table() -> None:
    world = World(PLAYERS, PLAYERS, speed="daily")
    wishing(world, s2=Attention("never", told=True))
    desk = CosmicDesk.load(world.game, world.desk.dump())
    table = Running(world.game, desk._record, world.at())
    assert planning.asked_at(table, 2) == "never"
    assert planning.open_about_it(table) == [2]


def test_status_tells_of_those_who_want_that_and_of_nobody_else() -> None:
    world = World(PLAYERS, PLAYERS, speed="daily")
    before = status(world)
    wishing(world, s1=Attention("never"))
    assert status(world) == before
    wishing(world, s1=Attention("never"), s2=Attention("always", told=True))
    name = world.desk._record.names[2]
    assert status(world) == f"{before}\n-# {name} is asked whenever something can be played."


def test_whoever_wishes_never_is_asked_at_no_round() -> None:
    asked = {often: _rounds(often) for often in ("always", "never")}
    assert asked["always"] > 0
    assert asked["never"] == 0


def _rounds(often: Often) -> int:
    """How many questions about rounds people have to answer in two challenges."""
    world = World(PLAYERS, PLAYERS, seed=4, speed="daily")
    wishing(world, **{f"s{seat}": Attention(often) for seat in world.seats})
    count = 0

    def watched(now: World) -> bool:
        nonlocal count
        open_now = ((number, ask) for number, ask in now.game.asks.items() if number not in now.game.sealed)
        count += sum(ask.key.startswith("checkpoint.") for _, ask in open_now)
        return now.game.state.challenges > 2

    people.play_until(world, watched)
    return count


@pytest.mark.parametrize("speed", ["daily", "relaxed"])
def test_whoever_has_got_cards_since_their_plan_is_asked_again(speed: str) -> None:
    """A plan that passes everywhere was made before they held them. Who has got cards everybody has seen."""
    asked, grown = _windows(speed, Attention("main"), seed=11)
    assert {key for _, _, key in asked} > {"checkpoint.between"}
    assert {(challenge, seat) for challenge, seat, _ in asked} <= grown
    assert _windows(speed, Attention("never"))[0] == set()


def test_where_there_is_no_time_for_it_plans_pass_all_the_same() -> None:
    assert _windows("lively", Attention("main"))[0] == set()


@pytest.mark.parametrize(("power", "asked"), [("symbiote", set()), ("calculator", {"checkpoint.cards_down"})])
def test_whoever_gets_a_power_is_asked_again_where_it_may_be_used(power: str, asked: set[str]) -> None:
    """Who holds which power, and when it may be used, everybody knows."""
    world = World(PLAYERS, PLAYERS, seed=4, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    record, state = world.desk._record, world.game.state
    state.powers[1].power = power
    state.lineup = ",".join(card.power for card in state.powers)
    record.holders = [seat if seat != 1 else 2 for seat in record.holders]
    people.play_until(world, lambda now: now.desk._record.person(1).empowered != [])
    forget_cards(record)
    assert _asked_again(world, 1) == asked
    assert _asked_again(world, 0) == set()
    record.person(1).knows_all()
    assert _asked_again(world, 1) == set()


def forget_cards(record: Record) -> None:
    for person in record.people:
        person.grown = False


def _asked_again(world: World, seat: Seat) -> set[str]:
    """In which windows a seat would be asked that passes by its plan."""
    table = Running(world.game, world.desk._record, world.at())
    asks = [Ask(seat=seat, key=key, form=OneOf((PASSED,)), default=PASSED, secret=True) for key in _WINDOWS]
    return {ask.key for ask in asks if planning.asks_again(table, ask, PASSED)}


@pytest.mark.parametrize(("card", "grows"), [("A08.1", False), ("C.1", False), ("edict.plague.1", True)])
def test_a_challenge_card_that_everybody_saw_is_no_reason_to_ask_again(card: str, grows: bool) -> None:
    """It is laid when its holder is asked for one, and no window offers it."""
    world = World(PLAYERS, PLAYERS, seed=4, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    record = world.desk._record
    forget_cards(record)
    world.game.state.discard.append(card)
    take_discarded(world.game, 1, card)
    chronicle.take(Running(world.game, record, world.at()), None)
    assert record.person(1).grown == grows


def _windows(speed: str, wish: Attention, seed: int = 4) -> tuple[set[tuple[int, Seat, str]], set[tuple[int, Seat]]]:
    """Who is asked in which windows although their plan passes there, and who has got cards before, by challenge."""
    world = World(PLAYERS, PLAYERS, seed=seed, speed=speed)
    wishing(world, **{f"s{seat}": wish for seat in world.seats})
    asked: set[tuple[int, Seat, str]] = set()
    grown: set[tuple[int, Seat]] = set()

    def watched(now: World) -> bool:
        state = now.game.state
        for seat in world.seats:
            state.orders[seat] = [Order(key, '"pass"', "revoked") for key in _WINDOWS]
        grown.update((state.challenges, seat) for seat, one in enumerate(now.desk._record.people) if one.grown)
        open_now = ((number, ask) for number, ask in now.game.asks.items() if number not in now.game.sealed)
        asked.update((state.challenges, ask.seat, ask.key) for _, ask in open_now if declared(ask.key).of is Of.OFFERS)
        return state.challenges > 6

    people.play_until(world, watched)
    return asked, grown
