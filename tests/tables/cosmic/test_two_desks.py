"""Nothing public depends on a hidden card: two tables that differ in cards nobody saw say and do the same (8.14).

A stretch of a game among people is played from a phase boundary. The other table takes up the same save with hidden
cards exchanged, gets the same inputs at the same moments, and every public message, deletion, timer and mention, and
who is written to when, must be the same, byte for byte.
"""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.kernel.decision import Decision
from bot.kernel.game import Game
from bot.kernel.saving.codec import encode
from bot.kernel.saving.saved import Saved, open_envelope
from bot.tables.contract.table import Edit, Effect, Erase, Hush, Input, Owe, Post, Recall, Ring
from bot.tables.cosmic.desk import CosmicDesk
from tests.cosmic import two_worlds
from tests.cosmic.two_worlds import Stretch
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

_LONGEST = 60
_COPY = re.compile(rb'"(A\d+|C|edict\.\w+)\.\d+"')


class Recorded(World):
    """A world that remembers the stretch since the last phase boundary at which nothing had been decided yet."""

    def take(self, event: Input) -> list[Effect]:
        game = self.desk.game if hasattr(self, "desk") else None
        if game is not None and not game.log and game.save().phase != self.began:
            self.begin()
        self.inputs_since.append(event)
        effects = super().take(event)
        self.effects_since.append(seen(effects))
        return effects

    def begin(self) -> None:
        """A new stretch begins; the one before is kept."""
        if self.began and 2 < len(self.inputs_since) < _LONGEST:
            self.finished.append((self.saved, self.dump, self.inputs_since, self.effects_since))
        self.saved, self.dump = self.game.save(), self.desk.dump()
        self.began = self.saved.phase
        self.inputs_since, self.effects_since = [], []

    def __post_init__(self) -> None:
        self.began = 0
        self.inputs_since: list[Input] = []
        self.effects_since: list[bytes] = []
        self.finished: list[tuple[Saved, bytes, list[Input], list[bytes]]] = []
        super().__post_init__()


def seen(effects: list[Effect]) -> bytes:
    """What everybody sees or could measure; of whispers only that there is one."""
    rows: list[object] = []
    for effect in effects:
        if isinstance(effect, Ring | Hush):
            rows.append(effect)
        elif isinstance(effect, Owe):
            rows.append((effect.seat, bool(effect.what), effect.due_ms))
        elif isinstance(effect, Post | Edit | Recall | Erase):
            whisper = effect.key.rpartition(":")[2].startswith("w")
            rows.append(type(effect).__name__ + effect.key if whisper else same_copies(effect))
    return encode(rows)


def same_copies(effect: Effect) -> Effect:
    """The effect with equal cards called the same: typed words name a face, of which each world takes a copy."""
    if not isinstance(effect, Post | Edit) or effect.body.picture is None:
        return effect
    view = _COPY.sub(rb'"\1"', effect.body.picture.view)
    picture = msgspec.structs.replace(effect.body.picture, view=view)
    return msgspec.structs.replace(effect, body=msgspec.structs.replace(effect.body, picture=picture))


def other_world(saved: Saved, inputs: list[Input], dump: bytes, dice: Random) -> list[bytes] | None:
    """What the other table says; None if the two cannot be compared (cards by chance, types that show)."""
    stretch = replayed(saved, inputs, dump)
    if two_worlds.by_type(stretch):
        return None
    names = two_worlds.exchange(two_worlds.free_cards(stretch, None), dice, cards.kind)
    if not names or two_worlds.differs(stretch, names, None) != "":
        return None
    game = Game.resume(COSMIC, Saved(two_worlds.relabel(saved.snapshot, names), (), saved.next_ask, saved.phase)).game
    desk = CosmicDesk.load(game, dump)
    return [seen(desk.handle(event)) for event in inputs]


def entered(snapshot: bytes) -> Cosmic:
    """The game at the beginning of the phase, with the events of entering it and its chance where it stood."""
    _, envelope, state = open_envelope(COSMIC, snapshot)
    game = Game(COSMIC, envelope, state)
    game._begin()
    return game


def replayed(saved: Saved, inputs: list[Input], dump: bytes) -> Stretch:
    """The stretch as the rules saw it: every decision with its events."""
    game = Game.resume(COSMIC, Saved(saved.snapshot, (), saved.next_ask, saved.phase)).game
    desk = CosmicDesk.load(game, dump)
    made: list[Decision] = []
    for event in inputs:
        desk.handle(event)
        made += game.take_decisions()
    again = entered(saved.snapshot)
    told = again.take_events()
    events, seen_then, armed = [told], [two_worlds.look(again, None, told)], [two_worlds.challenge_hands(again.state)]
    for decision in made:
        again.repeat(decision)
        told = again.take_events()
        events.append(told)
        seen_then.append(two_worlds.look(again, None, told))
        armed.append(two_worlds.challenge_hands(again.state))
    return Stretch(saved.snapshot, made, events, seen_then, armed)


@pytest.mark.parametrize("seed", range(4))
def test_two_tables_with_other_hidden_cards_say_the_same_at_the_same_time_8_14(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_worlds, "begin", entered)
    world = Recorded(3, 3, seed=seed, speed=("live", "daily")[seed % 2])
    while world.over is None and world.game.state.challenges < 9:
        open_now = people.waiting(world)
        if open_now:
            people.answer(world, *open_now[world.random.randrange(len(open_now))], 5_000)
        else:
            world.wait()
    compared = 0
    for saved, dump, inputs, said in world.finished:
        other = other_world(saved, inputs, dump, Random(seed))
        if other is not None:
            assert other == said
            compared += 1
    assert compared >= 3
