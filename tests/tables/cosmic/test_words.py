"""Both languages of the Cosmic table say the same things, each in its own words, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.tables.contract.table import Edit, Post, Show
from bot.tables.cosmic.words import text, text_de
from bot.tables.cosmic.words.words import Words
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.wording import LONGEST, names_of, own_names, said, signature, told
from tests.words.voices import COMPLETE

SAME = {"Log", "Status"}
"""Words that may be the same in both languages."""
SAMPLES: dict[str, list[object]] = {
    "key": ["target", "card", "amoeba.way"],
    "how": ["bases", "alternate", "last", "spent", "stopped"],
    "what": ["pause", "resume", "undo", "stop", "house", "remove", "guest"],
    "until": ["challenge", "main", "revoked"],
    "way": ["ask", "decline", "offense", "defense"],
    "on": [True, False],
    "due": [0, 7_040_000],
    "now": [7_040_000],
    "winners": [[], ["markA"], ["markA", "markB"]],
    "names": [["markA"], ["markA", "markB"]],
    "holders": [[], ["markA"]],
    "lines": [1, 7_003],
    "needed": [1, 7_003],
    "left": [1, 0],
    "answer": ['"decline"'],
}
OWN: dict[str, dict[str, list[object]]] = {
    "order": {"key": ["zap_back", "join", "regroup", "checkpoint.*"]},
    "small": {"key": ["regroup", "return", "lose", "reward", "order_powers"]},
    "until": {"due": [7_040_000]},
    "seat_offer": {"until": [7_040_000]},
}


def samples(name: str) -> dict[str, list[object]]:
    return {**SAMPLES, **OWN.get(name, {})}


def test_each_language_has_what_is_in_the_list_and_nothing_else() -> None:
    assert own_names(text) == names_of(Words)
    assert own_names(text_de) == names_of(Words)


@pytest.mark.parametrize("name", sorted(names_of(Words)))
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(name: str) -> None:
    if callable(getattr(text, name)):
        assert signature(getattr(text, name)) == signature(getattr(text_de, name))
    ours, theirs = (list(said(module, name, samples(name))) for module in (text, text_de))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert told(here, marks) == told(there, marks), (here, there)
        assert here != there or name == "guest" or here in SAME


SOON_MS = 6 * 60_000


@pytest.mark.parametrize("language", COMPLETE)
def test_a_table_speaks_its_language_and_answers_everybody_in_theirs(language: str) -> None:
    world = World(3, 2, seed=5, speed="daily", language=language)
    people.play_until(world, people.in_round)
    world.pass_time(SOON_MS)  # the panel of a slow table shows it a while later
    panels = [effect.body.text for effect in world.effects if isinstance(effect, Post | Edit) and effect.body.panel]
    assert panels[-1].startswith("**Responses are open**" if language == "en" else "**Antworten sind offen**")
    seat = people.waiting(world)[0][1]
    for spoken, word in (("en", "Your move"), ("de", "Du bist dran")):
        shown = [e for e in world.press(seat, 0, "answer", language=spoken) if isinstance(e, Show)]
        assert word in shown[0].body.text


def test_long_and_marked_up_names_stay_harmless_and_fit() -> None:
    world = World(3, 3, seed=5, speed="live", names=("*_~`|" * 6 + "x", "<@1234567890> @everyone", "[a](http://b) # c"))
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    bodies = [effect.body.text for effect in world.effects if isinstance(effect, Post | Edit)]
    assert not any("<@1234567890>" in body or "@everyone" in body or "[a](http" in body for body in bodies)
