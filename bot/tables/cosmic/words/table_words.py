"""What the Cosmic table says in more than one message, or in one of several: which, and with which facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.tables.contract.table import THREAD_LOCKED
from bot.tables.cosmic.telling.cutting import day, moment, until_when, whole
from bot.words.message import Message, ids
from bot.words.speech import Speech

SMALL: Final = ids("cosmic-table-small-", ("regroup", "return", "lose", "reward", "order_powers"))
"""Small forced choices, by topic."""
_JOINING: Final = ids("cosmic-table-joining-", ("ask", "decline", "offense", "defense"))
"""What was ordered for an invitation before there were plans."""
_UNTIL: Final = ids("cosmic-table-order-until-", ("challenge", "main", "revoked"))
_VOTES: Final = ids("cosmic-table-vote-", ("pause", "resume", "undo", "stop"))
_SEAT_VOTES: Final = ids("cosmic-table-vote-", ("house", "remove", "guest", "care", "freeze"))
_AWAY: Final = ids("away-", ("played", "asks", "still", "silent"))
_HOW: Final = ids("cosmic-table-how-", ("bases", "alternate", "last", "spent"))
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
"""What somebody decides, by the topic of the question."""


def begins(say: Speech, names: Sequence[str], commitment: str) -> str:
    """The first message: who plays, in the order of turns, and the seal on the shuffle."""
    return whole(say("cosmic-table-begins", names=names, commitment=commitment))


def heading(say: Speech, number: int, powers: str, link: str) -> str:
    """First line of a direct message: which table it is, who one is there, and the way to its board."""
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
    """How a challenge ended, to one player: ``mine`` is won, lost, or empty for somebody else's challenge.

    The main players stand for winner and loser where nobody has won, the defense first. ``dealers`` is who made a deal,
    or none.
    """
    reasons: list[str | Message] = [score] if score else []
    reasons += [Message("cosmic-table-by", makers=by)] if by else []
    how = Message("cosmic-table-ended-how", things=reasons) if reasons else ""
    nobody = Message("cosmic-nobody")
    told = str(number)
    if outcome not in ("offense", "defense"):
        ending = outcome if outcome in _ENDED else "broken_off"
        dealt = [one or nobody for one in dealers]
        other = loser or nobody
        return say(_ENDED[ending], number=told, winner=winner or nobody, other=other, dealers=dealt, how=how)
    other = (winner if mine == "lost" else loser) or nobody
    return say(_WON[f"you_{mine}" if mine else "won"], number=told, winner=winner or nobody, other=other, how=how)


def away(say: Speech, name: str, until: int, how: str) -> str:
    """Who is away until when, and what is done about it: a key of ``_AWAY``."""
    return say(_AWAY[how], name=name, day=day(until), until=moment(until))


def lost(say: Speech, tokens: int, takings: Sequence[str]) -> str:
    """What one player lost by a challenge."""
    gone = [Message("cosmic-table-lost-tokens", count=tokens)] if tokens else []
    return say("cosmic-table-lost", things=[*gone, *takings])


def panel_round(say: Speech, due: int, holders: Sequence[str]) -> str:
    """The panel while responses are open: not for whom, and not how many are there (cosmic 8.14)."""
    lines = [say("cosmic-table-panel-round")]
    lines += [say("cosmic-table-panel-closes", due=moment(due))] if due else []
    lines += [say("cosmic-table-panel-held", holders=holders)] if holders else []
    return " ".join(lines)


def panel_decision(say: Speech, names: Sequence[str], key: str, due: int) -> str:
    """The panel while somebody decides ``key``."""
    return _waiting(say, names, _decides(key), due)


def panel_deal(say: Speech, names: Sequence[str], due: int) -> str:
    """The panel during a negotiation."""
    return _waiting(say, names, Message("cosmic-table-decides-deal"), due)


def decides(say: Speech, key: str) -> str:
    """What somebody does who decides ``key``."""
    return say.message(_decides(key))


def _decides(key: str) -> Message:
    asked = declared(key)
    if asked.topic in DECIDES:
        return Message(DECIDES[asked.topic])
    return Message("cosmic-table-decides-about", subject=cards.words(asked.subject))


def _waiting(say: Speech, names: Sequence[str], what: Message, due: int) -> str:
    bold = [Message("cosmic-table-name", name=name) for name in names]
    if due:
        return say("cosmic-table-panel-decision-until", names=bold, what=what, due=until_when(due))
    return say("cosmic-table-panel-decision", names=bold, what=what)


def blocked(say: Speech, code: int) -> str:
    """To the parent channel: nothing can be posted in the thread."""
    if code in THREAD_LOCKED:
        return say("cosmic-table-blocked-locked")
    return say("cosmic-table-blocked", code=str(code))


def vote(say: Speech, what: str, about: str, names: Sequence[str], needed: int) -> str:
    """An open vote: for what, who is for it, and how many it takes."""
    return say("cosmic-table-open-vote", motion=_motion(what, about), names=names, needed=needed)


def vote_done(say: Speech, what: str, about: str) -> str:
    """A vote was carried."""
    return say("cosmic-table-vote-done", motion=_motion(what, about))


def vote_sure(say: Speech, what: str, about: str) -> str:
    """Asked once more before a vote counts that ends or gives away something."""
    return say("cosmic-table-vote-sure", motion=_motion(what, about))


def _motion(what: str, about: str) -> Message:
    return Message(_SEAT_VOTES[what], about=about) if what in _SEAT_VOTES else Message(_VOTES[what])


def seat_offer(say: Speech, guest: str, sitter: str, maker: str, powers: str, until: int) -> str:
    """A seat is offered to somebody: by ``maker``, or with an empty one by whoever sits there or by a vote."""
    who = Message("cosmic-table-sitter", name=sitter, powers=powers) if powers else sitter
    offered = (
        say("cosmic-table-seat-offer-by", guest=guest, sitter=who, maker=maker)
        if maker
        else say("cosmic-table-seat-offer", guest=guest, sitter=who)
    )
    return f"{offered} {say('cosmic-table-seat-offer-ends', until=moment(until))}"


def you_play(say: Speech, powers: str) -> str:
    """To whoever has just taken a seat."""
    return say("cosmic-table-you-play", powers=powers) if powers else say("cosmic-table-you-sit")


def order(say: Speech, key: str, answer: str, until: str, unless: Sequence[str]) -> str:
    """A standing order as a line; whoever is in ``unless`` lets it rest by joining a side."""
    how_long = Message(_UNTIL[until])
    if key == "zap_back":
        return say("cosmic-table-order-zap-back", until=how_long)
    if key in SMALL:
        return say("cosmic-table-order-small", what=Message(SMALL[key]), until=how_long)
    how_long = Message("cosmic-table-order-but-ask", until=how_long, names=unless) if unless else how_long
    if key == "join":
        return say("cosmic-table-order-join", way=Message(_JOINING[answer.strip('"')]), until=how_long)
    if key == "commit":
        way = Message("cosmic-table-joining-with", count=int(answer))
        return say("cosmic-table-order-commit", way=way, until=how_long)
    return say("cosmic-table-order-pass", until=how_long)


def result(say: Speech, winners: Sequence[str], how: str, won_by: Sequence[Message]) -> str:
    """How the game ended; ``won_by`` are the powers and the like that made the winners win, if any did."""
    reason = Message(_HOW[how]) if how in _HOW else None
    if won_by:
        reason = Message("cosmic-table-how-by", makers=won_by)
    if winners and reason is not None:
        return say("cosmic-table-won", winners=winners, how=reason)
    if winners:
        return say("cosmic-table-won-somehow", winners=winners)
    return say("cosmic-table-nobody-won") if reason is None else say("cosmic-table-nobody-won-because", how=reason)
