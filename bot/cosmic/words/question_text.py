"""Questions, answers and refusals in words, and the texts of powers, flares and edicts, by name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.kinds.effects import EDICTS, FLARES, POWERS, Side
from bot.cosmic.kinds.questions import GENERAL, OWN_WORDS, QUESTIONS, USE, Question, Standing, declared
from bot.cosmic.model import attributes, cards, ids as parsed
from bot.cosmic.words import expansion_words
from bot.kernel import saved
from bot.kernel.ask import Ask, Deal, Form, Number, OneOf, Order, Split, UpTo, YesNo
from bot.words.message import Message, ids
from bot.words.speech import Speech

_POWER: Final = ids("power-", POWERS, ".text")
_EXAMPLE: Final = ids("power-", POWERS, ".example")
_WILD: Final = ids("power-", FLARES, ".wild")
_SUPER: Final = ids("power-", FLARES, ".super")
_EDICT: Final = ids("edict-", EDICTS, ".text")


class _Usual(Collection[str]):
    """Keys of the powers' questions that an order may leave to the usual answer (8.13)."""

    def __iter__(self) -> Iterator[str]:
        return (key for key, asked in QUESTIONS.items() if asked.standing is Standing.USUAL and asked.subject in POWERS)

    def __contains__(self, key: object) -> bool:
        return any(key == own for own in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


_USUAL: Final = ids("power-", _Usual(), "-usual")


def effect_text(say: Speech, name: str, side: str = "") -> str:
    if side:
        return say(_SUPER[name] if side == Side.SUPER else _WILD[name]) if name in FLARES else ""
    if name in _POWER:
        return say(_POWER[name])
    return say(_EDICT[name]) if name in _EDICT else ""


def power_example(say: Speech, power: str) -> str:
    return say(_EXAMPLE[power])


def usual_answer(say: Speech, question: str) -> str | None:
    """Return what a power's question decides, with its usual answer in brackets; None if none may."""
    return say(_USUAL[question]) if question in _USUAL else None


BASE: Final = ids(
    "question-",
    (
        *("colour", "powers", "draft", "layout", "regroup", "wild", "own_colour", "target", "commit"),
        *("invite.offense", "invite.defense", "join", "card", "return", "lose", "found", "reward"),
        *("second_challenge", "stop_turn", "order_powers", "response", "checkpoint.between", "checkpoint.attack"),
        *("checkpoint.sides", "checkpoint.cards_down", "checkpoint.reveal"),
    ),
)
STEPS: Final = ids(
    "question-step-",
    (
        *("target", "whom", "player", "victim", "defense", "way", "card", "cards", "search", "return", "face"),
        *("attack", "compromise", "edict", "flare", "zodiac", "planet", "base", "token", "colour", "power", "allies"),
        *("in", "out", "commit", "numbers", "number", "look", "sacrifice", "host", "from", "rearrange", "add"),
        *("to_offense", "to_defense", "repelled", "redeem", "accept", "free", "plant", "plant_late", "hide", "term"),
        *("torture", "on", "tip", "load", "bases", "concede", "traps", "decoys", "give", "take", "agree", "award"),
        *("awarded", "awarded_loser", "award_cards", "lure", "choose_hand", "remove", "will", "means", "whine"),
        *("wish", "consent", "give_up", "invite_after_all", "share", "discards", "lay_open", "instead", "reinforce"),
        *("back", "settle", "raise", "drag", "piles", "found", "promised", "bribe", "penalty", "louder", "asks"),
        *("at_least", "show", "foretell", "taken", "compromises", "beaten", "grant", "destiny", "cover", "stand_in"),
        *("voter", "promise_cards", "promise_captives", "promise_base", "vote"),
    ),
)
"""Requests of questions of powers and edicts, by the id that their declarations say."""
CHOICES: Final = ids(
    "question-choice-",
    (
        *("pass", "decline", "redraw", "by_chance", "any", "tokens", "cards", "in", "out", "draw", "exchange"),
        *("repel", "none", "deck", "stop", "bleed", "even", "odd", "card", "leave", "tens", "ones", "plus", "minus"),
        *("left", "right", "regain", "take_store", "swap_store", "clumsy", "mute", "barren", "stuck", "frail"),
        *("glass", "trap", "decoy", "winner", "one_base", "some_cards", "all_cards", "base_and_cards"),
        *("base_and_all", "holds", "plays", "at_least", "compromise", "which", "yes", "no", "three_flares"),
        *("search_flares", "lost_tokens", "foreign_bases", "a_card", "wild"),
        *("insure", "reward", *attributes.ASSETS),
    ),
)
"""Options that are neither card, place, player nor number."""
OWN_CHOICES: Final = ids("question-choice-", OWN_WORDS)
_SHAPES: Final = ("one", "up_to", "number", "yes_no", "split", "between", "order", "deal")
_HINTS: Final = ids("question-hint-", _SHAPES)
_LIMITS: Final = ids("question-limit-", _SHAPES)
_REASONS: Final[Mapping[type[saved.Refused], str]] = {
    saved.AlreadyNoted: "noted",
    saved.GameOver: "over",
    saved.NotAsked: "closed",
    saved.WrongActor: "not_yours",
    NotPlaying: "not_playing",
    saved.NothingToUndo: "nothing",
    saved.InformationGained: "seen",
}
_REFUSED: Final = ids("question-refused-", (*_REASONS.values(), "now"))


def question(say: Speech, ask: Ask) -> str:
    asked = declared(ask.key)
    known = is_basic(asked) or expansion_words.question(asked.says)
    text = "" if known else effect_text(say, asked.subject, asked.side)
    return say("question-with-text", question=sentence(say, ask), text=text) if text else sentence(say, ask)


def is_basic(asked: Question) -> bool:
    """True if a question has a sentence of the base game; a step of powers and edicts may have the same name."""
    return asked.says in BASE and asked.rule != GENERAL


def sentence(say: Speech, ask: Ask) -> str:
    asked = declared(ask.key)
    if is_basic(asked):
        return say(BASE[asked.says])
    if brought := expansion_words.question(asked.says, say.language, ask):
        return brought
    power = cards.words(asked.subject)
    if asked.says == USE:
        return say("question-use", power=power)
    if asked.says in STEPS:
        return say(STEPS[asked.says], power=power)
    shape, least, most = _shape(ask.form)
    return say(_HINTS[shape], power=power, least=least, most=most)


def rule_of(key: str) -> str:
    """The rule behind a question or action; that of illegal answers in general if it has none of its own."""
    did = parsed.as_dealing(key)
    asked = QUESTIONS.get(key if did is None else parsed.deal_key(did.step))
    return GENERAL if asked is None else asked.rule


def refusal(say: Speech, error: saved.Refused, ask: Ask | None = None) -> str:
    """Why an answer was not taken, in one sentence with its rule, and what to do (8.15)."""
    if not isinstance(error, saved.NotAnOption):
        return say(_REFUSED[_REASONS.get(type(error), "now")])
    shape, least, most = ("one", 0, 0) if ask is None else _shape(ask.form)
    wanted = Message(_LIMITS[shape], least=least, most=most)
    return say("question-refused-option", rule=rule_of(error.key), wanted=wanted)


def _shape(form: Form) -> tuple[str, int, int]:
    match form:
        case OneOf():
            return "one", 0, 0
        case UpTo():
            return "up_to", 0, form.n
        case Number():
            return "number", form.low, form.high
        case YesNo():
            return "yes_no", 0, 0
        case Split():
            return "split" if form.low == form.high else "between", form.low, form.high
        case Order():
            return "order", 0, 0
        case Deal():
            return "deal", 0, 0
