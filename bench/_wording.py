"""Words that people read in ten games, by kind of message: ``python -m bench._wording [FILE [EARLIER FILE]]``.

Writes the counts to a file, and compares them with those of an earlier version: what the same messages, as often
as they came there, have in words now.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from bench._days.people import GROUPS
from bench._days.sitting import Sitting
from bench._days.sleep import Life
from bench._days.tally import kind_of
from bench._table import KINDS, letter
from bench.questions import TABLES
from bot.cosmic.model.options import Options
from bot.tables.contract.table import Body, Decided, Edit, Effect, Input, Post, Recall, Reply, Show
from bot.tables.cosmic.controls import PREFIX, OpenDeal, meant

GAMES: Final = (*(("base", seed) for seed in range(7)), *(("all", seed) for seed in range(7, 10)))
"""Daily games of five people."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_UNSEEN: Final = re.compile(r"\]\([^)]*\)|<[^>]*>")
"""Addresses, mentions and signs."""


class Kind(msgspec.Struct):
    """All messages of one kind."""

    messages: int = 0
    words: int = 0


def count(text: str) -> int:
    """Return how many words somebody reads."""
    return len(_WORD.findall(_UNSEEN.sub(" ", text)))


def ratio(before: dict[str, Kind], now: dict[str, Kind]) -> float:
    """Return how long messages are now, by what they were, weighted by how often each kind came before."""
    both = [name for name in before if name in now and before[name].words]
    weighted = sum(before[name].messages * now[name].words / now[name].messages for name in both)
    return weighted / sum(before[name].words for name in both)


class _Read(Sitting):
    """A game whose messages are counted."""

    def __init__(self, table: str, seed: int) -> None:
        self.kinds: dict[str, Kind] = {}
        self.lines: Counter[str] = Counter()
        self._keys: dict[int, str] = {}
        super().__init__(seed, "daily", Options(extras=TABLES[table]), GROUPS["mixed"], Life())

    def heard(self, event: Input, effects: Sequence[Effect]) -> None:
        """Count what everybody reads."""
        super().heard(event, effects)
        self._keys |= {number: ask.key for number, ask in self.game.asks.items()}
        for effect in effects:
            match effect:
                case Post() | Edit() | Recall():
                    where = KINDS.get(letter(effect), "other")
                    self._add(f"{where}, {type(effect).__name__.lower()}", effect.body)
                case Show():
                    self._add("private", effect.body)
                case Reply():
                    self._add("private", Body(effect.text))
                case Decided():
                    self._add("digest", Body("\n".join(effect.lines)))

    def _add(self, where: str, body: Body) -> None:
        kind = self.kinds.setdefault(f"{where}: {self._asked(body)}", Kind())
        texts = (body.text, *_labels(body))
        kind.messages += 1
        kind.words += sum(map(count, texts))
        self.lines.update(line for text in texts for line in text.split("\n"))

    def _asked(self, body: Body) -> str:
        """Return the kind of the first question that a message asks."""
        controls = [(one.ask, one.choice) for one in body.menus]
        controls += [(one.ask, one.choice) for row in body.buttons for one in row]
        for number, choice in controls:
            if choice.startswith("side_"):
                return "sides"
            if choice.startswith(PREFIX):
                found = meant(number)
                return "deals" if isinstance(found, OpenDeal) else kind_of(self._keys[found.number])
        return "no question"


def _labels(body: Body) -> Iterator[str]:
    for menu in body.menus:
        yield menu.placeholder
        for option in menu.options:
            yield from (option.label, option.description)
    yield from (button.label for row in body.buttons for button in row)


def play(table: str, seed: int) -> tuple[dict[str, Kind], Counter[str]]:
    """Return what people read in a game, by kind, and each line with how often it came."""
    game = _Read(table, seed)
    game.play()
    return game.kinds, game.lines


def main(arguments: Sequence[str]) -> None:
    """Play, print and compare."""
    kinds: dict[str, Kind] = {}
    lines: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for found, said in pool.map(play, *zip(*GAMES, strict=True)):
            lines += said
            for name, kind in found.items():
                whole = kinds.setdefault(name, Kind())
                whole.messages += kind.messages
                whole.words += kind.words
    for name, kind in sorted(kinds.items(), key=lambda one: -one[1].words):
        print(f"{kind.messages:7} × {kind.words / kind.messages:6.1f}  {name}")
    print(f"{sum(kind.words for kind in kinds.values())} words")
    if arguments:
        Path(arguments[0]).write_bytes(msgspec.json.encode((kinds, lines)))
    for earlier in arguments[1:]:
        before, _ = msgspec.json.decode(Path(earlier).read_bytes(), type=tuple[dict[str, Kind], dict[str, int]])
        print(f"{ratio(before, kinds):.3f} of the words of {earlier}")


if __name__ == "__main__":
    main(sys.argv[1:])
