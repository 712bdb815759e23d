"""Two worlds that differ only in cards nobody has seen: whatever others see must be the same in both (design 4).

World A is walked from a phase boundary. World B has the same saved game with hidden cards exchanged among hands and
deck: only cards that world A never showed to the observer and that nobody used. It replays the same decisions, and
where something is said ahead (8.13) something else is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.cosmic.engine.problems import all_cards, problems
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from bot.kernel.event import Emitted, Seat, visible
from bot.kernel.game import Game
from bot.kernel.saved import Decision, Refused, open_envelope
from proving.cosmic.walk import Walk
from proving.events import data

BY_TYPE = ("plague.", "hate.", "doppelganger.")
"""Questions that by the rules depend on which types of cards somebody holds."""
BY_PRICE = ("flare.filch",)
"""Cards that are played only by somebody who holds a certain type of card to pay with."""
BY_TRUTH = ("seeker.answer", "sniveler.hand", "aristocrat.remove")
"""Questions that nobody may answer untruly, or about what has to be done with certain cards, so that the hand decides
which answers there are.
"""
LEAST = "least"
"""What is announced with a use that asks for attacks of at least a number."""
SEARCHES = ("aristocrat.hand", "aristocrat.wild.card")
"""Questions for which somebody looks through the whole deck."""
BY_CHANCE = "by_chance"
"""The answer that draws among the challenge cards of a hand."""
BY_VALUE = ("attack_revelation_moon", "confession_moon", "doppelganger")
"""What shows everybody the lowest or the highest attack card of each hand."""
NEW_HAND = b'"new_hand"'
STRETCH = 40
"""Decisions that both worlds take."""
GROUPS: tuple[Callable[[str], object], ...] = (cards.kind, cards.is_challenge, lambda card: None)
"""Cards are exchanged inside one kind, among challenge cards and among the others, or at will."""


@dataclass(frozen=True)
class Seen:
    """An observer's view after one decision."""

    events: bytes
    view: bytes
    open: tuple[tuple[object, ...], ...]
    """Which questions and actions are open for whom; of the observer's own questions also the options."""


@dataclass(frozen=True)
class Stretch:
    """World A from a phase boundary on."""

    snapshot: bytes
    decisions: Sequence[Decision]
    events: Sequence[Sequence[Emitted]]
    """First those of entering the phase, then those of each decision; likewise below."""
    seen: Sequence[Seen]
    armed: Sequence[tuple[bool, ...]]
    """Per seat, whether the hand held a challenge card: by the rules this shows (4.1.2, 4.7.1, 4.7.2)."""


def look(game: Cosmic, observer: Seat | None, events: Sequence[Emitted]) -> Seen:
    """Return ``observer``'s view of a game now; None is the public."""
    state = game.state
    view = see_table(state) if observer is None or not state.players else see_seat(state, observer)
    asks = [
        (ask.seat, ask.key, encode(ask) if ask.seat == observer else b"", number in game.sealed)
        for number, ask in game.asks.items()
    ]
    actions = [(action.key, action.seats) for action in game.actions]
    return Seen(encode([(one.kind, one) for one in visible(events, observer)]), encode(view), (*asks, *actions))


def challenge_hands(state: CosmicState) -> tuple[bool, ...]:
    """Per seat, whether the hand holds a challenge card."""
    return tuple(board.has_challenge_card(player.hand) for player in state.players)


def walk_on(walk: Walk, observer: Seat | None, most: int) -> Stretch:
    """Walk ``most`` decisions from the beginning of the present phase."""
    snapshot = walk.game.save().snapshot
    walk.game = game = begin(snapshot)
    walk.used.clear()  # The phase under way begins anew.
    told: Sequence[Emitted] = game.take_events()
    decisions: list[Decision] = []
    events: list[Sequence[Emitted]] = [told]
    seen: list[Seen] = [look(game, observer, told)]
    armed: list[tuple[bool, ...]] = [challenge_hands(game.state)]
    while len(decisions) < most and not game.over:
        told = walk.step()
        if game.over:  # everything is shown then (7.6)
            break
        decisions += walk.decisions
        events.append(told)
        seen.append(look(game, observer, told))
        armed.append(challenge_hands(game.state))
    return Stretch(snapshot, decisions, events, seen, armed)


def begin(snapshot: bytes) -> Cosmic:
    """The phase of a saved game from its very beginning, with all its events."""
    _, envelope, state = open_envelope(COSMIC, snapshot)
    (frame,) = envelope.frames
    rules = replace(COSMIC, setup=lambda players, options: state, start=frame)
    return Game.new(rules, envelope.seed, len(state.players), state.options)


def used(stretch: Stretch, observer: Seat | None) -> set[str]:
    """All cards that were chosen, or shown to the observer, or asked for by name: they stay where they are."""
    texts = [text for decision in stretch.decisions for text in strings(decision.choice)]
    for told in stretch.events:
        for event in visible(told, observer):
            texts += strings(data(event))
    texts += [text for body in searched(stretch, observer) for text in strings(json.loads(body))]
    texts += [text.partition(":")[0] for text in texts]
    faces = {text for text in texts if "." not in text or text.count(".") == 1}
    every = all_cards(open_envelope(COSMIC, stretch.snapshot)[2])
    return set(texts) | {card for card in every if cards.face(card) in faces}


def searched(stretch: Stretch, observer: Seat | None) -> Iterator[bytes]:
    """The questions for which the observer has looked through the deck."""
    for seen in stretch.seen:
        for row in seen.open:
            if row[:1] == (observer,) and row[1] in SEARCHES and isinstance(row[2], bytes):
                yield row[2]


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


def by_type(stretch: Stretch) -> bool:
    """True if the rules themselves made something depend on the types of cards in a hand, such as a card by chance."""
    laid = sum(event.kind == "laid" for told in stretch.events for event in told)
    chosen = sum(row.key == "card" for row in stretch.decisions)
    typed = (BY_CHANCE, *BY_PRICE)
    by_rule = any(row.key.startswith(BY_TYPE) or row.choice in typed for row in stretch.decisions)
    return by_rule or laid > chosen


def by_value(stretch: Stretch) -> bool:
    """True if the rules themselves showed which attack card of a hand is the lowest or the highest."""
    told = [data(one.event) for row in stretch.events for one in row]
    return any(one.get("why") in BY_VALUE or LEAST in (one.get("aim") or {}) for one in told)


def free_cards(stretch: Stretch, observer: Seat | None) -> list[str]:
    """List exchangeable cards: in the deck and in others' hands at the beginning, and never come to light.

    Attack cards stay where something has shown the extreme ones: others would be lower or higher.
    """
    _, _, state = open_envelope(COSMIC, stretch.snapshot)
    for memory in (state.memory.hands, state.memory.deck):
        for seat in [one for one in memory if one != observer]:  # What others have seen may be anything.
            del memory[seat]
    fixed = used(stretch, observer)
    hidden = list(state.deck)
    for seat, player in enumerate(state.players):
        hidden += player.hand if seat != observer else []
    elsewhere = encode(state).decode()
    free = [card for card in hidden if card not in fixed and elsewhere.count(f'"{card}"') == 1]
    return [card for card in free if cards.kind(card) != "attack"] if by_value(stretch) else free


def relabel(snapshot: bytes, names: dict[str, str]) -> bytes:
    """The saved game with cards called otherwise."""
    text = snapshot.decode()
    for card in names:
        text = text.replace(f'"{card}"', f'"@{card}"')
    for card, other in names.items():
        text = text.replace(f'"@{card}"', f'"{other}"')
    return text.encode()


def exchange(free: Sequence[str], dice: Random, group: Callable[[str], object]) -> dict[str, str]:
    """A permutation of the free cards inside each group."""
    names: dict[str, str] = {}
    for kind in dict.fromkeys(map(group, sorted(free))):
        mine = sorted(card for card in free if group(card) == kind)
        others = list(mine)
        dice.shuffle(others)
        names |= dict(zip(mine, others, strict=True))
    return {card: other for card, other in names.items() if card != other}


def unchanged(decision: Decision) -> Decision:
    """The decision as it was."""
    return decision


def differs(
    stretch: Stretch,
    names: dict[str, str],
    observer: Seat | None,
    instead: Callable[[Decision], Decision] = unchanged,
) -> str | None:
    """Return the first difference in world B with these exchanges; empty if none, None if not comparable.

    There each decision is taken as ``instead`` has it. The worlds cannot be compared if at some moment a hand has
    a challenge card in one world alone, which by the rules is public, or if what may be laid depends on the types
    of cards in hand (Loser).
    """
    game = begin(relabel(stretch.snapshot, names))
    assert problems(game.state) == []
    for number, decision in enumerate((None, *stretch.decisions)):
        key = "the beginning" if decision is None else decision.key
        try:
            if decision is not None:
                game.repeat(instead(decision))
        except Refused as error:
            if key in BY_TRUTH:
                return None
            if key == "card" and any(cards.kind(one) != cards.kind(other) for one, other in names.items()):
                return None
            return f"{key}: not possible in the other world: {error}"
        seen = look(game, observer, game.take_events())
        wanted = stretch.seen[number]
        new_hand = seen.events.count(NEW_HAND) != wanted.events.count(NEW_HAND)
        if new_hand or challenge_hands(game.state) != stretch.armed[number]:
            return None
        for part in ("events", "open", "view"):
            if getattr(seen, part) != getattr(wanted, part):
                return f"{key}: {part}: {getattr(wanted, part)!r} became {getattr(seen, part)!r}"
    return ""


def compare(
    walk: Walk,
    observer: Seat | None,
    dice: Random,
    rounds: int,
    instead: Callable[[Decision], Decision] = unchanged,
) -> tuple[int, int]:
    """From somewhere in the first challenges on, look at so many stretches in both worlds, which have to look alike.

    How many pairs of worlds were compared, and how many cards were exchanged in them.
    """
    while not walk.game.state.challenges:
        walk.step()
    walk.run(dice.randrange(60))
    compared = exchanged = 0
    for _ in range(rounds):
        if walk.game.over:
            break
        stretch = walk_on(walk, observer, STRETCH)
        free = free_cards(stretch, observer)
        for group in GROUPS[: 1 if by_type(stretch) else None]:
            names = exchange(free, dice, group)
            difference = differs(stretch, names, observer, instead)
            assert not difference, difference
            compared += difference is not None
            exchanged += len(names) if difference is not None else 0
    return compared, exchanged
