"""What games cost: sums over games of one kind, and the figures that are made of them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bench._days.sleep import DAY, HOUR
from bench._table import SEATS

_KINDS = {
    "response": "responses",
    "join": "joins",
    "commit": "tokens",
    "card": "cards",
    "target": "target",
    "wild": "target",
    "own_colour": "target",
    "invite.offense": "offense's invitations",
    "invite.defense": "defense's invitations",
    "powers": "set-up",
    "colour": "set-up",
    "layout": "set-up",
}


def kind_of(key: str) -> str:
    """Under which name the hours of a question are counted; ``small`` for all that is chosen by the way."""
    first, _, rest = key.partition(".")
    if first == "checkpoint":
        return rest.replace("_", " ")
    return "deals" if first == "deal" else _KINDS.get(key, "small choices")


class Cost(msgspec.Struct):
    """Of one game."""

    challenges: int = 0
    ms: int = 0
    """From the first question to the end."""
    looks: int = 0
    vain: int = 0
    """Looks at which nothing was asked any more."""
    pushes: int = 0
    requests: int = 0
    stops: int = 0
    questions: int = 0
    silent: int = 0
    """Questions that nobody and no order answered in time."""
    wanted: int = 0
    """Acts that somebody would have done in a window."""
    lost: int = 0
    """Those of them that the person could not do."""
    visitors: int = 0
    """People of each challenge."""
    once: int = 0
    """Those of them who came at most once for each day that their challenge had begun."""
    unwanted: int = 0
    """Acts that a computer did in windows for somebody whose time was up, and that they would not have done then."""
    waited: Counter[str] = msgspec.field(default_factory=Counter)
    """Milliseconds by kind of question."""


def figures(games: Sequence[Cost]) -> Iterator[tuple[str, float]]:
    """Each figure by its name; looks and pushes are for each person and challenge."""
    challenges = sum(game.challenges for game in games)
    yield "hours", sum(game.ms for game in games) / HOUR / challenges
    yield "days", statistics.median(game.ms for game in games) / DAY
    yield "looks", sum(game.looks for game in games) / challenges / SEATS
    yield "vain_looks", sum(game.vain for game in games) / challenges / SEATS
    yield "once_percent", 100 * sum(game.once for game in games) / max(1, sum(game.visitors for game in games))
    yield "pushes", sum(game.pushes for game in games) / challenges / SEATS
    yield "requests", sum(game.requests for game in games) / challenges
    yield "stops", sum(game.stops for game in games) / challenges
    yield "silent_percent", 100 * sum(game.silent for game in games) / max(1, sum(game.questions for game in games))
    yield "lost_percent", 100 * sum(game.lost for game in games) / max(1, sum(game.wanted for game in games))
    yield "unwanted_percent", 100 * sum(game.unwanted for game in games) / max(1, sum(game.wanted for game in games))
    waited = sum((game.waited for game in games), Counter[str]())
    for kind, ms in sorted(waited.items(), key=lambda one: (-one[1], one[0])):
        yield f"share.{kind}", 100 * ms / max(1, waited.total())
