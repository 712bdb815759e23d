"""Prepared messages of every kind that the page can show."""

from __future__ import annotations

from typing import Any

from tests.browser.fake_backend import ANA, START_S, THREAD, FakeBackend, Message

MARKDOWN = f"""# A table opens
**Ana** and *Ben* play; __Cy__ ~~sleeps~~ watches. `/slap new` <@101> <#20>
> a quoted line
- first
  - inner
- second
1. one
```py
x = 1 < 2
```
-# small print, over <t:{START_S + 300}:R>, ||the seed||"""


def button(style: int, label: str, custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


SUITS = [
    {"label": one, "value": one.lower(), "description": f"All of {one}"}
    for one in ("Claws", "Souls", "Gears", "Blades")
]


def select(custom_id: str, most: int = 1, least: int = 1) -> dict[str, Any]:
    return {
        "type": 3,
        "custom_id": custom_id,
        "placeholder": "Which suits?",
        "options": SUITS,
        "min_values": least,
        "max_values": most,
    }


def lobby(fake: FakeBackend, **more: Any) -> Message:
    rows = [
        row(
            button(3, "Join", "t1:0:join", emoji={"id": None, "name": "🪑"}),
            button(2, "Leave", "t1:0:leave"),
            button(1, "Start", "t1:0:start", disabled=True),
            button(4, "Close", "t1:0:close"),
            {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"},
        ),
        row(select("t1:0:suits", most=3)),
    ]
    return fake.write("Slap table 1 is open: 2 of 6 seats taken.", components=rows, **more)


def card(fake: FakeBackend, channel: str = THREAD, **more: Any) -> Message:
    picture = {
        "id": "5",
        "filename": "card.png",
        "content_type": "image/png",
        "url": f"{fake.url}/attachments/card.png",
        "width": 600,
        "height": 400,
        "description": "The pile: 7 of Claws on top of 6 of Souls.",
    }
    hands = [{"emoji": {"id": None, "name": "✋"}, "count": 1, "me": False}]
    return fake.write(
        "**Ana** turns *7 of Claws*. Slap!", channel=channel, attachments=[picture], reactions=hands, **more
    )


def panel(fake: FakeBackend, **more: Any) -> Message:
    media = {"url": f"{fake.url}/attachments/board.png"}
    inside = [
        {
            "type": 9,
            "components": [text("## Your move, Ana"), text("Choose a card.")],
            "accessory": button(1, "Flip", "t1:4:flip"),
        },
        {"type": 14, "divider": True, "spacing": 1},
        {
            "type": 9,
            "components": [text("Beside a small picture")],
            "accessory": {"type": 11, "media": media, "description": "A small board"},
        },
        {"type": 12, "items": [{"media": media, "description": "The whole board"}]},
        row(button(2, "My hand", "t1:4:hand"), button(2, "Why?", "t1:4:why")),
    ]
    return fake.write(
        "", flags=1 << 15, components=[{"type": 17, "accent_color": 0x3FB6A0, "components": inside}], **more
    )


def embed_message(fake: FakeBackend) -> Message:
    data = {
        "title": "Result",
        "description": "Ana wins with **71** cards.",
        "color": 0xFEE95C,
        "fields": [{"name": "Slaps", "value": "12", "inline": True}, {"name": "Late", "value": "3", "inline": True}],
        "footer": {"text": "slap A24"},
    }
    return fake.write("", embeds=[data])


def secret(fake: FakeBackend, **more: Any) -> Message:
    """A private answer to Ana."""
    return fake.write("You are too late by 40 ms (slap A5).", flags=64, seats=[ANA], **more)


COMMANDS: list[dict[str, Any]] = [
    {
        "name": "slap",
        "description": "The slap game",
        "type": 1,
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "Open a slap table",
                "options": [
                    {"type": 3, "name": "title", "description": "What the table is called", "required": True},
                    {"type": 4, "name": "seats", "description": "How many play", "min_value": 2, "max_value": 6},
                    {"type": 5, "name": "manual", "description": "Players flip themselves"},
                    {
                        "type": 3,
                        "name": "speed",
                        "description": "Pace of the table",
                        "choices": [{"name": "Live", "value": "live"}, {"name": "Slow", "value": "slow"}],
                    },
                ],
            },
            {"type": 1, "name": "leave", "description": "Leave your table", "options": []},
            {
                "type": 2,
                "name": "host",
                "description": "For hosts",
                "options": [{"type": 1, "name": "stop", "description": "Stop the table", "options": []}],
            },
        ],
    },
    {
        "name": "play",
        "description": "Play a game",
        "type": 1,
        "options": [
            {
                "type": 3,
                "name": "game",
                "description": "Which game",
                "choices": [{"name": "The slap game", "value": "slap"}, {"name": "The long game", "value": "cosmic"}],
            }
        ],
    },
    {"name": "learn", "description": "Lessons", "type": 1, "options": []},
    {
        "name": "card",
        "description": "Look up a card",
        "type": 1,
        "options": [
            {"type": 3, "name": "name", "description": "Part of its name", "required": True, "autocomplete": True}
        ],
    },
]


def group(kind: int, custom_id: str, *values: str, **more: Any) -> dict[str, Any]:
    """Radio buttons or checkboxes."""
    return {
        "type": kind,
        "custom_id": custom_id,
        "options": [{"label": one, "value": one} for one in values],
        **more,
    }


MODAL: dict[str, Any] = {
    "custom_id": "m1",
    "title": "Table options",
    "components": [
        {
            "type": 18,
            "label": "Name of the table",
            "description": "Shown to everybody",
            "component": {
                "type": 4,
                "custom_id": "title",
                "style": 1,
                "min_length": 2,
                "max_length": 40,
                "required": True,
            },
        },
        {"type": 18, "label": "Suits", "component": select("suits", most=2)},
        {"type": 1, "components": [{"type": 4, "custom_id": "note", "label": "A note", "style": 2, "required": False}]},
        {"type": 18, "label": "Speed", "component": group(21, "speed", "live", "daily", required=True)},
        {"type": 18, "label": "With", "component": group(22, "with", "moons", "signs", required=False, min_values=0)},
    ],
}
