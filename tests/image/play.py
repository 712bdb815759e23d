"""Plays one slap table from outside, through the interface of the sandbox's page, like a person with a browser."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE_S = 120.0
FAST = 30
"""Speed of the sandbox's clock during the game."""
OPTIONS = {"flip_limit": "300", "pace": "1.5 s"}
"""The shortest and fastest game there is."""


class Page:
    """The page of a sandbox that may still be starting."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.seat = ""

    def get(self, path: str, **query: str) -> Any:
        return self._open(urllib.request.Request(f"{self.base}{path}?{urllib.parse.urlencode(query)}"))

    def post(self, path: str, **body: object) -> Any:
        data = json.dumps(body).encode()
        return self._open(
            urllib.request.Request(f"{self.base}{path}", data, headers={"Content-Type": "application/json"})
        )

    def do(self, what: str, **fields: object) -> Any:
        answer = self.post("/_do", do=what, seat=self.seat, **fields)
        assert answer["ok"], answer
        return answer

    @staticmethod
    def _open(request: urllib.request.Request) -> Any:
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            raise AssertionError(refusal.read().decode()) from refusal


def until(look: Callable[[], T]) -> T:
    """The first truthy value; what cannot be reached yet counts as none."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            if found := look():
                return found
        except urllib.error.URLError:
            pass  # not listening yet
        time.sleep(0.1)
    raise AssertionError(f"nothing came within {PATIENCE_S:g} s")


def play_a_table(page: Page) -> str:
    """One person and two computer players, to the end; the private answer to ``/table verify``."""
    page.seat = until(lambda: page.get("/_seats"))["seats"][0]["id"]
    seen = until(lambda: see if len((see := page.get("/_see", seat=page.seat))["commands"]) > 1 else None)
    channel = next(c["id"] for c in seen["channels"] if c["name"] == "table")
    lobby = page.do("slash", channel=channel, command="slap new", options=OPTIONS)["answer"]["message"]
    for label in ("Add computer player", "Add computer player", "Start"):
        page.do("press", message=lobby["id"], custom_id=_button(lobby, label))
    thread = until(lambda: next((c["id"] for c in _channels(page) if c["parent_id"] == channel), None))
    page.post("/_clock", rate=FAST)
    answered: set[str] = set()
    until(lambda: _stay(page, thread, answered) or _said(page, channel, "wins"))
    page.post("/_clock", rate=1)
    result = until(lambda: _said(page, thread, "Seed"))[0]["content"]
    assert "stopped" not in result, result
    verified = page.do("slash", channel=thread, command="table verify", options={})
    return str(verified["answer"]["message"]["content"])


def _said(page: Page, channel: str, words: str) -> list[dict[str, Any]]:
    messages = page.get("/_messages", seat=page.seat, channel=channel)
    return [message for message in messages if words in message["content"]]


def _stay(page: Page, thread: str, answered: set[str]) -> None:
    """Answer once each time the table asks whether anybody is there: this person only watches."""
    for question in _said(page, thread, "Still there?"):
        if question["components"] and question["id"] not in answered:
            answered.add(question["id"])
            page.do("press", message=question["id"], custom_id=question["components"][0]["components"][0]["custom_id"])


def _channels(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.get("/_see", seat=page.seat)["channels"]
    return found


def _button(message: dict[str, Any], label: str) -> str:
    buttons = [button for row in message["components"] for button in row["components"]]
    return str(next(button["custom_id"] for button in buttons if button["label"] == label))
