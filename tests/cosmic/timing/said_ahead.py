"""A whole game by the rules alone, asked step by step, and the same game in which the same is said ahead (8.13).

The first game remembers every question with its options and answer. In the second one everybody says ahead, as soon as
that can be said and whenever it is asked otherwise, what the seat goes on to say, and anything where nothing of the
kind comes. Whatever an order then answers has to be what the seat said; only the rest is said again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, CosmicState, Order
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, premoves
from bot.cosmic.tokens import picking
from bot.kernel.ask import Ask, Choice, Form, OneOf, Split, UpTo
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision
from proving.cosmic.walk import first
from proving.events import Happened, stored

ORDERS: Final = "orders"
_TEMPERS: Final = tuple(TEMPERS.values())
_TIMEOUT: Final = "deal.timeout"
_ANY: Final = 5
"""Of so many answers one is drawn by chance, for what sense never does."""
_LONGEST: Final = 9_000


class Said(NamedTuple):
    """An answer of the first game."""

    challenge: int
    form: Form
    choice: Choice
    heap: bool
    """The choice divides tokens as orders do that name a number."""


def asks(state: CosmicState, seat: Seat) -> list[Ask]:
    """All that answers a question of the game."""
    return [ask for ask in premoves.asks(state, seat) if ask.key != automation.ROUNDS]


class Sitting(ABC):
    """One game with all that came of it."""

    def __init__(self, seed: int, players: int, options: Options) -> None:
        self.game: Cosmic = Game.new(COSMIC, seed, players, first(options))
        self.players = players
        self.dice = Random(repr((seed, players)))
        self.events: list[Happened] = []
        self.decisions: list[Decision] = []

    def play(self) -> None:
        """To the end."""
        for _ in range(_LONGEST):
            if self.game.over:
                return
            self.step()
            self.events += stored(self.game.take_events())
            self.decisions += self.game.take_decisions()
        raise AssertionError("the game does not end")

    @abstractmethod
    def step(self) -> None:
        """One decision."""

    def told(self) -> bytes:
        """All that happened, private events included, without those that orders were given."""
        return encode([(event.kind, event.audience, event.data) for event in self.events if event.kind != ORDERS])

    def rows(self) -> list[tuple[int, str, bytes]]:
        """List the decisions in order by phase and seat, without who gave the answer."""
        made = [row for row in self.decisions if row.key != ORDERS]
        rows = [(row.phase, repr((row.seat, row.key)), encode(row.choice)) for row in made]
        return sorted(rows, key=lambda row: row[:2])

    def digest(self) -> str:
        """The engine's fingerprint of the game at its end, had everybody said each thing when it was asked."""
        state = self.game.state
        again: Cosmic = Game.new(COSMIC, self.game.seed, self.players, state.options)
        for row in self.decisions:
            if row.key != ORDERS:
                again.repeat(msgspec.structs.replace(row, by="player"))
        return again.digest()

    def end(self) -> bytes:
        """The state at the end, without orders."""
        self.game.state.orders = [[] for _ in self.game.state.orders]
        return encode(self.game.state)


class Asked(Sitting):
    """The first game: everybody says each thing when it is asked."""

    def __init__(self, seed: int, players: int, options: Options) -> None:
        super().__init__(seed, players, options)
        self.seats = [Computer(_TEMPERS[(seed + seat) % len(_TEMPERS)], self._sides) for seat in range(players)]
        self.said: defaultdict[tuple[Seat, str], list[Said]] = defaultdict(list)
        self.acts: list[tuple[str, Seat | None, Choice]] = []
        self.talkers: set[tuple[int, Seat]] = set()
        """In which challenges who says something ahead later; some leave it."""

    def _sides(self, sides: int) -> int:
        return self.dice.randrange(sides)

    def step(self) -> None:
        """Answer for the one who is asked first; without questions somebody acts."""
        game = self.game
        for seat in range(self.players if game.state.players else 0):
            if asks(game.state, seat) and Random(repr((game.state.challenges, seat))).randrange(_ANY):
                self.talkers.add((game.state.challenges, seat))
        for number, ask in game.asks.items():
            if number not in game.sealed:
                choice = automation.automatic(game.state, ask)
                if choice is None:
                    choice = self._decide(ask)
                self.said[ask.seat, ask.key].append(remembered(game.state, ask, choice))
                game.answer(number, ask.seat, choice)
                return
        self.acts.append(self._act())
        game.act(*self.acts[-1])

    def _decide(self, ask: Ask) -> Choice:
        state = self.game.state
        by_chance = not self.dice.randrange(_ANY) and ask.form.possible()
        choice = ask.form.sample(self._sides) if by_chance else None
        choice = self.seats[ask.seat].answer(see_seat(state, ask.seat), ask) if choice is None else choice
        if ask.key == automation.COMMIT and isinstance(ask.form, Split) and self.dice.randrange(_ANY):
            return dict(heap(state, ask, total(choice)))
        return choice

    def _act(self) -> tuple[str, Seat | None, Choice]:
        actions = self.game.actions
        if any(action.key == CLOSE for action in actions):
            return CLOSE, None, None
        for seat, player in enumerate(self.seats):
            mine = [action for action in actions if seat in (action.seats or ())]
            wish = player.act(see_seat(self.game.state, seat), mine) if mine else None
            if wish is not None:
                return wish[0], seat, wish[1]
        return _TIMEOUT, None, None


class Ahead(Sitting):
    """The second game: what can be is said ahead, everything else as in the first one."""

    def __init__(self, seed: int, players: int, options: Options, first: Asked) -> None:
        super().__init__(seed, players, options)
        self.left = {place: deque(said) for place, said in first.said.items()}
        self.acts = deque(first.acts)
        self.talkers = first.talkers
        self.ahead: Counter[str] = Counter()
        """How many questions orders answered, by key."""
        self._shown: dict[Seat, bytes] = {}

    def step(self) -> None:
        """Say everything that can be said, then answer what that leaves, then what somebody is asked."""
        game = self.game
        for seat in range(self.players if game.state.players else 0):
            self._say(seat)
        waiting = [(number, ask) for number, ask in game.asks.items() if number not in game.sealed]
        for number, ask in waiting:
            choice = automation.automatic(game.state, ask)
            choice = automation.ahead(game.state, ask) if choice is None else choice
            if choice is not None:
                said = self.left[ask.seat, ask.key].popleft()
                assert choice == said.choice, (ask, choice, said, game.state.orders[ask.seat])
                self.ahead[ask.key] += 1
                game.answer(number, ask.seat, choice, "standing")
                return
        if waiting:
            number, ask = waiting[0]
            game.answer(number, ask.seat, self.left[ask.seat, ask.key].popleft().choice)
        else:
            game.act(*self.acts.popleft())

    def _say(self, seat: Seat) -> None:
        """Say what is known to come, if something else is asked than when it was last said."""
        state = self.game.state
        open_now = asks(state, seat)
        shown = encode([state.challenges, open_now])
        if (state.challenges, seat) not in self.talkers or not open_now or shown == self._shown.get(seat):
            return
        self._shown[seat] = shown
        script = Script(state, seat, self._coming, self.dice)
        answers = [(ask.key, choice) for ask in open_now if (choice := script.answer(ask)) is not None]
        lasting = [order for order in state.orders[seat] if order.until == "revoked"]
        self._order(seat, lasting)  # without what was said about another target
        self._order(seat, premoves.written(state, seat, answers))

    def _order(self, seat: Seat, wanted: list[Order]) -> None:
        self.game.interrupt(ORDERS, seat, [msgspec.to_builtins(order) for order in wanted])

    def _coming(self, seat: Seat, key: str) -> list[Said]:
        return [said for said in self.left.get((seat, key), ()) if said.challenge == self.game.state.challenges]


class Script:
    """One seat's answers ahead, the same as it goes on to give."""

    def __init__(self, state: CosmicState, seat: Seat, coming: Callable[[Seat, str], list[Said]], dice: Random) -> None:
        self._state, self._seat, self._dice = state, seat, dice
        self._coming = coming

    def answer(self, ask: Ask) -> Choice:
        if ask.key == premoves.JOIN:
            ways = self._ways(ask.form)
            return self._dice.choice(ways) if ways else None
        coming = self._coming(self._seat, ask.key)
        if not coming:  # it never comes, so that it does not matter what is said
            return ask.form.sample(self._dice.randrange)
        choice = coming[0].choice
        if ask.key == automation.CARD:
            return choice if ask.form.accepts(choice) else automation.ASK
        agrees = all(same_or_refused(said, choice) for said in coming)
        return choice if agrees and ask.form.accepts(choice) else None

    def _ways(self, form: Form) -> list[str]:
        """The ways to join that come to what the seat goes on to say; whom it would join that does not invite it is
        said anyhow.
        """
        asked, counts = self._coming(self._seat, "join"), self._coming(self._seat, automation.COMMIT)
        ways = [str(option) for option in options_of(form)]
        if not asked:
            return [] if counts else ways
        joined, invited = asked[0].choice, options_of(asked[0].form)
        count = self._many(counts) if counts else None
        if len(asked) > 1 or (joined in automation.JOINING and count is None):
            return []
        found = list[str]()
        for one in ways:
            sides, many = premoves.sides_of(one)
            first = next((side for side in sides if side in invited), "decline")
            if first == joined and (first == "decline" or many == count):
                found.append(one)
        return found

    def _many(self, coming: Sequence[Said]) -> int | None:
        """The number of tokens that says the same as each of these divisions; None if none does."""
        count = max(total(said.choice) for said in coming)
        highs = [said.form.high for said in coming if isinstance(said.form, Split)]
        fits = all(
            said.heap and total(said.choice) == min(count, high) for said, high in zip(coming, highs, strict=True)
        )
        return count if fits else None


def same_or_refused(said: Said, choice: Choice) -> bool:
    """True if an order that says ``choice`` answers as the seat did, or not at all."""
    return said.choice == choice or not said.form.accepts(choice)


def remembered(state: CosmicState, ask: Ask, choice: Choice) -> Said:
    divided = isinstance(ask.form, Split) and encode(choice) == encode(heap(state, ask, total(choice)))
    return Said(state.challenges, ask.form, choice, divided)


def heap(state: CosmicState, ask: Ask, count: int) -> dict[str, int]:
    """So many tokens, from the largest bases."""
    assert isinstance(ask.form, Split)
    there = board.bases(state, ask.seat)
    places = {part.name: there.get(part.name, part.high) for part in ask.form.parts}
    return picking.from_bases(min(count, ask.form.high), places)


def total(choice: Choice) -> int:
    return sum(count for count in choice.values() if isinstance(count, int)) if isinstance(choice, dict) else 0


def options_of(form: Form) -> tuple[Choice, ...]:
    """The options of a question; none if it has no menu."""
    return form.options if isinstance(form, OneOf | UpTo) else ()
