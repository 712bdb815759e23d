"""One game played twice: first asked step by step, then by plans that say the same (8.13).

The first time each person decides when they are asked; what they said is remembered by its place in the game. The
second time it is written into the plan of its challenge as soon as that opens, and only what the desk still asks is
said again. Both have to come to the same state.
"""

from __future__ import annotations

from random import Random

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, plans
from bot.cosmic.tokens import picking
from bot.kernel.ask import Ask, Choice, Split
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
from bot.tables.contract.table import Stamp
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.controls import OpenDeal
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import told
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

_TEMPERS = tuple(TEMPERS.values())

Place = tuple[int, int, Seat, str, int]
"""Challenge, phase, seat and question, and how often the seat had answered it in this phase."""
Said = dict[Place, Choice]
"""Every answer that people gave in a game, in order."""


class Sitting:
    """One game of people; ``known`` are the answers of the first time, to be planned wherever a plan can hold them."""

    def __init__(self, seed: int, players: int, options: Options, known: Said | None = None) -> None:
        self.world = World(players, players, seed=seed, speed="daily", options=options)
        self.said: Said = {}
        self._seed, self._known = seed, known
        self._without: set[tuple[int, Seat]] = set()
        """Challenges and seats for which no plan says the same."""

    def play(self, challenges: int) -> None:
        """To the end, or until so many challenges are over."""
        world = self.world
        while world.over is None and world.game.state.challenges <= challenges:
            if self._known is not None:
                self._plan()
            waiting = people.waiting(world)
            if waiting:
                self._answer(*waiting[0])
            elif world.game.actions and not world.game.asks:
                self._fail()
            elif world.over is None:
                world.wait()

    def end(self) -> bytes:
        """The state at the end, without what everybody has ordered."""
        state = self.world.game.state
        state.orders = [[] for _ in state.orders]
        return encode(state)

    # --- the first time -----------------------------------------------------------------------------------------------

    def _answer(self, number: int, seat: Seat) -> None:
        world, state = self.world, self.world.game.state
        ask = world.game.asks[number]
        often = sum((made.seat, made.key) == (seat, ask.key) for made in world.game.log)
        place = (state.challenges, world.game.save().phase, seat, ask.key, often)
        choice = self.said[place] = self._decide(place, ask)
        words = told(Asked(number, ask, see_seat(state, seat), world.desk._record.names), choice)
        world.press(seat, 0, "play", words, key=people.where(world, seat, number))
        if number in world.game.asks and number not in world.game.sealed:
            world.press(seat, number, "q_sure", key=people.where(world, seat, number))

    def _decide(self, place: Place, ask: Ask) -> Choice:
        """What somebody says at this place; in windows in which nobody was asked the first time, nothing."""
        state = self.world.game.state
        if self._known is not None and place not in self._known and declared(ask.key).of is Of.OFFERS:
            return PASSED
        dice = Random(repr((self._seed, *place)))
        choice = Computer(_TEMPERS[ask.seat % len(_TEMPERS)], dice.randrange).answer(see_seat(state, ask.seat), ask)
        if ask.key == automation.COMMIT and isinstance(ask.form, Split) and isinstance(choice, dict):
            return spread(self.world, ask.seat, ask.form, total(choice))  # as plans take them: from the largest bases
        return choice

    def _fail(self) -> None:
        world = self.world
        for seat in world.seats:
            if any(seat in (action.seats or ()) and "fail" in action.key for action in world.game.actions):
                number = OpenDeal(world.game.save().next_ask).control
                world.press(seat, number, "q_fail")
                world.press(seat, number, "q_sure")
                return
        world.wait()

    # --- the second time ----------------------------------------------------------------------------------------------

    def _plan(self) -> None:
        """Whoever has a plan to make writes what they said the first time, and seals it."""
        world = self.world
        for seat in world.seats:
            table = Running(world.game, world.desk._record, Stamp(world.ms))
            if not planning.is_due(table, seat) or (world.game.state.challenges, seat) in self._without:
                continue
            wanted = [
                (line, choice) for line in planning.lines(table, seat) if (choice := self._line(seat, line)) is not None
            ]
            if not all(line.ask.form.accepts(choice) for line, choice in wanted):
                self._without.add((world.game.state.challenges, seat))  # more became possible than could be known then
                continue
            for line, choice in wanted:
                planning.pick(table, seat, line.key, choice)
            for line in planning.lines(table, seat):  # which side to join comes up once both are answered
                if line.key == automation.BOTH and (side := self._first(seat, "join")) in automation.JOINING:
                    planning.pick(table, seat, line.key, side)
            world.press(seat, 0, "plan_done")

    def _line(self, seat: Seat, line: plans.Line) -> Choice:
        """What the seat said the first time, as the line takes it; None if it was not asked."""
        if plans.is_moments(line.key):
            return self._moments(seat, line)
        if line.key in automation.JOINING.values():
            side = line.key.partition(".")[2]
            joined = self._first(seat, "join")
            count = self._first(seat, automation.COMMIT)
            if joined is None:
                return None
            if joined != side:
                return 0
            return total(count) if isinstance(count, dict) else 1  # a power asks with how many later
        if line.key == automation.TOKENS:
            count = self._first(seat, automation.COMMIT)
            return total(count) if isinstance(count, dict) else None
        if plans.is_use(line.key) and self._differs(seat, line.key):
            return None
        return self._first(seat, line.key)

    def _moments(self, seat: Seat, line: plans.Line) -> Choice:
        """To be asked wherever the seat did something the first time, and always once the challenge is over."""
        assert self._known is not None
        number = self.world.game.state.challenges
        mine = [
            (key, choice)
            for (challenge, _, who, key, _), choice in self._known.items()
            if (challenge, who) == (number, seat)
        ]
        acted = {key for key, choice in mine if choice != PASSED}
        wanted = [name for name in plans.moments(self.world.game.state) if automation.round_key(name) in acted]
        always = [name for name in ("between",) if name not in wanted]
        return [name for name in (*wanted, *always) if line.key == plans.MOMENTS]

    def _differs(self, seat: Seat, key: str) -> bool:
        """Whether the seat said this once and that another time in the challenge."""
        assert self._known is not None
        number = self.world.game.state.challenges
        said = [
            choice
            for (challenge, _, who, what, _), choice in self._known.items()
            if (challenge, who, what) == (number, seat, key)
        ]
        return any(one != said[0] for one in said)

    def _first(self, seat: Seat, key: str) -> Choice:
        assert self._known is not None
        number = self.world.game.state.challenges
        answers = (
            choice
            for (challenge, _, who, what, _), choice in self._known.items()
            if (challenge, who, what) == (number, seat, key)
        )
        return next(answers, None)


def total(choice: Choice) -> int:
    """How many tokens a division is."""
    return sum(count for count in choice.values() if isinstance(count, int)) if isinstance(choice, dict) else 0


def spread(world: World, seat: Seat, form: Split, count: int) -> Choice:
    """So many tokens, from the largest bases."""
    there = board.bases(world.game.state, seat)
    places = {part.name: there.get(part.name, part.high) for part in form.parts}
    return dict(picking.from_bases(min(count, form.high), places))
