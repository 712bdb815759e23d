"""Findings for readers: a page of tables in Markdown, and the view from which the picture is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bench._bars import Bar, Chart
from proving.findings import Findings, Row, Share

_FEW: Final = 20
"""Seats below which a power's share is not drawn: its interval would say nothing."""
_SHARES: Final = ("", "wins", "of", "share", "95 % interval")


def page(found: Findings) -> str:
    """All of it as Markdown."""
    of = found.tournament
    head = f"# One {of.level} against {of.seats - 1} {of.against}, {of.setting}"
    turns = "once" if of.alike else "from every seat"
    told = (
        f"{found.games} games from deal {of.seed} on, each deal {turns}; {found.challenges:.1f} challenges a "
        f"game. Fair is {_percent(found.fair)}: what every seat would have if all won alike."
    )
    parts = [head, told, verdict(found), _shares("Level", [found.one]), _shares("Temperament", found.tempers)]
    return "\n\n".join([*parts, _levels(found), _outcomes(found), _shares("Power", found.powers)]) + "\n"


def verdict(found: Findings) -> str:
    """State the claim that the findings allow, in one sentence."""
    wins = found.one.wins
    if wins.low > found.fair:
        said = "more than its fair share"
    elif wins.high < found.fair:
        said = "less than its fair share"
    else:
        said = "not told apart from its fair share"
    return f"{found.one.name} ({found.tournament.setting}): {_told(wins)}, {said} of {_percent(found.fair)}."


def chart(found: Findings) -> Chart:
    """The shares as bars: the one player, temperaments, powers with enough seats."""
    known = [row for row in found.powers if row.wins.of >= _FEW]
    rows = [found.one, *found.tempers, *known]
    of = found.tournament
    title = f"One {of.level} against {of.seats - 1} {of.against} ({of.setting}, {found.games} games)"
    return Chart(title, found.fair, tuple(_bar(row) for row in rows))


def _bar(row: Row) -> Bar:
    words = f"{_percent(row.wins.share)} of {row.wins.of}"
    return Bar(row.name.replace("_", " "), row.wins.share, row.wins.low, row.wins.high, words)


def _shares(what: str, rows: Iterable[Row]) -> str:
    wins = ((row.name, row.wins) for row in rows)
    cells = ((name, str(one.count), str(one.of), _percent(one.share), _interval(one)) for name, one in wins)
    return _table((what, *_SHARES[1:]), cells)


def _levels(found: Findings) -> str:
    head = ("Level", "seats", "ms a game", "answers a game", "gave up all bases as an ally", "cancelled its own")
    rows = (
        (
            one.name,
            str(one.seats),
            f"{one.ms:.1f}",
            f"{one.answers / one.seats:.0f}",
            str(one.suicides),
            str(one.own_zaps),
        )
        for one in found.levels
    )
    return _table(head, rows)


def _outcomes(found: Findings) -> str:
    rows = ((name, str(one.count), _percent(one.share), _interval(one)) for name, one in found.outcomes)
    return _table(("Challenges", "count", "share", "95 % interval"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    def lines() -> Iterator[str]:
        yield f"| {' | '.join(head)} |"
        yield f"|{'---|' * len(head)}"
        for row in rows:
            yield f"| {' | '.join(row)} |"

    return "\n".join(lines())


def _told(one: Share) -> str:
    return f"{one.count} of {one.of} won, {_percent(one.share)} ({_interval(one)})"


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _interval(one: Share) -> str:
    return f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
