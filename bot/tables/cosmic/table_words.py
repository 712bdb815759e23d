"""Words that stand in more than one message of the table, with their facts, and what fits into one message."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from bot.cosmic.timing import automation
from bot.tables.contract.clocks import DAY, Hours
from bot.words.message import Message, ids
from bot.words.speech import Speech

LONGEST: Final = 2_000
_IN_A_PANEL: Final = 4_000
"""Characters of one that is laid out like a panel."""
_CUT: Final = "…"


def until_when(ms: int) -> str:
    """A moment by the clock, and how far off it is: ``18:40 (in 3 hours)``."""
    return f"<t:{ms // 1000}:t> ({moment(ms)})"


def whole(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + _CUT


def fitted(lines: Sequence[str], left_out: Callable[[int], str]) -> str:
    """The lines; where they are too long for a panel, the first and the last that fit."""
    if len(text := "\n".join(lines)) <= _IN_A_PANEL:
        return text
    note = left_out(len(lines))
    head, rest = lines[:1], list(lines[1:])
    while rest and len("\n".join([*head, *rest, note])) > _IN_A_PANEL:
        del rest[0]
    return "\n".join([*head, *rest, left_out(len(lines) - len(head) - len(rest))])[:_IN_A_PANEL]


def moment(ms: int) -> str:
    """A moment as Discord shows it in everybody's own time: ``in 5 minutes``."""
    return f"<t:{ms // 1000}:R>"


WHEN: Final = ids("cosmic-table-when-", automation.MOMENTS)
SMALL: Final = ids("cosmic-table-small-", ("regroup", "return", "lose", "reward", "order_powers"))
_UNTIL: Final = ids("cosmic-table-order-until-", ("challenge", "main", "revoked"))
_AWAY: Final = ids("away-", ("played", "asks", "still", "silent"))
_HOW: Final = ids("cosmic-table-how-", ("bases", "alternate", "last", "spent", "length"))
_WON: Final = ids("cosmic-table-ended-", ("you_won", "you_lost", "won"))
_ENDED: Final = ids("cosmic-table-ended-", ("deal", "no_deal", "both_lost", "repulsed", "broken_off"))
DECIDES: Final = ids(
    "cosmic-table-decides-",
    (
        *("colour", "draft", "layout", "regroup", "wild", "own_colour", "target", "commit"),
        *("invite.offense", "invite.defense", "join", "card", "return", "lose", "found", "reward"),
        *("second_challenge", "stop_turn", "order_powers"),
    ),
)


def begins(say: Speech, names: Sequence[str], commitment: str, hours: Hours, most: int = 0) -> str:
    """First message: players in turn order, the seal on the shuffle, idle hours, and the most challenges."""
    lines = [say("cosmic-table-begins", names=names, commitment=commitment)]
    lines += [] if hours.always else [still(say, hours)]
    return whole("\n".join([*lines, say("cosmic-table-begins-length", count=most)] if most else lines))


def still(say: Speech, hours: Hours) -> str:
    whole_day = hours.end - hours.begin == DAY
    how = "weekend" if whole_day else "both" if hours.free_weekend else "hours"
    since, until = (f"{hour:02}:00" for hour in (hours.end, hours.begin))
    return say("cosmic-table-still", how=how, since=since, until=until, zone=hours.zone)


def heading(say: Speech, number: int, powers: str, link: str) -> str:
    """Below what is asked in a direct message: which table it is, who one is there, and the way to its board."""
    parts = [say("cosmic-table-heading", number=str(number))]
    parts += [say("cosmic-table-you-are", powers=powers)] if powers else []
    parts += [say("cosmic-table-link", link=link)] if link else []
    return " · ".join(parts)


def ended(
    say: Speech,
    number: int,
    outcome: str,
    winner: str,
    loser: str,
    mine: str,
    score: str,
    by: Sequence[str],
    dealers: Sequence[str],
) -> str:
    """Tell one player the end of a challenge: ``mine`` is won, lost, or empty for somebody else's.

    The main players stand for winner and loser where nobody has won, the defense first. ``dealers`` is who made a
    deal, or none.
    """
    reasons: list[str | Message] = [score] if score else []
    reasons += [Message("cosmic-table-by", makers=by)] if by else []
    how = Message("cosmic-table-ended-how", things=reasons) if reasons else ""
    nobody = Message("cosmic-nobody")
    text = str(number)
    if outcome not in ("offense", "defense"):
        ending = outcome if outcome in _ENDED else "broken_off"
        dealt = [one or nobody for one in dealers]
        other = loser or nobody
        return say(_ENDED[ending], number=text, winner=winner or nobody, other=other, dealers=dealt, how=how)
    other = (winner if mine == "lost" else loser) or nobody
    return say(_WON[f"you_{mine}" if mine else "won"], number=text, winner=winner or nobody, other=other, how=how)


def away(say: Speech, name: str, until: int, how: str) -> str:
    """Announce an absence; ``how`` is a key of ``_AWAY``."""
    return say(_AWAY[how], name=name, day=f"<t:{until // 1000}:f>", until=moment(until))


def panel_round(say: Speech, due: int, holders: Sequence[str], offense: str = "") -> str:
    """The panel while responses are open: not for whom, and not how many are there (cosmic 8.14); with an ``offense``
    while all others say whom they join or invite.
    """
    lines = [say("cosmic-table-panel-sides", offense=offense) if offense else say("cosmic-table-panel-round")]
    lines += [say("cosmic-table-panel-closes", due=moment(due))] if due else []
    lines += [say("cosmic-table-panel-held", holders=holders)] if holders else []
    return " ".join(lines)


def panel_decision(say: Speech, names: Sequence[str], what: Message, due: int) -> str:
    bold = [Message("cosmic-table-name", name=name) for name in names]
    if due:
        return say("cosmic-table-panel-decision-until", names=bold, what=what, due=until_when(due))
    return say("cosmic-table-panel-decision", names=bold, what=what)


def decides(key: str) -> Message:
    asked = declared(key)
    if asked.topic in DECIDES:
        return Message(DECIDES[asked.topic])
    return Message("cosmic-table-decides-about", subject=cards.words(asked.subject))


def seat_offer(say: Speech, guest: str, sitter: str, maker: str, powers: str, opens: int, ends: int) -> str:
    """A seat is offered to somebody: by ``maker``, or with an empty one by whoever sits there or by a vote.

    It can be taken from ``opens`` on if that is not 0, else at once and until ``ends``.
    """
    who = Message("cosmic-table-sitter", name=sitter, powers=powers) if powers else sitter
    offered = say("cosmic-table-seat-offer", guest=guest, sitter=who)
    if maker:
        offered = say("cosmic-table-seat-offer-by", guest=guest, sitter=who, maker=maker)
    if opens:
        return f"{offered} {say('cosmic-table-seat-offer-waits', sitter=sitter, until=moment(opens))}"
    return f"{offered} {say('cosmic-table-seat-offer-ends', until=moment(ends))}"


def asked_when(say: Speech, moments: Collection[str], name: str = "") -> str:
    """Moments at which somebody wants to be asked, as a line: one's own, or those of ``name``."""
    when = [Message(WHEN[one]) for one in automation.MOMENTS[:-1] if one in moments]
    wish = Message("cosmic-table-when-wish", when=when, passes=automation.NEVER in moments)
    return say("cosmic-table-when-of", name=name, wish=wish) if name else say("cosmic-table-when-told", wish=wish)


def order(say: Speech, key: str, until: str, unless: Sequence[str]) -> str:
    """An order to zap back or to pass as a line; players in ``unless`` suspend it by joining a side."""
    how_long = Message(_UNTIL[until])
    if key == "zap_back":
        return say("cosmic-table-order-zap-back", until=how_long)
    how_long = Message("cosmic-table-order-but-ask", until=how_long, names=unless) if unless else how_long
    return say("cosmic-table-order-pass", until=how_long)


def result(say: Speech, seen: TableView, names: Sequence[str], won_by: Sequence[Message]) -> str:
    winners = [names[seat] for seat in seen.winners]
    reason = Message(_HOW[seen.how], needed=seen.needed) if seen.how in _HOW else None
    if won_by:
        reason = Message("cosmic-table-how-by", makers=won_by)
    if winners and reason is not None:
        return say("cosmic-table-won", winners=winners, how=reason)
    if winners:
        return say("cosmic-table-won-somehow", winners=winners)
    return say("cosmic-table-nobody-won") if reason is None else say("cosmic-table-nobody-won-because", how=reason)
