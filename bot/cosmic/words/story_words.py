"""Story of a challenge in at most three lines, the rule behind an event, and a replay's hindsight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.cosmic import events
from bot.cosmic.model import ids as parsed
from bot.cosmic.model.records import Maker
from bot.cosmic.seen import turning
from bot.cosmic.seen.story import Luck, Story, winner
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import expansion_words, picture_words, things
from bot.cosmic.words.expansion_words import Names, voice
from bot.cosmic.words.text import line
from bot.cosmic.words.things import rule
from bot.cosmic.words.turn_flow_events import change
from bot.kernel.event import Event, Seat
from bot.words.message import DEFAULT, Language, Message, ids
from bot.words.speech import Speech

_BOTH: Final = ids("story-", ("both_lost", "deal", "no_deal"))
"""Outcomes that are alike for both main players."""
_ABANDONED: Final = ids("story-abandoned-", ("nothing_to_commit", "no_challenge_card", "a_main_player_left"))
_WON: Final = ids("story-won-", ("taken", "away", "home", "beaten"))
"""Wins of the offense, by the planet on which it lands."""
_HELD: Final = ids("story-held-", ("own", "other", "nowhere"))
"""Wins of the defense."""
_TIE: Final = ids("story-tie-", ("offense", "defense"))


def challenge_lines(story: Story, names: Iterable[str], language: Language = DEFAULT) -> list[str]:
    called = _wearing(story, names)
    say = voice(called, language)
    headline, details = _headline(story, called), _details(story, called)
    first = say("story-challenge", number=str(story.number), headline=headline, details=details)
    second = " ".join(map(say.message, [*_cost(story, called), *_difference(story, called)]))
    third = " ".join(said for event in story.lasting if (said := line(event, names, language)))
    return [said for said in (first, second, third) if said]


def _wearing(story: Story, names: Iterable[str]) -> Names:
    return Names.of(names).wearing(story.colours) if story.colours else Names.of(names)


def veiled(story: Story, names: Iterable[str], language: Language = DEFAULT) -> str:
    """Say who reveals, and nothing else, while the reveal is yet to be seen."""
    called = Names.of(names).wearing(story.colours)
    mains = [things.name_of(called, seat) for seat in (story.offense, story.defense) if seat is not None]
    headline = Message("story-reveals", names=mains)
    return voice(called, language)("story-challenge", number=str(story.number), headline=headline, details=[])


def _headline(story: Story, names: Names) -> Message:
    offense, defense = things.name_of(names, story.offense), things.name_of(names, story.defense)
    match story.outcome:
        case "offense":
            return _taken(story, names)
        case "defense":
            owner = home_of(story, names)
            where = "nowhere" if owner is None else "own" if owner == story.defense else "other"
            return Message(_HELD[where], winner=defense, loser=offense, here=_here(story), place=_place(story, names))
        case "both_lost" | "deal" | "no_deal":
            dealers = [things.name_of(names, seat) for seat in story.dealers] or [offense, defense]
            return Message(_BOTH[story.outcome], offense=offense, defense=defense, dealers=dealers)
        case "landed" if story.target and home_of(story, names) == story.offense:
            return Message("story-resettled", name=offense, here=_here(story))
        case "landed" if story.target:
            return Message("story-landed", name=offense, place=_place(story, names))
        case "repulsed":
            return Message("story-repulsed", winner=defense, loser=offense)
        case "aborted" if (why := story.why.replace(" ", "_")) in _ABANDONED:
            return Message(_ABANDONED[why], name=offense)
    return Message("story-broken-off", name=offense)


def _taken(story: Story, names: Names) -> Message:
    owner = home_of(story, names)
    way = "beaten"
    if story.landed and owner is not None:
        way = "taken" if owner == story.defense else "home" if owner == story.offense else "away"
    won, lost = things.name_of(names, story.offense), things.name_of(names, story.defense)
    return Message(_WON[way], winner=won, loser=lost, here=_here(story), place=_place(story, names))


def _details(story: Story, names: Names) -> list[str | Message]:
    rows: list[str | Message] = []
    side = winner(story)
    if side is not None and story.totals is not None:
        won, lost = story.totals if side == "offense" else story.totals[::-1]
        rows.append(things.score(won, lost))
        if won == lost:
            rows.append(Message(_TIE[side]))
        elif won < lost:
            rows.append(Message("story-lower"))
    elif side is not None and story.rule == "attack":
        rows.append(Message("story-attack"))
    if story.outcome == "repulsed" and story.mustered is not None:
        weapons, shields = story.mustered
        rows.append(Message("story-mustered", weapons=weapons, shields=shields))
    if side is not None and (allies := story.allies[side]):
        rows.append(Message("story-with", names=[things.name_of(names, seat) for seat in allies]))
    return rows


def _cost(story: Story, names: Names) -> list[Message]:
    rows = [
        Message(
            "story-gets",
            name=things.name_of(names, seat),
            things=[
                *([Message("story-cards", count=gain.cards)] if gain.cards else []),
                *(Message("story-base", place=things.place(place, names)) for place in gain.bases),
            ],
        )
        for seat, gain in sorted(story.gains.items())
    ]
    if story.lost:
        rows.append(Message("story-lost", count=story.lost))
    if story.consolation is not None:
        seat, count = story.consolation
        rows.append(Message("story-consolation", name=things.name_of(names, seat), count=count))
    return rows


def _difference(story: Story, names: Names) -> list[Message]:
    if story.turn is not None:
        return [picture_words.difference(story.turn, names)]
    if story.stopped is None:
        return []
    what, by = (things.made_by(one, names) for one in (story.stopped.what, story.stopped.by))
    return [Message("story-stopped", what=what, by=by)]


def home_of(story: Story, names: Names) -> Seat | None:
    colour = parsed.system(story.target) if story.target else ""
    return names.colours.index(colour) if colour in names.colours else None


def _place(story: Story, names: Names) -> str | Message:
    return things.place(story.target, names) if story.target else ""


def _here(story: Story) -> str | Message:
    """The target as people call it who have named its owner: ``planet 3``."""
    return things.place(story.target, own=parsed.system(story.target)) if story.target else ""


_TEMPERS: Final = ("bold", "careful", "sly")
_ALIKE: Final = ("deal", "no_deal", "both_lost")
_MOMENTS: Final = ("near", "took", "held", "lost", *_ALIKE, "helped")
_KEYS: Final = [f"{temper}-{moment}" for temper in _TEMPERS for moment in _MOMENTS]
_SAYS = ids("talk-", _KEYS)
_SAYS_AGAIN = ids("talk-", _KEYS, ".again")


def said(
    story: Story, table: TableView, tempers: Sequence[str], names: Iterable[str], language: Language = DEFAULT
) -> str:
    """A remark of the winner, the loser, or an ally of the winner; empty if none of them has a temper (by seat)."""
    called = _wearing(story, names)
    for seat, moment, rival in _moments(story, table, home_of(story, called)):
        if tempers[seat] in _TEMPERS:
            say = voice(called, language)
            key, other = f"{tempers[seat]}-{moment}", things.name_of(called, rival)
            again = (story.number + seat) % 2
            words = Message(_SAYS_AGAIN[key] if again else _SAYS[key], rival=other)
            return say("talk-line", name=things.name_of(called, seat), words=words)
    return ""


def _moments(story: Story, table: TableView, home: Seat | None) -> Iterator[tuple[Seat, str, Seat]]:
    """Yield remarks, the best first: speaker, subject, addressee. ``home`` owns the target planet."""
    offense, defense, side = story.offense, story.defense, winner(story)
    if defense is None:
        return
    if story.outcome in _ALIKE:
        alike = story.dealers or [offense, defense]
        for at, seat in enumerate(alike):
            yield seat, story.outcome, alike[at - 1]
    if side is None:
        return
    won, lost = (offense, defense) if side == "offense" else (defense, offense)
    if table.goal(won) - table.player(won).foreign == 1 and won in table.leading:
        yield won, "near", lost
    elif side == "offense" and story.landed and home == lost:
        yield won, "took", lost
    elif home == won:
        yield won, "held", lost
    yield lost, "lost", won
    for ally in story.allies[side]:
        yield ally, "helped", won


CARDS: Final[Mapping[type[Event], str]] = {
    events.CardsExchanged: "4.7.5",
    events.Buried: "0.4",
    events.CountsAs: "0.4",
    events.TurnedCard: "5.2.3",
    events.TookBack: "0.4",
}
"""Changes of challenge cards between laying and outcome, and the rule behind each."""
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
    """The rule behind ``event``; empty if it is a plain decision of somebody.

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


_CALIBRATED: Final = 5
"""Seats at which four in ten of those ahead go on to win: a third does at six (``bench/positions.py``)."""


def hindsight(value: int, totals: tuple[int, int], name: str, say: Speech, *, wins: bool) -> str:
    own, other = map(str, totals)
    return say("replay-instead", name=name, card=str(value), own=own, other=other, wins=wins)


def unzapped(zap: Maker, winner: Seat, totals: tuple[int, int] | None, names: Names, say: Speech) -> str:
    own, other = map(str, totals or (0, 0))
    made = things.made_by(zap, names, winner)
    return say("replay-unzapped", zap=made, name=names[winner], counted=totals is not None, own=own, other=other)


def position_lines(stand: Mapping[Seat, str], names: Sequence[str], say: Speech) -> list[str]:
    ahead, behind = ([names[seat] for seat, word in stand.items() if word == wanted] for wanted in ("ahead", "behind"))
    known = len(names) == _CALIBRATED and bool(ahead)
    return [say("replay-positions", ahead=ahead, behind=behind, known=known)] if ahead or behind else []


def luck(found: Luck, names: Sequence[str], say: Speech) -> str:
    def row(counts: Mapping[Seat, int]) -> list[str]:
        return [f"{name} {counts[seat]}" for seat, name in enumerate(names)]

    return say("replay-luck", drawn=row(found.drawn), chosen=row(found.chosen), consoled=row(found.consoled))
