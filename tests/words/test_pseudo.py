"""A game in a language that nobody speaks: nothing that players read comes from anywhere but ``locales``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.expansions.zodiac.views import CUSP, NEMESIS, SIGNS
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.play.lobbies.lobby import Lobby
from bot.play.policy import LOBBIES, Policy, Reason
from bot.play.rosters import Seated
from bot.slap import options
from bot.slap.deck import DECK, SUITS
from bot.slap.messages import called, options_in, refusal
from bot.slap.options import BadOption
from bot.store.rows import Traces
from bot.tables.contract.table import Body, Edit, Post, Recall, Reply, Show
from bot.words import message as languages, speech as voices
from cogs import server
from cogs.lobbies import opening
from cogs.lobbies.lobby_views import lobby_says, options_line, started
from cogs.ui.voices import NEEDED, missing_permissions
from renderers.kit import canvas, lettering
from renderers.registry import draw
from renderers.slap import faces
from tests.slap.sitting import Sitting
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.pseudo import NAME, accented, write

NAMES = ("Ω", "Σ", "Ξ")
"""Names without a letter that could be ours."""
DECKS_OWN = {
    *(word for card in DECK.values() for word in re.findall(r"[A-Za-z]+", f"{card.name} {card.label} {card.face}")),
    *(word for suit in SUITS.values() for word in re.findall(r"[A-Za-z]+", suit.name)),
}
"""What the cards themselves print: the same in every language."""
FACT = re.compile(r"[0-9a-f]{32,}|<[@#t][&!]?:?[0-9]+(?::[tR])?>|`[0-9]+`")
"""Hashes, mentions and times."""


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the made-up language, which no test changes."""
    return write(tmp_path_factory.mktemp("pseudo") / "locales")


@pytest.fixture(autouse=True)
def pseudo(locales: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made-up language is spoken, and English too."""
    monkeypatch.setattr(voices, "LOCALES", locales)
    monkeypatch.setattr(languages, "LANGUAGES", ("en", NAME))
    monkeypatch.setitem(options._WORDS, "language", ("en", NAME))
    voices.speech.cache_clear()
    yield
    voices.speech.cache_clear()


def plain(text: str) -> set[str]:
    """Words that are not spoken: letters without an accent, other than names, cards and marks of Discord."""
    return set(re.findall(r"[A-Za-z]+", FACT.sub("", text))) - DECKS_OWN - {"and", "or"}  # Babel joins lists


def texts(body: Body) -> Iterator[str]:
    """Everything that a message tells."""
    yield body.text
    yield from (button.label for row in body.buttons for button in row)
    if body.picture is not None:
        yield body.picture.alt


def test_a_sentence_that_is_not_spoken_would_be_found() -> None:
    assert plain("⟦Ćáŕḍ 9 🟥 Claws⟧") == set()
    assert plain("⟦Ćáŕḍ⟧ taken") == {"taken"}


@pytest.mark.parametrize("mode", ["live", "slow"])
def test_a_slap_table_says_nothing_of_its_own(mode: str) -> None:
    by: dict[str, Any] = {"mode": "slow"} if mode == "slow" else {"slap_by": "both", "flip": "manual"}
    table = Sitting(3, names=NAMES, language=NAME, **by)
    for kind in ("plain", "pattern", "plain"):
        table.card(kind)
        for seat in range(3):
            table.press(seat, "slap", 300 + seat, language=NAME)
            table.press(seat, "pass", 400 + seat, language=NAME)
        if mode == "slow" and kind == "pattern":
            table.land()
    for choice in ("status", "flip", "rules", "pause", "resume", "leave", "stop", "dance"):
        for anybody in (0, None):
            table.press(anybody, choice, language=NAME)
    table.press(0, "leave_sure", language=NAME)
    table.press(None, "stop_sure", moderator=True, language=NAME)
    assert table.over
    found = [effect.body for effect in table.effects if isinstance(effect, Post | Edit | Recall | Show)]
    said = [text for body in found for text in texts(body)]
    said += [effect.text for effect in table.effects if isinstance(effect, Reply)]
    assert len(said) > 40
    assert [(text, words) for text in said if (words := plain(text))] == []


def test_its_pictures_draw_no_word_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sitting(3, names=NAMES, language=NAME, slap_by="both")
    table.card("plain")
    table.card("pattern")
    for seat in range(3):
        table.slap(seat, 20)
    table.press(None, "stop_sure", moderator=True)
    drawn: list[str] = []
    for module in (canvas, faces):
        monkeypatch.setattr(module, "fitted", noting(module.fitted, drawn))
    pictures = [e.body.picture for e in table.effects if isinstance(e, Post | Edit) and e.body.picture is not None]
    assert {picture.renderer for picture in pictures} == {"slap.faces", "slap.pile", "slap.receipt", "slap.result"}
    for picture in pictures:
        draw(picture.renderer, picture.view)
    assert any(accented("turns next") in words for words in drawn)
    assert [(words, found) for words in drawn if (found := plain(words) - {"ms", "C", "S", "G", "B"})] == []


def test_lobbies_and_admins_hear_nothing_else_either() -> None:
    say = voices.speech(NAME)
    lobby = Lobby(7, "slap", 1, [Seated("Ω", 1), Seated("Σ")], {"language": NAME, "pace": "5 s"}, "lobby")
    name = called(NAME)
    said = [lobby_says(lobby), started(lobby, 5, say, in_post=False), options_line(lobby, say), name.title, name.thread]
    offered = [option for option in options_in(NAME) if option.name != "language"]
    said += [text for option in offered for text in (option.title, option.sentence, option.typed)]
    said += [label for option in offered for _, label in option.values]
    said += [refusal(BadOption("pace", "11", "", why), NAME) for why in ("endless", "sealed", "turned", "punctual")]
    full = Policy((1, 2), "role", 3, 4, 5)
    reasons: tuple[Reason, ...] = ("channel", "role", "moderators", "member", "lobbies", "tables")
    said += [server.settings(policy, say) for policy in (Policy(), full, Policy(who="moderators"))]
    said += [opening.refused(reason, full, say) for reason in reasons]
    said += [server.privacy(Traces(LOBBIES, [1], 1), 90, 7, say), server.deleted(1, 7, say)]
    said += [server.still_playing([1, 2], say), missing_permissions(NEEDED, 1, say)]
    said = [text.replace(f"{title}: {NAME}", "") for text in said for title in [accented("Language")]]
    assert [(text, words) for text in said if (words := plain(text) - {"en", NAME})] == []


# --- Cosmic Encounter -------------------------------------------------------------------------------------------------

EVERYTHING = Options(extras={"moons": True, "zodiac": True, "skill_tokens": True, "asteroids": "two_opposite"})
THINGS = {
    word
    for name in (*registry.POWERS, *registry.EDICTS, *registry.EXPANSIONS, *MOONS, *SIGNS, CUSP, NEMESIS)
    for word in re.findall(r"[A-Za-z]+", cards.words(name))
}
"""Names of powers, cards, expansions, moons and signs: the same in every language."""
LETTERS = re.compile(r"\b(?:[ELSW][0-9]?)+\b")
"""What is printed on skill tokens, and how many of each."""


def of_its_own(text: str) -> set[str]:
    """Words that a Cosmic table would say without speaking."""
    return {word for word in plain(LETTERS.sub("", text)) - THINGS if len(word) > 1}


@pytest.mark.parametrize("options", [Options(), EVERYTHING], ids=["base", "everything"])
def test_a_table_and_pictures_of_cosmic_say_nothing_of_their_own(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(5, 3, seed=4, speed="daily", language=NAME, names=(*NAMES, "Δ", "Θ"), options=options)
    people.play(world, most=4_000, inputs=300)
    for seat in world.seats:
        for choice in ("see_board", "see_log", "see_why", "see_powers", "orders", "side_show", "leave", "dance"):
            world.press(seat, 0, choice)
    bodies = [effect.body for effect in world.effects if isinstance(effect, Post | Edit | Recall | Show)]
    said = [text for body in bodies for text in (*texts(body), *offered(body))]
    said += [effect.text for effect in world.effects if isinstance(effect, Reply)]
    assert len(said) > 1_000
    assert {text: words for text in said if (words := of_its_own(text))} == {}
    drawn: list[str] = []
    for module in (canvas, lettering):
        monkeypatch.setattr(module, "fitted", noting(module.fitted, drawn))
    pictures = {body.picture.renderer: body.picture for body in bodies if body.picture is not None}
    assert {"cosmic.board", "cosmic.hand", "cosmic.reveal_moving"} <= set(pictures)
    for picture in pictures.values():
        draw(picture.renderer, picture.view)
    assert len(drawn) > 50
    assert {words: found for words in drawn if (found := of_its_own(words))} == {}


def offered(body: Body) -> Iterator[str]:
    for menu in body.menus:
        yield menu.placeholder
        yield from (text for option in menu.options for text in (option.label, option.description))


def noting(fitted: Any, drawn: list[str]) -> Any:
    """``fitted``, which notes what it is given."""

    def noted(words: str, *rest: Any, **more: Any) -> Any:
        drawn.append(words)
        return fitted(words, *rest, **more)

    return noted
