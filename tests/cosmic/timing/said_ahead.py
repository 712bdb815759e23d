"""A whole game by the rules alone, asked step by step, and the same game by plans that say the same ahead (8.13).

The first game remembers every question with its options and answer. The second one writes into each plan, as soon as it
is open and whenever its lines change, what the seat goes on to say, and adds plans for what never comes. Whatever an
order then answers has to be what the seat said; only the rest is said again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, plans
from bot.cosmic.tokens import picking
from bot.kernel.ask import Ask, Choice, Form, OneOf, Split, UpTo
from bot.kernel.decision import Decision
from bot.kernel.game import Game
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
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
    met: frozenset[str]
    """The conditions of plans that were met; ``""`` always is."""
    aimed: bool
    """Something announced was aimed at the seat."""
    heap: bool
    """The choice divides tokens as orders do that name a number."""


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
        """What was decided in each phase by each seat, in order, without who gave the answer for it."""
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
        self.plans: set[tuple[int, Seat]] = set()
        """In which challenges who makes a plan later; some leave it."""

    def _sides(self, sides: int) -> int:
        return self.dice.randrange(sides)

    def step(self) -> None:
        """Whoever is asked first answers; without questions somebody acts."""
        game = self.game
        for seat in range(self.players if game.state.players else 0):
            if plans.is_open(game.state, seat) and Random(repr((game.state.challenges, seat))).randrange(_ANY):
                self.plans.add((game.state.challenges, seat))
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


class Planned(Sitting):
    """The second game: what plans can hold is said ahead, everything else as in the first one."""

    def __init__(self, seed: int, players: int, options: Options, first: Asked) -> None:
        super().__init__(seed, players, options)
        self.left = {place: deque(said) for place, said in first.said.items()}
        self.acts = deque(first.acts)
        self.plans = first.plans
        self.ahead: Counter[str] = Counter()
        """How many questions orders answered, by key; also what was done at windows, as ``key!``."""
        self._shown: dict[Seat, bytes] = {}

    def step(self) -> None:
        """Plans that can be made are made; then comes what they answer, then what somebody is asked."""
        game = self.game
        for seat in range(self.players):
            self._plan(seat)
        waiting = [(number, ask) for number, ask in game.asks.items() if number not in game.sealed]
        for number, ask in waiting:
            choice = automation.automatic(game.state, ask)
            choice = automation.ahead(game.state, ask) if choice is None else choice
            if choice is not None:
                said = self.left[ask.seat, ask.key].popleft()
                assert choice == said.choice, (ask, choice, said, game.state.orders[ask.seat])
                self.ahead[ask.key] += 1
                self.ahead[f"{ask.key}!"] += choice != PASSED
                game.answer(number, ask.seat, choice, "standing")
                return
        if waiting:
            number, ask = waiting[0]
            game.answer(number, ask.seat, self.left[ask.seat, ask.key].popleft().choice)
        else:
            game.act(*self.acts.popleft())

    def _plan(self, seat: Seat) -> None:
        """Say what is known to come, if the plan shows other lines than when it was last made."""
        state = self.game.state
        lines = plans.lines(state, seat, {}) if state.players else []
        shown = encode([(state.challenges, line.ask) for line in lines])
        if (state.challenges, seat) not in self.plans or not lines or shown == self._shown.get(seat):
            return
        self._shown[seat] = shown
        script = Script(state, seat, self._coming, self.dice)
        acts = deque(
            script.moments([str(one) for line in lines for one in options(line) if plans.is_moments(line.key)])
        )
        answers: list[tuple[str, Choice]] = []
        for line in lines:
            if plans.is_moments(line.key):
                answers.append((line.key, list(acts)))
                acts.clear()
            else:
                answers.append((line.key, script.line(line)))
        answers += script.joining({line.key: line.ask for line in lines})
        wanted = plans.written(state, seat, answers)
        self.game.interrupt(ORDERS, seat, [msgspec.to_builtins(order) for order in wanted])

    def _coming(self, seat: Seat, key: str) -> list[Said]:
        """What the seat goes on to say in this challenge; of *between* also before the next plan."""
        last = now = self.game.state.challenges
        if key == automation.round_key("between"):
            last = min((number for number, who in self.plans if who == seat and number > now), default=_LONGEST)
        return [said for said in self.left.get((seat, key), ()) if said.challenge <= last]


class Script:
    """What one seat writes into its plan, so that it says what the seat goes on to say."""

    def __init__(self, state: CosmicState, seat: Seat, coming: Callable[[Seat, str], list[Said]], dice: Random) -> None:
        self._state, self._seat, self._dice = state, seat, dice
        self._coming = coming

    def line(self, line: plans.Line) -> Choice:
        """The answer of a line that is neither about moments nor about joining; None to be asked."""
        key, form = line.key, line.ask.form
        if key in _JOINING:
            return None
        if key == automation.TOKENS:
            coming = self._coming(self._seat, automation.COMMIT)
            return self._many(coming, form) if coming else form.sample(self._dice.randrange)
        coming = self._coming(self._seat, key)
        if not coming:  # it never comes, so that it does not matter what is said
            return form.sample(self._dice.randrange)
        choice = coming[0].choice
        if key == automation.CARD:
            return choice if form.accepts(choice) else automation.ASK
        agrees = all(same_or_refused(said, choice) for said in coming)
        return choice if agrees and form.accepts(choice) else None

    def joining(self, lines: dict[str, Ask]) -> list[tuple[str, Choice]]:
        """With how many tokens to join whom."""
        forms = {side: lines[key].form for side, key in automation.JOINING.items() if key in lines}
        if len(forms) < len(automation.JOINING):
            return []
        asked, counts = self._coming(self._seat, "join"), self._coming(self._seat, automation.COMMIT)
        sides = {side: self._dice.randint(0, 2) for side in forms}
        both: Choice = None
        if asked:
            joined, invited = asked[0].choice, options_of(asked[0].form)
            many = self._many(counts, forms[str(joined)]) if joined in forms and counts else None
            if len(asked) > 1 or (joined in forms and not many):  # to join with none is no line
                return [(key, None) for key in _JOINING]
            other = {side for side in forms if side in invited and side != joined}
            both = joined if joined in forms and self._dice.randrange(2) else None
            sides |= {side: sides[side] if both else 0 for side in other}
            if isinstance(many, int):
                sides[str(joined)] = many
        elif counts:
            return [(key, None) for key in _JOINING]
        most = {side: max(one for one in options_of(form) if isinstance(one, int)) for side, form in forms.items()}
        written = [(automation.JOINING[side], min(count, most[side])) for side, count in sides.items()]
        return [*written, (automation.BOTH, both)]

    def _many(self, coming: Sequence[Said], form: Form) -> Choice:
        """The number of tokens that says the same as each of these divisions; None if none does."""
        count = max(total(said.choice) for said in coming)
        highs = [said.form.high for said in coming if isinstance(said.form, Split)]
        fits = all(
            said.heap and total(said.choice) == min(count, high) for said, high in zip(coming, highs, strict=True)
        )
        return count if fits and form.accepts(count) else None

    def moments(self, offered: Sequence[str]) -> list[str]:
        """Where to be asked, and what to do there without being asked."""
        found: list[str] = []
        for moment in plans.moments(self._state):
            coming = self._coming(self._seat, automation.round_key(moment))
            able = [plans.Act.read(one) for one in offered if plans.Act.read(one).moment == moment]
            able = [act for act in able if act.offer]
            done = list(dict.fromkeys(str(said.choice) for said in coming if said.choice != PASSED))
            acts = sorted((act for act in able if act.offer in done), key=lambda act: done.index(act.offer))
            acts = self._agreeing(moment, coming, acts)
            asked = not agrees(moment, coming, acts, asked=False)
            for act in self._dice.sample(able, min(2, len(able))):
                if act not in acts and agrees(moment, coming, [*acts, act], asked=asked):
                    acts.append(act)  # what never becomes possible
            found += [*([moment] if asked else []), *map(str, acts)]
        return [*found, *(one for one in offered if one == plans.AIMED)]

    def _agreeing(self, moment: str, coming: Sequence[Said], acts: Sequence[plans.Act]) -> list[plans.Act]:
        """Those of the acts that never do what the seat does not, one condition for each."""
        found: list[plans.Act] = []
        for act in acts:
            if agrees(moment, coming, [*found, act], asked=True):
                found.append(act)
        return found


_JOINING: Final = (*automation.JOINING.values(), automation.BOTH)


def agrees(moment: str, coming: Sequence[Said], acts: Sequence[plans.Act], *, asked: bool) -> bool:
    """Whether a plan for a moment says what its seat goes on to say, or lets it be asked."""
    return all(foretold(moment, said, acts, asked=asked) in (None, said.choice) for said in coming)


def foretold(moment: str, said: Said, acts: Sequence[plans.Act], *, asked: bool) -> Choice:
    """What a plan for a moment answers; None if its seat is asked."""
    for act in acts:
        if act.condition in said.met and said.form.accepts(act.offer):
            return act.offer
    return None if asked or (moment == automation.RESPONSE and said.aimed) else PASSED


def same_or_refused(said: Said, choice: Choice) -> bool:
    """Whether a plan that says ``choice`` answers as the seat did, or not at all."""
    return said.choice == choice or not said.form.accepts(choice)


def remembered(state: CosmicState, ask: Ask, choice: Choice) -> Said:
    """What the second game has to know of an answer."""
    wanted = (automation.AGAINST, automation.BEHIND)
    met = {one for one in wanted if automation.met(state, ask.seat, automation.only_if(one, PASSED)) is not None}
    aimed = bool(state.stack) and automation.is_aimed_at(state, ask.seat)
    divided = isinstance(ask.form, Split) and encode(choice) == encode(heap(state, ask, total(choice)))
    return Said(state.challenges, ask.form, choice, frozenset({"", *met}), aimed, divided)


def heap(state: CosmicState, ask: Ask, count: int) -> dict[str, int]:
    """So many tokens, from the largest bases."""
    assert isinstance(ask.form, Split)
    there = board.bases(state, ask.seat)
    places = {part.name: there.get(part.name, part.high) for part in ask.form.parts}
    return picking.from_bases(min(count, ask.form.high), places)


def total(choice: Choice) -> int:
    """How many tokens a division is."""
    return sum(count for count in choice.values() if isinstance(count, int)) if isinstance(choice, dict) else 0


def options(line: plans.Line) -> Iterator[Choice]:
    """What can be picked from a line's menu."""
    yield from options_of(line.ask.form)


def options_of(form: Form) -> tuple[Choice, ...]:
    """The options of a question; none if it has no menu."""
    return form.options if isinstance(form, OneOf | UpTo) else ()
