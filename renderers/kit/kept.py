"""Pictures that are kept to be pasted again, bounded in bytes: a drawing process lives long on a small machine."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
V = TypeVar("V", Image.Image, dict[int, Image.Image])

MB: Final = 1_000_000


class Kept:
    """Cache of one function's drawings, most recent last. One picture stays even if it is larger than the bound."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self.bytes = 0
        self.found: OrderedDict[Hashable, object] = OrderedDict()

    def add(self, key: Hashable, drawn: object) -> None:
        self.found[key] = drawn
        self.bytes += weight(drawn)
        while self.bytes > self.most and len(self.found) > 1:
            self.bytes -= weight(self.found.popitem(last=False)[1])


CACHES: Final[list[Kept]] = []


def kept(most_mb: float) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Draw each picture once and keep up to ``most_mb`` megabytes of them; nobody may change what is returned."""

    def decorated(draw: Callable[P, V]) -> Callable[P, V]:
        cache = Kept(f"{draw.__module__}.{draw.__qualname__}", int(most_mb * MB))
        CACHES.append(cache)

        @wraps(draw)
        def found(*args: P.args, **kwargs: P.kwargs) -> V:
            assert not kwargs, "pictures are told apart by their positional arguments"
            drawn = cache.found.get(args)
            if drawn is None:
                drawn = draw(*args, **kwargs)
                cache.add(args, drawn)
            else:
                cache.found.move_to_end(args)
            return drawn  # type: ignore[return-value]

        return found

    return decorated


def weight(drawn: object) -> int:
    """Bytes of a picture in memory: Pillow takes four for each pixel in true colour, one for all others."""
    if isinstance(drawn, dict):
        return sum(weight(part) for part in drawn.values())
    assert isinstance(drawn, Image.Image)
    return drawn.width * drawn.height * (1 if len(drawn.getbands()) == 1 else 4)
