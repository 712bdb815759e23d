"""The help at a Cosmic table and the board as text, in English; ``help_words.HelpWords`` lists them.

Names of people come in escaped. Rules are named as ``cosmic 4.7.4``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.seen.picture_views import Phase
from bot.cosmic.words.phrases import count, listed, rule

NOT_ASKED: Final = "**Nothing is asked of you now.**"
WATCHING: Final = (
    "**You are watching.** Everything public is yours to see: `/cosmic board`, `/cosmic log`, `/cosmic why`."
)
LEFT: Final = "**You have left this game** and may watch."
ANYTIME: Final = "At any time: `/cosmic hand`, `board`, `log`, `why`, `rules`, `power`, `card`, `orders`, `concede`."
SETUP: Final = "The table before the first challenge."
HINTS_OFF: Final = "Without tips"
HINTS_ON: Final = "With tips"
GO_TO: Final = "Go to challenge …"
CHOOSING: Final = "still choosing"

_ABOUT: Final[dict[Phase, str]] = {
    "setup": "everybody chooses a power and a colour in secret; then the hands are dealt (cosmic 3).",
    "start": "the offense takes one token back from the warp, to any base (cosmic 4.1.5).",
    "destiny": "a destiny card names whom the offense challenges (cosmic 4.2).",
    "aim": "the offense points the cone at one planet of the defense (cosmic 4.3.2).",
    "cone": "the offense puts one to four tokens on the cone (cosmic 4.4.1).",
    "invite": "the offense, then the defense, names whom it invites (cosmic 4.5).",
    "allies": "the invited join a side with one to four tokens, or decline (cosmic 4.6).",
    "cards": "both main players choose one challenge card, face down (cosmic 4.7.4).",
    "reveal": "the cards are turned up; card, tokens and allies add up, a tie is the defense's (cosmic 5.1).",
    "deal": "both showed a compromise: agree on a deal, or lose three tokens each (cosmic 5.5).",
    "outcome": "the losing side's tokens go to the warp; consolation and rewards are paid (cosmic 4.9).",
    "end": "after a success the offense may take a second challenge; else the next player begins (cosmic 4.10).",
}
_HINTS: Final[dict[Phase, str]] = {
    "setup": "Look at when a power works: powers of main players act in your own challenges, others in every one.",
    "start": "Below three home bases your powers sleep (cosmic 6.3): bring tokens home in time.",
    "destiny": "A wild card lets the offense choose; who is closest to winning is a good target.",
    "aim": "A planet with few tokens is easier to take; one where you have a base already wins you nothing new.",
    "cone": "Do not take the last token off a base unless you mean to: the base is gone.",
    "invite": "Allies of the offense gain a base with you; those of the defense are paid in cards or tokens.",
    "allies": "Join whom you expect to win, and mind who gets closer to victory by it.",
    "cards": "A compromise against an attack loses, but takes cards as consolation for each token lost (cosmic 5.4).",
    "reveal": "Cards and powers that change totals are played now; everybody answers sealed.",
    "deal": "A base for a base costs neither of you anything. Three lost tokens cost both.",
    "outcome": "Lost tokens are not gone: one comes back from the warp in each of your challenges.",
    "end": "A second challenge needs a challenge card in hand, and a good one.",
}

_REVERSED: Final[dict[Phase, str]] = {
    "invite": "Reverse cone: allies of the offense are paid in cards or tokens; those of the defense gain a base here.",
    "allies": "Reverse cone: with the offense you win cards or tokens, with the defense a base on its planet.",
}


def asked(until: str) -> str:
    """Above what is asked; ``until`` is the deadline or empty."""
    return f"**Your move** – answer by {until}:" if until else "**Your move:**"


def can(rows: Sequence[str]) -> str:
    """What can be done now."""
    return f"**You can now:** {', '.join(rows)}."


def negotiate() -> str:
    """What can be done in a negotiation."""
    return f"make an offer, accept one, or let the deal fail {rule('5.5.2')}"


def cannot() -> str:
    """Above what can't be done now."""
    return "**Not now:**"


def because(things: Sequence[str], reason: str) -> str:
    """Some cards or powers that can't be used, and why."""
    return f"• *{listed(things)}*: {reason}."


def outline(phases: Sequence[str]) -> str:
    """The phases in order; the present one comes in bold."""
    return " › ".join(phases)


def about(phase: Phase) -> str:
    """What happens in a phase."""
    return _ABOUT[phase]


def hint(phase: Phase, reverse: bool) -> str:
    """What somebody in their first game may like to know in a phase, under the reverse cone another thing."""
    told = _REVERSED.get(phase) if reverse else None
    return f"First game? {told or _HINTS[phase]}"


def chosen_cards() -> str:
    """Why a challenge card is not played now."""
    return f"challenge cards are chosen by the two main players, in phase 7 {rule('4.7.4')}"


def laid() -> str:
    """Why no further challenge card is played."""
    return f"you have laid your card for this challenge {rule('4.7.4')}"


def one_flare() -> str:
    """Why no further flare is played."""
    return f"you have played a flare in this challenge {rule('2.5.5')}"


def played() -> str:
    """Of a card that waits readied."""
    return "readied; it acts by itself when its moment comes"


def zapped() -> str:
    """Why a power does not work."""
    return f"you are zapped until this challenge ends {rule('6.5')}"


def dormant() -> str:
    """Why a power does not work."""
    return f"you have fewer than three home bases {rule('6.3')}"


def used() -> str:
    """Why a power does not work again."""
    return f"used in this challenge {rule('4.0.5')}"


def by_itself() -> str:
    """Of what needs nobody to use it."""
    return f"works by itself {rule('4.0.7')}"


def asks() -> str:
    """Of a power whose owner is asked in the very moment."""
    return "you are asked when its moment comes"


def answers() -> str:
    """Of cards that answer others."""
    return f"answers something that was just announced {rule('4.0.6')}"


def condition() -> str:
    """Of what could be used now if its condition were met."""
    return "its condition is not met right now"


def only(windows: Sequence[str]) -> str:
    """When something can be used."""
    return f"only {listed(windows, 'or')} {rule('4.0.3')}"


# --- the board as text ------------------------------------------------------------------------------------------------


def moment(number: int, ordinal: int, phase: str) -> str:
    """The headline."""
    return f"**Challenge {number}** ({'first' if ordinal == 1 else 'another'} of the turn), phase {phase}."


def attack(names: Sequence[str], where: str, tokens: Sequence[int], reverse: bool) -> str:
    """Who attacks whom, where, with how many tokens."""
    aim = f" on {where}" if where else ""
    cone = ", reverse cone" if reverse else ""
    return f"{names[0]} attacks {names[1]}{aim}{cone}: {count(tokens[0], 'token')} against {tokens[1]}."


def offense(name: str) -> str:
    """Before destiny."""
    return f"{name} is the offense."


def allies(attacking: Sequence[str], defending: Sequence[str]) -> str:
    """Allies with their tokens."""
    return f"Allies of the offense: {', '.join(attacking) or 'none'}; of the defense: {', '.join(defending) or 'none'}."


def cards_laid(rows: Sequence[str]) -> str:
    """How the two challenge cards lie."""
    return f"Cards: {rows[0]} and {rows[1]}."


def waits(rows: Sequence[str]) -> str:
    """What was announced and has not taken effect."""
    return f"Announced: {', '.join(rows)}."


def called(rows: Sequence[str]) -> str:
    """What was announced and takes effect later in the challenge."""
    return f"Called for this challenge: {', '.join(rows)}."


def player(name: str, colour: str, bases: int, goal: int, cards: int, warp: int, removed: int) -> str:
    """One player."""
    gone = f", {removed} out of the game" if removed else ""
    held = count(cards, "card")
    return f"**{name}** ({colour}): {bases} of {goal} foreign bases, {held}, {warp} in the warp{gone}"


def piles(deck: int, discard: int, destiny: int, top: str) -> str:
    """The piles; ``top`` is the latest discard or empty."""
    latest = f", {top} on top" if top else ""
    return f"Deck {deck}, discard {discard}{latest}, destiny {destiny}."


def system(colour: str, name: str) -> str:
    """Before the planets of a system."""
    return f"{colour} ({name}):"


def nothing_yet() -> str:
    """A log without lines."""
    return "Nothing has happened yet."


def page(number: int, pages: int) -> str:
    """Below a text of several pages."""
    return f"Page {number} of {pages}"
