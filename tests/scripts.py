"""Scripts of the store as tests meet them: told apart, and answered without a database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.store.rows import Batch
from bot.store.statements.script import Script
from bot.store.store import Store

T = TypeVar("T")


def name_of(script: Script[Any]) -> str:
    """The name of the function that told the script."""
    return script.of.__name__


def batch_of(script: Script[Any]) -> Batch | None:
    return script.args[0] if script.table is not None else None


def refusing(name: str, error: Exception) -> Callable[[Store, Script[Any]], Awaitable[Any]]:
    """``Store.write`` with an error in the place of one function's scripts; ``commit`` stands for those of batches."""
    write = Store.write

    async def refuse(store: Store, script: Script[Any]) -> Any:
        if ("commit" if batch_of(script) is not None else name_of(script)) == name:
            raise error
        return await write(store, script)

    return refuse


class Answering:
    """A stand-in for a store: a method answers the scripts of its own name."""

    async def read(self, script: Script[T]) -> T:
        answered: T = await getattr(self, name_of(script))(*script.args, **script.kwargs)
        return answered

    write = read
