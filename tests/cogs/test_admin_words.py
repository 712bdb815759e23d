"""Every language says the same to admins and about data, within Discord's limits."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from bot.play.lobbies.policy import Policy
from bot.store.rows import Traces
from cogs import admin_text, admin_text_de, admin_words
from cogs.doctor import LONGEST, fitted
from tests.wording import names_of, said, signature, told

SAMPLES: dict[str, list[Any]] = {
    "policy": [Policy(), Policy((7_001,), "role", 7_002, 7_003, 7_004), Policy(who="moderators"), Policy(who="role")],
    "reason": ["channel", "role", "moderators", "tables"],
    "traces": [Traces(7_001, [1, 2], 7_002)],
    "code": [10003, 50013],
    "days": [0, 7_011],
    "backups": [0, 7_012],
    "places": [[7_014, 7_015]],
}
AREAS = [(admin_words.Words, admin_text, admin_text_de)]
CASES = [(here, there, name) for protocol, here, there in AREAS for name in sorted(names_of(protocol))]  # type: ignore[arg-type]


@pytest.mark.parametrize(("english", "german", "name"), CASES, ids=lambda value: getattr(value, "__name__", value))
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(
    english: ModuleType, german: ModuleType, name: str
) -> None:
    if callable(getattr(english, name)):
        assert signature(getattr(english, name)) == signature(getattr(german, name))
    for (here, marks), (there, _) in zip(said(english, name, SAMPLES), said(german, name, SAMPLES), strict=True):
        assert here != there
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert told(here, marks) == told(there, marks), (here, there)


def test_more_findings_than_fit_are_counted_and_equal_ones_said_once() -> None:
    findings = [f"- {number} " + "x" * 90 for number in range(60)]
    whole = fitted([*findings, findings[0]], admin_text)
    assert len(whole) <= LONGEST
    shown = sum(line in findings for line in whole.splitlines())
    assert whole.splitlines()[-1] == admin_text.more(60 - shown)
    assert fitted([findings[0]] * 3, admin_text).splitlines() == [admin_text.FOUND, findings[0]]
