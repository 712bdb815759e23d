"""Every question of Cosmic Encounter in English: what is asked, what each answer means, why an answer was refused.

Base questions have a sentence and a rule each. Those of powers and edicts are told from their key, such as
``amoeba.ooze``, with the text of the power or edict itself, so that a new one needs no line here. Computer players and
pictures do not read this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words
from bot.cosmic.words.phrases import count, listed, place, rule
from bot.kernel.ask import Ask, Deal, Form, Number, OneOf, Order, Split, UpTo, YesNo
from bot.kernel.refused import (
    AlreadyNoted,
    GameOver,
    InformationGained,
    NotAnOption,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Refused,
    WrongActor,
)

__all__ = [
    "BASE",
    "CHOICES",
    "FLARES",
    "STEPS",
    "effect_text",
    "question",
    "refusal",
    "rule_of",
]


class Question(NamedTuple):
    """A base question and the rule it comes from."""

    text: str
    rule: str


BASE: Mapping[str, Question] = {
    "colour": Question("Pick a colour. If two want the same, the earlier seat gets it.", "3.1"),
    "powers": Question("Which power do you keep? Nobody sees your choice before all have chosen.", "3.4"),
    "layout": Question("Place your tokens on your home planets. All are revealed together.", "3.8"),
    "regroup": Question("One of your tokens comes back from the warp. To which base?", "4.1.5"),
    "wild": Question("Destiny is wild: whom do you challenge?", "4.2.3"),
    "own_colour": Question("Destiny shows your own colour. What do you do?", "4.2.4"),
    "target": Question("At which planet do you point the cone?", "4.3.2"),
    "commit": Question("How many tokens do you commit, and from which bases?", "4.4.1"),
    "invite.offense": Question("Whom do you invite as allies of the offense?", "4.5.2"),
    "invite.defense": Question("Whom do you invite as allies of the defense?", "4.5.3"),
    "join": Question("You are invited. Do you join a side?", "4.6.1"),
    "card": Question("Which challenge card do you play? It stays face down until both are chosen.", "4.7.4"),
    "return": Question("Your tokens return. To which bases?", "5.8.1"),
    "lose": Question("Which tokens do you lose?", "5.5.8"),
    "found": Question("With how many tokens, and from where, do you found the base?", "5.5.5"),
    "reward": Question("How many tokens from the warp do you take as reward, and how many cards?", "5.6.1"),
    "second_challenge": Question("Do you take a second challenge?", "4.10.2"),
    "stop_turn": Question("This turn has lasted ten challenges or more. Shall it end here?", "4.10.3"),
    "order_powers": Question("Several of your powers act now. In which order?", "4.0.5"),
    "response": Question("Do you answer what was just announced?", "4.0.6"),
    "checkpoint.between": Question("Before this challenge starts: play a card or a power?", "4.0.3"),
    "checkpoint.attack": Question("Target and tokens are known. Play a card or a power?", "4.0.3"),
    "checkpoint.sides": Question("The sides are known. Play a card or a power before cards are chosen?", "4.0.3"),
    "checkpoint.cards_down": Question("When both cards are down: play a card or a power?", "4.0.3"),
    "checkpoint.reveal": Question("The cards are revealed. Play a card or a power?", "4.0.3"),
}
"""The questions that the base game asks, by key."""

_ACTIONS: Mapping[str, str] = {
    "offer": "5.5.3",
    "accept": "5.5.2",
    "withdraw": "5.5.2",
    "fail": "5.5.8",
    "timeout": "5.5.8",
}
"""The rules behind what may be done in a negotiation."""
CHOICES: Mapping[str, str] = {
    "pass": "Pass",
    "decline": "Decline",
    "redraw": "Draw again",
    "by_chance": "A card by chance",
    "any": "Whichever is left",
    "tokens": "Tokens from the warp",
    "cards": "Cards from the deck",
    "in": "Bring tokens in",
    "out": "Take tokens out",
    "draw": "A card from the deck",
    "exchange": "Exchange powers",
    "repel": "Send an ally back",
    "none": "None",
    "deck": "A card from the deck",
    "stop": "No more",
    "bleed": "Lose three tokens",
    "even": "Even",
    "odd": "Odd",
    "card": "A card by chance",
    "leave": "Leave it to the offense",
}
"""Options that are neither card, place, player nor number."""
FLARES = ("wild", "super")
"""Parts of a key that say which text of a flare asks."""
STEPS: Mapping[str, str] = {
    "target": "whom?",
    "whom": "whom?",
    "player": "which player?",
    "victim": "which player?",
    "defense": "who is the defense?",
    "way": "what do you do?",
    "card": "which card?",
    "cards": "which cards?",
    "search": "which card do you take?",
    "return": "which card do you give back?",
    "face": "which card do you name?",
    "attack": "which attack do you discard?",
    "compromise": "which compromise do you discard?",
    "edict": "which edict do you discard?",
    "flare": "which flare do you discard?",
    "zodiac": "which Zodiac card do you discard?",
    "planet": "which planet?",
    "base": "on which base?",
    "token": "which token?",
    "colour": "which colour?",
    "power": "which power?",
    "allies": "which allies?",
    "in": "which tokens do you bring in?",
    "out": "how many tokens do you take back?",
    "commit": "which tokens do you commit?",
    "numbers": "how many tokens?",
    "number": "how many tokens?",
    "look": "at whose hand do you look?",
    "sacrifice": "from which base do you give up a token?",
    "host": "with which player?",
    "from": "from which base?",
    "rearrange": "how many tokens on which base?",
    "add": "from which bases do the missing tokens come?",
    "to_offense": "who joins the offense?",
    "to_defense": "who joins the defense?",
    "repelled": "who is sent back?",
    "redeem": "which cards do you offer for as many tokens of yours?",
    "accept": "do you accept?",
    "free": "how many tokens go back to their owners?",
    "plant": "under which planet do you put a bomb?",
    "plant_late": "under which of these planets do you put bombs?",
    "hide": "how many tokens of the reserve do you commit unseen?",
    "term": "what wins the game?",
    "torture": "which token does your opponent lose, or a card by chance?",
    "on": "do you go on?",
    "tip": "do you give a tip of a card by chance?",
    "load": "do you choose the bases from which the cone is loaded?",
    "bases": "from which bases do the tokens come?",
}
"""What the last part of a key asks for."""
_POWER = "power."


def question(ask: Ask) -> str:
    """What is asked, with the rule."""
    if known := BASE.get(ask.key):
        return f"{known.text} {rule(known.rule)}"
    if brought := expansion_words.question(ask.key):
        return f"{brought[0]} {rule(brought[1])}"
    subject, *steps = ask.key.split(".")
    name, told = cards.words(subject), effect_text(subject, *(step for step in steps if step in FLARES))
    last = steps[-1] if steps else ""
    asked = f"Use {name} now?" if last == "use" else f"{name}: {STEPS.get(last) or _hint(ask.form)}"
    return f"{asked} {told}" if told else asked


def effect_text(name: str, side: str = "") -> str:
    """What a power or an edict of this name does, or one side of a power's flare; empty if there is none."""
    power = registry.POWERS.get(name) or registry.EDICTS.get(name)
    effect = registry.FLARES.get(name, {}).get(side) if side else power
    return " ".join((effect.__doc__ or "").split()) if effect is not None else ""


def _hint(form: Form) -> str:
    match form:
        case OneOf():
            return "choose one."
        case UpTo():
            return f"choose at most {form.n}."
        case Number():
            return f"choose a number from {form.low} to {form.high}."
        case YesNo():
            return "yes or no?"
        case Split():
            whole = count(form.low, "token") if form.low == form.high else f"{form.low} to {form.high} tokens"
            return f"divide {whole}."
        case Order():
            return "in which order?"
        case Deal():
            return "what do you offer?"


def rule_of(key: str) -> str:
    """The rule behind a question or action; that of illegal orders in general if it has none of its own."""
    if known := BASE.get(key):
        return known.rule
    if brought := expansion_words.question(key):
        return brought[1]
    parts = key.split(".")
    if parts[0] == "deal" and len(parts) > 1 and parts[1] in _ACTIONS:
        return _ACTIONS[parts[1]]
    return "8.15"


# --- refusals ---------------------------------------------------------------------------------------------------------


def refusal(error: Refused, ask: Ask | None = None) -> str:
    """Why an answer was not taken, in one sentence with its rule, and what to do (8.15)."""
    match error:
        case AlreadyNoted():
            return "Already noted."
        case GameOver():
            return "The game is over."
        case NotAsked():
            return f"This question is not open any more; look at the table for what is asked now {rule('8.16')}."
        case WrongActor():
            return f"This is not for you to decide {rule('8.15')}."
        case NotAnOption():
            wanted = _limits(ask.form) if ask is not None else "Choose one of the answers that are offered."
            return f"That is not possible here {rule(rule_of(error.key))}. {wanted}"
        case NotPlaying():
            return f"You are not, or no longer, in this game {rule('8.7')}."
        case NotOffered():
            return f"That is not possible now {rule('8.15')}."
        case NothingToUndo():
            return "There is nothing to take back in this phase."
        case InformationGained():
            return "Somebody has learned something since; taking it back needs the consent of all."
        case _:
            return f"That is not possible now {rule('8.15')}."


def _limits(form: Form) -> str:
    match form:
        case Split():
            whole = f"{form.low}" if form.low == form.high else f"{form.low} to {form.high}"
            parts = [f"{place(part.name)} up to {part.high}" for part in form.parts]
            return f"Choose {whole} in all: {listed(parts)}."
        case UpTo():
            return f"Choose at most {count(form.n, 'thing')} of those offered, each once."
        case Number():
            return f"Choose a number from {form.low} to {form.high}."
        case YesNo():
            return "Answer yes or no."
        case Deal():
            return "Offer what both of you have, and at least one thing."
        case Order():
            return "Name each of them once."
        case OneOf():
            return "Choose one of the answers that are offered."
