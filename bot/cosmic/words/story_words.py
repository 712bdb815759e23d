"""Tell the story of a challenge in at most three lines, and what computer players say after it.

The first line says how it came out, the second what it cost and what made the difference, the third what has changed
the game for good. The log and *Why?* have all the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.cosmic.model import ids as parsed
from bot.cosmic.model.records import Maker
from bot.cosmic.seen.story import Story, winner
from bot.cosmic.seen.turning import Tokens
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.lines import Names, voice
from bot.cosmic.words.text import line
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language
from bot.words.message import Message, ids

_BOTH: Final = ids("story-", ("both_lost", "deal", "no_deal"))
"""How it ends for both main players alike."""
_ABANDONED: Final = ids("story-abandoned-", ("nothing_to_commit", "no_challenge_card", "a_main_player_left"))
_WON: Final = ids("story-won-", ("taken", "away", "home", "beaten"))
"""How an offense wins: by the planet on which it lands."""
_HELD: Final = ids("story-held-", ("own", "other", "nowhere"))
"""How a defense wins."""
_TIE: Final = ids("story-tie-", ("offense", "defense"))


def told(story: Story, names: Iterable[str], language: Language = DEFAULT) -> list[str]:
    """The story, one to three lines."""
    called = Names.of(names)
    if story.colours:
        called = called.wearing(story.colours)
    say = voice(called, language)
    first = say(
        "story-challenge", number=str(story.number), headline=_headline(story, called), details=_details(story, called)
    )
    second = " ".join(map(say.message, [*_cost(story, called), *_difference(story, called)]))
    third = " ".join(said for event in story.lasting if (said := line(event, names, language)))
    return [said for said in (first, second, third) if said]


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
    """The offense has won: what it has won."""
    owner = home_of(story, names)
    way = "beaten"
    if story.landed and owner is not None:
        way = "taken" if owner == story.defense else "home" if owner == story.offense else "away"
    return Message(
        _WON[way],
        winner=things.name_of(names, story.offense),
        loser=things.name_of(names, story.defense),
        here=_here(story),
        place=_place(story, names),
    )


def _details(story: Story, names: Names) -> list[str | Message]:
    """By what, and with whom."""
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
    match story.turn:
        case Tokens(seat, count):
            return [Message("story-turn-tokens", name=things.name_of(names, seat), count=count)]
        case Maker() as made:
            return [Message("story-turn", maker=_made(made, names))]
    if story.stopped is None:
        return []
    return [Message("story-stopped", what=_made(story.stopped.what, names), by=_made(story.stopped.by, names))]


def _made(one: Maker, names: Names) -> str | Message:
    return things.made_by(one, names)


def home_of(story: Story, names: Names) -> Seat | None:
    """Return the owner of the target's home system; None if nobody plays that colour, or there is no target."""
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
    """Return a computer player's remark; empty if none has one. ``tempers`` by seat, empty for people.

    A main player speaks, the winner first, else somebody who has helped the winner.
    """
    called = Names.of(names)
    if story.colours:
        called = called.wearing(story.colours)
    for seat, moment, rival in _moments(story, table, home_of(story, called)):
        if tempers[seat] in _TEMPERS:
            say = voice(called, language)
            key, other = f"{tempers[seat]}-{moment}", things.name_of(called, rival)
            again = (story.number + seat) % 2
            words = Message(_SAYS_AGAIN[key], rival=other) if again else Message(_SAYS[key], rival=other)
            return say("talk-line", name=things.name_of(called, seat), words=words)
    return ""


def _moments(story: Story, table: TableView, home: Seat | None) -> Iterator[tuple[Seat, str, Seat]]:
    """Yield possible remarks, the best first: speaker, subject, and the player addressed.
    ``home``: whose planet the target is.
    """
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
