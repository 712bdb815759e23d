"""One game played twice: asked step by step where people sit together, and with what can be said ahead said so (8.13).

At a live table everybody decides when they are asked; what they said is remembered by its place in the game. At a daily
one it is said in the message of Sides as soon as that asks, and only what the controller still asks is said again.
"""

from __future__ import annotations

from random import Random

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Ask, Choice
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.table import Show
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import Asked, OpenDeal
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.questions.labels import answer_text
from tests.cosmic.timing.said_ahead import heap, total
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

_TEMPERS = tuple(TEMPERS.values())

Place = tuple[int, int, Seat, str, int]
"""Challenge, phase, seat and question, and how often the seat had answered it in this phase."""
Said = dict[Place, Choice]
"""Every answer that people gave in a game, in order."""


class Sitting:
    """One game of people; ``known`` are the answers of the first time, to be said ahead."""

    def __init__(self, seed: int, players: int, options: Options, known: Said | None = None) -> None:
        speed = "live" if known is None else "daily"
        self.world = World(players, players, seed=seed, speed=speed, options=options, rounds="always")
        self.said: Said = {}
        self._seed, self._known = seed, known or {}

    def play(self, challenges: int) -> None:
        """To the end, or until so many challenges are over."""
        world = self.world
        while world.over is None and world.game.state.challenges <= challenges:
            self._say_ahead()
            waiting = [number for number, _ in people.waiting(world) if self._is_asked(world.game.asks[number])]
            if waiting:
                self._answer(waiting[0])
            elif world.game.actions and not world.game.asks:
                self._fail()
            elif world.over is None:
                world.wait()

    def end(self) -> bytes:
        """The state at the end, without what everybody has ordered."""
        state = self.world.game.state
        state.orders = [[] for _ in state.orders]
        return encode(state)

    def _is_asked(self, ask: Ask) -> bool:
        return automation.ahead(self.world.game.state, ask) is None

    def _answer(self, number: int) -> None:
        world, state, ask = self.world, self.world.game.state, self.world.game.asks[number]
        often = sum((made.seat, made.key) == (ask.seat, ask.key) for made in world.game.log)
        place = (state.challenges, world.game.save().phase, ask.seat, ask.key, often)
        choice = self.said[place] = self._decide(place, ask)
        words = answer_text(Asked(number, ask, see_seat(state, ask.seat), world.controller._record.names), choice)
        world.press(ask.seat, 0, "play", words, key=people.where(world, ask.seat, number))
        if number in world.game.asks and number not in world.game.sealed:
            world.press(ask.seat, number, "q_sure", key=people.where(world, ask.seat, number))

    def _decide(self, place: Place, ask: Ask) -> Choice:
        state, dice = self.world.game.state, Random(repr((self._seed, *place)))
        if ask.key == automation.BETWEEN and state.round is not None and state.round.asked:
            return ask.default  # a stop asks once: what was said there counts for the rounds that follow (4.0.3)
        choice = Computer(_TEMPERS[ask.seat % len(_TEMPERS)], dice.randrange).answer(see_seat(state, ask.seat), ask)
        return dict(heap(state, ask, total(choice))) if ask.key == automation.COMMIT else choice

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

    def _say_ahead(self) -> None:
        """Pick for all who are asked ahead what they said the first time; what was not asked then is taken as it
        stands.
        """
        world = self.world
        for seat in world.seats:
            state, table = world.game.state, people.running(world)
            if table.open_asks(seat) or not looks.is_due(table, seat):
                continue
            for ask in looks.asks(table, seat):
                choice = self._first(seat, ask)
                if choice is not None:
                    world.press(seat, 0, sides.control(state, ask), *self._values(seat, ask, choice))
            if looks.is_due(people.running(world), seat):
                world.press(seat, 0, f"side_done_{state.challenges}")

    def _values(self, seat: Seat, ask: Ask, choice: Choice) -> list[str]:
        if not isinstance(choice, list):
            return [str(choice)]
        press = self.world.press(seat, 0, f"side_show_{ask.key.replace('.', '_')}")
        (menu,) = next(one.body.menus for one in press if isinstance(one, Show))
        names = [self.world.controller._record.names[other] for other in choice if isinstance(other, int)]
        return [option.value for option in menu.options if option.label in names]

    def _first(self, seat: Seat, ask: Ask) -> Choice:
        """Return the seat's first answer, as it can be said ahead; None if it was not asked."""
        if ask.key != premoves.JOIN:
            return self._answered(seat, ask.key)
        side, count = self._answered(seat, ask.key), self._answered(seat, automation.COMMIT)
        if side in automation.JOINING:
            return premoves.way((str(side),), total(count) or 1)  # a power may ask later with how many
        return None if side is None else premoves.OUT

    def _answered(self, seat: Seat, key: str) -> Choice:
        """The first that the seat says to it from now on in this challenge."""
        now, wanted = self.world.game.save().phase, (self.world.game.state.challenges, seat, key)
        found = (row for row in self._known.items() if (row[0][0], *row[0][2:4]) == wanted and row[0][1] >= now)
        return next((said for _, said in found), None)
