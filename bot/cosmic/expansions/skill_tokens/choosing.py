"""Which letters go where several could: by the preference of whoever chooses, or by asking it (S4, 8.12).

Where all tokens of a place go nothing is chosen (S5), and chance knows no letters (S6): neither comes here.
"""

from __future__ import annotations

from bot.cosmic.expansions.skill_tokens.state import LEADER, LETTERS, letter, skills
from bot.cosmic.kinds.questions import Of, Question, Standing, Time
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Pick
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.timing import automation
from bot.kernel.ask import Part, Split
from bot.kernel.flow import Flow

WHICH = Question("skill_tokens.letters", Of.TOKENS, rule="S4", standing=Standing.QUIET)
"""Which letters go? Asked only of those who have ordered it."""
ORDER = Question("skill_tokens.order", Of.LETTERS, rule="S4", time=Time.LONG, secret=True)
"""Which letters go first, whenever some tokens of a place go? Asked at set-up; a standing order changes it."""


def part(one: str, place: str) -> str:
    """How a question names tokens of a letter in a place."""
    return f"skill.{one}.{place}"


def letter_of(name: str) -> str:
    """The letter of a ``part``; empty for tokens without one."""
    return name.split(".")[1]


def place_of(name: str) -> str:
    """The place of a ``part``; empty if it was named without one."""
    return "".join(name.split(".", 2)[2:])


def sheltered(state: CosmicState, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The Leaders of whoever commands these tokens: others pick them last (S7)."""
    return tuple(number for number in tokens if _is_leader(state, number))


def kinds(state: CosmicState, tokens: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The tokens by letter, named without a place."""
    rows = {one: tuple(number for number in tokens if _useful(state, number) == one) for one in (*LETTERS, "")}
    return {part(one, ""): row for one, row in rows.items() if row}


def ranked(state: CosmicState, pick: Pick) -> tuple[int, ...]:
    """The tokens in the order in which they go if nobody is asked: tokens of others come last, as in the base game."""
    order = "".join(automation.sequence(state, pick.by, ORDER.key)) or skills(state).orders[pick.by]

    def place(number: int) -> tuple[bool, int]:
        mine = _useful(state, number)
        return pick.taken and mine == LEADER, order.find(mine) if mine else len(order)

    return tuple(sorted(pick.tokens, key=place))


def which(game: Cosmic, pick: Pick) -> Flow[Pick]:
    """The same with the tokens in the order in which they go; the first ones are it."""
    state = game.state
    first = ranked(state, pick)
    chosen = Pick(pick.by, first, pick.count, pick.place, pick.taken)
    if not automation.asks_always(state, pick.by, WHICH.key):
        return chosen
    rows: dict[str, list[int]] = {}
    for number in pick.tokens:
        rows.setdefault(_useful(state, number), []).append(number)
    free = sum(not (pick.taken and _is_leader(state, number)) for number in pick.tokens)
    parts = []
    for one in (*(one for one in LETTERS if one in rows), *([""] if "" in rows else [])):
        high = min(len(rows[one]), pick.count)
        if pick.taken and one == LEADER:
            high = max(0, pick.count - free)
        low = len(rows[one]) if pick.taken and one != LEADER and free < pick.count else 0
        parts.append(Part(part(one, pick.place), high, low))
    form = Split(pick.count, pick.count, tuple(parts))
    default = {name.name: 0 for name in parts}
    for number in first[: pick.count]:
        default[part(_useful(state, number), pick.place)] += 1
    shares = yield from WHICH.split(pick.by, form, default=default)
    taken: list[int] = []
    for one, row in rows.items():
        taken += row[: shares.get(part(one, pick.place), 0)]
    rest = [number for number in first if number not in taken]
    return Pick(pick.by, (*taken, *rest), pick.count, pick.place, pick.taken)


def _useful(state: CosmicState, number: int) -> str:
    """The letter of a token as far as it is of use to its commander (S8); else empty."""
    return letter(state, number) if board.is_original(state, number) else ""


def _is_leader(state: CosmicState, number: int) -> bool:
    return _useful(state, number) == LEADER
