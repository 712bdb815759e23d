"""Nothing public depends on a hidden card: two tables that differ in cards nobody saw say and do the same (8.14).

A stretch of a game among people is played from a phase boundary. The other table takes up the same save with hidden
cards exchanged, gets the same inputs at the same moments, and every public message, deletion, timer and mention, who is
written to when, and what whoever follows the game is told of a challenge, must be the same, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple
from zlib import crc32

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import plans
from bot.kernel.ask import Ask, Choice, UpTo
from bot.kernel.decision import Decision
from bot.kernel.game import Game
from bot.kernel.saving.codec import encode
from bot.kernel.saving.saved import Saved, open_envelope
from bot.kernel.seat import Seat
from bot.tables.contract.choices import PREDICT
from bot.tables.contract.table import (
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
    Stamp,
)
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.ahead import plan
from bot.tables.cosmic.clockwork import planning, stops
from bot.tables.cosmic.desk import CosmicDesk
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import told
from bot.tables.cosmic.record import read
from bot.tables.cosmic.telling import panel
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

    def take(self, event: Input) -> list[Effect]:
        game = self.desk.game if hasattr(self, "desk") else None
        if game is not None and not game.log and game.save().phase != self.began:
            self.begin()
        self.inputs_since.append(event)
        effects = super().take(event)
        self.effects_since.append(seen(effects, event))
        return effects

    def begin(self) -> None:
        """A new stretch begins; the one before is kept."""
        if self.began and 2 < len(self.inputs_since) < _LONGEST:
            made = self.made[self.decided :]
            self.finished.append(Played(self.saved, self.dump, self.inputs_since, self.effects_since, made))
        self.saved, self.dump = self.game.save(), self.desk.dump()
        self.decided = len(self.made)
        self.began = self.saved.phase
        self.inputs_since, self.effects_since = [], []

    def __post_init__(self) -> None:
        self.began = self.decided = 0
        self.inputs_since, self.effects_since, self.finished = [], [], []
        super().__post_init__()


def seen(effects: list[Effect], event: Input | None = None) -> bytes:
    """What everybody sees or could measure; of whispers only that there is one, and whether it can wait. Also what
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
            whisper = effect.key.rpartition(":")[2].startswith("w")
            patient = isinstance(effect, Post) and effect.patient
            rows.append((type(effect).__name__, effect.key, patient) if whisper else same_copies(effect))
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


def other_world(played: Played, dice: Random) -> list[bytes] | None:
    """What the other table says; None if the two cannot be compared."""
    desk = other_desk(played, dice)
    return None if desk is None else said_by(desk, played)


def said_by(desk: CosmicDesk, played: Played) -> list[bytes]:
    """What a table says to the inputs of a stretch."""
    return [seen(desk.handle(event), event) for event in played.inputs]


def other_desk(played: Played, dice: Random) -> CosmicDesk | None:
    """The other table where the stretch began; None if they cannot be compared (cards by chance, types that show)."""
    stretch = replayed(played)
    if two_worlds.by_type(stretch):
        return None
    names = two_worlds.exchange(two_worlds.free_cards(stretch, None), dice, cards.kind)
    if not names or two_worlds.differs(stretch, names, None) != "":
        return None
    return desk_of(played, names)


def desk_of(played: Played, names: dict[str, str]) -> CosmicDesk:
    """The table where the stretch began, with cards called otherwise."""
    saved = played.saved
    game = Game.resume(COSMIC, Saved(two_worlds.relabel(saved.snapshot, names), (), saved.next_ask, saved.phase)).game
    return CosmicDesk.load(game, played.dump)


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


@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3)])
def test_two_tables_with_other_hidden_cards_say_the_same_at_the_same_time_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = played(seed)
    assert compare(world, seed) >= 3
    assert any(b'"Decided"' in said for stretch in world.finished for said in stretch.said)


@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3, 4, 5)])
def test_a_watched_table_of_one_person_says_the_same_at_the_same_time_whatever_is_in_the_hand_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = played_alone(seed)
    assert compare(world, seed, other_hand) >= 5
    assert any(b'"Decided"' in said for stretch in world.finished for said in stretch.said), "followers are told"
    assert any(b'"Predict"' in said for stretch in world.finished for said in stretch.said), "somebody predicts"


def quick_without_choice(honest: Callable[[Running, Ask], Choice]) -> Callable[[Running, Ask], Choice]:
    """Whoever can do nothing but pass is not asked."""

    def quick(table: Running, ask: Ask) -> Choice:
        answered = honest(table, ask)
        return ask.form.sample(lambda sides: 0) if answered is None and ask.form.count() == 1 else answered

    return quick


def test_a_watched_table_of_one_person_that_goes_on_where_there_is_no_choice_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    monkeypatch.setattr(stops, "_by_orders", quick_without_choice(stops._by_orders))
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


def other_hand(played: Played, dice: Random) -> list[bytes] | None:
    """What the table says if the person holds other cards, of the deck, which nobody has seen or will draw: so
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
            return said_by(desk_of(played, names), played)
    return None


def played(seed: int, challenges: int = 6) -> Recorded:
    """Some challenges among three people."""
    world = Recorded(3, 3, seed=seed, speed=("live", "daily")[seed % 2])
    while world.over is None and world.game.state.challenges < challenges:
        open_now = people.waiting(world)
        if open_now:
            people.answer(world, *open_now[world.random.randrange(len(open_now))], 5_000)
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
                hands = tuple(card for player in table.state.players for card in player.hand)
                table.effects[at] = msgspec.structs.replace(effect, lines=(*effect.lines, *hands))
                leaked += 1

    monkeypatch.setattr(chronicle, "_tell_story", leaky)
    world = played(0, challenges=4)
    assert leaked
    with pytest.raises(AssertionError):
        compare(world, 0)


def compare(world: Recorded, seed: int, elsewhere: Callable[[Played, Random], list[bytes] | None] = other_world) -> int:
    """Hold each stretch against the same stretch with other hidden cards; how many could be compared."""
    compared = 0
    for stretch in world.finished:
        other = elsewhere(stretch, Random(seed))
        if other is not None:
            assert other == stretch.said
            compared += 1
    return compared


@pytest.mark.parametrize("seed", [10, 11])
def test_two_tables_with_plans_and_other_hidden_cards_say_the_same_at_the_same_time_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = Recorded(4, 4, seed=seed, speed=("daily", "relaxed")[seed % 2])
    sealed = 0
    while world.over is None and world.game.state.challenges < 6:
        table = Running(world.game, world.desk._record, Stamp(world.ms))
        for seat in [seat for seat in world.seats if planning.is_due(table, seat)]:
            plan_in_words(world, seat)
            sealed += 1
        open_now = people.waiting(world)
        if open_now:
            people.answer(world, *open_now[world.random.randrange(len(open_now))], 5_000)
        elif world.over is None:
            world.wait()
    assert sealed > 12
    assert compare(world, seed) >= 3


def plan_in_words(world: Recorded, seat: Seat) -> None:
    """Somebody says two things that need no card, and seals the plan."""
    rows = [row for row in (value for _, value in world.desk.suggest(seat, "plan", "")) if PUBLIC.search(row)]
    for row in world.random.sample(rows, min(2, len(rows))):
        world.press(seat, 0, "plan", row)
    world.press(seat, 0, "plan", "done")


PUBLIC = re.compile("planet you attack|tokens do you commit|do you invite|invites you to|another challenge")
"""Lines of plans whose answers do not depend on a hand."""


NONE, ACT, LAST = -1, -2, -3
"""Places in the menu of a line: nothing is picked; the first thing that is done without being asked; the last one."""


@dataclass(frozen=True)
class Other:
    """Two answers of one seat that nobody may tell apart, and when the rules show which it was."""

    line: str
    one: int
    another: int
    shows: frozenset[str]
    """The public events with which its time has come."""


SECRETS = [
    Other("join_offense", 1, 2, frozenset({"committed"})),
    Other("join_offense", 1, 0, frozenset({"joined", "declined", "committed"})),
    Other("join_offense", 0, LAST, frozenset({"joined", "declined", "committed"})),
    Other("moments", NONE, ACT, frozenset({"announced", "used", "revealed"})),
    Other("card", 1, 2, frozenset({"revealed"})),
    Other("invite_defense", 0, 1, frozenset({"invited"})),
]


@pytest.mark.parametrize("seed", [0, 1, *soaked(2, 3, 4)])
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: f"{secret.line}-{secret.another}")
def test_what_is_sealed_shows_at_its_time_and_not_before_8_14(secret: Other, seed: int) -> None:
    assert lockstep(secret, seed) > 3


def test_a_plan_that_leaks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = panel.words_of

    def leaky(table: Running, say: Speech) -> str:
        plans = [str(order.answer) for orders in table.state.orders for order in orders]
        return f"{honest(table, say)} {len(''.join(plans))} {crc32(''.join(plans).encode())}"

    monkeypatch.setattr(panel, "words_of", leaky)
    with pytest.raises(AssertionError):
        lockstep(SECRETS[0], 0)


def lockstep(secret: Other, seed: int) -> int:
    """Two tables in which one seat plans one thing or the other: how many inputs they said the same, until it shows."""
    one, other = (World(4, 4, seed=seed, speed="daily") for _ in range(2))
    planner = -1
    while planner < 0:
        step(one, other)
        planner = next((seat for seat in one.seats if has_line(one, seat, secret)), -1)
    for world, choice in ((one, secret.one), (other, secret.another)):
        place = place_of(world, planner, secret, choice)
        world.press(planner, 0, f"plan_of_{secret.line}", *([] if place == NONE else [str(place)]))
        world.press(planner, 0, "plan_done")
    inputs, since = 0, len(one.desk._record.told.before)
    while True:
        step(one, other)
        told = one.desk._record.told.before[since:] + other.desk._record.told.before[since:]
        if any(past.event.kind in secret.shows for past in told) or one.game.state.challenge.over:
            return inputs
        assert seen(one.last) == seen(other.last)
        for world in (one, other):
            world.press((planner + 1) % 4, 0, "status")
        assert one.last == other.last
        inputs += 1


def has_line(world: World, seat: Seat, secret: Other) -> bool:
    """Whether somebody who is asked nothing now can say either."""
    table = Running(world.game, world.desk._record, Stamp(world.ms))
    if not planning.is_due(table, seat) or any(who == seat for _, who in people.waiting(world)):
        return False
    line = line_of(table, seat, secret)
    if line is None or (secret.another == ACT and first_act(world, seat) == NONE):
        return False
    return line.ask.form.count() > max(secret.one, secret.another) + 1


def line_of(table: Running, seat: Seat, secret: Other) -> plans.Line | None:
    """The line that the secret is about, while the seat's plan has it."""
    wanted = f"plan_of_{secret.line}"
    return next((line for line in planning.lines(table, seat) if plan.control(line) == wanted), None)


def place_of(world: World, seat: Seat, secret: Other, choice: int) -> int:
    """Where a choice stands in the menu."""
    if choice == ACT:
        return first_act(world, seat)
    line = line_of(Running(world.game, world.desk._record, Stamp(world.ms)), seat, secret)
    assert line is not None
    return line.ask.form.count() - 1 if choice == LAST else choice


def first_act(world: World, seat: Seat) -> int:
    """Where the first thing stands that the seat can do without being asked."""
    table = Running(world.game, world.desk._record, Stamp(world.ms))
    form = next(line.ask.form for line in planning.lines(table, seat) if line.key == plans.MOMENTS)
    acts = (
        [at for at, one in enumerate(form.options) if plans.Act.read(str(one)).offer] if isinstance(form, UpTo) else []
    )
    return next(iter(acts), NONE)


def step(one: World, other: World) -> None:
    """The same input for both: somebody answers what the first one asks, or the clock rings."""
    waiting = [(number, seat) for number, seat in people.waiting(one) if (number, seat) in people.waiting(other)]
    if waiting:
        number, seat = waiting[0]
        ask = one.game.asks[number]
        choice = ask.default if ask.default is not None else ask.form.sample(lambda sides: 0)
        words = told(Asked(number, ask, see_seat(one.game.state, seat), one.desk._record.names), choice)
        for world in (one, other):
            world.pass_time(5_000)
            world.press(seat, 0, "play", words)
            if number in world.game.asks and number not in world.game.sealed:
                world.press(seat, number, "q_sure")
    else:
        assert {world.wait() for world in (one, other)}
