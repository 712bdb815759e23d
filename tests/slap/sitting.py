"""A slap table for tests: the real controller, a turned clock, and piles that can be rigged to show what a test
needs.
"""

from __future__ import annotations

from typing import Literal, TypedDict, TypeVar, Unpack

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.flow import Frame
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Envelope
from bot.slap import rules
from bot.slap.deck import DECK
from bot.slap.game import RULES
from bot.slap.options import Flip, Mode, Options, SlapBy
from bot.slap.rules import find
from bot.slap.state import Due, SlapState
from bot.tables.contract import message
from bot.tables.contract.table import (
    Echo,
    Edit,
    Effect,
    Hush,
    Input,
    Link,
    Note,
    Over,
    Post,
    Pressed,
    Reacted,
    Reply,
    Ring,
    Show,
    Stamp,
    Started,
    Tick,
)
from bot.tables.slap.controller import SlapController
from bot.tables.slap.record import Mode as RecordMode
from bot.words.message import Language

E = TypeVar("E", bound=Effect)
Kind = Literal["pattern", "plain", "notice", "free"]
TABLE = 7
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo")


class Chosen(TypedDict, total=False):
    """Options of the game that tests choose."""

    penalty: int
    flip_limit: int | None
    max_players: int
    pace: int
    slap_by: SlapBy
    late: Literal["free", "strict"]
    show: int
    language: Language
    flip: Flip
    mode: Mode


class Unriggable(Exception):
    """Raised when no card makes the wanted state."""


def only(effects: list[Effect], kind: type[E]) -> list[E]:
    """The effects of one kind."""
    return [effect for effect in effects if isinstance(effect, kind)]


class Sitting:
    """A controller, what it wants done, and a clock that moves only when told. Seats are in the order of the names."""

    def __init__(
        self,
        players: int = 3,
        *,
        practice: frozenset[int] = frozenset(),
        names: tuple[str, ...] = NAMES,
        start: bool = True,
        seed: int = 1,
        **options: Unpack[Chosen],
    ) -> None:
        settings = Options(**options)
        self.controller = SlapController.new(TABLE, names[:players], practice, seed, settings, players - 1)
        self.ms = 0
        self.seq = 0
        self.rings: dict[str, int] = {}
        """Running timers with the moment they run out."""
        self.effects: list[Effect] = []
        """Everything the controller ever wanted."""
        self.air = ""
        """Key of the last posted state."""
        self.key = ""
        """Key of the state that last landed."""
        if start:
            self.handle(Started(self.at(), True))

    @property
    def state(self) -> SlapState:
        return self.controller.game.state

    def mode(self) -> RecordMode:
        return self.controller._record.mode

    @property
    def verdicts(self) -> list[str]:
        """Every judged slap and withdrawn card as seat or key and verdict."""
        notes = only(self.effects, Note)
        return [f"{note.key if note.seat is None else NAMES[note.seat].lower()}={note.verdict}" for note in notes]

    def at(self, ms: int | None = None, *, replayed: bool = False) -> Stamp:
        self.ms = self.ms if ms is None else ms
        self.seq += 1
        return Stamp(self.ms, self.seq, replayed)

    def handle(self, event: Input) -> list[Effect]:
        effects = self.controller.handle(event)
        self.effects += effects
        for effect in effects:
            if isinstance(effect, Ring):
                self.rings[effect.name] = self.ms + effect.ms
            elif isinstance(effect, Hush):
                self.rings.pop(effect.name, None)
            elif isinstance(effect, Post) and effect.key.rpartition(":")[2].isdecimal():
                self.air = effect.key
            if isinstance(effect, Post | Edit | Show):
                every = [button for row in effect.body.buttons for button in row]
                assert sum(map(message.lines, effect.body.buttons)) <= message.LINES, every
                assert sum(button.style == "primary" for button in every) <= 1, every
        return effects

    def timer(self, name: str) -> str | None:
        """Full name of the running timer that begins so."""
        return next((ring for ring in self.rings if ring.partition(".")[0] == name), None)

    def wait(self, name: str) -> list[Effect]:
        """Turn the clock until the timer runs out."""
        ring = self.timer(name)
        assert ring is not None, f"no timer {name}"
        self.ms = self.rings.pop(ring)
        return self.handle(Tick(self.at(), ring))

    def left(self, name: str) -> int | None:
        """Milliseconds until the timer runs out, None if it does not run."""
        ring = self.timer(name)
        return None if ring is None else self.rings[ring] - self.ms

    def post(self, kind: Kind = "plain") -> str:
        """Wait for the next message, rigged to be of that kind."""
        if kind != "free":
            rig(self.controller, kind)
        self.wait("pace")
        return self.air

    def land(self, after: int = 100) -> list[Effect]:
        """The message in the air comes back ``after`` ms from now."""
        self.key = self.air
        return self.handle(Echo(self.at(self.ms + after), self.air))

    def card(self, kind: Kind = "plain") -> str:
        """Post and land."""
        self.post(kind)
        self.land()
        return self.key

    def slap(self, seat: Seat | None, after: int = 0, key: str | None = None, emoji: str = "✋") -> list[Effect]:
        """A reaction ``after`` ms from now, on the last landed message if no other is named."""
        return self.handle(Reacted(self.at(self.ms + after), seat, self.key if key is None else key, emoji))

    def press(
        self,
        seat: Seat | None,
        choice: str,
        after: int = 0,
        *,
        ask: int | None = None,
        moderator: bool = False,
        language: Language = "en",
    ) -> str:
        """A press; what was answered privately."""
        number = int(self.key.rpartition(":")[2] or 0) if ask is None else ask
        event = Pressed(self.at(self.ms + after), seat, number, choice, "r", language=language, moderator=moderator)
        (said,) = [effect for effect in self.handle(event) if isinstance(effect, Reply | Show)]
        return said.text if isinstance(said, Reply) else said.body.text

    def link(self, state: Literal["down", "resumed", "fresh"]) -> list[Effect]:
        return self.handle(Link(self.at(), state))

    @property
    def over(self) -> list[Over]:
        return only(self.effects, Over)


def put(controller: SlapController, state: SlapState) -> None:
    """Enter the phase anew, so that the game offers what fits the changed state."""
    save = controller.game.save()
    envelope = Envelope(
        RULES.name, RULES.version, controller.game.seed, 0, save.phase, save.next_ask, 0, [Frame("pile")], state
    )
    controller.game = Game.resume(RULES, Saved(encode(envelope), (), save.next_ask, save.phase)).game


def empty(controller: SlapController, seat: Seat, status: str) -> None:
    """Take a player's cards away, to the next one's benefit."""
    state = controller.game.state
    cards, state.stacks[seat] = state.stacks[seat], []
    state.statuses[seat] = "out" if status == "out" else "left" if status == "left" else "broke"
    if status == "out":
        state.comebacks[seat] = 0
    taker = rules.next_seat(state, seat)
    if taker is None:
        raise Unriggable("nobody has cards")
    state.stacks[taker] += cards
    state.ran_out.append(seat)
    if state.turn == seat:
        state.turn = taker
    put(controller, state)


def rig(controller: SlapController, kind: str) -> None:
    """Make the next message a card with a pattern, one without, or the notice of a collection."""
    state = controller.game.state
    state.challenge = state.due = None
    holders = rules.holders(state)
    if state.turn is None or not state.stacks[state.turn]:
        state.turn = holders[0]
    if kind == "notice":
        owner, loser = holders[0], holders[1]
        state.due, state.turn = Due(owner, loser), owner
    else:
        _choose(state, state.turn, wanted=kind == "pattern")
    put(controller, state)


def _choose(state: SlapState, mover: int, *, wanted: bool) -> None:
    """Put a number card on the mover's stack that makes a pattern, or none."""
    if wanted and not state.history:
        _lay_first(state, mover)
    for seat, stack in enumerate(state.stacks):
        for index, card in enumerate(stack):
            if DECK[card].kind == "number" and (find([*state.history, card]) is not None) == wanted:
                top = state.stacks[mover][0]
                stack[index], state.stacks[mover][0] = top, card
                state.stacks[seat] = stack
                return
    raise Unriggable("no card makes such a state")


def _lay_first(state: SlapState, mover: int) -> None:
    """Begin the pile with one card, so that the next one can make a pair."""
    stack = state.stacks[mover] if len(state.stacks[mover]) > 1 else max(state.stacks, key=len)
    index = next(i for i, card in enumerate(stack) if DECK[card].kind == "number")
    card = stack.pop(index)
    state.pile.append(card)
    state.history.append(card)
    state.turned += 1
    state.last_player = mover
