"""The help page: open questions, usable cards and powers, reasons against the rest, the state of the challenge."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_views import PHASES, BoardPicture
from bot.cosmic.seen.project import see_seat, see_table
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.messages.hints import Scene, now
from bot.words.message import Language
from tests.cosmic.table import Table
from tests.tables.cosmic.asked import gathered
from tests.words.voices import COMPLETE

PEOPLE = ("Ana", "Ben", "Cy")
WHEN = "<t:5:R>"


def scene_of(game: Cosmic, names: tuple[str, ...], language: Language = "en", **known: str) -> Scene:
    state, frame, asks = game.state, game.phase, game.asks
    table = see_table(state)
    keys = {ask.key for ask in asks.values()}
    phase = picture_facts.phase_of(frame.name if frame is not None else "end", table, keys)
    board = BoardPicture(table, names[: len(state.players)], phase, language=language)
    return Scene(board, **known)


def told(table: Table, seat: int | None, *, language: Language = "en", hints: bool = False, **known: str) -> str:
    scene = scene_of(table.game, PEOPLE, language, **known)
    if seat is None:
        return now(scene, hints=hints)
    view = see_seat(table.state, seat)
    asked = [Asked(n, ask, view, PEOPLE, language) for n, ask in table.game.asks.items() if ask.seat == seat]
    bargains = any(action.seats == (seat,) for action in table.game.actions)
    return now(scene, view, asked, bargains=bargains, hints=hints)


def test_who_is_asked_hears_what_until_when_and_what_silence_answers_8_12() -> None:
    table = Table(("", "", ""), flares="off").run(until="commit")
    text = told(table, 0, until=WHEN)
    assert text.startswith(f"**Your move** until {WHEN}:\n• How many tokens do you commit")
    assert "If time runs out: planet 1 (3)." in text
    assert "**4 Cone**: the offense puts one to four tokens on the cone." in text
    assert "› **4 Cone** ›" in text


def test_who_is_not_asked_hears_what_all_wait_for() -> None:
    table = Table(("", "", ""), flares="off").run(until="commit")
    text = told(table, 1, status="**Ana decides**", until=WHEN)
    assert text.startswith("**Nothing to do right now.**\n**Ana decides**\n")
    assert WHEN not in text


def test_what_is_offered_can_be_done_and_the_rest_has_its_reason() -> None:
    hands = {0: ("C", "A8", "edict.plague", "edict.victory_boon", "edict.card_zap", "flare.zombie")}
    table = Table(("trader", "", ""), hands=hands).run(until="checkpoint.between")
    text = told(table, 0)
    assert "**You can now:** Play The Plague" in text
    assert "• *Trader*: only before cards are chosen (cosmic 4.0.3)." in text
    assert "• *Attack 8 and Compromise*: main players lay challenge cards in phase 7" in text
    assert "• *Victory Boon*: only once the outcome is known (cosmic 4.0.3)." in text
    assert "• *Card Zap*: only in answer to something just announced (cosmic 4.0.6)." in text


def test_a_power_that_is_stopped_sleeps_or_works_by_itself_says_so_6_3_6_5() -> None:
    table = Table(("zombie", "trader", ""), flares="off").run(until="commit")
    assert "• *Zombie*: works by itself (cosmic 4.0.7)." in told(table, 0)
    table.state.players[0].zapped = True
    assert "• *Zombie*: you're zapped until this challenge ends (cosmic 6.5)." in told(table, 0)
    homeless = Table(("", "trader", ""), tokens={1: {"blue-1": 4, "blue-2": 4}}, flares="off").run(until="commit")
    assert "• *Trader*: you have fewer than three home bases (cosmic 6.3)." in told(homeless, 1)


def test_those_who_negotiate_hear_what_they_can_do_5_5_2() -> None:
    table = Table(("", "", ""), flares="off").wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    assert "make an offer, accept one, or let the deal fail" in told(table, 0)
    assert "make an offer" not in told(table, 2)


def test_an_onlooker_sees_public_facts_alone() -> None:
    table = Table(("", "", ""), flares="off").run(until="commit")
    text = told(table, None, status="**Ana decides**")
    assert text.startswith("**You're watching.**")
    assert "**Ana decides**" in text
    assert "Attack" not in text


def test_hints_for_a_first_game_can_be_switched_off() -> None:
    table = Table(("", "", ""), flares="off").run(until="commit")
    assert "First game?" in told(table, 0, hints=True)
    assert "First game?" not in told(table, 0, hints=False)


@pytest.mark.parametrize("language", COMPLETE)
def test_help_fits_names_things_as_people_do_and_covers_every_phase(language: Language) -> None:
    seen = set()
    for moment in gathered().moments:
        scene = Scene(msgspec.structs.replace(moment.board, language=language))
        seen.add(moment.board.phase)
        names = moment.board.names
        asked = [Asked(number, ask, moment.view, names, language) for number, ask in moment.asks.items()]
        for text in (now(scene, moment.view, asked), now(scene)):
            assert 0 < len(text) <= 2_000
            assert not re.search(r"\b(A\d+\.\d|C\.\d|edict\.\w|flare\.\w|power\.\d)|[a-z]_[a-z]", text), text
            assert "**Ben**" not in text
            assert "@everyone" not in text
    assert seen >= set(PHASES) - {"setup", "deal"}
