"""Why something came out as it did: the rule behind one event, from the events before it.

``why`` answers for whoever sees the same events; it tells nothing that those do not tell. Runs no rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.cosmic import events
from bot.cosmic.seen import turning
from bot.cosmic.words import expansion_words, things
from bot.cosmic.words.lines import Names, voice
from bot.cosmic.words.things import rule
from bot.cosmic.words.turn_flow_events import change
from bot.kernel.event import Event
from bot.words.language import DEFAULT, Language
from bot.words.message import Message, ids

CARDS: Final[Mapping[type[Event], str]] = {
    events.CardsExchanged: "4.7.5",
    events.Buried: "0.4",
    events.CountsAs: "0.4",
    events.TurnedCard: "5.2.3",
    events.TookBack: "0.4",
}
"""What changes the challenge cards between laying and outcome, and the rule behind it."""
_EVENTS: Final[Mapping[type[Event], str]] = {
    **CARDS,
    events.FirstFound: "3.13",
    events.DestinyFlipped: "4.2.1",
    events.OwnColour: "4.2.4",
    events.Joined: "4.6.1",
    events.Reshuffled: "8.1",
    events.Cancelled: "4.0.6",
    events.Zapped: "6.5",
    events.Departed: "8.7",
    events.Voided: "4.0.3",
}
"""The rule behind each event that has one alone."""
_RULES: Final[Mapping[str, str]] = {
    **{kind.kind: rule for kind, rule in _EVENTS.items()},
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
    "ending_length": "7.7",
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
    match event:
        case events.OutcomeFixed():
            return _outcome(event, before, names)
        case events.Totals(offense=None):
            return _case("counted_nothing")
        case events.Totals():
            counted = (turning.counts_by(before, side) for side in ("offense", "defense"))
            makers = [things.made_by(by, names) for by in counted if by is not None]
            return [*_case("counted_attacks"), *_summed(before, names), *_helped(makers)]
        case events.Moved():
            return _case(f"move_{turning.move_case(event, before)}") or _cause(event.why)
        case events.Drew():
            drawn = "dealt" if event.why == "deal" else event.why  # nobody draws by a negotiation
            return _case(f"hand_{drawn}") or _cause(drawn)
        case events.Gave() | events.Discarded():
            return _case(f"hand_{event.why}")
        case events.DefenseFixed():
            return _case(f"defense_{turning.defense_case(event, before)}")
        case events.Abandoned():
            return _case(f"abandoned_{event.why.replace(' ', '_')}")
        case events.Finished():
            return _case(f"ending_{event.how}")
    if (brought := expansion_words.reason(event, before)) is not None:
        return [brought]
    by = turning.card_changed_by(before) if type(event) in CARDS else None
    return [*_case(event.kind), *_helped([things.made_by(by, names)] if by else [])]


def _case(case: str) -> list[Message]:
    return [Message(_WHY[case], rule=rule(_RULES[case]))] if case in _RULES else []


def _cause(moved: str) -> list[Message]:
    cause = expansion_words.cause(moved)
    return [] if cause is None else [cause]


def _outcome(event: events.OutcomeFixed, before: Sequence[Event], names: Names) -> list[Message]:
    case = turning.outcome_case(event, before)
    if case in ("landed", "no_deal"):
        return _case(f"outcome_{case}")
    told = _case(f"attack_{event.outcome}" if case == "attack" else f"outcome_{case}")
    told = told or [*_totals(case, before), *_summed(before, names)]
    decided = [things.made_by(one, names) for one in event.by]
    if decided:
        told.append(Message("why-decided", makers=decided, rule=rule("5.2.1")))
    took = [things.made_by(one, names) for one in turning.took_effect(before)]
    return [*told, *_helped([one for one in took if one not in decided])]


def _totals(case: str, before: Sequence[Event]) -> list[Message]:
    offense, defense = turning.totals(before)
    if case == "tie":
        return [Message("why-tie", total=offense, rule=rule("5.1.2"))]
    return [Message("why-totals", offense=offense, defense=defense, rule=rule("5.1.2"))]


def _summed(before: Sequence[Event], names: Names) -> list[Message]:
    """List the changes of the sums since the cards were revealed, and by how much (5.2.1)."""
    changes = [change(one, names) for one in turning.changes(before)]
    return [Message("why-summed", changes=changes, rule=rule("5.2.1"))] if changes else []


def _helped(makers: Sequence[str | Message]) -> list[Message]:
    return [Message("why-helped", makers=makers)] if makers else []
