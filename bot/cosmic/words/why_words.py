"""Why something came out as it did, in every language: the rule behind one event, from the events before it.

``why`` answers for whoever sees the same events; it tells nothing that those do not tell. Runs no rules, has no words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.cosmic.seen import why_facts
from bot.cosmic.words import expansion_words, why_text, why_text_de
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import rule
from bot.cosmic.words.why_text import Rules
from bot.kernel.event import Event
from bot.words.language import DEFAULT, Language, Translated

__all__ = ["WhyWords", "why", "why_words"]


class WhyWords(Protocol):
    """The rules behind events, in one language; documented in ``why_text.py``."""

    MOVES: Rules
    HANDS: Rules
    ABANDONED: Rules
    FIXED: Rules
    CARDS: Rules
    ENDINGS: Rules
    DEFENSES: Rules
    OUTCOMES: Rules

    def tie(self, total: int) -> str: ...
    def totals(self, offense: int, defense: int) -> str: ...
    def attack(self, winner: str) -> str: ...
    def counted(self, *, attacks: bool) -> str: ...
    def summed(self, told: Sequence[str]) -> str: ...
    def helped(self, names: Sequence[str]) -> str: ...
    def decided(self, names: Sequence[str]) -> str: ...
    def maker(self, data: Data, names: Names) -> str: ...
    def change(self, data: Data, names: Names) -> str: ...


_LANGUAGES: Final[Mapping[Language, WhyWords]] = Translated({"en": why_text, "de": why_text_de})


def why_words(language: Language) -> WhyWords:
    """The rules behind events in a language."""
    return _LANGUAGES[language]


def why(event: Event, before: Sequence[Event], names: Names, language: Language = DEFAULT) -> str:
    """The rule behind ``event``, in a sentence or two; empty if it is a plain decision of somebody.

    ``before`` are the events since the challenge began, as the one who asks saw them.
    """
    say, data = why_words(language), event.data
    match event.kind:
        case "outcome":
            return _outcome(say, data, before, names)
        case "totals":
            attacks = data["offense"] is not None
            return _joined(say.counted(attacks=attacks), _summed(say, before, names) if attacks else "")
        case "moved":
            known = say.MOVES.get(why_facts.move_case(data, before))
            return _told(known or expansion_words.cause(str(data["why"]), language))
        case "drew":
            why = "dealt" if data["why"] == "deal" else str(data["why"])  # nobody draws by a negotiation
            return _told(say.HANDS.get(why) or expansion_words.cause(why, language))
        case "gave" | "discarded":
            return _told(say.HANDS.get(str(data["why"])))
        case "defense":
            return _told(say.DEFENSES[why_facts.defense_case(data, before)])
        case "abandoned":
            return _told(say.ABANDONED.get(str(data["why"])))
        case "finished":
            return _told(say.ENDINGS.get(str(data["how"])))
    if brought := expansion_words.reason(event.kind, language):
        return brought(data, before, names)
    if event.kind in say.CARDS:
        maker = why_facts.card_changed_by(before)
        return _joined(_told(say.CARDS[event.kind]), say.helped([say.maker(maker, names)]) if maker else "")
    return _told(say.FIXED.get(event.kind))


def _told(known: tuple[str, str] | None) -> str:
    return f"{known[0]} {rule(known[1])}." if known is not None else ""


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _outcome(say: WhyWords, data: Data, before: Sequence[Event], names: Names) -> str:
    case = why_facts.outcome_case(data, before)
    acted = _joined(_decided(say, data, names), _helped(say, data, before, names))
    if case in ("landed", "no_deal"):
        return _told(say.OUTCOMES[case])
    if case in say.OUTCOMES:
        return _joined(_told(say.OUTCOMES[case]), acted)
    if case == "attack":
        return _joined(say.attack(str(data["outcome"])), acted)
    first, second = why_facts.totals(before)
    told = say.tie(first) if case == "tie" else say.totals(first, second)
    return _joined(told, _summed(say, before, names), acted)


def _summed(say: WhyWords, before: Sequence[Event], names: Names) -> str:
    """What has changed the sums since the cards were revealed, and by how much (5.2.1)."""
    told = [say.change(one, names) for one in why_facts.changes(before)]
    return say.summed(told) if told else ""


def _decided(say: WhyWords, data: Data, names: Names) -> str:
    """What made the outcome other than cards and totals say (5.2.1 f)."""
    told = [say.maker(one, names) for one in data.get("by", ())]
    return say.decided(told) if told else ""


def _helped(say: WhyWords, data: Data, before: Sequence[Event], names: Names) -> str:
    """What took effect besides, and did not decide."""
    told = [say.maker(one, names) for one in why_facts.took_effect(before)]
    decided = [say.maker(one, names) for one in data.get("by", ())]
    told = [one for one in told if one not in decided]
    return say.helped(told) if told else ""
