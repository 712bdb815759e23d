"""Every word the Cosmic table says around its questions and its story, in English. Only public facts come in.

Names arrive escaped for messages; moments are milliseconds and are shown by Discord in everybody's own time. Messages
are cut to 2,000 characters. ``words.Words`` lists what a language must have; ``text_de`` says the same in German.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic import cards
from bot.cosmic.phrases import listed
from bot.cosmic.table.cutting import ending_of, moment, whole

ANSWER, HAND, STATUS, HELP, WHY, LOG = "Answer", "My hand", "Status", "What can I do?", "Why?", "Log"
HOLD, PAUSE, RESUME, REMATCH, DEFAULT = "Hold", "Pause", "Go on", "Rematch", "The usual"

NOTED = "Noted."
STALE = "This question is not open any more (cosmic 8.16)."
MISSED = "The time was up: the usual answer was given for you (cosmic 8.12)."
NOT_ASKED = "Nothing is asked of you now."
NOT_SEATED = "You have no seat in this game, or no longer; you are welcome to watch."
NOT_HOST = "Only the table's host or a moderator can do that."
NO_HAND = "Nobody has cards yet."
STOPPED = "The game is stopped."
UNKNOWN = "This control does nothing any more; press Answer on the panel."
OVER = "This game is over."
DEAL = "You negotiate: make a deal, or let it fail (cosmic 5.5)."

_DECIDES: Final[Mapping[str, str]] = {
    "colour": "colour and power",
    "powers": "colour and power",
    "regroup": "where a token returns (cosmic 4.1.5)",
    "wild": "whom to challenge (cosmic 4.2.3)",
    "own_colour": "what the own colour means (cosmic 4.2.4)",
    "target": "at which planet the cone points (cosmic 4.3.2)",
    "commit": "how many tokens to commit (cosmic 4.4.1)",
    "invite.offense": "whom to invite to the offense (cosmic 4.5.2)",
    "invite.defense": "whom to invite to the defense (cosmic 4.5.3)",
    "join": "whether to join a side (cosmic 4.6.1)",
    "card": "challenge cards (cosmic 4.7.4)",
    "return": "where tokens return (cosmic 5.8.1)",
    "lose": "which tokens are lost (cosmic 5.5.8)",
    "found": "with which tokens a base is founded (cosmic 5.5.5)",
    "reward": "what to take as reward (cosmic 5.6.1)",
    "second_challenge": "whether there is a second challenge (cosmic 4.10.2)",
    "stop_turn": "whether this long turn ends (cosmic 4.10.3)",
    "order_powers": "in which order powers act (cosmic 4.0.5)",
}
_HOW: Final[Mapping[str, str]] = {
    "bases": "by foreign bases (cosmic 7.1)",
    "alternate": "by a power's own way to win (cosmic 7.5)",
    "last": "as the last player left (cosmic 8.9)",
}


def begins(names: Sequence[str], commitment: str) -> str:
    """The first message: who plays, in the order of turns, and the seal on the shuffle."""
    return whole(
        f"**Cosmic Encounter begins.** In the order of turns: {listed(names)}.\n"
        f"The shuffle is sealed: `{commitment}`. The seed is published at the end."
    )


def asked(question: str, due: int) -> str:
    """A question to one person, and until when it can be answered; ``due`` 0 while no clock runs."""
    until = f"\nUntil {moment(due)}." if due else ""
    return whole(f"**{question}**{until}")


def asked_in_thread() -> str:
    """The words after a mention of somebody who gets no direct messages."""
    return "you are asked something. Your answer stays private."


def panel_paused() -> str:
    """The panel of a table that stands still."""
    return "**The table is paused.** No time runs."


def panel_round(due: int) -> str:
    """The panel while responses are open: not for whom, and not how many are there (cosmic 8.14)."""
    return f"**Responses are open** until {moment(due)} at the latest." if due else "**Responses are open.**"


def panel_decision(names: Sequence[str], key: str, due: int) -> str:
    """The panel while somebody decides ``key``."""
    what = _DECIDES.get(key) or f"about {cards.words(key.partition('.')[0])}"
    until = f" until {moment(due)}" if due else ""
    return f"**{listed(names)} {'decides' if len(names) == 1 else 'decide'}**{until}: {what}."


def panel_deal(names: Sequence[str], due: int) -> str:
    """The panel during a negotiation."""
    until = f" until {moment(due)}" if due else ""
    return f"**{listed(names)} negotiate**{until} (cosmic 5.5)."


def challenge(lines: Sequence[str]) -> str:
    """What happened in a challenge; if it is too long, its beginning is left out."""
    return ending_of(lines)


def log(lines: Sequence[str]) -> str:
    """The last lines of the story."""
    return ending_of(lines) if lines else "Nothing has happened yet."


def why(lines: Sequence[str]) -> str:
    """The reasons of the last resolution."""
    return ending_of(lines) if lines else "Nothing has been resolved yet."


def result(winners: Sequence[str], how: str) -> str:
    """How the game ended."""
    if not winners:
        return "**The game is over without a winner.**"
    verb = "wins" if len(winners) == 1 else "win together"
    return f"**{listed(winners)} {verb}** {_HOW.get(how, '')}".rstrip() + "."


def seed(seed: int) -> str:
    """The seed of the shuffle, once the game is over."""
    return f"Seed of the shuffle: `{seed}`."
