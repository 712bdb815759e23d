"""The words around the questions of a Cosmic table, in English: options, buttons, what is chosen, what was misread.

``question_words.QuestionWords`` lists them. Names of people come in as they are to be shown: escaped in sentences,
plain in labels of buttons, which Discord does not format.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.words import question_text
from bot.cosmic.words.phrases import capital, count, rule
from bot.cosmic.words.picture_words import phrases_in
from bot.kernel.ask import Ask
from bot.kernel.refused import Refused as Rejected
from bot.words.speech import speech

YES: Final = "Yes"
NO: Final = "No"
A_POWER: Final = "A power"
NONE: Final = "None of them"
ALL: Final = "All of them"
UNDO: Final = "Undo the last"
CLEAR: Final = "Start again"
REVERSED: Final = (
    "Reverse cone: if the offense wins, its allies are paid in cards or tokens; if the defense wins, its allies land "
    "on the planet and gain a base there (cosmic 5.7)."
)
TYPE: Final = "Type it"
SURE: Final = "Yes, do it"
BACK: Final = "Back"
NEXT: Final = "Next page"
PREVIOUS: Final = "Previous page"
CHOOSE: Final = "Choose here"
CHOOSE_PLACE: Final = "Where?"
MOST: Final = "Most"
FORM_TITLE: Final = "Your answer"
FORM_LABEL: Final = "In words"
YES_WORDS: Final = "yes y yeah yep sure ok okay true"
"""Words that are read as yes, whatever the question."""
NO_WORDS: Final = "no n nope false not dont"
NONE_WORDS: Final = "none nobody no nothing nil zero pass skip decline"
ALL_WORDS: Final = "all everyone everybody everything both"
NOISE_WORDS: Final = (
    "i the a an to my on at of in from with please use play using choose planet player card token tokens"
)
"""Words that do not matter when an answer is read."""
AND_WORDS: Final = "and then plus"
"""Words that stand between two things, as a comma does."""


_PLACES: Final = {
    "warp": "the warp",
    "removed": "out of the game",
    "cone.offense": "the cone",
    "cone.defense": "the defensive end of the cone",
}
_BUTTON: Final = 60
_SENTENCE: Final = re.compile(r"(?<=[.?!])\s")
_SIDES: Final = {"offense": "the offense", "defense": "the defense"}
_WINDOWS: Final = {
    "W1a": "at the start of the challenge",
    "W1b.1": "at the start of the challenge",
    "W1b": "at the start of the challenge",
    "W1c": "before the offense regroups",
    "W2a": "before destiny is drawn",
    "W2b": "when destiny is drawn",
    "W2c": "once the defense is known",
    "W3": "once the target is known",
    "W4": "once the offense has committed",
    "W5": "before allies are invited",
    "W6a": "once the allies have committed",
    "W6c": "before cards are chosen",
    "W7a": "before cards are chosen",
    "W7c": "once both cards lie face down",
    "W8a": "when the cards are revealed",
    "W9d": "once a deal is made",
    "W9a": "once the outcome is known",
    "W9b": "after the losses",
    "W9e": "after the rewards",
    "W9f": "after the challenge",
    "WE": "in the end step",
    "turn_end": "at the end of your turn",
}


def question(ask: Ask) -> str:
    """What is asked, with the rule."""
    return question_text.question(speech("en"), ask)


def refusal(error: Rejected, ask: Ask | None) -> str:
    """Why the game did not take an answer to ``ask``, and what to do."""
    return question_text.refusal(speech("en"), error, ask)


def choice(key: str) -> str:
    """A fixed answer such as passing; empty if it is none."""
    return speech("en")(question_text.CHOICES[key]) if key in question_text.CHOICES else ""


def colour(key: str) -> str:
    """A player's colour."""
    return phrases_in("en").colour(key)


def place(key: str) -> str:
    """A planet or another place where tokens are; empty if it is none."""
    if key in _PLACES:
        return _PLACES[key]
    system, _, number = key.rpartition("-")
    return phrases_in("en").place(system, number) if key in COLOUR_OF or key in OUTPOSTS else ""


def card(key: str) -> str:
    """A card or a face by its name."""
    return capital(cards.name(key))


def play(card: str) -> str:
    """An edict or flare as something to do."""
    return f"Play {card}"


def use(power: str) -> str:
    """A power as something to do."""
    return f"Use {power}"


def join(side: str) -> str:
    """One of the two sides, as something to do."""
    return f"Join {_SIDES[side]}"


def settle(place: str) -> str:
    """Found a base again on one's own empty planet."""
    return f"Re-establish on {place}"


def face(name: str, place: str) -> str:
    """Challenge a foreigner in one's own system."""
    return f"Challenge {name} on {place}"


def hoarded(card: str) -> str:
    """A card that lies in one's hoard, not in hand."""
    return f"{card} (hoard)"


def copy(label: str, number: int) -> str:
    """Another thing of the same name, counted from 2."""
    return f"{label} ({number})"


def window(name: str) -> str:
    """When something sealed now would happen; empty if no words are needed."""
    return _WINDOWS.get(name, "")


def by_itself() -> str:
    """Of a flare that is readied now and acts when its moment comes."""
    return "acts by itself when its moment comes"


def stands(pairs: Sequence[tuple[str, str]]) -> str:
    """Who stands on a planet, with how many tokens."""
    return ", ".join(f"{name} {tokens}" for name, tokens in pairs) or "nobody there"


def bases(pairs: Sequence[tuple[str, str]]) -> str:
    """How many tokens one has on each of the bases in question, the largest first."""
    return "You have: " + " · ".join(f"{place} **{tokens}**" for place, tokens in pairs)


def player(cards: int, bases: int) -> str:
    """A player in one line."""
    return f"{count(cards, 'card')}, {count(bases, 'foreign base')}"


def share(place: str, count: int) -> str:
    """How many tokens, or other things, go with a place."""
    return f"{place}: {count}"


def listed(rows: Sequence[str]) -> str:
    """Several things in a row."""
    if not rows:
        return "nothing"
    return rows[0] if len(rows) == 1 else f"{', '.join(rows[:-1])} and {rows[-1]}"


def done(count: int) -> str:
    """The button that hands in what was put together; how many things that is."""
    return f"Done ({count})"


def more(place: str, count: int) -> str:
    """The button that adds one; how many there are."""
    return f"+ {place} ({count})"


def less(place: str) -> str:
    """The button that takes one away."""
    return f"− {place}"


def page(number: int, pages: int) -> str:
    """Above a menu that does not show everything at once."""
    return f"Page {number} of {pages}"


def so_far(rows: Sequence[str]) -> str:
    """What is picked until now."""
    return f"Chosen: {listed(rows)}." if rows else "Nothing chosen yet."


def divided(rows: Sequence[str], count: int, low: int, high: int) -> str:
    """How a division stands, and how much it has to be in all."""
    whole = f"{low}" if low == high else f"{low} to {high}"
    return f"Now {listed(rows)}; {count} of {whole} in all." if rows else f"Nothing yet; {whole} in all."


def at_most(count: int) -> str:
    """How many may be picked."""
    return f"Choose at most {count}."


def noted(answer: str) -> str:
    """The sealed answer as it stands."""
    return f"Sealed: **{answer}**. You may change it until the round closes (cosmic 8.16)."


def otherwise(answer: str) -> str:
    """What is answered when the time is up."""
    return f"When the time is up: {answer}."


def next_challenge(names: Sequence[str]) -> str:
    """Between two challenges: whose the next one is; of two, the first may go on or end the turn."""
    if len(names) < 2:
        return f"The next challenge is {names[0]}'s."
    return f"The next challenge is another one of {names[0]}'s or, if {names[0]} takes none, {names[1]}'s."


def this_challenge(names: Sequence[str]) -> str:
    """At the start of a challenge: whose it is."""
    return f"It is {names[0]}'s challenge."


def announced(name: str, what: str, answered: str) -> str:
    """Something that waits for answers, and what it answers itself, if anything."""
    return f"{name}: *{what}* against *{answered}*" if answered else f"{name}: *{what}*"


def cancelled(told: str) -> str:
    """The same, once it was stopped."""
    return f"{told} (stopped)"


def other(question: str) -> str:
    """The button that leads to another question of the same person; as much of it as fits."""
    asks = _SENTENCE.split(question, 1)[0]
    return f"Also: {asks}" if len(asks) <= _BUTTON else f"Also: {asks[:_BUTTON].rpartition(' ')[0]} …"


def hint(example: str) -> str:
    """An example in the empty field of the form."""
    return f"for example: {example}"


def unknown() -> str:
    """A button that does not belong to this question."""
    return f"This button does not belong to what is asked now; choose one of the answers below {rule('8.15')}."


def misread(typed: str, near: Sequence[str], rule: str) -> str:
    """Words that mean none of the answers, or none at all; ``near`` are those that come closest."""
    tip = f"Try: {', '.join(near)}." if near else "Choose one of the answers that are offered."
    return f"{f'“{typed}”' if typed else 'That'} is not one of the answers (cosmic {rule}). {tip}"


def which(rows: Sequence[str], rule: str) -> str:
    """Words that could mean several answers."""
    return f"That could be {', '.join(rows[:-1])} or {rows[-1]}: say which (cosmic {rule})."


def too_long(most: int, rule: str) -> str:
    """More words than any answer has."""
    return f"Type a shorter answer: at most {most:,} characters (cosmic {rule})."


def too_many(count: int, rule: str) -> str:
    """More than may be picked."""
    return f"Choose at most {count}; take one away first (cosmic {rule})."


def missing(rows: Sequence[str], rule: str) -> str:
    """An order in which something is left out."""
    return f"Name each of them once; {listed(rows)} still to come (cosmic {rule})."


def wrong_sum(count: int, low: int, high: int, rule: str) -> str:
    """A division of too much or too little."""
    whole = f"{low}" if low == high else f"{low} to {high}"
    return f"That is {count} in all; it has to be {whole} (cosmic {rule})."


def wrong_share(place: str, low: int, high: int, rule: str) -> str:
    """Too many or too few of one place."""
    return f"For {place} choose {low} to {high} (cosmic {rule})."


def wrong_number(low: int, high: int, rule: str) -> str:
    """A number out of range."""
    return f"Choose a number from {low} to {high} (cosmic {rule})."


def gives_up_bases(rows: Sequence[str]) -> str:
    """Asks once more: places from which the last token would be taken."""
    return f"That takes your last token off {listed(rows)}: the base is gone. Do it?"


def gives_up_cards(rows: Sequence[str]) -> str:
    """Asks once more: cards that would be discarded."""
    return f"That discards {listed(rows)}. Do it?"


def gives_up_tokens() -> str:
    """Asks once more: tokens would be lost although there is another answer."""
    return "That loses three of your tokens. Do it?"
