"""Routing of ids to handlers with their fields, and refusals of ids that are declared wrongly or by nobody."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.words.message import StartError, UserError
from cogs.arriving import router
from cogs.arriving.replies import Interaction
from cogs.arriving.router import Given, Router
from tests.patience import TIMEOUT_S
from tests.words.voices import EN


class Handlers:
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []

    @router.button("x:log:{table:id}:{page:int}")
    async def log(self, interaction: Interaction, table: int, page: int) -> None:
        self.done.append(("log", table, page))

    @router.menu("x:who:{what:film|log}")
    async def choose(self, interaction: Interaction, chosen: Given, what: str) -> None:
        self.done.append(("choose", chosen, what))

    @router.form("x:who:{what:film|log}")
    async def typed(self, interaction: Interaction, typed: Given, what: str) -> None:
        self.done.append(("typed", typed, what))

    @router.button("y{table:id}", anywhere=True)
    async def panel(self, interaction: Interaction, table: int) -> None:
        self.done.append(("panel", table))

    @router.button("z:refused")
    async def refused(self, interaction: Interaction) -> None:
        raise UserError("Not today.")

    @router.button("z:broken")
    async def broken(self, interaction: Interaction) -> None:
        raise ValueError("a fault of ours")

    @router.button("z:all", "z:{game:game}")
    async def optional(self, interaction: Interaction, game: str = "") -> None:
        self.done.append(("optional", game))


class Said:
    """Presses, and what people are told."""

    def __init__(self) -> None:
        self.handlers, self.router = Handlers(), Router()
        self.router.add(self.handlers)
        self.words = asyncio.Queue[str]()

    def press(
        self,
        custom_id: str,
        *,
        kind: discord.InteractionType = discord.InteractionType.component,
        panel: bool = False,
        **data: Any,
    ) -> None:
        async def send(words: str, **_: object) -> None:
            self.words.put_nowait(words)

        used: Any = SimpleNamespace(
            type=kind,
            user=SimpleNamespace(id=1),
            data={"custom_id": custom_id, **data},
            message=SimpleNamespace(flags=SimpleNamespace(components_v2=panel)),
            locale=discord.Locale.american_english,
            extras={},
            response=SimpleNamespace(is_done=lambda: False, send_message=send),
        )
        self.router.press(used)

    async def done(self) -> list[tuple[Any, ...]]:
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        return self.handlers.done


async def test_a_handler_is_given_the_fields_of_the_id_and_what_was_chosen_or_typed() -> None:
    said = Said()
    said.press("x:log:7:03")
    said.press("x:who:film", values=["5", "6"])
    field = {"type": 4, "custom_id": "0", "value": "because"}
    said.press("x:who:log", kind=discord.InteractionType.modal_submit, components=[{"type": 18, "component": field}])
    said.press("z:all")
    said.press("z:slap")
    assert await said.done() == [
        ("log", 7, 3),
        ("choose", ("5", "6"), "film"),
        ("typed", ("because",), "log"),
        ("optional", ""),
        ("optional", "slap"),
    ]


@pytest.mark.parametrize(
    "custom_id", ["", "x", "x:log:7", "x:log:0:1", "x:log:7:1:1", "x:log:7:-1", "x:log:٧:1", "x:who:films", "z:chess"]
)
async def test_whoever_presses_what_nobody_answers_is_told_so(custom_id: str, caplog: pytest.LogCaptureFixture) -> None:
    said = Said()
    caplog.set_level("INFO")
    said.press(custom_id)
    assert await said.done() == []
    assert said.words.get_nowait() == EN("table-stale-button")
    (line,) = caplog.messages
    assert line == f"no handler answers an id that begins with {custom_id[:1]!r}"


async def test_a_message_made_of_components_is_left_alone_unless_the_handler_says_it_can() -> None:
    said = Said()
    said.press("x:log:7:3", panel=True)
    said.press("y7", panel=True)
    assert await said.done() == [("panel", 7)]
    assert said.words.get_nowait() == EN("table-stale-button")


@pytest.mark.parametrize(("custom_id", "words"), [("z:refused", "Not today."), ("z:broken", EN("table-broken"))])
async def test_whoever_presses_what_fails_is_told_in_a_sentence(custom_id: str, words: str) -> None:
    said = Said()
    said.press(custom_id)
    async with asyncio.timeout(TIMEOUT_S):
        assert await said.words.get() == words


def desk_of(*declared: Callable[[Any], Any]) -> object:
    """A group of handlers with one method for each."""
    made: dict[str, Any] = {}
    for number, declare in enumerate(declared):

        async def handler(self: object, interaction: Interaction, given: Given = (), a: int = 0, b: int = 0) -> None:
            """Nothing."""

        made[f"m{number}"] = declare(handler)
    return type("Made", (), made)()


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (router.button("x:y"), router.menu("x:y")),
        (router.form("x:y"), router.form("x:y")),
        (router.button("x{a:int}"), router.button("x7")),
        (router.button("x:{a:word}"), router.button("x:{b:int}")),
        (router.button("x:{a:film|log}"), router.button("x:{b:log|file}")),
        (router.button("x:{a:id}:log"), router.button("x:1:{b:word}")),
        (router.button("x{a:int}"), router.button("x1{b:word}")),
        (router.button("x:{a:game}"), router.button("x:slap")),
        (router.button("x:{a:word?}"), router.button("x:")),
    ],
)
def test_two_handlers_of_one_id_are_told_at_the_start_with_file_and_line(
    one: Callable[[Any], Any], two: Callable[[Any], Any]
) -> None:
    here = r"tests/cogs/test_router\.py:\d+"
    sentence = rf"Two handlers answer the same id: \w+ x\S+ \({here}\) and \w+ x\S+ \({here}\)\."
    with pytest.raises(StartError, match=f"^{sentence}$"):
        Router().add(desk_of(one, two))
    apart = Router()
    apart.add(desk_of(one))
    with pytest.raises(StartError, match=sentence):
        apart.add(desk_of(two))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (router.button("x:y"), router.form("x:y")),
        (router.button("x:{a:id}:log"), router.button("x:0:{b:word}")),
        (router.button("x{a:int}:y"), router.button("x:y")),
        (router.button("x:{a:int}"), router.button("x:{a:int}:{b:int}")),
        (router.button("x:drop-{a:word}"), router.button("x:{b:word}")),
        (router.button("x:{a:word}"), router.button("x:")),
    ],
)
def test_ids_that_no_press_can_mean_both_of_stand_beside_each_other(
    one: Callable[[Any], Any], two: Callable[[Any], Any]
) -> None:
    both = Router()
    both.add(desk_of(one, two))
    assert len(both.routes) == 2


@pytest.mark.parametrize(
    ("declare", "why"),
    [
        (router.button("x:{a:itn}"), "itn is no kind of field; there are int, id, "),
        (router.button("x:{a:int}y"), "{a:int}y is no field, as in {table:int}, at the end of its part."),
        (router.button("x:{a}"), "{a} is no field, as in {table:int}, at the end of its part."),
        (router.button("{a:word}:x"), "it has to begin with letters of its own."),
        (router.button("x:{c:int}"), "its fields are not the parameters of its handler."),
    ],
)
def test_an_id_that_is_declared_wrongly_is_told_at_the_start(declare: Callable[[Any], Any], why: str) -> None:
    with pytest.raises(StartError) as told:
        Router().add(desk_of(declare))
    sentence = rf"button \S+ \(tests/cogs/test_router\.py:\d+\): {re.escape(why)}"
    assert re.match(sentence, str(told.value))


def test_a_field_without_which_a_handler_cannot_be_called_has_to_be_in_each_of_its_ids() -> None:
    class Lacking:
        @router.button("x:{a:int}", "x")
        async def handler(self, interaction: Interaction, a: int) -> None:
            """Nothing."""

    with pytest.raises(StartError, match=r"button x \(.*its fields are not the parameters"):
        Router().add(Lacking())
