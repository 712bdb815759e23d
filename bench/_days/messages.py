"""Messages of today's table controller as a person sees and presses them: plan, questions, deals.

The people of the model meet the controller here and nowhere else: another one needs another ``Messages``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bench._days.people import Person
from bench._table import BARGAIN, NAMES, Table, letter
from bot.cosmic.ai.player import Computer
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.cosmic.timing import automation, plans
from bot.kernel.ask import Ask, Choice, Deal, Number, OneOf, UpTo, YesNo
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Edit, Effect, Input, Post, Pressed, Recall, Show
from bot.tables.cosmic.ahead import plan
from bot.tables.cosmic.ahead.orders import PLAN
from bot.tables.cosmic.controls import PREFIX, OpenAsk, OpenDeal, meant
from bot.tables.cosmic.drafts import Asked, Draft
from bot.tables.cosmic.presses.answering import ANSWER
from bot.tables.cosmic.questions import bargaining
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.questions.labels import options

THE_PLAN: Final = 0
"""As what a message asks first: the plan of the challenge, filled in."""


class Messages:
    """The message in front of each person, and their presses on it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._keys: dict[Seat, str] = {}
        self._bodies: dict[Seat, Body] = {}
        self._left: dict[Seat, int] = {}
        """At which step of a deal somebody waits for what the others say."""
        self._done: dict[Seat, str] = {}
        """The *Done* that somebody pressed last; it goes on standing below the plan."""

    def see(self, event: Input, effects: Sequence[Effect]) -> None:
        """Messages have come and have changed."""
        for effect in effects:
            match effect:
                case Post(seat=int(seat)) if letter(effect) == "w":
                    self._keys[seat], self._bodies[seat] = effect.key, effect.body
                case Edit() | Recall():
                    for seat in [seat for seat, key in self._keys.items() if key == effect.key]:
                        self._bodies[seat] = effect.body
                case Show() if isinstance(event, Pressed) and event.seat is not None:
                    self._bodies[event.seat] = effect.body

    def asks(self, seat: Seat) -> int | None:
        """Return the first request of the message: ``THE_PLAN``, or a question's number; None if none is still open.

        Questions that were answered are shown as well, to be changed.
        """
        for number, choice in self._controls(seat):
            if choice.startswith(plan.DONE) and self._done.get(seat) != choice:
                return THE_PLAN
            if choice.startswith(PREFIX) and self._is_open(seat, number):
                return number
        return None

    def look(self, seat: Seat) -> None:
        """Ask for what is open, where the message shows nothing that is."""
        self._press(seat, ANSWER)

    def answer(self, seat: Seat, number: int, mind: Computer) -> None:
        """Answer what the message asks, in words; of a negotiation one step."""
        if isinstance(meant(number), OpenDeal):
            self._deal(seat, number, mind)
        else:
            ask = self._table.game.asks[number]
            self._table.say(seat, number, mind.answer(see_seat(self._table.game.state, seat), ask))

    def seal(self, seat: Seat) -> None:
        """Press *Done* on the plan as it stands, and look what is asked if something is."""
        self._done[seat] = next(choice for _, choice in self._controls(seat) if choice.startswith(plan.DONE))
        self._press(seat, self._done[seat])
        if any(choice == ANSWER for _, choice in self._controls(seat)):
            self.look(seat)

    def fill_in(self, person: Person) -> bool:
        """Open the plan where the message leads to it, fill in what is empty, and press *Done*; whether any was."""
        seat, state = person.seat, self._table.game.state
        leads = any(choice == PLAN or choice.startswith(plan.DONE) for _, choice in self._controls(seat))
        mind = person.mind(state.challenges)
        picked = list(_picked(state, seat, mind)) if leads and plans.is_open(state, seat) else []
        if not picked and self.asks(seat) != THE_PLAN:
            return False
        for choice, values in [(PLAN, ()), *picked] if picked else []:
            self._press(seat, choice, *values)
        self.seal(seat)
        return True

    def _controls(self, seat: Seat) -> Iterator[tuple[int, str]]:
        """The number and the choice of each control of the message, as they stand below each other."""
        body = self._bodies.get(seat, Body(""))
        yield from ((menu.ask, menu.choice) for menu in body.menus if not menu.below)
        yield from ((button.ask, button.choice) for row in body.buttons for button in row)

    def _is_open(self, seat: Seat, number: int) -> bool:
        if isinstance(meant(number), OpenAsk):
            return (seat, number) in self._table.asked()
        return (seat, BARGAIN) in self._table.asked() and self._left.get(seat) != self._step()

    def _step(self) -> int:
        """Something else after each act in a negotiation."""
        return self._table.game.save().next_ask + len(self._table.game.log)

    def _press(self, seat: Seat, choice: str, *values: str) -> None:
        self._table.press(seat, 0, choice, *values, key=self._keys.get(seat, ""))

    def _deal(self, seat: Seat, number: int, mind: Computer) -> None:
        """Accept, or offer something; wait for an answer to what was offered last, else give up."""
        game = self._table.game
        view = see_seat(game.state, seat)
        act = mind.act(view, [action for action in game.actions if seat in (action.seats or ())])
        key = self._keys.get(seat, "")
        match None if act is None else (ids.dealing(act[0]).step, act[1]):
            case ("accept", int(offer)):
                self._table.press(seat, number, f"{PREFIX}accept_{offer}", key=key)
                self._table.press(seat, number, f"{PREFIX}sure", key=key)
            case ("offer", dict(offer)) if act is not None:
                bargain = Bargain(number, game.actions, view, [NAMES[one] for one in self._table.desk.seating])
                typed = _typed(bargain, bargain.view.partner(act[0]), offer)
                self._table.press(seat, number, f"{PREFIX}typed", typed, key=key)
            case _ if act is not None or _latest(view) != seat or game.state.challenge.gave_up:
                self._table.fail(seat)
        self._left[seat] = self._step()


def _latest(view: SeatView) -> Seat | None:
    """Return the maker of the latest offer."""
    latest = max(view.offers, key=lambda offer: offer.number, default=None)
    return None if latest is None else latest.seat


def _typed(bargain: Bargain, to: Seat | None, offer: Mapping[str, Choice]) -> str:
    """An offer as it is typed: what is given and what is wanted, by their labels."""
    form = next(action.form for partner, action in bargain.offers().items() if partner == to)
    if to is None or not isinstance(form, Deal):
        raise TypeError("nobody deals so")
    heaps: list[tuple[int, ...]] = []
    for half, gift in ((offer["give"], form.give), (offer["take"], form.take)):
        goods, grant = (half["goods"], half["grant"]) if isinstance(half, dict) else ([], None)
        heaps.append(tuple(gift.goods.index(str(one)) for one in goods) if isinstance(goods, list) else ())
        heaps.append((gift.grants.index(str(grant)),) if grant is not None else ())
    gives, wants = bargaining.gave(bargain, Draft(heaps=tuple(heaps), to=to), form)
    return bargaining.typed_offer(bargain, to, gives, wants)


# --- the plan ---------------------------------------------------------------------------------------------------------


def _picked(state: CosmicState, seat: Seat, mind: Computer) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The menus of the plan that say nothing yet, and what is picked there: what the person would answer now."""
    for line in plans.lines(state, seat, {}):
        if plans.is_moments(line.key):
            yield plan.control(line), tuple(_at_moments(state, seat, mind, line))
        elif line.said is None:
            yield plan.control(line), _planned(state, seat, mind, line.ask)


def _at_moments(state: CosmicState, seat: Seat, mind: Computer, line: plans.Line) -> Iterator[str]:
    """Yield orders for everything they would do, with a condition where there is one.

    They are asked for nothing else but what is aimed at them, and not even for that if there is nothing that they
    could do.
    """
    for at, act in enumerate(plans.Act.read(str(choice)) for choice in _options(line.ask)):
        key = automation.round_key(act.moment)
        would = act.offer and act.moment != "reveal" and _think(state, seat, mind, key, (PASSED, act.offer)) != PASSED
        if act.condition or would:
            yield str(at)


def _options(ask: Ask) -> Sequence[Choice]:
    return ask.form.options if isinstance(ask.form, OneOf | UpTo) else ()


def _planned(state: CosmicState, seat: Seat, mind: Computer, ask: Ask) -> tuple[str, ...]:
    """Return somebody's picks in the menu of a line: the places of the options."""
    form, view = ask.form, see_seat(state, seat)
    if ask.key == automation.TOKENS:
        return (str(form.count() - 1),)
    if ask.key in automation.JOINING.values():
        side = ask.key.partition(".")[2]
        joins = _think(state, seat, mind, "join", ("decline", side)) == side
        return (str(form.count() - 2 if joins else 0),)  # the last is to wait
    if ask.key == automation.BOTH:
        return (str(int(_think(state, seat, mind, "join", ("decline", "offense", "defense")) == "defense")),)
    if plans.is_use(ask.key):
        return ("1" if mind.answer(view, Ask(seat=seat, key=ask.key, form=YesNo(), default=True)) else "2",)
    if ask.key == automation.CARD:
        ask = Ask(seat=seat, key=ask.key, form=OneOf(tuple(_options(ask)[1:])))
    choice = mind.answer(view, ask)
    if isinstance(form, Number):
        return (str(choice - form.low if isinstance(choice, int) else 0),)
    if ask.key == plans.AGAIN:
        return (str(int(not choice)),)
    wanted = choice if isinstance(choice, list) else [choice]
    first = int(ask.key == automation.CARD)  # before the cards stands to be asked
    faces = [cards.face(str(one)) for one in wanted] if first else wanted
    rows = enumerate(options(Asked(0, ask, view, [""] * len(state.players))), first)
    return tuple(str(at) for at, row in rows if (cards.face(str(row.choice)) if first else row.choice) in faces)


def _think(state: CosmicState, seat: Seat, mind: Computer, key: str, choices: tuple[Choice, ...]) -> Choice:
    """Return their answer if they were asked now; the first of the choices is what silence takes."""
    return mind.answer(see_seat(state, seat), Ask(seat=seat, key=key, form=OneOf(choices), default=choices[0]))
