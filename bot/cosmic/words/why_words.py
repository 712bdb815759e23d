"""Why something came out as it did: the rule behind one event, from the events before it.

``why`` answers for whoever sees the same events; it tells nothing that those do not tell. Runs no rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import structs

from bot.cosmic.seen import turning, why_facts
from bot.cosmic.words import expansion_words
from bot.cosmic.words.course_events import change, maker
from bot.cosmic.words.lines import Data, Names, voice
from bot.cosmic.words.things import rule
from bot.kernel.event import Event
from bot.words.language import DEFAULT, Language
from bot.words.message import Message, ids

CARDS: Final = {"cards_exchanged": "4.7.5", "buried": "0.4", "counts_as": "0.4", "turned": "5.2.3", "took_back": "0.4"}
"""What changes the challenge cards between laying and outcome, by kind of event."""
_RULES: Final[Mapping[str, str]] = {
    **CARDS,
    "first": "3.13",
    "destiny": "4.2.1",
    "own_colour": "4.2.4",
    "joined": "4.6.1",
    "reshuffled": "8.1",
    "cancelled": "4.0.6",
    "zapped": "6.5",
    "departed": "8.7",
    "void": "4.0.3",
    "move_challenge": "5.3",
    "move_land": "5.3.1",
    "move_land_reverse": "5.7.1",
    "move_regroup": "4.1.5",
    "move_commit": "4.4.1",
    "move_return": "5.8.1",
    "move_homeless": "5.8.2",
    "move_failed_deal": "5.5.8",
    "move_reward": "5.6.1",
    "move_removed": "1.1",
    "hand_dealt": "3.12",
    "hand_consolation": "5.4.2",
    "hand_deal": "5.5.3",
    "hand_new_hand": "4.1.2",
    "hand_reward": "5.6.1",
    "hand_redeal": "8.1",
    "abandoned_nothing_to_commit": "4.4.3",
    "abandoned_no_challenge_card": "4.7.1",
    "abandoned_a_main_player_left": "8.8",
    "ending_bases": "7.1",
    "ending_alternate": "7.5",
    "ending_last": "8.9",
    "ending_nobody": "8.9",
    "ending_spent": "8.3",
    "ending_stopped": "8.9",
    "defense_nobody": "4.2.4",
    "defense_wild": "4.2.3",
    "defense_decreed": "4.2.8",
    "defense_home": "4.2.4",
    "defense_shown": "4.2.2",
    "outcome_landed": "4.2.4",
    "outcome_deal": "5.5",
    "outcome_no_deal": "5.5.8",
    "outcome_both_lost": "0.4",
    "outcome_turned": "5.4.1",
    "attack_offense": "5.4.1",
    "attack_defense": "5.4.1",
    "counted_attacks": "5.1.1",
    "counted_nothing": "5.1",
}
"""The rule behind each case that takes one sentence."""
_WHY: Final = ids("why-", _RULES)


def why(event: Event, before: Sequence[Event], names: Iterable[str], language: Language = DEFAULT) -> str:
    """The rule behind ``event``, in a sentence or two; empty if it is a plain decision of somebody.

    ``before`` are the events since the challenge began, as the one who asks saw them.
    """
    called = Names.of(names)
    return " ".join(map(voice(called, language).message, _reasons(event, before, called)))


def _reasons(event: Event, before: Sequence[Event], names: Names) -> list[Message]:
    data = event.data
    match event.kind:
        case "outcome":
            return _outcome(data, before, names)
        case "totals" if data["offense"] is None:
            return _case("counted_nothing")
        case "totals":
            counted = (turning.counts_by(before, side) for side in ("offense", "defense"))
            makers = [maker(structs.asdict(by), names) for by in counted if by is not None]
            return [*_case("counted_attacks"), *_summed(before, names), *_helped(makers)]
        case "moved":
            return _case(f"move_{why_facts.move_case(data, before)}") or _cause(data["why"])
        case "drew":
            drawn = "dealt" if data["why"] == "deal" else data["why"]  # nobody draws by a negotiation
            return _case(f"hand_{drawn}") or _cause(drawn)
        case "gave" | "discarded":
            return _case(f"hand_{data['why']}")
        case "defense":
            return _case(f"defense_{why_facts.defense_case(data, before)}")
        case "abandoned":
            return _case(f"abandoned_{str(data['why']).replace(' ', '_')}")
        case "finished":
            return _case(f"ending_{data['how']}")
    if (brought := expansion_words.reason(event.kind, data, before)) is not None:
        return [brought]
    by = why_facts.card_changed_by(before) if event.kind in CARDS else None
    return [*_case(event.kind), *_helped([maker(by, names)] if by else [])]


def _case(case: str) -> list[Message]:
    return [Message(_WHY[case], rule=rule(_RULES[case]))] if case in _RULES else []


def _cause(moved: object) -> list[Message]:
    cause = expansion_words.cause(str(moved))
    return [] if cause is None else [cause]


def _outcome(data: Data, before: Sequence[Event], names: Names) -> list[Message]:
    case = why_facts.outcome_case(data, before)
    if case in ("landed", "no_deal"):
        return _case(f"outcome_{case}")
    told = _case(f"attack_{data['outcome']}" if case == "attack" else f"outcome_{case}")
    told = told or [*_totals(case, before), *_summed(before, names)]
    decided = [maker(one, names) for one in data.get("by", ())]
    if decided:
        told.append(Message("why-decided", makers=decided, rule=rule("5.2.1")))
    took = [maker(one, names) for one in why_facts.took_effect(before)]
    return [*told, *_helped([one for one in took if one not in decided])]


def _totals(case: str, before: Sequence[Event]) -> list[Message]:
    offense, defense = why_facts.totals(before)
    if case == "tie":
        return [Message("why-tie", total=offense, rule=rule("5.1.2"))]
    return [Message("why-totals", offense=offense, defense=defense, rule=rule("5.1.2"))]


def _summed(before: Sequence[Event], names: Names) -> list[Message]:
    """What has changed the sums since the cards were revealed, and by how much (5.2.1)."""
    changes = [change(one, names) for one in why_facts.changes(before)]
    return [Message("why-summed", changes=changes, rule=rule("5.2.1"))] if changes else []


def _helped(makers: Sequence[str | Message]) -> list[Message]:
    """What took effect besides, and did not decide."""
    return [Message("why-helped", makers=makers)] if makers else []
