"""Mistakes of people and admins: each gets one clear sentence, and nothing is left half done."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.posting import thread_failed
from cogs.ui.voices import CALLED, NEEDED, WITHOUT
from sandbox.guilds.messages import Message
from sandbox.guilds.permissions import Permission
from sandbox.guilds.world import ANNOUNCEMENT, STAGE, VOICE
from tests.e2e import panels
from tests.e2e.cosmic import text_of
from tests.e2e.harness import Bot, Table, deny, seed_with_pattern, table, told
from tests.e2e.lobbies import choose
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

FLAGS = {name: Permission[name.upper()] for name in NEEDED}


async def test_each_missing_permission_is_named_with_channel_and_effect_and_no_table_is_opened(tmp_path: Path) -> None:
    # A20: checked when the table opens, one permission after another.
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        place = sandbox.place("table")
        for name, flag in FLAGS.items():
            if name == "view_channel":
                continue  # without it Discord offers the command to nobody's bot in this channel
            deny(sandbox, flag)
            answer = await sandbox.slash("Ana", "table", "play", game="slap")
            assert answer.message is not None
            said = answer.message.data["content"]
            label, effect = EN(CALLED[name]), EN(WITHOUT[name])
            assert label in said
            assert effect in said
            assert f"<#{place}>" in said
            assert answer.message.only_for == sandbox.user("Ana")
            deny(sandbox, Permission(0))
        assert sandbox.messages("table") == []
        fine = await sandbox.slash("Ana", "table", "play", game="slap")
        assert fine.message is not None
        assert fine.message.only_for == ""


async def test_no_lobby_opens_where_there_can_be_no_thread(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        for kind in (VOICE, STAGE):
            place = sandbox.world.add_channel(sandbox.guild_id, "talk", kind)["id"]
            for given in ({}, {"game": "slap"}, {"game": "cosmic"}):
                answer = await sandbox.slash("Ana", place, "play", **given)
                assert answer.message is not None
                assert answer.message.data["content"] == EN("table-not-in-voice")
            assert sandbox.messages(place) == []
        place = sandbox.world.add_channel(sandbox.guild_id, "news", ANNOUNCEMENT)["id"]
        answer = await sandbox.slash("Ana", place, "play", game="slap")
        assert answer.message is not None
        await sandbox.press("Ben", answer.message, "Join")
        await sandbox.press("Ana", answer.message, "Start")
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])
        assert [thread["type"] for thread in sandbox.threads(place)] == [10]


async def test_a_thread_that_discord_refuses_is_explained_and_the_lobby_stays(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Join")
        sandbox.discord.threads.most = 0
        await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_message(lambda m: m["content"] == thread_failed(160006, EN), seat="Ana")
        sandbox.discord.threads.most = 1
        deny(sandbox, Permission.CREATE_PUBLIC_THREADS)
        await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_message(lambda m: m["content"] == thread_failed(50013, EN), seat="Ana")
        deny(sandbox, Permission(0))
        await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])


async def test_threads_of_slow_tables_stay_in_the_list_for_a_week(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        for game, preset, minutes in (
            ("slap", "tonight", 1_440),
            ("slap", "week", 10_080),
            ("cosmic", "tonight", 1_440),
            ("cosmic", "week", 10_080),
        ):
            opened = await sandbox.slash("Ana", "table", "play", game=game, preset=preset)
            assert opened.message is not None
            await sandbox.press("Ben", opened.message, "Join")
            await sandbox.press("Ana", opened.message, "Start")
            thread = await sandbox.wait_for(partial(sandbox.world.channels.get, opened.message.id))
            assert thread["thread_metadata"]["auto_archive_duration"] == minutes


async def private(play: Table, who: str, where: str, command: str) -> str:
    answer = await play.sandbox.slash(who, where, command)
    assert answer.message is not None, answer
    assert answer.message.only_for == play.sandbox.user(who)
    return text_of(answer.message.data)


async def test_spectators_strangers_and_wrong_places_are_told_privately(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        card = await play.turn()
        before = len(play.posts())
        assert "not in this game" in await private(play, "Dot", play.thread, "leave")
        assert "not in this game" in await private(play, "Dot", play.thread, "pause")
        assert "Cards: " in await private(play, "Ana", "lobby", "answer"), "her own game, wherever she asks"
        assert await private(play, "Dot", "lobby", "answer") == EN("table-no-game")
        play.slap("Dot", card)  # A9: a spectator's hand is ignored, without a comment
        await play.settled()
        assert len(play.posts()) == before
        after = await play.turn()
        assert "Dot" not in after["content"]


async def test_the_lobby_says_no_in_words(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        lobby = opened.message
        for who, button, says in [
            ("Ana", "Join", EN("lobby-already-seated")),
            ("Ben", "Start", "opened this table and starts the game"),
            ("Ben", "Leave", EN("lobby-not-seated")),
            ("Ben", "Add computer player", EN("lobby-join-first")),
            ("Ana", "Start", EN("lobby-too-few", least=2)),
        ]:
            answer = await sandbox.press(who, lobby, button)
            assert answer.message is not None
            assert says in answer.message.data["content"]
            assert answer.message.only_for == sandbox.user(who)
        gone = await sandbox.press("Ana", lobby, "Leave")
        assert gone.message is not None
        assert gone.message.data["content"] == EN("lobby-everybody-left")


async def test_a_host_alone_starts_against_computer_players(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        refused = await sandbox.press("Ana", opened.message, "Start")
        assert refused.message is not None
        await sandbox.press("Ana", refused.message, EN("lobby-fill"))
        begins = await sandbox.wait_message(lambda m: "The game begins" in m["content"])
        assert begins["content"].count(r"\(computer\)") >= 3
        offer = refused.message.data
        await sandbox.wait_for(lambda: offer["components"] == [])
        assert "has begun in <#" in offer["content"]


async def test_the_host_cannot_offer_fewer_seats_than_are_taken(tmp_path: Path) -> None:
    # R1: such a table could not be dealt.
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        for who in ("Ben", "Cy"):
            await sandbox.press(who, opened.message, "Join")
        refused = await choose(sandbox, "Ana", opened.message.id, "slap", max_players="2")
        assert refused == EN("lobby-too-small", seated=3)
        await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])


async def test_whoever_leaves_while_the_thread_is_opened_leaves_too_few_to_start(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path, 1):
        opened = await sandbox.slash("Ana", "table", "play", game="slap")
        assert opened.message is not None
        await sandbox.press("Ben", opened.message, "Join")
        sandbox.fault("429", "POST", r"/threads$", retry_after=1, times=4)
        starting = sandbox.open_press("Ana", opened.message, "Start")
        await sandbox.press("Ben", opened.message, "Leave")
        sandbox.faults.clear()
        await sandbox.outcome(starting)
        told = await sandbox.wait_message(lambda m: m["content"] == EN("lobby-too-few", least=2), seat="Ana")
        assert told["flags"] & 64
        await sandbox.press("Ben", opened.message, "Join")
        await sandbox.press("Ana", opened.message, "Start")
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])
        assert len(sandbox.threads()) == 1


async def test_a_deleted_thread_lets_its_game_wait_and_leaves_the_bot_well(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        play.sandbox.delete_channel(play.thread)
        # The list is read beside the table's own queue.
        await told(lambda: private(play, "Ana", "table", "games"), "has lost its thread")
        again = await play.sandbox.slash("Ana", "table", "play", game="slap")
        assert again.message is not None


@pytest.mark.parametrize("button", ["t99999:1:slap", "t1:7:flip", "t99999:4:replay_on", "t99999:4:replay_why:2"])
async def test_stale_and_foreign_buttons_answer_privately(tmp_path: Path, button: str) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3), options={"slap_by": "both"}) as play:
        card = await play.turn()
        message = play.sandbox.discord.messages.all[card["id"]]
        message.data["components"][0]["components"][0]["custom_id"] = button
        answer = await play.sandbox.press("Ana", message, button)
        assert answer.message is not None
        assert answer.message.only_for == play.sandbox.user("Ana")
        assert answer.message.data["content"]
        await play.turn()


async def test_a_malformed_custom_id_answers_privately(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3), options={"slap_by": "both"}) as play:
        card = await play.turn()
        message = play.sandbox.discord.messages.all[card["id"]]
        message.data["components"][0]["components"][0]["custom_id"] = "t1:x:;drop"
        answer = await play.sandbox.press("Ana", message, "t1:x:;drop")
        assert answer.message is not None
        assert answer.message.data["content"] == EN("table-stale-button")


async def sent(sandbox: Sandbox, who: str, kind: int, data: dict[str, Any], message: Message | None = None) -> str:
    """Send an interaction that no client lets anybody send, and return the answer; nobody else sees it."""
    channel = message.channel_id if message is not None else sandbox.place("table")
    act = sandbox.discord.interactions.open(sandbox.user(who), channel, kind, data, message=message)
    answer = await sandbox.outcome(act)
    assert answer.message is not None, data
    assert answer.message.only_for == sandbox.user(who)
    return str(answer.message.data["content"])


async def test_malformed_interactions_are_answered_with_a_sentence_and_no_line_at_error(tmp_path: Path) -> None:
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path / "bot", 1, tmp_path / "log"):
        opened = await sandbox.slash("Finn", "table", "play", game="cosmic")
        assert opened.message is not None
        lobby = opened.message
        settings = await panels.settings(sandbox)

        def chosen(custom_id: str, *values: str) -> dict[str, Any]:
            return {"component_type": 3, "custom_id": custom_id, "id": 1, "values": list(values)}

        def form_data(custom_id: str, values: dict[str, str | list[str]]) -> dict[str, Any]:
            parts = [{"type": 21, "custom_id": name, "id": 1, "value": value} for name, value in values.items()]
            return {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": one} for one in parts]}

        for message, custom_id, value in [
            (settings, "g:who", "nobody"),
        ]:
            assert await sent(sandbox, "Finn", 3, chosen(custom_id, value), message) == EN("table-stale-button")
        fields: dict[str, str | list[str]] = {"0": [], "1": "everybody", "2": [], "3": "None", "4": "None"}
        for field, value in (("0", "the lobby"), ("0", "9" * 5_000), ("1", "nobody"), ("2", "²"), ("3", "9" * 5_000)):
            forged = form_data("g:edit:tables", {**fields, field: value})
            assert await sent(sandbox, "Finn", 5, forged, settings) == EN("table-old-panel"), field
        assert await sent(sandbox, "Finn", 5, form_data("g:edit:tables", {}), settings) == EN("table-old-panel")
        for custom_id in ("o1:pick", "o1:seats", "c1:temper1"):  # menus of earlier versions
            said = await sent(sandbox, "Finn", 3, chosen(custom_id, "9" * 5_000), lobby)
            assert said == EN("lobby-choose-topic")

        blocked = await sandbox.slash("Ana", "table", "away")
        for custom_id in ("b:block", "b:unblock"):
            for people in ((), ("",), ("x",), ("12345678901234567890",), ("9" * 5_000,)):
                said = await sent(sandbox, "Ana", 3, chosen(custom_id, *people), blocked.message)
                assert said == EN("table-stale-button"), (custom_id, people)

        command = next(one for one in sandbox.discord.commands.synced[""] if one["name"] == "rules")
        called = {"id": command["id"], "name": "rules", "type": 1}
        for options in (
            [{"name": "topic", "type": 3, "value": 5}],
            [{"name": "topic", "type": 4, "value": 10**30}],
            [{"name": "topic", "type": 1, "options": []}],
            [{"name": "topic", "type": 3, "value": "x"}, {}],
        ):
            assert await sent(sandbox, "Ana", 2, {**called, "options": options}) == EN("table-old-command")
        play = next(one for one in sandbox.discord.commands.synced[""] if one["name"] == "play")
        for game, told in (("cosmic", "isn't possible"), ("go", EN("table-old-panel"))):
            given = {"game": game, "language": "x" * 2_000}
            options = [{"name": name, "type": 3, "value": value} for name, value in given.items()]
            told_by = {"id": play["id"], "name": "play", "type": 1, "options": options}
            assert told in await sent(sandbox, "Ana", 2, told_by)

        lobby.data.update(flags=1 << 15, content="", components=[])  # a message that can have no content any more
        assert await sent(sandbox, "Ana", 3, {**chosen("l1:join"), "component_type": 2}, lobby) == EN(
            "table-stale-button"
        )
        form = {"custom_id": "o1:look", "components": []}
        assert await sent(sandbox, "Finn", 5, form) == EN("table-stale-button")  # it hangs on no message
        typing = {"name": "topic", "type": 3, "value": "x"}  # nothing focused
        act = sandbox.discord.interactions.open(
            sandbox.user("Ana"), sandbox.place("table"), 4, {**called, "options": [typing]}
        )
        assert (await sandbox.outcome(act)).choices == ()
        assert sandbox.violations == []
    assert '"ERROR"' not in (tmp_path / "log").read_text()


async def test_a_referees_command_without_its_action_leaves_the_connection_alone(tmp_path: Path) -> None:
    # Taken on arrival, where an error would end the connection for all tables.
    async with table(tmp_path, seed=seed_with_pattern(3), log=tmp_path / "log") as play:
        connected = play.sandbox.discord.gateway.counts.identifies
        data = {"id": "1", "name": "table", "type": 1, "options": [{"name": "referee", "type": 1}]}
        act = play.sandbox.discord.interactions.open(play.sandbox.user("Ana"), play.thread, 2, data)
        answer = await play.sandbox.outcome(act)
        assert answer.message is not None
        assert answer.message.data["content"] == EN("table-replaced-command", old="table referee", new="answer")
        await play.turn()
        assert play.sandbox.discord.gateway.counts.identifies == connected
    assert '"ERROR"' not in (tmp_path / "log").read_text()
