"""A question about places comes with the board, and its numbers are those of the buttons."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

import msgspec
import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_views import BoardPicture
from bot.kernel.ask import Ask, OneOf, Part, Split, UpTo
from bot.tables.contract.table import Body, Stamp
from bot.tables.cosmic.drafts import Asked, Controls, Draft
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.choosing import badge, numbers
from bot.tables.cosmic.telling import asking
from bot.words.language import Language
from bot.words.speech import speech
from tests.soaked import soaked
from tests.tables.cosmic import people
from tests.tables.cosmic.asked import gathered
from tests.tables.cosmic.world import World

KEYS = ("target", "commit", "regroup", "return")
"""Questions of the base game that are about places, as they come up in most games."""


def about_places(asked: Asked) -> set[str]:
    """The places that a question offers, found here in another way than by the numbers."""
    form = asked.ask.form
    known = {place.id for place in (*asked.view.table.planets, *asked.view.table.outposts)}
    if isinstance(form, Split):
        return known & {one.name for one in form.parts}
    options = form.options if isinstance(form, OneOf | UpTo) else ()
    return known & {one.split(":")[0] for one in options if isinstance(one, str)}


def labels(controls: Controls) -> list[str]:
    return [
        *(button.label for row in controls.buttons for button in row),
        *(option.label for menu in controls.menus for option in menu.options),
    ]


def test_every_place_of_every_question_has_a_number_of_its_own_that_its_buttons_carry() -> None:
    seen: set[str] = set()
    for asked in gathered().asked:
        given = numbers(asked)
        assert set(given) == about_places(asked)
        assert len(set(given.values())) == len(given)
        if not given:
            continue
        seen.add(asked.ask.key)
        shown = labels(questions.show(asked, Draft()))
        carried = {ord(sign) - 0x245F for label in shown for sign in re.findall("[①-⑳]", label)}
        carried |= {int(one) for label in shown for one in re.findall(r"^\((\d+)\)", label)}
        assert carried <= set(given.values())
        assert carried == set(given.values()) or len(given) > 20
    assert {*KEYS, "lose"} <= seen


def test_in_one_system_planets_keep_their_own_numbers_and_moons_follow() -> None:
    asked = next(one for one in gathered().asked if one.ask.key == "target")
    colour = asked.view.table.players[0].colour
    table = asked.view.table
    moons = tuple(msgspec.structs.replace(table.planets[0], id=f"{colour}-moon{at}") for at in (1, 2))
    view = msgspec.structs.replace(asked.view, table=msgspec.structs.replace(table, outposts=moons))
    offered = (f"{colour}-2", f"{colour}-5", f"{colour}-5:1", f"{colour}-moon2", "decline")
    one = Asked(7, Ask(seat=0, key="target", form=OneOf(offered)), view, asked.names)
    assert numbers(one) == {f"{colour}-2": 2, f"{colour}-5": 5, f"{colour}-moon2": 7}
    assert [badge(numbers(one), choice) for choice in offered] == ["② ", "⑤ ", "⑤ ", "⑦ ", ""]


def test_over_several_systems_numbers_follow_the_board_and_a_division_carries_all_of_its() -> None:
    asked = next(one for one in gathered().asked if one.ask.key == "commit")
    colours = [player.colour for player in asked.view.table.players]
    parts = [Part(f"{colours[1]}-3", 2), Part(f"{colours[0]}-4", 2), Part(f"{colours[0]}-2", 2)]
    one = Asked(7, Ask(seat=0, key="commit", form=Split(1, 4, tuple(parts))), asked.view, asked.names)
    given = numbers(one)
    assert given == {f"{colours[0]}-2": 1, f"{colours[0]}-4": 2, f"{colours[1]}-3": 3}
    assert badge(given, {f"{colours[1]}-3": 2, f"{colours[0]}-2": 1, f"{colours[0]}-4": 0}) == "③① "


class Looked(World):
    """A world in which every message with a question is looked at, once for each question and what is on the board."""

    found: dict[str, list[tuple[Body, Asked]]]
    seen: set[tuple[int, int]]

    def look(self) -> None:
        for seat in self.seats:
            table = Running(self.game, self.desk._record, Stamp(self.ms))
            for number, ask in asking.all_of(table, seat).items():
                at = (number, hash(msgspec.json.encode(self.game.state.tokens)))
                if at in self.seen:
                    continue
                self.seen.add(at)
                language = self.language
                body = asking.body(table, seat, speech(language), language, wanted=number)
                self.found.setdefault(ask.key, []).append((body, asking.asked(table, number, ask, language)))


@cache
def looked(language: Language, expansions: tuple[str, ...]) -> dict[str, list[tuple[Body, Asked]]]:
    world = Looked(
        4,
        4,
        seed=3,
        speed="daily",
        language=language,
        options=Options(extras=dict.fromkeys(expansions, True)),
        rounds="always",
    )
    world.found, world.seen = {}, set()

    def see(world: World) -> bool:
        assert isinstance(world, Looked)
        world.look()
        return world.game.state.challenges >= 8 and {*KEYS} <= {*world.found}

    people.play_until(world, see)
    return world.found


BASE, MORE = (), ("moons", "skill_tokens")


@pytest.mark.parametrize(("expansions", "language"), [(BASE, "de"), (MORE, "en"), *soaked((BASE, "en"), (MORE, "de"))])
def test_a_question_about_places_shows_the_board_and_the_hand_is_one_press_away(
    expansions: tuple[str, ...], language: Language
) -> None:
    found = looked(language, expansions)
    assert set(KEYS) <= set(found)
    for key, rows in found.items():
        for body, asked in rows:
            given = numbers(asked)
            if not given:
                assert body.picture is None or body.picture.renderer != "cosmic.board", key
                continue
            assert body.picture is not None
            assert (body.picture.renderer, body.picture.file) == ("cosmic.board", "board.png")
            view = msgspec.json.decode(body.picture.view, type=BoardPicture)
            assert dict(view.numbers) == given
            first = {"en": "Choose by number: ", "de": "Wähl nach der Nummer: "}[language]
            assert body.picture.alt.startswith(first)
            sentence = body.picture.alt.removeprefix(first).partition(". ")[0]
            told = [re.split(r" (?:is|are|ist|sind) ", row)[1] for row in sentence.split("; ")]
            assert sum(len(re.findall(r"\d+", places)) for places in told) == len(given)
            assert any(button.choice == "hand" for row in body.buttons for button in row), key


def test_an_offer_in_the_making_shows_the_board_with_numbers_on_the_bases_and_back_leads_to_the_hand() -> None:
    world = World(3, 3, seed=1, speed="live")
    for seed in range(15, 60):
        world = World(3, 3, seed=seed, speed="live")
        with suppress(AssertionError):
            people.play_until(world, lambda now: any(map(now.bargaining, now.seats)), most=200)
        if any(map(world.bargaining, world.seats)):
            break
    seat = next(seat for seat in world.seats if world.bargaining(seat))
    number = world.bargaining(seat)[0][1].ask
    hand = world.private.get(seat)
    assert hand is None or hand.picture is None or hand.picture.renderer == "cosmic.hand"
    world.press(seat, number, "q_new")
    shown = world.private[seat]
    assert shown.picture is not None
    assert shown.picture.renderer == "cosmic.board"
    given = dict(msgspec.json.decode(shown.picture.view, type=BoardPicture).numbers)
    carried = [option.label for menu in shown.menus for option in menu.options if "①" <= option.label[0] <= "⑳"]
    assert len(carried) == len(given) > 0
    world.press(seat, number, "q_back")
    picture = world.private[seat].picture
    assert picture is not None
    assert picture.renderer == "cosmic.hand"


def test_everybody_else_sees_a_board_without_numbers() -> None:
    world = World(3, 3, seed=3, speed="daily")
    people.play_until(world, lambda world: world.game.state.challenges >= 3)
    public = [one.body for one in world.messages.values() if one.place != "dm"]
    boards = [one.picture for one in public if one.picture is not None and one.picture.renderer == "cosmic.board"]
    assert boards
    assert not any(msgspec.json.decode(one.view, type=BoardPicture).numbers for one in boards)
