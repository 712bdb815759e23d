"""Messages of today's table controller as a person sees and presses them: questions, what is asked ahead, deals.

The people of the model meet the controller here and nowhere else: another one needs another ``Messages``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import structs

from bench._table import BARGAIN, NAMES, Table, letter
from bot.cosmic.ai.player import Computer
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Ask, Choice, Deal, OneOf, UpTo
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Edit, Effect, Input, Post, Pressed, Recall, Show, Stamp
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import PREFIX, Asked, Draft, OpenAsk, OpenDeal, meant
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses.answering import ANSWER
from bot.tables.cosmic.questions import bargaining
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.questions.labels import options

SIDES: Final = 0
"""As what a message asks first: whom one invites or joins, filled in."""
_DONE: Final = "side_done"


class Messages:
    """The message in front of each person, and their presses on it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._keys: dict[Seat, str] = {}
        self._bodies: dict[Seat, Body] = {}
        self._left: dict[Seat, int] = {}
        """At which step of a deal somebody waits for what the others say."""

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

    def key(self, seat: Seat) -> str:
        return self._keys.get(seat, "")

    def asks(self, seat: Seat) -> int | None:
        """Return the first request of the message: ``SIDES``, or a question's number; None if none is still open.

        Questions that were answered are shown as well, to be changed.
        """
        for number, choice in self._controls(seat):
            if choice.startswith(_DONE):
                return SIDES
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

    def accept(self, seat: Seat) -> None:
        """Press *Done* on what stands filled in, and look what is asked if something is."""
        self._press(seat, next(choice for _, choice in self._controls(seat) if choice.startswith(_DONE)))
        self._go_on(seat)

    def fill_in(self, seat: Seat, mind: Computer, *, everything: bool) -> None:
        """Choose what the person would answer now: the first question, or everything that is asked."""
        table = self._table
        state = table.game.state
        asks = looks.asks(Running(table.game, table.controller._record, Stamp(table.ms)), seat)
        said = [ask for ask in asks if ask.key != automation.ROUNDS]  # nobody wants to be asked more than that
        for ask in said if everything else said[:1]:
            self._press(seat, sides.control(state, ask), *_picked(state, self._view(seat), mind, ask))
        self._go_on(seat)

    def _view(self, seat: Seat) -> SeatView:
        """Return what they see, with the guests that the offense has announced."""
        stop = self._table.controller._record.stop
        running = Running(self._table.game, self._table.controller._record, Stamp(self._table.ms))
        return structs.replace(running.view(seat), table=running.with_guests((stop and stop.guests) or []))

    def _go_on(self, seat: Seat) -> None:
        if any(choice == ANSWER for _, choice in self._controls(seat)):
            self.look(seat)

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
                bargain = Bargain(number, game.actions, view, [NAMES[one] for one in self._table.controller.seating])
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


# --- what is asked ahead ----------------------------------------------------------------------------------------------


def _picked(state: CosmicState, view: SeatView, mind: Computer, ask: Ask) -> tuple[str, ...]:
    """Return somebody's picks in the menu of a question: what they would answer now."""
    if ask.key == premoves.JOIN:
        ways = [premoves.sides_of(str(option)) for option in _options(ask)]
        open_to = {side for sides, _ in ways for side in sides}
        sides = [side for side in automation.JOINING if side in open_to and _joins(view, mind, side)]
        if len(sides) > 1 and not _joins(view, mind, *sides):
            sides.reverse()
        most = max(count for _, count in ways)
        return (premoves.way(sides, most) if sides else premoves.OUT,)
    if ask.key == automation.CARD:
        ask = Ask(seat=view.seat, key=ask.key, form=OneOf(tuple(_options(ask)[1:])))
    choice = mind.answer(view, ask)
    wanted = choice if isinstance(choice, list) else [choice]
    rows = options(Asked(0, ask, view, [""] * len(state.players)))
    faces = [_alike(one) for one in wanted]
    return tuple(
        str(row.choice) if isinstance(row.choice, str) else str(at)
        for at, row in enumerate(rows)
        if _alike(row.choice) in faces
    )


def _alike(choice: Choice) -> Choice:
    """The same for cards of one face."""
    return cards.face(choice) if isinstance(choice, str) else choice


def _joins(view: SeatView, mind: Computer, *sides: str) -> bool:
    """True if they would join the first of these sides if they were asked now."""
    ask = Ask(seat=view.seat, key="join", form=OneOf(("decline", *sides)), default="decline")
    return mind.answer(view, ask) == sides[0]


def _options(ask: Ask) -> Sequence[Choice]:
    return ask.form.options if isinstance(ask.form, OneOf | UpTo) else ()
