"""Costs of games: sums over games of one kind, and the figures that are made of them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bench._days.sleep import DAY, HOUR
from bench._table import SEATS

ANSWERS = ("joins", "cards", "planned guests", "suggested guests")
"""Kinds of answers that are given in somebody's name."""
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
    pushes: int = 0
    messages: int = 0
    """That asked something and were answered, or sealed; one that changes in place counts once a look."""
    questions: int = 0
    """Answers in them."""
    requests: int = 0
    waits: int = 0
    """How often the table began to wait for somebody."""
    silent: int = 0
    """How often the time for that was up."""
    wanted: int = 0
    """Acts that somebody would have done in a window."""
    lost: int = 0
    """Those of them that were not done there."""
    acts: int = 0
    """Acts in windows that were done in somebody's name, without asking."""
    unwanted: int = 0
    """Those of them that the person would not have done then."""
    named: Counter[str] = msgspec.field(default_factory=Counter)
    """Other answers in somebody's name, by kind."""
    otherwise: Counter[str] = msgspec.field(default_factory=Counter)
    """Those of them that the person would not have given then."""
    waited: Counter[str] = msgspec.field(default_factory=Counter)
    """Milliseconds by kind of question."""


def figures(games: Sequence[Cost]) -> Iterator[tuple[str, float]]:
    """Each figure by its name; looks, pushes, messages and questions are for each person and challenge."""
    challenges = sum(game.challenges for game in games)
    hours = [game.ms / HOUR / game.challenges for game in games]
    days = [game.ms / DAY for game in games]
    yield "hours", statistics.mean(hours)
    yield "days", statistics.median(days)
    for name in ("looks", "pushes", "messages", "questions"):
        yield name, sum(getattr(game, name) for game in games) / challenges / SEATS
    yield "requests", sum(game.requests for game in games) / challenges
    yield "silent_percent", _percent(games, "silent", "waits")
    yield "lost_percent", _percent(games, "lost", "wanted")
    yield "unwanted_percent", _percent(games, "unwanted", "acts")
    named, otherwise = (sum((getattr(one, of) for one in games), Counter[str]()) for of in ("named", "otherwise"))
    for kind in ANSWERS:
        yield f"other_{kind.replace(' ', '_')}_percent", 100 * otherwise[kind] / max(1, named[kind])
    yield "games", len(games)
    yield "hours_error", statistics.stdev(hours) / len(hours) ** 0.5 if len(hours) > 1 else 0.0
    low, _, high = statistics.quantiles(days, n=4) if len(days) > 1 else days * 3
    yield "days_quarter", low
    yield "days_three_quarters", high
    yield "days_least", min(days)
    yield "days_most", max(days)
    waited = sum((game.waited for game in games), Counter[str]())
    for kind, ms in sorted(waited.items(), key=lambda one: (-one[1], one[0])):
        yield f"share.{kind}", 100 * ms / max(1, waited.total())


def _percent(games: Sequence[Cost], part: str, whole: str) -> float:
    parts: int = sum(getattr(game, part) for game in games)
    wholes: int = sum(getattr(game, whole) for game in games)
    return 100 * parts / max(1, wholes)
