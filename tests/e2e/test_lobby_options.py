"""The options of a lobby, chosen in the forms behind *Options …*, through the real bot."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.play.lobbies.forms import COMPUTERS, fields
from bot.play.lobbies.lobby import Lobby
from bot.play.rosters import Seated
from bot.tables.contract.message import Field
from bot.words.options import Topic
from bot.words.signs import ago, date_time
from sandbox.guilds.interactions import MODAL
from sandbox.guilds.permissions import Permission
from tests.e2e.cosmic import text_of
from tests.e2e.lobbies import choose, opened, panel
from tests.e2e.test_cosmic_lobby import server
from tests.sandbox.client import Sandbox
from tests.words.voices import EN


def shown(sandbox: Sandbox, lobby: str) -> str:
    return str(sandbox.message(lobby)["content"])


def sits(sandbox: Sandbox, lobby: str, computers: int) -> bool:
    return shown(sandbox, lobby).count("(computer") == computers


async def test_a_table_is_made_slow_and_gives_up_what_does_not_go_with_it(tmp_path: Path) -> None:  # T8
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap", pace="2 s", flip="manual")
        await sandbox.wait_for(lambda: "Pace: quick, 2 s · Cards turn: by hand" in shown(sandbox, lobby))
        await choose(sandbox, "Ana", lobby, "slap", mode="slow")
        await sandbox.wait_for(lambda: "Table: slow, over days" in shown(sandbox, lobby))
        assert "Pace" not in shown(sandbox, lobby)
        assert "Cards turn" not in shown(sandbox, lobby)
        await choose(sandbox, "Ana", lobby, "slap", pace="15 min")
        await sandbox.wait_for(lambda: "Pace: slow table: 15 min" in shown(sandbox, lobby))


async def test_a_typed_value_is_taken_and_a_senseless_one_refused_and_kept(tmp_path: Path) -> None:  # T2
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap")
        assert "Pace: 2.5 s" in await choose(sandbox, "Ana", lobby, "slap", pace="2.5 s")
        refused = await choose(sandbox, "Ana", lobby, "slap", pace="1 s", flip="manual")
        allowed = "seconds from 1.5 to 10 at a live table, minutes from 1 to 15 at a slow one"
        assert refused == f"Pace: 1 s isn't possible. Choose {allowed}."
        assert "Cards turn" not in shown(sandbox, lobby), "nothing of it is done"
        again = await sandbox.outcome(
            sandbox.open_press("Ana", await panel(sandbox, "Ana", lobby), EN("lobby-topic-speed.button"))
        )
        assert again.modal is not None
        parts = {one["component"]["custom_id"]: one["component"] for one in again.modal["components"]}
        assert parts["pace_typed"]["value"] == "1 s"
        assert [one["value"] for one in parts["flip"]["options"] if one.get("default")] == ["manual"]
        assert "Length: 777" in await choose(sandbox, "Ana", lobby, "slap", flip_limit="777", pace="3 s")


async def test_contradictions_are_refused_with_a_sentence(tmp_path: Path) -> None:  # T8
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap", preset="week")
        await choose(sandbox, "Ana", lobby, "slap", comebacks="unlimited")
        assert await choose(sandbox, "Ana", lobby, "slap", flip_limit="none") == EN("slap-option-endless")
        assert "Pace: normal, 3 s isn't possible" in await choose(
            sandbox, "Ana", lobby, "slap", pace="3 s", flip_limit="1200"
        )


async def test_no_fewer_seats_than_players_who_sit_there(tmp_path: Path) -> None:  # R1
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap")
        for _ in range(2):
            await sandbox.press("Ana", lobby, EN("lobby-add-computer"))
        refused = await choose(sandbox, "Ana", lobby, "slap", max_players="2")
        assert refused == EN("lobby-too-small", seated=3)


async def test_computer_players_are_counted_in_the_form_of_the_players(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic")
        for count in ("3", "1", "0"):
            form = sandbox.open_press("Ana", await panel(sandbox, "Ana", lobby), EN("lobby-topic-players.button"))
            await sandbox.outcome(form)
            await sandbox.submit("Ana", form, {COMPUTERS: count})
            await sandbox.wait_for(partial(sits, sandbox, lobby, int(count)))


async def test_expansions_are_checkboxes_and_go_off_again(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic", zodiac="on", moons="on", asteroids="1, 3", pool="eon, Worm")
        await sandbox.wait_for(lambda: "Powers in the game: Eon, Worm" in shown(sandbox, lobby))
        for told in ("Moons: on", "WARP Zodiac: on", "WARP Asteroids: 1, 3"):
            assert told in shown(sandbox, lobby)
        said = await choose(sandbox, "Ana", lobby, "cosmic", zodiac="off", asteroids="three_spaced", pool="")
        assert "WARP Zodiac" not in said
        assert "WARP Asteroids: three, evenly spaced" in said
        assert "Powers in the game" not in said


async def typed(sandbox: Sandbox, lobby: str, value: str) -> tuple[str, str]:
    """Type a start time; what stood in the form, and what its answer says."""
    form = sandbox.open_press("Ana", await panel(sandbox, "Ana", lobby), EN("lobby-date.button"))
    asked = await sandbox.outcome(form)
    assert asked.modal is not None
    (line,) = asked.modal["components"]
    answer = await sandbox.submit("Ana", form, {line["component"]["custom_id"]: value})
    return line["component"].get("value", ""), "" if answer.message is None else text_of(answer.message.data)


async def test_a_start_time_is_typed_shown_kept_when_refused_and_taken_away(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap")

        at = sandbox.discord.clock.now_ms // 1000 + 7_200
        await typed(sandbox, lobby, "in 2 hours")
        await sandbox.wait_for(lambda: EN("lobby-date", day=date_time(at), ago=ago(at)) in shown(sandbox, lobby))
        _, refused = await typed(sandbox, lobby, "when I am home")
        assert refused == EN("lobby-date.unknown", zone="UTC")
        before, _ = await typed(sandbox, lobby, "")
        assert before == "when I am home"
        await sandbox.wait_for(lambda: "Starts" not in shown(sandbox, lobby))
        assert sandbox.discord.scheduled.all == {}, "without the permission no event is tried"
        assert sandbox.violations == []


async def test_a_lobby_with_a_start_time_is_one_event_of_the_server_as_long_as_it_waits_for_it(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        role = sandbox.world.add_role(sandbox.guild_id, "Events", Permission.CREATE_EVENTS)["id"]
        sandbox.world.give_role(sandbox.guild_id, sandbox.world.bot["id"], role)
        scheduled = sandbox.discord.scheduled.all
        lobby, place = await opened(sandbox, "Ana", "slap"), sandbox.channels["table"]
        way = f"https://discord.com/channels/{sandbox.guild_id}/{place}/{lobby}"
        for hours in (2, 3):
            start = datetime.fromtimestamp(sandbox.discord.clock.now_ms // 1000 + hours * 3_600, UTC).isoformat()
            await typed(sandbox, lobby, f"in {hours} hours")
            told = [start, way]
            await sandbox.wait_for(
                partial(
                    lambda told: (
                        [
                            [one["scheduled_start_time"], one["entity_metadata"]["location"]]
                            for one in scheduled.values()
                        ]
                        == [told]
                    ),
                    told,
                )
            )
        await sandbox.press("Ana", lobby, EN("lobby-leave"))
        await sandbox.wait_for(lambda: not scheduled)
        assert sandbox.violations == []


async def test_only_the_host_gets_a_form(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "slap")
        shown_to_ben = await panel(sandbox, "Ben", lobby)
        refused = await sandbox.press("Ben", shown_to_ben, EN("lobby-topic-look.button"))
        assert refused.message is not None
        assert refused.message.data["content"] == EN("lobby-host-chooses", host=f"<@{sandbox.user('Ana')}>")


def whole(topic: Topic, **values: str | list[str]) -> dict[str, str | list[str]]:
    """All fields of a form of a new lobby, as they are but for these."""
    found: dict[str, str | list[str]] = {}
    for name, field in fields(Lobby(1, "cosmic", 1, [Seated("Ana", 1)], {}, "lobby"), topic, "en").items():
        if isinstance(field, Field):
            found[name] = field.value
        else:
            found[name] = [*field.chosen] if field.several else next(iter(field.chosen))
    return {**found, **values}


async def test_a_form_with_missing_or_foreign_values_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async with server(tmp_path) as sandbox:
        lobby = await opened(sandbox, "Ana", "cosmic")
        ana, place = sandbox.user("Ana"), sandbox.place("table")
        message = sandbox.discord.messages.all[await panel(sandbox, "Ana", lobby)]

        async def sent(topic: str, **values: str | list[str]) -> str:
            parts = [
                {"type": 18, "component": {"custom_id": name, "values" if isinstance(value, list) else "value": value}}
                for name, value in values.items()
            ]
            data = {"custom_id": f"o1:{topic}", "components": parts}
            answer = await sandbox.outcome(sandbox.discord.interactions.open(ana, place, MODAL, data, message=message))
            assert answer.message is not None
            return str(answer.message.data["content"])

        assert await sent("speed", speed="live") == EN("lobby-form-missing")
        assert (await sent("speed", **whole("speed", speed="tomorrow"))).startswith("Speed: tomorrow isn't possible")
        cheating = await sent("look", **whole("look", switches=["cheating"]))
        assert cheating.startswith("cheating: on isn't possible")
        assert await sent("cooking", speed="live") == EN("table-old-panel")
        assert "Speed: live" not in shown(sandbox, lobby)
