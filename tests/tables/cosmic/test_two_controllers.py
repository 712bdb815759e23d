"""Nothing public depends on a hidden card: two tables that differ in cards nobody saw say and do the same (8.14).

A stretch of a game among people is played from a phase boundary. The other table takes up the same save with hidden
cards exchanged, gets the same inputs at the same moments, and every public message, deletion, timer and mention, who is
written to when, and what whoever follows the game is told of a challenge, must be the same, byte for byte: where the
table answers by what somebody holds, until another answer is shown in its place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import NamedTuple
from zlib import crc32

import msgspec
import pytest

from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Ask, Choice, OneOf, UpTo
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision, Saved, open_envelope
from bot.tables.contract.choices import PREDICT
from bot.tables.contract.table import (
    Body,
    Decided,
    Edit,
    Effect,
    Erase,
    Hush,
    Input,
    Owe,
    Picture,
    Post,
    Predict,
    Pressed,
    Recall,
    Reply,
    Ring,
    Show,
)
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.clockwork import deadlines, looks, prepared
from bot.tables.cosmic.clockwork.prepared import Prepared
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import Asked, Side
from bot.tables.cosmic.editors import orders
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import panel
from bot.tables.cosmic.promises import KINDS
from bot.tables.cosmic.questions.labels import answer_text
from bot.tables.cosmic.record import Promise, Stop, read
from bot.words.speech import Speech
from proving.cosmic import two_worlds
from proving.cosmic.two_worlds import Stretch
from tests.soaked import soaked
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

_LONGEST = 60
_TRIES = 20
"""Pairs of cards that are looked at for a pair that can be exchanged."""
_COPY = re.compile(rb'"(A\d+|C|edict\.\w+)\.\d+"')


class Played(NamedTuple):
    """A stretch of a game as the table had it: from where on, what came in, what it said, and what was decided."""

    saved: Saved
    dump: bytes
    inputs: list[Input]
    said: list[bytes]
    made: list[Decision]


class Recorded(World):
    """A world that remembers the stretch since the last phase boundary at which nothing had been decided yet."""

    began: int
    saved: Saved
    dump: bytes
    decided: int
    """How many decisions had been made then."""
    inputs_since: list[Input]
    effects_since: list[bytes]
    finished: list[Played]

    def handle(self, event: Input) -> list[Effect]:
        game = self.controller.game if hasattr(self, "controller") else None
        if game is not None and not game.log and game.save().phase != self.began:
            self.begin()
        self.inputs_since.append(event)
        effects = super().handle(event)
        self.effects_since.append(seen(effects, event))
        return effects

    def begin(self) -> None:
        """A new stretch begins; the one before is kept."""
        if self.began and 2 < len(self.inputs_since) < _LONGEST:
            made = self.made[self.decided :]
            self.finished.append(Played(self.saved, self.dump, self.inputs_since, self.effects_since, made))
        self.saved, self.dump = self.game.save(), self.controller.dump()
        self.decided = len(self.made)
        self.began = self.saved.phase
        self.inputs_since, self.effects_since = [], []

    def __post_init__(self) -> None:
        self.began = self.decided = 0
        self.inputs_since, self.effects_since, self.finished = [], [], []
        super().__post_init__()
        record, next_seat = self.controller._record, [*range(1, self.players), 0]
        record.promising = True
        record.promises = [Promise(kind, seat, to) for kind in KINDS for seat, to in enumerate(next_seat)]


def seen(effects: list[Effect], event: Input | None = None) -> bytes:
    """Encode everything public and measurable; of prompts only that there is one, and whether it can wait. Also what
    somebody without a seat is answered.
    """
    rows: list[object] = []
    watcher = isinstance(event, Pressed) and event.seat is None
    for effect in effects:
        if isinstance(effect, Ring | Hush | Decided | Predict) or (watcher and isinstance(effect, Reply)):
            rows.append(effect)
        elif isinstance(effect, Owe):
            rows.append((effect.seat, bool(effect.what), effect.due_ms))
        elif isinstance(effect, Post | Edit | Recall | Erase):
            prompt = effect.key.rpartition(":")[2].startswith("w")
            patient = isinstance(effect, Post) and effect.patient
            rows.append((type(effect).__name__, effect.key, patient) if prompt else same_copies(effect))
    return encode(rows)


def same_copies(effect: Effect) -> Effect:
    """The effect with equal cards called the same: typed words name a face, of which each world takes a copy."""
    if not isinstance(effect, Post | Edit) or effect.body.picture is None:
        return effect
    picture = _same_copies(effect.body.picture)
    return msgspec.structs.replace(effect, body=msgspec.structs.replace(effect.body, picture=picture))


def _same_copies(picture: Picture) -> Picture:
    """The same in a picture, moving and still."""
    still = None if picture.still is None else _same_copies(picture.still)
    return msgspec.structs.replace(picture, view=_COPY.sub(rb'"\1"', picture.view), still=still)


def alike(played: Played, other: CosmicController) -> int:
    """Hold another table against that of a stretch, whose inputs it gets: for how many inputs they said the same.

    To the end, or until another answer is shown that was given to the same question at the same time.
    """
    one, given = controller_of(played, {}), False
    for inputs, event in enumerate(played.inputs):
        said = [seen(controller.handle(event), event) for controller in (one, other)]
        made = [answers(controller.game.take_decisions()) for controller in (one, other)]
        told = [guests(controller) for controller in (one, other)]
        given = given or another_answer(*made) or (told[0] != told[1] and None not in told)
        if shown(one) != shown(other):
            assert given, made
            return inputs
        assert [row[:2] for row in made[0]] == [row[:2] for row in made[1]]
        assert said[0] == said[1]
    return len(played.inputs)


def shown(controller: CosmicController) -> bytes:
    """The position as everybody sees it, who is asked what by the rules, and whom the offense has announced."""
    open_now = [(ask.seat, ask.key) for ask in controller.game.asks.values()]
    return _COPY.sub(rb'"\1"', encode([see_table(controller.game.state), open_now, guests(controller)]))


def guests(controller: CosmicController) -> list[Seat] | None:
    stop = controller._record.stop
    return None if stop is None else stop.guests


Answers = list[tuple[Seat | None, str, Choice]]


def answers(decisions: Sequence[Decision]) -> Answers:
    return [(made.seat, made.key, made.choice) for made in decisions if made.key != "orders"]


def another_answer(one: Answers, other: Answers) -> bool:
    """True if the first decisions that differ are two answers to one question."""
    first = next(((mine, its) for mine, its in zip_longest(one, other) if mine != its), (None, None))
    return first[0] is not None and first[1] is not None and first[0][:2] == first[1][:2]


def other_controller(
    played: Played, dice: Random, groups: Sequence[Callable[[str], object]] = (cards.kind,)
) -> CosmicController | None:
    """The other table where the stretch began, with cards exchanged inside the first of the groups by which that can be
    compared; None if it cannot (cards by chance, types that show).
    """
    stretch = replayed(played)
    if two_worlds.by_type(stretch):
        return None
    for group in groups:
        names = two_worlds.exchange(two_worlds.free_cards(stretch, None), dice, group)
        if names and two_worlds.differs(stretch, names, None) == "":
            return controller_of(played, names)
    return None


def any_other_controller(played: Played, dice: Random) -> CosmicController | None:
    """The other table, with hands that differ as much as they can."""
    return other_controller(played, dice, two_worlds.GROUPS[::-1])


def controller_of(played: Played, names: dict[str, str]) -> CosmicController:
    """The table where the stretch began, with cards called otherwise."""
    saved = played.saved
    game = Game.resume(COSMIC, Saved(two_worlds.relabel(saved.snapshot, names), (), saved.next_ask, saved.phase)).game
    return CosmicController.load(game, played.dump)


def entered(snapshot: bytes) -> Cosmic:
    """The game at the beginning of the phase, with the events of entering it and its chance where it stood."""
    _, envelope, state = open_envelope(COSMIC, snapshot)
    game = Game(COSMIC, envelope, state)
    game._begin()
    return game


def replayed(played: Played) -> Stretch:
    """The stretch as the rules saw it: every decision with its events."""
    again = entered(played.saved.snapshot)
    told = again.take_events()
    events, seen_then, armed = (
        [told],
        [two_worlds.look(again, None, told)],
        [two_worlds.challenge_hands(again.state)],
    )
    for decision in played.made:
        assert again.repeat(decision) == decision
        told = again.take_events()
        events.append(told)
        seen_then.append(two_worlds.look(again, None, told))
        armed.append(two_worlds.challenge_hands(again.state))
    return Stretch(played.saved.snapshot, played.made, events, seen_then, armed)


def asked_ahead(world: World) -> list[Seat]:
    """People of whom the table still wants to know whom they invite or join, and who are asked nothing before that."""
    before = {seat for _, seat in people.waiting(world)}
    return [seat for seat in people.awaited(world) if seat not in before]


def sides_message(world: World, seat: Seat, choice: str = str(Side("show")), *values: str) -> Body:
    """Return the message that asks ahead, in the person's direct message if it stands there, after a press of a control
    there.
    """
    found = world.controller._record.chairs[seat].person.prompt
    key = "" if found is None or not found.shows else found.key
    return next(one.body for one in world.press(seat, 0, choice, *values, key=key) if isinstance(one, Show))


def say_ahead(world: World, seat: Seat, *values: str) -> None:
    """The person picks from the first menu of what is asked ahead, or takes it as it is filled in."""
    body = sides_message(world, seat)
    done = next(button.choice for row in body.buttons for button in row if button.choice.startswith("side_done"))
    sides_message(world, seat, body.menus[0].choice if values else done, *values)


@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3)])
def test_two_tables_with_other_hidden_cards_say_the_same_at_the_same_time_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = played(seed)
    assert len(compare(world, seed)) >= 3
    assert any(b'"Decided"' in said for stretch in world.finished for said in stretch.said)


@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3, 4, 5)])
def test_a_watched_table_of_one_person_says_the_same_at_the_same_time_whatever_is_in_the_hand_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = played_alone(seed)
    assert len(compare(world, seed, other_hand)) >= 5
    assert any(b'"Decided"' in said for stretch in world.finished for said in stretch.said), "followers are told"
    assert any(b'"Predict"' in said for stretch in world.finished for said in stretch.said), "somebody predicts"


def answers_for_whoever_has_no_choice(patch: pytest.MonkeyPatch) -> None:
    honest = prepared._prepared

    def quick(table: Running, ask: Ask) -> Iterator[Prepared]:
        if ask.form.count() == 1 and not table.record.is_computer(ask.seat):
            yield Prepared(lambda table, number, ask: ask.form.sample(lambda sides: 0), prepared.AT_ONCE, "standing")
        yield from honest(table, ask)

    patch.setattr(prepared, "_prepared", quick)


def test_a_watched_table_of_one_person_that_goes_on_where_there_is_no_choice_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    answers_for_whoever_has_no_choice(monkeypatch)
    world = played_alone(3)
    with pytest.raises(AssertionError):
        compare(world, 3, other_hand)


def played_alone(seed: int) -> Recorded:
    """Some challenges of one person, who takes some time for everything, and computer players. Somebody predicts."""
    world = Recorded(4, 1, seed=seed, speed=("live", "daily")[seed % 2])
    sides = ("offense", "defense")
    while world.over is None and world.game.state.challenges < 8:
        if open_now := people.waiting(world):
            world.press(None, 0, f"{PREDICT}{sides[world.inputs % 2]}", guest="g1")
            people.answer(world, *open_now[0], world.random.randint(1_000, 9_000))
        elif bargains := [control for seat in world.seats for control in world.bargaining(seat)]:
            world.use(*bargains[world.random.randrange(len(bargains))])
        else:
            world.wait()
    return world


def other_hand(played: Played, dice: Random) -> CosmicController | None:
    """The table where the person holds other cards, of the deck, which nobody has seen or will draw: so
    computer players see what they saw.
    """
    stretch = replayed(played)
    if two_worlds.by_type(stretch):
        return None
    first, last = open_envelope(COSMIC, played.saved.snapshot)[2], entered(played.saved.snapshot)
    for decision in played.made:
        last.repeat(decision)
    free = two_worlds.free_cards(stretch, None)
    person = read(played.dump).tempers.index("")
    held = [card for card in first.players[person].hand if card in free and card in last.state.players[person].hand]
    drawn = [card for card in first.deck if card in free and card in last.state.deck]
    pairs = [(one, other) for one in held for other in drawn if cards.is_challenge(one) != cards.is_challenge(other)]
    dice.shuffle(pairs)
    for one, other in pairs[:_TRIES]:
        names = {one: other, other: one}
        if two_worlds.differs(stretch, names, None) == "":
            return controller_of(played, names)
    return None


def played(seed: int, challenges: int = 6) -> Recorded:
    """Some challenges among three people."""
    world = Recorded(3, 3, seed=seed, speed=("live", "daily")[seed % 2])
    while world.over is None and world.game.state.challenges < challenges:
        open_now = people.waiting(world)
        if open_now:
            people.answer(world, *open_now[world.random.randrange(len(open_now))], 5_000)
        elif ahead := asked_ahead(world):
            say_ahead(world, ahead[0])
        else:
            world.wait()
    return world


def test_a_challenge_that_is_told_to_followers_with_a_hidden_card_is_caught_8_14(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Digests are made of ``Decided`` alone: a hand in its lines shows to nobody else."""
    monkeypatch.setattr(two_worlds, "begin", entered)
    tell_story, leaked = chronicle._tell_story, 0

    def leaky(table: Running) -> None:
        nonlocal leaked
        tell_story(table)
        for at, effect in enumerate(table.effects):
            if isinstance(effect, Decided):
                hands = tuple(card for player in table.game.state.players for card in player.hand)
                table.effects[at] = msgspec.structs.replace(effect, lines=(*effect.lines, *hands))
                leaked += 1

    monkeypatch.setattr(chronicle, "_tell_story", leaky)
    world = played(0, challenges=4)
    assert leaked
    with pytest.raises(AssertionError):
        compare(world, 0)


def compare(
    world: Recorded, seed: int, elsewhere: Callable[[Played, Random], CosmicController | None] = other_controller
) -> list[int]:
    """Hold each stretch against the same stretch with other hidden cards, as far as they can be compared: for how many
    inputs each time.
    """
    found = []
    for stretch in world.finished:
        other = elsewhere(stretch, Random(seed))
        if other is not None:
            inputs = alike(stretch, other)
            assert people.running(world).quiet or inputs == len(stretch.inputs), "nobody answers by a hand"
            found.append(inputs)
    return found


# --- looks ------------------------------------------------------------------------------------------------------------

SLEEPER, USUAL, ASKED = 1, 2, 3
"""Places of somebody who does not come for some challenges, who wants no suggestions, and who is asked in windows."""


_MOMENTS = (("always",), ("between", "response"), ("aimed", "reveal", "between"))


def looked_at(seed: int, challenges: int = 7) -> Recorded:
    """Some challenges of four people, who say ahead whom they join, and how what they hold is played."""
    world = Recorded(4, 4, seed=seed, speed=("daily", "relaxed", "lively")[seed % 3])
    world.press(USUAL, 0, "order_time_up")
    world.press(ASKED, 0, "order_rounds", *_MOMENTS[seed % len(_MOMENTS)])
    while world.over is None and world.game.state.challenges < challenges:
        gone = SLEEPER if world.game.state.challenges in (2, 3, 4) else -1
        open_now = [one for one in people.waiting(world) if one[1] != gone]
        ahead = [seat for seat in asked_ahead(world) if seat != gone]
        if open_now:
            people.answer(world, *open_now[world.random.randrange(len(open_now))], 5_000)
        elif ahead:
            world.pass_time(world.random.randint(1_000, 600_000))
            if ahead[0] in asked_ahead(world):
                hold(world, ahead[0])
                say_something(world, ahead[0])
        else:
            world.wait()
    return world


def hold(world: Recorded, seat: Seat) -> None:
    """Somebody says of some things that they hold how they are played."""
    menus = sides_message(world, seat, orders.OPEN).menus
    things = [option.value for menu in menus[:1] for option in menu.options]
    for thing in world.random.sample(things, min(3, len(things))):
        hold_as(world, seat, thing, world.random.choice(automation.HOLDING))


def hold_as(world: World, seat: Seat, thing: str, way: str) -> None:
    """Somebody says of a thing in the list of what they hold how it is played."""
    _, ways = sides_message(world, seat, orders.OPEN, thing).menus
    world.press(seat, 0, ways.choice, f"{thing} {way}")
    said = automation.holding(world.game.state.orders[seat])
    assert said.get(thing, automation.HELPS) == way


def say_something(world: Recorded, seat: Seat) -> None:
    """Somebody says whom they join or invite, or takes what is suggested; the defense perhaps lays a card."""
    (menu,) = sides_message(world, seat).menus
    if world.random.randrange(4) == 0:
        field = sides_message(world, seat, str(Side("show", automation.ROUNDS))).menus[0]
        world.press(seat, 0, field.choice, world.random.choice(automation.IN_A_LOOK))
    elif world.random.randrange(3):
        say_ahead(world, seat, *(option.value for option in menu.options[:1]))
    else:
        say_ahead(world, seat)


@pytest.mark.parametrize("seed", [10, 11, 12, *soaked(13, 15, 16)])
def test_two_tables_with_looks_and_other_hidden_cards_say_the_same_at_the_same_time_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Suggestions, answers ahead, holdings and defaults depend on hands: nobody can tell before it is
    shown.
    """
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = looked_at(seed)
    by = {made.by for made in world.made if made.seat == SLEEPER}
    assert {"computer", "standing"} <= by
    found = compare(world, seed, any_other_controller)
    assert len(found) >= 3
    assert sum(found) > 50


Leak = Callable[[pytest.MonkeyPatch], None]


def awaits_whoever_would_join(patch: pytest.MonkeyPatch) -> None:
    """The table waits in *Sides* only for those to whom something else is suggested than to do nothing."""
    honest = looks.awaited

    def leaky(table: Running) -> list[Seat]:
        return [seat for seat in honest(table) if any(would_act(table, ask) for ask in looks.asks(table, seat))]

    patch.setattr(looks, "awaited", leaky)


def asks_whoever_can_act(patch: pytest.MonkeyPatch) -> None:
    """In windows those are asked who hold something that they may play."""
    honest = looks.is_asked
    patch.setattr(looks, "is_asked", lambda table, ask: honest(table, ask) or (in_window(ask) and ask.form.count() > 1))


def waits_only_for_whoever_can_act(patch: pytest.MonkeyPatch) -> None:
    """At a moment that somebody has chosen, and between challenges with the stop on, they are asked if they can act."""
    honest = looks.is_asked
    patch.setattr(
        looks, "is_asked", lambda table, ask: honest(table, ask) and (not in_window(ask) or ask.form.count() > 1)
    )


def asks_whoever_has_said_something(patch: pytest.MonkeyPatch) -> None:
    """In windows those are asked who may play what they have said something of."""
    honest = looks.is_asked

    def leaky(table: Running, ask: Ask) -> bool:
        said = automation.holding(table.game.state.orders[ask.seat])
        options = ask.form.options if in_window(ask) and isinstance(ask.form, OneOf) else ()
        return honest(table, ask) or any(automation.held_as(str(option)) in said for option in options)

    patch.setattr(looks, "is_asked", leaky)


def in_window(ask: Ask) -> bool:
    return declared(ask.key).of is Of.OFFERS


def closes_at_once_if_nobody_acts(patch: pytest.MonkeyPatch) -> None:
    """A round in which everybody passes is not open for the floor."""
    honest = deadlines._closing

    def leaky(table: Running, stop: Stop) -> int:
        due = honest(table, stop)
        passed = stop.complete is not None and all(one == PASSED for one in table.game.sealed.values())
        return table.now + 1_000 if passed else due

    patch.setattr(deadlines, "_closing", leaky)


def spares_whoever_holds_a_compromise(patch: pytest.MonkeyPatch) -> None:
    """Only those have missed a look who hold no card of a kind."""
    honest = deadlines._strike

    def leaky(table: Running, seat: Seat, stop: Stop) -> None:
        if not any(cards.kind(card) == "compromise" for card in table.game.state.players[seat].hand):
            honest(table, seat, stop)

    patch.setattr(deadlines, "_strike", leaky)


def would_act(table: Running, ask: Ask) -> bool:
    return looks.filled(table, ask) not in (ask.default, [])


def takes_more_time_for_a_rich_hand(patch: pytest.MonkeyPatch) -> None:
    honest = deadlines._due

    def leaky(table: Running, stop: Stop, asked: Sequence[Ask]) -> int:
        return honest(table, stop, asked) + sum(crc32(encode(ask.form)) % 1_000 for ask in asked)

    patch.setattr(deadlines, "_due", leaky)


def announces_at_once_to_invite_nobody(patch: pytest.MonkeyPatch) -> None:
    honest = looks.announce

    def leaky(table: Running, *, late: bool) -> None:
        asked = looks.asks(table, table.game.state.challenge.offense.seat)
        honest(table, late=late or any(looks.filled(table, ask) == [] for ask in asked))

    patch.setattr(looks, "announce", leaky)


LEAKS: list[Leak] = [
    announces_at_once_to_invite_nobody,
    awaits_whoever_would_join,
    asks_whoever_can_act,
    waits_only_for_whoever_can_act,
    asks_whoever_has_said_something,
    closes_at_once_if_nobody_acts,
    spares_whoever_holds_a_compromise,
    takes_more_time_for_a_rich_hand,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_look_that_tells_of_hands_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    leak(monkeypatch)
    worlds = ((looked_at(seed), seed) for seed in range(10, 16))
    assert any(differs(world, seed) for world, seed in worlds)


def differs(world: Recorded, seed: int) -> bool:
    """True if a table with other hidden cards says something else, or at another time."""
    try:
        compare(world, seed, any_other_controller)
    except AssertionError:
        return True
    return False


# --- what is said ahead -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Other:
    """Two things that one seat says, of which nobody may tell which it was, and when the rules show it."""

    about: str
    """The question ahead; ``HELD`` for how something is played that the seat holds."""
    one: str
    another: str
    shows: frozenset[str] = frozenset()
    """The public events with which its time has come; without any, it has with another answer that it gives."""


HELD = "held"
"""A question that is none."""
_JOINED = frozenset({"joined", "declined"})
SECRETS = [
    Other(premoves.JOIN, "offense.1", "offense.2", _JOINED),
    Other(premoves.JOIN, "offense.1", premoves.OUT, _JOINED),
    Other(premoves.JOIN, premoves.OUT, "defense.offense.1", _JOINED),
    Other("invite.defense", "0", "1", frozenset({"invited"})),
    Other(automation.CARD, "1", "2", frozenset({"revealed"})),
    Other(HELD, automation.KEEP, automation.SOON),
    Other(HELD, automation.AIMED, automation.HELPS),
]


@pytest.mark.parametrize("seed", [0, 1, 2, *soaked(3, 4, 5, 6)])
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: f"{secret.about}-{secret.another}")
def test_what_is_said_ahead_shows_at_its_time_and_not_before_8_14(secret: Other, seed: int) -> None:
    assert lockstep(secret, seed) >= 1


def test_a_look_that_leaks_what_was_said_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = panel.words_of

    def leaky(table: Running, say: Speech) -> str:
        said = [str(order.answer) for orders in table.game.state.orders for order in orders]
        return f"{honest(table, say)} {len(''.join(said))} {crc32(''.join(said).encode())}"

    monkeypatch.setattr(panel, "words_of", leaky)
    for secret in (SECRETS[0], SECRETS[-1]):
        with pytest.raises(AssertionError, match="said"):
            lockstep(secret, 0)


def lockstep(secret: Other, seed: int) -> int:
    """Two tables in which one seat says one thing or the other: how many inputs they said the same, until it shows."""
    one, other = (World(4, 4, seed=seed, speed="daily") for _ in range(2))
    speaker = -1
    while speaker < 0:
        step(one, other)
        speaker = next((seat for seat in asked_ahead(one) if may_say(one, seat, secret)), -1)
    for world, what in ((one, secret.one), (other, secret.another)):
        say(world, speaker, secret, what)
    inputs, since, made = 0, len(one.controller._record.chronicle.before), [len(one.made), len(other.made)]
    while True:
        for world in (one, other):
            world.press((speaker + 1) % 4, 0, "status")
        assert one.last == other.last, "said otherwise to whoever asks"
        step(one, other)
        told = one.controller._record.chronicle.before[since:] + other.controller._record.chronicle.before[since:]
        if any(past.event.kind in secret.shows for past in told) or one.game.state.challenge.over:
            return inputs
        given = another_answer(answers(one.made[made[0] :]), answers(other.made[made[1] :]))
        if not secret.shows and given and shown(one.controller) != shown(other.controller):
            return inputs
        assert seen(one.last) == seen(other.last), "said otherwise"
        inputs += 1


def may_say(world: World, seat: Seat, secret: Other) -> bool:
    if secret.about == HELD:
        held = orders.page(people.running(world), seat, "en", orders.OPEN)
        return held is not None and bool(held.menus)
    rows = options_ahead(world, seat, secret)
    return {secret.one, secret.another} <= rows if secret.about == premoves.JOIN else len(rows) > int(secret.another)


def options_ahead(world: World, seat: Seat, secret: Other) -> set[str]:
    """The values of the menu that the secret is about, while the seat is asked that ahead."""
    ask = next((ask for ask in looks.asks(people.running(world), seat) if ask.key == secret.about), None)
    return set() if ask is None or not isinstance(ask.form, OneOf | UpTo) else set(map(str, ask.form.options))


def say(world: World, seat: Seat, secret: Other, what: str) -> None:
    """The seat says it, and takes the rest as it is filled in."""
    if secret.about == HELD:
        thing = sides_message(world, seat, orders.OPEN).menus[0].options[0].value
        hold_as(world, seat, thing, what)
        say_ahead(world, seat)
        return
    choice = str(Side("show", secret.about)) if secret.about == automation.CARD else str(Side("show"))
    menu = sides_message(world, seat, choice).menus[0]
    values = [option.value for option in menu.options]
    sides_message(world, seat, menu.choice, what if secret.about == premoves.JOIN else values[int(what)])


def step(one: World, other: World) -> None:
    """The same input for both: somebody answers what the first one asks, says it ahead, or the clock rings."""
    waiting = [(number, seat) for number, seat in people.waiting(one) if (number, seat) in people.waiting(other)]
    if waiting:
        number, seat = waiting[0]
        ask = one.game.asks[number]
        choice = ask.default if ask.default is not None else ask.form.sample(lambda sides: 0)
        words = answer_text(Asked(number, ask, see_seat(one.game.state, seat), one.controller._record.names), choice)
        for world in (one, other):
            world.pass_time(5_000)
            world.press(seat, 0, "play", words)
            if number in world.game.asks and number not in world.game.sealed:
                world.press(seat, number, "q_sure")
    elif looking := asked_ahead(one):
        for world in (one, other):
            say_ahead(world, looking[0])
    else:
        assert {world.wait() for world in (one, other)}


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_nobody_can_tell_what_silence_takes_before_it_is_taken_8_14(seed: int) -> None:
    """One seat never comes. It takes the usual answers at one table, what is suggested at the other."""
    one, other = (World(4, 4, seed=seed, speed="daily") for _ in range(2))
    one.press(SLEEPER, 0, "order_time_up")
    tables, inputs = (one, other), 0
    while True:
        made = [len(world.made) for world in tables]
        step_without(SLEEPER, one, other)
        taken = [answers(world.made[since:]) for world, since in zip(tables, made, strict=True)]
        if another_answer(*taken):
            break
        assert seen(one.last) == seen(other.last)
        inputs += 1
    assert inputs > 5
    first = next(mine for mine, its in zip(*taken, strict=False) if mine != its)
    assert first[0] == SLEEPER


def step_without(sleeper: Seat, one: World, other: World) -> None:
    """The same input for both tables, none of it by a seat."""
    if any(seat != sleeper for _, seat in people.waiting(one)) or asked_ahead(one) not in ([], [sleeper]):
        step(one, other)
    else:
        assert {world.wait() for world in (one, other)}
