"""The page's interface, the clock over HTTP, and the other levers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox.guilds.people import LOCALES
from sandbox.guilds.permissions import Permission
from sandbox.settings import openapi_path
from tests.patience import TIMEOUT_S
from tests.sandbox.bots import Panel, Probe, running
from tests.sandbox.client import Sandbox

TOOLS = Path(__file__).parents[2] / "sandbox" / "web" / "tools.js"


def test_the_tools_offer_every_language_of_discord() -> None:
    assert f'const LOCALES = "{" ".join(LOCALES)}".split(" ");' in TOOLS.read_text()
    if (document := openapi_path()) is not None and document.exists():
        known = json.loads(document.read_text())["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"]
        assert set(LOCALES) == {one["const"] for one in known}


class Browser:
    """Speaks to the page's interface."""

    def __init__(self, sb: Sandbox, http: aiohttp.ClientSession) -> None:
        self.sb, self.http = sb, http

    async def get(self, path: str, /, **query: str) -> Any:
        async with self.http.get(self.sb.url + path, params=query) as answer:
            return await answer.json()

    async def post(self, path: str, /, **body: Any) -> tuple[int, Any]:
        async with self.http.post(self.sb.url + path, json=body) as answer:
            return answer.status, await answer.json()

    async def do(self, who: str, what: str, **how: Any) -> Any:
        return (await self.post("/_do", seat=self.sb.people[who], do=what, **how))[1]


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox
        assert sandbox.violations == []


@pytest.fixture
async def bot(sb: Sandbox) -> AsyncIterator[Probe]:
    async with running(sb) as probe:
        yield probe


@pytest.fixture
async def page(sb: Sandbox) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as http:
        yield Browser(sb, http)


async def test_seats_and_what_they_see(sb: Sandbox, bot: Probe, page: Browser) -> None:
    seats = await page.get("/_seats")
    assert [seat["name"] for seat in seats["seats"]] == ["Ana", "Ben", "Cy", "Dot", "Eve", "Finn"]
    seen = await page.get("/_see", seat=sb.people["Ana"])
    assert [channel["name"] for channel in seen["channels"]] == ["table", "lobby"]
    assert "slap" in [command["name"] for command in seen["commands"]]
    assert seen["dm_open"] is True


async def test_acts_and_answers(sb: Sandbox, bot: Probe, page: Browser) -> None:
    table = sb.channels["table"]
    said = await page.do("Ana", "say", channel=table, text="hello")
    assert (await page.do("Ben", "react", message=said["message"]["id"], emoji="✋"))["ok"]
    (message,) = await page.get("/_messages", seat=sb.people["Ben"], channel=table)
    assert message["reactions"][0]["me"] is True
    (message,) = await page.get("/_messages", seat=sb.people["Ana"], channel=table)
    assert message["reactions"][0]["me"] is False
    answer = await page.do("Ana", "slash", channel=table, command="slap new", options={"seats": "3"})
    assert (answer["ok"], answer["answer"]["type"]) == (True, 4)
    offered = await page.do("Ana", "complete", channel=table, command="game", option="name", text="u", options={})
    assert [choice["value"] for choice in offered["choices"]] == ["uno"]


async def test_forms_and_menus(sb: Sandbox, bot: Probe, page: Browser) -> None:
    channel = bot.get_partial_messageable(int(sb.channels["table"]))
    message = str((await channel.send("panel", view=Panel())).id)
    opened = await page.do("Ana", "press", message=message, custom_id="form")
    assert opened["answer"]["modal"]["custom_id"] == "form1"
    got = await page.do("Ana", "submit", interaction=opened["interaction"], values={"word": "hi"})
    assert got["answer"]["message"]["content"] == "got hi, b, ['b']"
    picked = await page.do("Ana", "select", message=message, custom_id="pick", values=["c"])
    assert picked["answer"]["message"]["content"] == "picked c"
    assert picked["answer"]["message"]["flags"] & 64


async def test_no_answer_fails_after_three_seconds_of_the_clock(sb: Sandbox, bot: Probe, page: Browser) -> None:
    waiting = asyncio.create_task(page.do("Ana", "slash", channel=sb.channels["table"], command="slow"))
    await bot.wait_for("interaction", timeout=TIMEOUT_S)
    await page.post("/_clock", advance=3000)
    assert (await waiting)["failed"] is True


@pytest.mark.parametrize(
    "act",
    [
        {"do": "slash", "channel": "CHANNEL", "command": "chess new"},
        {"do": "press", "message": "1", "custom_id": "x"},
        {"do": "dance"},
        {"do": "say"},
        {"do": "say", "channel": "1", "text": "x"},
        {"do": "submit", "interaction": "1", "values": {}},
    ],
)
async def test_impossible_acts_answer_400_with_a_sentence(
    sb: Sandbox, bot: Probe, page: Browser, act: dict[str, Any]
) -> None:
    act = {key: sb.channels["table"] if value == "CHANNEL" else value for key, value in act.items()}
    status, answer = await page.post("/_do", seat=sb.people["Ana"], **act)
    assert status == 400
    assert answer["error"]


async def test_unknown_seat_is_refused(sb: Sandbox, page: Browser) -> None:
    status, _ = await page.post("/_do", seat="1", do="say", channel=sb.channels["table"], text="x")
    assert status == 400


async def test_live_lines_show_only_what_the_seat_may_see(sb: Sandbox, bot: Probe, page: Browser) -> None:
    async with (
        page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ana']}") as ana,
        page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ben']}") as ben,
    ):
        assert (await ana.receive_json())["t"] == (await ben.receive_json())["t"] == "clock"
        assert (await ana.receive_json())["t"] == (await ben.receive_json())["t"] == "online"
        await sb.slash("Ana", "table", "game", name="uno")
        said = sb.say("Ben", "table", "hello")
        sb.react("Ana", said, "✋")
        sb.delete("Ben", said)
        assert [(await ana.receive_json())["t"] for _ in range(5)] == [
            "message",
            "answer",
            "message",
            "reaction",
            "delete",
        ]
        first = await ben.receive_json()
        assert (first["t"], first["d"]["content"]) == ("message", "hello")


async def test_the_end_of_a_channel_is_told_to_those_who_saw_it_only(sb: Sandbox, page: Browser) -> None:
    hidden = sb.world.add_channel(sb.guild_id, "secret")["id"]
    sb.world.overwrite(hidden, sb.guild_id, deny=int(Permission.VIEW_CHANNEL))
    sb.world.overwrite(hidden, sb.people["Ben"], allow=int(Permission.VIEW_CHANNEL))
    async with (
        page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ana']}") as ana,
        page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ben']}") as ben,
    ):
        assert (await ana.receive_json())["t"] == (await ben.receive_json())["t"] == "clock"
        assert (await ana.receive_json())["t"] == (await ben.receive_json())["t"] == "online"
        sb.delete_channel(hidden)
        sb.say("Ana", "table", "hello")
        gone, heard = await ben.receive_json(), await ana.receive_json()
    assert (gone["t"], gone["d"]["event"], gone["d"]["id"]) == ("channel", "CHANNEL_DELETE", hidden)
    assert (heard["t"], heard["d"]["content"]) == ("message", "hello")


async def test_everybody_has_a_language_and_sees_commands_in_it(sb: Sandbox, bot: Probe, page: Browser) -> None:
    sb.discord.commands.synced[""][0]["description_localizations"] = {"de": "auf Deutsch"}
    assert (await page.do("Ana", "speak", locale="de")) == {"ok": True}
    assert (await page.do("Ben", "speak", locale="de", guild=True)) == {"ok": True}
    assert "de" in (await page.do("Ana", "speak", locale="tlh"))["error"]
    ana, ben = [await page.get("/_see", seat=sb.people[who]) for who in ("Ana", "Ben")]
    assert (ana["locale"], ana["guild_locale"], ben["locale"]) == ("de", "de", "en-US")
    assert ana["commands"][0]["description"] == "auf Deutsch" != ben["commands"][0]["description"]
    assert ana["commands"][0]["name"] == ben["commands"][0]["name"]


async def test_form_is_pushed_to_the_one_who_pressed(sb: Sandbox, bot: Probe, page: Browser) -> None:
    channel = bot.get_partial_messageable(int(sb.channels["table"]))
    message = str((await channel.send("panel", view=Panel())).id)
    async with page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ana']}") as ana:
        assert [(await ana.receive_json())["t"] for _ in range(2)] == ["clock", "online"]
        await sb.press("Ana", message, "form")
        lines = [await ana.receive_json() for _ in range(2)]
        assert [line["t"] for line in lines] == ["answer", "modal"]
        assert lines[1]["d"]["modal"]["title"] == "Form"


async def test_closed_and_opened_direct_messages(sb: Sandbox, bot: Probe, page: Browser) -> None:
    await page.do("Ana", "close_dm")
    assert (await page.get("/_see", seat=sb.people["Ana"]))["dm_open"] is False
    await page.do("Ana", "open_dm")
    opened = await page.do("Ana", "open_dm_channel")
    assert opened["channel"]["type"] == 1
    channels = (await page.get("/_see", seat=sb.people["Ben"]))["channels"]
    assert opened["channel"]["id"] not in [channel["id"] for channel in channels]


async def test_clock_waits_for_its_followers(sb: Sandbox, page: Browser) -> None:
    async with page.http.ws_connect(f"{sb.url}/_clock") as follower:
        start = await follower.receive_json()
        assert start["rate"] == 0
        turning = asyncio.create_task(page.post("/_clock", advance=1234))
        moved = await follower.receive_json()
        assert moved["now"] == start["now"] + 1234
        assert not turning.done()
        await follower.send_json({"seen": moved["now"]})
        assert (await turning)[1]["now"] == moved["now"]


async def test_clock_does_not_wait_for_a_follower_that_has_left(sb: Sandbox, page: Browser) -> None:
    async with page.http.ws_connect(f"{sb.url}/_clock") as follower:
        await follower.receive_json()
        turning = asyncio.create_task(page.post("/_clock", rate=2.0))
        assert (await follower.receive_json())["rate"] == 2.0
    assert (await turning)[1]["rate"] == 2.0


async def test_clock_does_not_run_backwards(page: Browser) -> None:
    assert (await page.post("/_clock", advance=-1))[0] == 400
    assert (await page.post("/_clock", rate=-1))[0] == 400


async def test_faults_and_gateway_are_worked_over_http(sb: Sandbox, bot: Probe, page: Browser) -> None:
    assert (await page.post("/_faults", kind="status", method="GET", path="/users/@me$", status=503))[0] == 200
    assert [fault.status for fault in sb.faults.rules] == [503]
    async with page.http.get(f"{sb.url}/_faults") as answer:
        assert await answer.json() == {"waiting": 1}
    assert (await page.post("/_faults", kind="earthquake"))[0] == 400
    assert (await page.post("/_faults", kind="drop", colour="red"))[0] == 400
    assert (await page.post("/_faults", kind="drop", path="("))[0] == 400
    resumed = bot.wait_for("resumed", timeout=TIMEOUT_S)
    assert (await page.post("/_gateway", do="drop"))[0] == 200
    await resumed
    assert (await page.post("/_gateway", do="dance"))[0] == 400


async def test_log_tells_calls_events_and_violations(sb: Sandbox, bot: Probe, page: Browser) -> None:
    await bot.get_partial_messageable(int(sb.channels["table"])).send("logged")
    log = await page.get("/_log")
    assert any(line["kind"] == "rest" and line["method"] == "POST" and line["status"] == 200 for line in log["lines"])
    assert any(line["kind"] == "dispatch" and line["name"] == "MESSAGE_CREATE" for line in log["lines"])
    assert await page.get("/_violations") == []


async def test_page_is_served_and_everything_is_on_the_loopback(sb: Sandbox, page: Browser) -> None:
    async with page.http.get(sb.url + "/") as answer:
        assert answer.status == 200
    assert [address[0] for address in sb.server.addresses] == ["127.0.0.1"]


async def test_the_page_is_told_whether_the_bot_can_answer(sb: Sandbox, page: Browser) -> None:
    async with page.http.ws_connect(f"{sb.url}/_live?seat={sb.people['Ana']}") as ana:
        assert (await ana.receive_json())["t"] == "clock"
        assert await ana.receive_json() == {"t": "online", "d": {"online": False}}
        async with running(sb):
            while (line := await ana.receive_json())["t"] != "online":
                pass
            assert line["d"] == {"online": True}
        while (line := await ana.receive_json())["t"] != "online":
            pass
        assert line["d"] == {"online": False}
