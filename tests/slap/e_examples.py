"""Runs E examples: sets a table up as written, plays the events through the real moves, compares what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from bot.kernel.codec import Plain
from bot.kernel.event import Audience, Event
from bot.slap import moves, rules
from bot.slap.deck import DECK
from bot.slap.options import UNLIMITED, BadOption, from_strings
from bot.slap.state import Slap, SlapState
from proving.events import data
from tests.slap.notation import Example, words

SEATS = "abcdefghij"
OPTION_FLAGS = {"empty": "empty_false_slap", "short": "short_challenge", "comebacks": "comebacks", "penalty": "penalty"}


class BadExample(Exception):
    """Raised when an example says something that the notation does not know."""


@dataclass
class Bench:
    """A table without a kernel: keeps the events and draws the lowest number."""

    state: SlapState
    events: list[tuple[str, dict[str, Plain]]] = field(default_factory=list)

    def emit(self, event: Event, audience: Audience = None) -> None:
        assert audience is None, "a slap table has no secrets to tell"
        self.events.append((event.kind, data(event)))

    def draw(self, sides: int) -> int:
        assert sides > 0
        return 0


def run(example: Example) -> list[str]:
    """Everything that is not as the example says; empty if it passes."""
    try:
        bench = set_up(example.given)
        before = _cards(bench.state)
        for name, value in words(example.body):
            play(bench, name, value)
            if _cards(bench.state) != before:
                return [f"{example.id}: after {name}:{value} the cards are no longer the same"]
        if not example.then:
            raise BadExample("nothing is expected")
        return [
            f"{example.id} {name}: expected {value or 'nothing'}, found {found}"
            for name, value in words(example.then)
            if not _agrees(name, _cards_of(value), found := show(bench.state, name))
        ]
    except BadExample as error:
        return [f"{example.id}: {error}"]


def _cards(state: SlapState) -> list[str]:
    return sorted([*state.pile, *(card for stack in state.stacks for card in stack)])


def _agrees(name: str, wanted: str, found: str) -> bool:
    if name in ("broke", "out", "in", "locked", "used"):
        return sorted(wanted.split(",")) == sorted(found.split(","))
    return wanted == found


def card(name: str) -> str:
    """The key of a card, with ``@G2`` as the second hymn of Gears."""
    if name.startswith("@") and name[2:].isdecimal():
        hymns = [known.key for known in DECK.values() if known.kind == "hymn" and known.element == name[1]]
        index = int(name[2:]) - 1
        if 0 <= index < len(hymns):
            return hymns[index]
    if name not in DECK:
        raise BadExample(f"there is no card {name!r}")
    return name


def _cards_of(value: str) -> str:
    return ",".join(card(part) if part.startswith("@") else part for part in value.split(","))


def cards(value: str) -> list[str]:
    """A list of cards; ``-`` is none."""
    return [] if value == "-" else [card(part) for part in value.split(",")]


def seat_of(name: str, seats: int) -> int:
    """A player's seat."""
    if len(name) != 1 or name not in SEATS[:seats]:
        raise BadExample(f"there is no player {name!r}")
    return SEATS.index(name)


def set_up(given: str) -> Bench:
    """The table that a ``given`` line describes."""
    facts: dict[str, str] = {}
    for name, value in words(given):
        if name in facts:
            raise BadExample(f"{name} is given twice")
        if not value:
            raise BadExample(f"{name} is given without a value")
        facts[name] = value
    stacks: list[list[str]] = []
    for name in SEATS:
        if name not in facts:
            break
        stacks.append(cards(facts.pop(name)))
    if len(stacks) < 2:
        raise BadExample("a game needs two players or more")
    try:
        options = from_strings({OPTION_FLAGS[name]: facts.pop(name) for name in OPTION_FLAGS if name in facts})
    except BadOption as error:
        raise BadExample(str(error)) from error
    count = len(stacks)
    pile = cards(facts.pop("pile", "-"))
    history = cards(facts.pop("hist", "-"))
    named = {key: [seat_of(part, count) for part in facts.pop(key, "-").split(",") if part != "-"] for key in FLAGS}
    state = SlapState(
        options=options,
        seating=list(range(count)),
        stacks=stacks,
        pile=pile,
        comebacks=[0 if seat in named["used"] or seat in named["out"] else options.comebacks for seat in range(count)],
        statuses=["in"] * count,
        turn=seat_of(facts.pop("turn"), count) if "turn" in facts else None,
        history=history,
        turned=len(history) or int(bool(pile) and pile[-1] != "Z" and DECK[pile[-1]].kind == "neutraliser"),
        locked=named["locked"],
        ran_out=[seat for seat in range(count) if not stacks[seat]],
        won=[0] * count,
    )
    if facts:
        raise BadExample(f"unknown in the set-up: {', '.join(facts)}")
    _check(state)
    state.statuses = [rules.status(state, seat) for seat in range(count)]
    for wanted in ("broke", "out"):
        for seat in named[wanted]:
            if state.statuses[seat] != wanted:
                raise BadExample(f"{SEATS[seat]} cannot be {wanted} with these cards and comebacks")
    return Bench(state)


FLAGS = ("broke", "used", "out", "locked")


def _check(state: SlapState) -> None:
    held = _cards(state)
    if len(set(held)) != len(held):
        raise BadExample("a card is given twice")
    if state.history and state.pile[-len(state.history) :] != state.history:
        raise BadExample("the history is not the top of the pile")
    if state.turn is None or not state.stacks[state.turn]:
        raise BadExample("the player to move must be given and have a card")


def play(bench: Bench, name: str, value: str) -> None:
    """Carry out one event of a ``do`` line."""
    state = bench.state
    if name in ("slap", "airslap"):
        moves.slap(bench, seat_of(value, len(state.stacks)), air=name == "airslap")
    elif name == "leave":
        if state.outcome is not None:
            raise BadExample("nobody can leave a game that is over")
        moves.leave(bench, seat_of(value, len(state.stacks)))
    elif name == "flip" and not value:
        moves.close_window(bench)
        if state.outcome is None:
            moves.turn_card(bench)
    elif name == "close" and not value:
        moves.close_window(bench)
    else:
        raise BadExample(f"unknown event {name}:{value}" if value else f"unknown event {name}")
    msgspec.json.encode(state)


def _seats(seats: Sequence[int]) -> str:
    return ",".join(SEATS[seat] for seat in sorted(seats)) or "-"


def _slap(slap: Slap | None) -> str:
    if slap is None:
        return "-"
    return f"pay{len(slap.paid)}" if slap.outcome == "pay" else slap.outcome


def show(state: SlapState, name: str) -> str:
    statuses = state.statuses
    by_status = {
        key: _seats([seat for seat, status in enumerate(statuses) if status in kinds])
        for key, kinds in {"in": ("in",), "broke": ("broke",), "out": ("out", "left")}.items()
    }
    challenge, found = state.challenge, rules.pattern(state)
    facts = {
        **by_status,
        "pile": ",".join(state.pile) or "-",
        "hist": ",".join(state.history) or "-",
        "turn": _seats([] if state.turn is None else [state.turn]),
        "ch": f"{SEATS[challenge.owner]},{challenge.by},{challenge.chances}" if challenge else "-",
        "due": _seats([state.due.owner] if state.due else []),
        "pattern": found.kind if found else "-",
        "slap": _slap(state.slap),
        "won": _seats(state.outcome.winners if state.outcome else []),
        "locked": _seats(state.locked),
        "used": _seats([seat for seat, left in enumerate(state.comebacks) if left == 0]),
        "comebacks": ",".join(UNLIMITED if left is None else str(left) for left in state.comebacks),
        **{SEATS[seat]: ",".join(stack) or "-" for seat, stack in enumerate(state.stacks)},
    }
    if name not in facts:
        raise BadExample(f"unknown result {name!r}")
    return facts[name]
