"""Random walks over a controller: whatever comes in whatever order, cards are kept, and a controller saved and loaded
at any step goes on in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import pytest

from bot.kernel.event import chance
from bot.kernel.game import Game
from bot.kernel.saved import NothingToUndo
from bot.slap.game import RULES
from bot.slap.options import Options
from bot.tables.contract.table import (
    Bared,
    Body,
    Echo,
    Edit,
    Effect,
    Erased,
    Gone,
    Hands,
    Hush,
    Input,
    Link,
    Note,
    Post,
    Pressed,
    Reacted,
    Recall,
    Rewound,
    Ring,
    Sent,
    Stamp,
    Started,
    Tick,
    Unreacted,
    Unsent,
)
from bot.tables.slap.controller import SlapController
from bot.words.message import LANGUAGES
from tests.slap import twins

STEPS = 250
OFTEN = ("tick", "tick", "tick", "echo", "echo", "echo", "slap", "slap", "press", "press")
SELDOM = ("sent", "unslap", "link", "erased", "bared", "unsent", "hands", "again", "gone", "stale", "rewound")
CHOICES = (
    "slap",
    "slap",
    "pass",
    "flip",
    "flip",
    "status",
    "rules",
    "pause",
    "resume",
    "finish",
    "finish_sure",
    "resume",
    "leave",
    "leave_sure",
    "stop",
    "stop_sure",
    "dance",
)

T = TypeVar("T")


class Walk:
    """One table and a die."""

    def __init__(self, seed: int, *, slow: bool = False) -> None:
        self.seed, self.draws, self.ms = seed, 0, 0
        self.players = 2 + self.die(5)
        self.slow = slow
        options = Options(
            mode="slow" if slow else "live",
            flip="auto" if slow else self.pick(("auto", "manual")),
            slap_by=None if slow else self.pick(("reaction", "button", "both")),
            late="free" if slow else self.pick(("free", "strict")),
            penalty=self.die(4),
            empty_false_slap=self.pick(("lock", "out")),
            short_challenge=self.pick(("lost", "pass")),
            comebacks=self.pick((0, 1, None)),
            language=self.pick(LANGUAGES),
        )
        self.practice = practice = frozenset(range(self.die(self.players)))
        self.controller = SlapController.new(3, [f"P{n}" for n in range(self.players)], practice, seed, options)
        self.rings: dict[str, int] = {}
        self.keys = ["zod:3:d", "zod:9:1"]
        self.sealed: dict[tuple[str, int | None], str] = {}
        self.judged = 0
        """Sealed slaps of which something came."""
        self.drawn: set[str] = set()
        """Renderers whose pictures were compared with their words."""
        self.handle(Started(self.at(), True))

    def die(self, sides: int) -> int:
        self.draws += 1
        return chance(self.seed, -99 - self.draws, sides)

    def pick(self, options: Sequence[T]) -> T:
        return options[self.die(len(options))]

    def at(self) -> Stamp:
        self.ms += self.pick((1_000, 9_000, 60_000) if self.slow else (10, 100, 500, 1_500))
        return Stamp(self.ms, self.draws, self.die(10) == 0)

    def event(self) -> Input:
        key = self.keys[-1 - self.die(min(4, len(self.keys)))]
        seat = self.pick((None, *range(self.players)))
        match self.pick(OFTEN) if self.die(4) else self.pick(SELDOM):
            case "tick" if self.rings:
                name = min(self.rings, key=self.rings.__getitem__)
                self.ms = max(self.ms, self.rings.pop(name))
                return Tick(Stamp(self.ms), name)
            case "slap":
                return Reacted(self.at(), seat, self.pick((key, key, None)), self.pick(("✋", "✋", "✋🏿", "🔥")))
            case "press":
                number = key.rpartition(":")[2]
                ask = int(number) if number.isdecimal() else 0
                if self.slow and self.die(4):
                    ask = self.controller._record.open or ask
                return Pressed(self.at(), seat, ask, self.pick(CHOICES), "r", moderator=self.die(20) == 0)
            case "sent":
                return Sent(self.at(), key)
            case "unslap":
                return Unreacted(self.at(), seat, key, "✋")
            case "link":
                return Link(self.at(), self.pick(("down", "resumed", "resumed", "fresh")))
            case "erased":
                return Erased(self.at(), key)
            case "bared":
                return Bared(self.at(), key, self.pick(("", "✋", "🔥")))
            case "unsent":
                return Unsent(self.at(), key, self.pick(("post", "edit", "seed")), 50_013)
            case "hands":
                return Hands(self.at(), key, tuple(range(self.die(self.players))))
            case "again":
                return Started(self.at(), False)
            case "rewound":
                return Rewound(self.at())
            case "gone" if self.die(5) == 0:
                return Gone(self.at(), self.die(self.players))
            case "stale":
                return Tick(self.at(), self.pick(("pace.1", "echo.1", "show.1", "hit.1.0", "report.1", "hands.1", "x")))
        return Echo(self.at(), self.keys[-1])

    def handle(self, event: Input) -> None:
        if isinstance(event, Rewound):
            with suppress(NothingToUndo):
                self.controller.game.undo(consent=True)
        again = SlapController.load(Game.resume(RULES, self.controller.game.save()).game, self.controller.dump())
        effects = self.controller.handle(event)
        assert again.handle(event) == effects
        assert again.dump() == self.controller.dump()
        assert len(self.controller.dump()) < 4_096
        for effect in effects:
            if isinstance(effect, Ring):
                self.rings[effect.name] = self.ms + effect.ms
            elif isinstance(effect, Hush):
                self.rings.pop(effect.name, None)
            elif isinstance(effect, Post | Edit | Recall):
                self.check(effect.key, effect.body)
                if isinstance(effect, Post):
                    self.keys.append(effect.key)
        if self.slow:
            self.check_seals(effects)
        state = self.controller.game.state
        assert sum(map(len, state.stacks)) + len(state.pile) == 71
        assert self.controller.over == self.controller.game.over
        self.check_wait()

    def check_wait(self) -> None:
        """A table that runs waits for something that comes by itself: the next card, an echo, a list of hands."""
        record = self.controller._record
        if record.link and record.mode in ("running", "hands") and record.air is None:
            names = {name.partition(".")[0] for name in self.rings}
            assert ("hands" if record.mode == "hands" else "pace") in names

    def check_seals(self, effects: Sequence[Effect]) -> None:
        """One press for each player and card; a slap pays or wins only when its window closes (T8)."""
        for note in effects:
            if not isinstance(note, Note):
                continue
            if note.verdict.startswith("sealed:"):
                assert (note.key, note.seat) not in self.sealed
                self.sealed[note.key, note.seat] = note.verdict
            elif note.verdict in ("pays", "wins", "undrawn"):
                assert note.seat is not None
                if self.controller.seating[note.seat] in self.practice:
                    continue
                assert "sealed:slap" in [verdict for (_, seat), verdict in self.sealed.items() if seat == note.seat]
                self.judged += 1

    def check(self, key: str, body: Body) -> None:
        assert len(key) <= 25
        assert 0 < len(body.text) <= 2_000
        self.drawn.add(twins.check(body))


@pytest.mark.parametrize("seed", range(12))
def test_a_controller_survives_whatever_comes(seed: int) -> None:  # A1, A16, A21
    walk = Walk(seed)
    for _ in range(STEPS):
        if walk.controller.over:
            break
        walk.handle(walk.event())
    assert walk.draws > STEPS or walk.controller.over


def test_a_slow_controller_survives_whatever_comes_and_judges_only_sealed_slaps() -> None:  # T8
    judged = 0
    for seed in range(60, 80):
        walk = Walk(seed, slow=True)
        for _ in range(STEPS):
            if walk.controller.over:
                break
            walk.handle(walk.event())
        judged += walk.judged
    assert judged > 5  # else the walk would prove nothing


def test_walked_games_say_in_words_all_that_their_pictures_show() -> None:  # 64 and 114: nobody is left for a challenge
    drawn: set[str] = set()
    for seed in (64, 114, *range(40, 64)):
        walk = Walk(seed)
        for _ in range(STEPS):
            if walk.controller.over:
                break
            walk.handle(walk.event())
        drawn |= walk.drawn
        if drawn >= set(twins.VIEWS):
            break
    assert drawn >= set(twins.VIEWS)


@pytest.mark.parametrize("seed", range(3))
def test_without_any_slap_a_table_plays_itself_to_the_end(seed: int) -> None:  # T1, T5
    controller = SlapController.new(3, ["a", "b"], frozenset(), seed, Options())
    ms = 0
    rings: dict[str, int] = {}
    echoes: list[str] = []
    event: Input = Started(Stamp(0), True)
    for _ in range(9_000):
        for effect in controller.handle(event):
            if isinstance(effect, Ring):
                rings[effect.name] = ms + effect.ms
            elif isinstance(effect, Hush):
                rings.pop(effect.name, None)
            elif isinstance(effect, Post):
                echoes.append(effect.key)
        if controller.over:
            break
        if echoes:
            event = Echo(Stamp(ms + 50), echoes.pop(0))
        else:
            name = min(rings, key=rings.__getitem__)
            ms = rings.pop(name)
            event = Tick(Stamp(ms), name)
    assert controller.over
    assert controller.game.state.outcome is not None
    assert controller.game.state.outcome.how in ("cards", "count", "repetition", "stopped")
