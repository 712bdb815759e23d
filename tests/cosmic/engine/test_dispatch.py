"""The machinery of powers, on powers made for it: force, order, limits, announcements (4.0.4, 4.0.6, 4.0.7, 4.0.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.challenge import roles
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Edition, Kind, Level, Power
from bot.cosmic.kinds.hooks import ENDING, LOSING, REVEALED, TARGETING, TOKEN_VALUE, Fate, Force, Mine
from bot.cosmic.kinds.questions import QUESTIONS
from bot.cosmic.model.attributes import Attribute
from bot.cosmic.model.hook_args import Loss
from bot.cosmic.model.state import Call, Cosmic, Token
from bot.cosmic.tokens import losses
from bot.kernel.flow import Flow
from tests.cosmic.table import Table


@pytest.fixture(autouse=True)
def made_here() -> Iterator[None]:
    """Powers that exist for one test alone."""
    before, asked = dict(registry.POWERS), dict(QUESTIONS)

    class First(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Tells that the target is fixed."""

        name = "test_first"

        @TARGETING.after
        def tell(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.decree(game, f"first of {my.seat}")
            yield from ()

    class Second(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Tells the same."""

        name = "test_second"

        @TARGETING.after
        def tell(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.decree(game, f"second of {my.seat}")
            yield from ()

    class Early(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Tells it before the others."""

        name = "test_early"

        @TARGETING.after.at(-1)
        def tell(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.decree(game, f"early of {my.seat}")
            yield from ()

    class Named(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE):
        """May tell it, asked by name."""

        name = "test_named"

        @TARGETING.after.by_name()
        def tell(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.decree(game, f"named of {my.seat}")
            yield from ()

    class Often(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE):
        """After the cards are turned up, again and again, or once."""

        name = "test_often"
        times = Attribute(0)

        @REVEALED.when(roles.main).each_time()
        def tell(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.remember(game, my.card, Often.times, Often.times.of(my) + 1)
            yield from ()

    class Heavy(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Own tokens count two in a challenge."""

        name = "test_heavy"

        @TOKEN_VALUE
        def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
            return 2 if token.owner == my.seat else value

    class Drag(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """The loss of anybody's token costs one of its own, too, and the other way round."""

        name = "test_drag"

        @LOSING.before.at(Fate.LAND)
        def drag(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
            mine = [number for number in range(20) if game.state.tokens[number].place != "warp"][:1]
            yield from losses.lose(game, mine, "test_drag")
            return loss

    class Counter(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Counts its challenges, also while zapped."""

        name = "test_counter"
        points = Attribute(0)

        @ENDING.challenge.quietly(Force.AWAKE)
        def count(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.remember(game, my.card, Counter.points, Counter.points.of(my) + 1)
            yield from ()

    class Watcher(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE):
        """Notes its challenges without a word, and not while zapped."""

        name = "test_watcher"
        seen = Attribute(0)

        @ENDING.challenge.quietly()
        def watch(self, game: Cosmic, my: Mine) -> Flow[None]:
            moves.remember(game, my.card, Watcher.seen, Watcher.seen.of(my) + 1)
            yield from ()

    yield
    registry.POWERS.clear()
    registry.POWERS.update(before)
    QUESTIONS.clear()
    QUESTIONS.update(asked)


def fight(powers: tuple[Any, ...], **more: Any) -> Table:
    hands = {0: ["A10"], 1: ["A15"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, flares="off", **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 4})


def told(table: Table) -> list[str]:
    return [event["flag"] for event in table.events("decreed")]


def test_powers_act_in_priority_order_4_0_2() -> None:
    table = fight(("test_first", "test_first", "test_first", "test_first"), offense=0, destiny=["yellow"])
    table.wishes = [wish for wish in table.wishes if wish[1] != "target"]
    table.run(until="card")
    assert told(table) == ["first of 0", "first of 2", "first of 1", "first of 3"]
    table.run().check()


def test_ranks_come_first_then_mandatory_effects_then_those_asked_by_name_4_0_4() -> None:
    table = fight(("test_named", "test_first", "test_early", "")).wish(0, "test_named.use", True).run(until="card")
    assert told(table) == ["early of 2", "first of 1", "named of 0"]
    table.run().check()


def test_an_optional_power_asked_by_name_may_be_left_alone() -> None:
    table = fight(("test_named", "", "", "")).run(until="card")
    assert told(table) == []
    table.run().check()


def test_a_player_orders_several_mandatory_powers_of_one_window_4_0_5_6_6() -> None:
    table = fight((("test_first", "test_second"), "", "", ""))
    table.wish(0, "order_powers", ["power.1", "power.0"]).run(until="card")
    assert told(table) == ["second of 0", "first of 0"]
    table.run().check()


def test_a_flare_called_twice_acts_twice_in_one_step_and_asks_for_no_order_4_0_5() -> None:
    table = fight(("", "", "", ""), hands={0: ["A20"], 1: ["A4"]}).run(until="card")
    for _ in range(2):
        moves.call(table.game, Call(2, "flare.prophet", "super", "W6a", {"foretold": 1}))
    table.run().check()
    assert table.at("warp", 2) == 4, "wrong twice"


def test_the_same_power_twice_gives_one_use_6_7() -> None:
    table = fight((("test_first", "test_first"), "", "", "")).run(until="card")
    assert told(table) == ["first of 0"]
    table.run().check()


def test_each_time_lifts_the_limit_of_once_per_challenge_4_0_5() -> None:
    table = fight(("test_often", "", "", ""))
    table.wish(0, "checkpoint.reveal", "power.0").wish(0, "checkpoint.reveal", "power.0").run()
    assert table.state.powers[0].data == {"times": 2}
    table.check()


@pytest.mark.parametrize(("powers", "uses"), [(("test_heavy", "", "", ""), 1), (("", "", "test_heavy", ""), 0)])
def test_an_always_on_power_is_announced_when_it_matters_and_only_then_4_0_7(
    powers: tuple[str, ...], uses: int
) -> None:
    table = fight(powers).run()
    assert len(table.events("announced", source="power")) == uses
    assert table.events("totals")[-1]["offense"] == 10 + 4 * (2 if uses else 1)
    table.check()


def test_a_zap_then_makes_it_not_count() -> None:
    table = fight(("test_heavy", "", "", ""), hands={2: ["A6", "edict.cosmic_zap"]})
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["offense"] == 14
    table.check()


def test_a_replacement_does_not_answer_what_it_caused_itself() -> None:
    table = fight(("", "test_drag", "", "")).run()
    assert len(table.events("moved", why="test_drag")) == 1
    table.check()


def test_points_are_counted_even_while_zapped_but_not_while_dormant_6_9() -> None:
    table = fight((("test_counter", "test_heavy"), "", "", ""), hands={2: ["A6", "edict.cosmic_zap"]})
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.state.powers[0].data == {"points": 1}
    table.check()
    asleep = fight(("test_counter", "", "", ""), tokens={0: {"red-1": 8, "red-2": 8, "yellow-1": 4}}).run()
    assert asleep.state.powers[0].data == {"points": 0}
    asleep.check()


def test_what_is_done_without_a_word_is_not_done_while_zapped_6_5() -> None:
    hands = {2: ["A6", "edict.cosmic_zap"]}
    table = fight((("test_watcher", "test_heavy"), "", "", ""), hands=hands)
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.state.powers[0].data == {"seen": 0}
    table.check()
    free = fight((("test_watcher", "test_heavy"), "", "", ""), hands=hands).run()
    assert free.state.powers[0].data == {"seen": 1}
    assert not free.events("announced", name="test_watcher")
    free.check()


def test_two_home_bases_are_too_few_and_three_are_enough_6_3() -> None:
    asleep = fight(("test_heavy", "", "", ""), tokens={0: {"red-1": 10, "red-2": 10}}).run()
    assert asleep.events("totals")[-1]["offense"] == 14
    awake = fight(("test_heavy", "", "", ""), tokens={0: {"red-1": 10, "red-2": 5, "red-3": 5}}).run()
    assert awake.events("totals")[-1]["offense"] == 18
    awake.check()
