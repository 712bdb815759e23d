"""Rights of a server's managers and moderators: every way to it looks itself who presses, types or sends."""

from __future__ import annotations

import inspect
import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import TableBot
from bot.words.message import UserError
from cogs.lobbies.opening import opener
from cogs.posting import STILL, Moving
from cogs.rating import SeasonHandlers
from cogs.server import AdminHandlers, panel
from cogs.tournaments import EventHandlers, Wish
from tests.test_app import client
from tests.words.voices import EN

CONTROLS = {
    "g:open": AdminHandlers.settings,
    "g:edit:tables": AdminHandlers._edit,
    "season:ask_end": SeasonHandlers.ask_end,
    "season:end": SeasonHandlers.end,
    "season:open": SeasonHandlers._ask,
    "event:ask_end": EventHandlers.ask_end,
    "event:open": EventHandlers._ask,
    "event:run": EventHandlers._run,
    "event:ask_award": EventHandlers._ask_whom,
    "event:ask_begin": EventHandlers._ask_whether,
    "event:pick:25": EventHandlers._picked,
    "event:do:begin": EventHandlers._act,
    "event:do:more:2": EventHandlers._act,
    "event:do:award:2:0:11": EventHandlers._act,
    "event:do:out:1234567890123456789": EventHandlers._act,
    "event:end": EventHandlers._end,
}
"""A button or menu, and the method that has to look."""
FORMS = {"g:edit:more": AdminHandlers._set, "season:open": SeasonHandlers._asked, "event:open": EventHandlers._sent}
COMMANDS: Mapping[Any, tuple[object, ...]] = {
    AdminHandlers.doctor: (),
    EventHandlers.open: (Wish("swiss", "slow"),),
    SeasonHandlers.open: ("in 2 weeks", ""),
}


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[TableBot]:
    """A client that has connected to nothing."""
    async with client(tmp_path) as (bot, _, _):
        yield bot


def of(guild: int | None, custom_id: str = "") -> Any:
    """Make the interaction of somebody without rights; nobody may do anything with it but look who it is."""
    everything_but = discord.Permissions.all()
    everything_but.manage_guild = False
    return SimpleNamespace(
        guild_id=guild,
        locale=discord.Locale.american_english,
        permissions=everything_but,
        response=SimpleNamespace(send_modal=None),
        data={"custom_id": custom_id, "values": ["1"]},
    )


async def refused(work: Any, method: Any, guild: int | None) -> None:
    """The method itself refuses, and says why."""
    with pytest.raises(UserError) as caught:
        await work
    assert caught.traceback[-2].frame.code.name == method.__name__
    assert str(caught.value) == EN("table-not-in-server" if guild is None else "admin-needs-manage-server")


@pytest.mark.parametrize("guild", [1, None], ids=["server", "direct"])
@pytest.mark.parametrize("custom_id", CONTROLS)
async def test_a_button_or_menu_of_managers_refuses_everybody_else(
    bot: TableBot, custom_id: str, guild: int | None
) -> None:
    route = bot.router.find(custom_id)
    assert route is not None
    await refused(route.answer(of(guild, custom_id)), CONTROLS[custom_id], guild)


@pytest.mark.parametrize("guild", [1, None], ids=["server", "direct"])
@pytest.mark.parametrize("custom_id", FORMS)
async def test_a_form_of_managers_refuses_everybody_else(bot: TableBot, custom_id: str, guild: int | None) -> None:
    route = bot.router.find(custom_id, form=True)
    assert route is not None
    await refused(route.answer(of(guild, custom_id)), FORMS[custom_id], guild)


@pytest.mark.parametrize("guild", [1, None], ids=["server", "direct"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__qualname__)
async def test_a_command_of_managers_refuses_everybody_else(bot: TableBot, command: Any, guild: int | None) -> None:
    groups = {type(handlers): handlers for handlers in (bot._admin, bot._season, bot._event)}
    (handlers,) = (handlers for kind, handlers in groups.items() if command in vars(kind).values())
    await refused(command(handlers, of(guild), *COMMANDS[command]), command, guild)


def test_every_method_that_looks_is_tried_here() -> None:
    looking = {
        method
        for handlers in (AdminHandlers, SeasonHandlers, EventHandlers)
        for _, method in inspect.getmembers(handlers, inspect.isfunction)
        if "manager_voice(" in inspect.getsource(method)
    }
    assert looking == {*CONTROLS.values(), *FORMS.values(), *COMMANDS}


def moderating(right: str) -> Any:
    """Sent in a channel by somebody who has this right and no other; "" for none."""
    rights = discord.Permissions(**({right: True} if right else {}))
    return SimpleNamespace(
        guild_id=1,
        channel_id=2,
        channel=None,
        user=None,
        locale=discord.Locale.american_english,
        permissions=rights,
        app_permissions=discord.Permissions.all(),
    )


@pytest.mark.parametrize(
    ("right", "told"),
    [
        ("", "table-only-moderators-move"),
        ("send_messages", "table-only-moderators-move"),
        ("manage_messages", "table-nothing-to-move"),
        ("manage_channels", "table-nothing-to-move"),
        ("manage_guild", "table-nothing-to-move"),
    ],
)
async def test_only_moderators_move_a_table(bot: TableBot, right: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        await Moving(bot.registry).move(moderating(right), 7)
    assert str(caught.value) == EN(told)


@pytest.mark.parametrize(
    ("right", "moderates"), [("", False), ("manage_channels", False), ("manage_messages", True), ("manage_guild", True)]
)
def test_who_cares_for_messages_or_the_server_opens_as_a_moderator(right: str, moderates: bool) -> None:
    assert opener(moderating(right)).moderator == moderates


@pytest.mark.parametrize(
    ("right", "rows"), [("", 0), ("send_messages", 0), ("manage_messages", 1), ("manage_channels", 1)]
)
async def test_the_panel_of_managers_shows_moderators_what_they_may_do_and_nothing_to_others(
    bot: TableBot, right: str, rows: int
) -> None:
    sent: list[discord.ui.LayoutView] = []

    async def send(view: discord.ui.LayoutView, **_: object) -> None:
        sent.append(view)

    asking = moderating(right)
    asking.response = SimpleNamespace(send_message=send)
    if not rows:
        with pytest.raises(UserError, match=re.escape(EN("admin-needs-manage-server"))):
            await bot._panels.manage(asking)
        return
    await bot._panels.manage(asking)
    assert [child.custom_id for child in sent[0].walk_children() if isinstance(child, discord.ui.Button)] == [STILL]


@pytest.mark.parametrize("moves", [False, True])
def test_the_panel_leads_moderators_alone_to_the_games_that_stand_still(moves: bool) -> None:
    assert (STILL in [row.custom_id for row in panel(EN, moves=moves)]) == moves
