"""The environment: what is missing or makes no sense gets one clear sentence."""

from __future__ import annotations

import pytest

from bot.errors import StartError
from bot.settings import from_environment


@pytest.mark.parametrize(
    ("env", "says"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "  "}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "x", "LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
        ({"DISCORD_TOKEN": "x", "RENDER_PROCESSES": "9"}, "RENDER_PROCESSES"),
        ({"DISCORD_TOKEN": "x", "BACKUPS_KEPT": "-1"}, "BACKUPS_KEPT must be a whole number"),
        ({"DISCORD_TOKEN": "x", "GAMES_KEPT_DAYS": "soon"}, "GAMES_KEPT_DAYS must be a whole number"),
        ({"SANDBOX_URL": "http://example.com", "SANDBOX_TOKEN": "sandbox.x"}, "127.0.0.1"),
        (
            {"SANDBOX_URL": "http://127.0.0.1:1", "SANDBOX_GATEWAY": "ws://127.0.0.1:1", "SANDBOX_TOKEN": "real"},
            "SANDBOX_TOKEN",
        ),
    ],
)
def test_a_bad_environment_is_refused_in_a_sentence(env: dict[str, str], says: str) -> None:
    with pytest.raises(StartError, match=says):
        from_environment(env)


def test_the_real_token_is_never_read_in_sandbox_mode_and_never_shown() -> None:
    settings = from_environment(
        {
            "DISCORD_TOKEN": "very-secret",
            "SANDBOX_URL": "http://127.0.0.1:1",
            "SANDBOX_GATEWAY": "ws://127.0.0.1:1",
            "SANDBOX_TOKEN": "sandbox.t",
        }
    )
    assert settings.token == "sandbox.t"
    assert "sandbox.t" not in repr(settings)
    assert "very-secret" not in repr(settings)
