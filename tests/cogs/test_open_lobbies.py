"""The private list of a server's open lobbies: it holds however many there are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play import rosters
from bot.play.outgoing.screen import PANEL_LONGEST
from bot.play.rosters import Seated
from bot.store.statements import changing, persons
from bot.words.speech import Speech
from cogs.lobbies import finding
from cogs.lobbies.finding import LISTED, FindHandlers
from tests.play.room import Room
from tests.store.samples import table_row
from tests.words.voices import DE, EN

GUILD, ANA, BEN = 10, 1, 2
FAR = 10**18
"""Numbers of Discord's have nineteen digits."""


async def asked_of(room: Room, lobbies: int, monkeypatch: pytest.MonkeyPatch) -> FindHandlers:
    """The group of handlers of a server with so many open lobbies, into all of whose channels everybody may look."""
    monkeypatch.setattr(finding, "may_look", lambda interaction, parent: True)
    for number in range(lobbies):
        await room.store.write(
            changing.create_table(
                table_row(
                    guild=GUILD, parent=FAR, status="lobby", lobby_message=FAR + number, options=b"{}", roster=b"[]"
                )
            )
        )
    return FindHandlers(SimpleNamespace(), room.store)  # type: ignore[arg-type]  # nobody sits down


def asker(say: Speech, said: list[discord.ui.LayoutView]) -> Any:
    async def send_message(*, view: discord.ui.LayoutView, ephemeral: bool) -> None:
        said.append(view)

    locale = SimpleNamespace(value=say.language)
    response = SimpleNamespace(send_message=send_message)
    user, client = SimpleNamespace(id=BEN), SimpleNamespace(get_channel=lambda channel: None)
    guild = SimpleNamespace(id=GUILD)
    return SimpleNamespace(client=client, guild_id=GUILD, guild=guild, user=user, locale=locale, response=response)


async def listed(handlers: FindHandlers, say: Speech) -> tuple[str, list[str]]:
    """The head of the list, and the ids of its buttons."""
    said = list[discord.ui.LayoutView]()
    await handlers.show(asker(say, said))
    (view,) = said
    assert view.content_length() <= PANEL_LONGEST
    parts = list(view.walk_children())
    head = next(one.content for one in parts if isinstance(one, discord.ui.TextDisplay))
    return head, [str(one.custom_id) for one in parts if isinstance(one, discord.ui.Button)]


@pytest.mark.parametrize("say", [EN, DE], ids=["en", "de"])
async def test_of_forty_lobbies_as_many_as_fit_have_a_button_and_the_rest_is_counted(
    room: Room, say: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers = await asked_of(room, 40, monkeypatch)
    head, buttons = await listed(handlers, say)
    assert head == say("find-open", more=40 - LISTED)
    assert buttons[:-2] == [f"f:sit:{number}" for number in range(40, 40 - LISTED, -1)]
    assert buttons[-2:] == ["f:find:slap", "f:find:cosmic"]


async def test_of_three_lobbies_all_have_a_button_and_nothing_is_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, buttons = await listed(await asked_of(room, 3, monkeypatch), EN)
    assert head == EN("find-open", more=0)
    assert len(buttons) == 3 + 2


@pytest.mark.parametrize(("blocker", "other"), [(ANA, BEN), (BEN, ANA)])
async def test_a_search_with_somebody_whom_one_is_kept_apart_from_is_not_in_the_list(
    room: Room, monkeypatch: pytest.MonkeyPatch, blocker: int, other: int
) -> None:
    handlers = await asked_of(room, 1, monkeypatch)
    with_ana = rosters.encode([Seated("Ana", ANA)])
    for wanted in (3, 0):
        await room.store.write(
            changing.create_table(
                table_row(
                    guild=GUILD,
                    status="lobby",
                    lobby_message=FAR,
                    options=b"{}",
                    roster=with_ana,
                    wanted=wanted,
                    host=ANA,
                )
            )
        )
    everything = await handlers._seen(asker(EN, []))
    await room.store.write(persons.block(blocker, other))
    seen = await handlers._seen(asker(EN, []))
    assert [row for row in everything if row not in seen] == [row for row in everything if row.wanted]
    assert len(seen) == 2, "an ordinary lobby takes everybody"
