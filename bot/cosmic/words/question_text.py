"""Every question of Cosmic Encounter in English: what is asked, what each answer means, why an answer was refused.

Base questions have a sentence each, by their key. Those of powers and edicts share the sentences of ``STEPS``, told
with the text of the power or edict itself, so that a new one needs no line here. Computer players and
pictures do not read this.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.kinds.questions import GENERAL, QUESTIONS, USE, declared
from bot.cosmic.library import effects
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
from bot.words.speech import speech

__all__ = [
    "BASE",
    "CHOICES",
    "STEPS",
    "question",
    "refusal",
    "rule_of",
]


BASE: Mapping[str, str] = {
    "colour": "Pick a colour. If two want the same, the earlier seat gets it.",
    "powers": "Which power do you keep? Nobody sees your choice before all have chosen.",
    "layout": "Place your tokens on your home planets. All are revealed together.",
    "regroup": "One of your tokens comes back from the warp. To which base?",
    "wild": "Destiny is wild: whom do you challenge?",
    "own_colour": "Destiny shows your own colour. What do you do?",
    "target": "At which planet do you point the cone?",
    "commit": "How many tokens do you commit, and from which bases?",
    "invite.offense": "Whom do you invite as allies of the offense?",
    "invite.defense": "Whom do you invite as allies of the defense?",
    "join": "You are invited. Do you join a side?",
    "card": "Which challenge card do you play? It stays face down until both are chosen.",
    "return": "Your tokens return. To which bases?",
    "lose": "Which tokens do you lose?",
    "found": "With how many tokens, and from where, do you found the base?",
    "reward": "How many tokens from the warp do you take as reward, and how many cards?",
    "second_challenge": "Do you take a second challenge?",
    "stop_turn": "This turn has lasted ten challenges or more. Shall it end here?",
    "order_powers": "Several of your powers act now. In which order?",
    "response": "Do you answer what was just announced?",
    "checkpoint.between": "Before this challenge starts: play a card or a power?",
    "checkpoint.attack": "Target and tokens are known. Play a card or a power?",
    "checkpoint.sides": "The sides are known. Play a card or a power before cards are chosen?",
    "checkpoint.cards_down": "When both cards are down: play a card or a power?",
    "checkpoint.reveal": "The cards are revealed. Play a card or a power?",
}
"""The questions that the base game asks, by the id that their declarations say."""

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
"""What questions of powers and edicts ask for, by the id that their declarations say."""
_POWER = "power."


def question(ask: Ask) -> str:
    """What is asked, with the rule."""
    asked = declared(ask.key)
    if known := BASE.get(asked.says) or expansion_words.question(asked.says):
        return f"{known} {rule(asked.rule)}"
    name, told = cards.words(asked.subject), effects.text(speech("en"), asked.subject, asked.side)
    said = f"Use {name} now?" if asked.says == USE else f"{name}: {STEPS.get(asked.says) or _hint(ask.form)}"
    return f"{said} {told}" if told else said


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
    """The rule behind a question or action; that of illegal answers in general if it has none of its own."""
    asked = QUESTIONS.get(key) or QUESTIONS.get(key.rpartition(".")[0])  # an action of a negotiation names its side
    return GENERAL if asked is None else asked.rule


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
