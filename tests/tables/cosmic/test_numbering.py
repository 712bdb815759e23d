"""A question about places comes with the board, and each place has its own number everywhere."""

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
from bot.tables.cosmic.controls import MOST_BUTTONS, Asked, Controls, Draft
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.ordering import numbers
from bot.words.message import Language
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


def test_every_place_of_every_question_has_its_own_number_in_board_order_and_its_buttons_say_no_other() -> None:
    seen: set[str] = set()
    for asked in gathered().asked:
        given = numbers(asked)
        assert set(given) == about_places(asked)
        owners = {place.id: place.owner for place in (*asked.view.table.planets, *asked.view.table.outposts)}
        assert [owners[place] for place in given] == sorted(owners[place] for place in given)
        for owner in {*owners.values()}:
            own = [number for place, number in given.items() if owners[place] == owner and "moon" not in place]
            assert own == sorted(own)
        assert all(place.removesuffix(str(number)) != place for place, number in given.items())
        if not given:
            continue
        seen.add(asked.ask.key)
        shown = labels(questions.show(asked, Draft()))
        assert not [label for label in shown if re.search("[①-⑳]", label)]
        if 1 < len(given) <= MOST_BUTTONS and not any(label.endswith("…") for label in shown):
            told = {int(found) for label in shown for found in re.findall(r"(?:planet|moon|[a-z]) (\d)", label)}
            assert {*given.values()} <= told, (asked.ask.key, shown)
    assert {*KEYS, "lose"} <= seen


def test_planets_and_moons_keep_their_own_numbers() -> None:
    asked = next(one for one in gathered().asked if one.ask.key == "target")
    first, other = [player.colour for player in asked.view.table.players][:2]
    table = asked.view.table
    moons = tuple(msgspec.structs.replace(table.planets[0], id=f"{first}-moon{at}") for at in (1, 2))
    view = msgspec.structs.replace(asked.view, table=msgspec.structs.replace(table, outposts=moons))
    offered = (f"{other}-3", f"{first}-5", f"{first}-2", f"{first}-5:1", f"{first}-moon2", "decline")
    one = Asked(7, Ask(seat=0, key="target", form=OneOf(offered)), view, asked.names)
    assert list(numbers(one).items()) == [
        (f"{first}-2", 2),
        (f"{first}-5", 5),
        (f"{first}-moon2", 2),
        (f"{other}-3", 3),
    ]


def test_a_division_lists_its_parts_as_the_board_does() -> None:
    asked = next(one for one in gathered().asked if one.ask.key == "commit")
    first, other = [player.colour for player in asked.view.table.players][:2]
    parts = [Part(f"{other}-3", 2), Part(f"{first}-4", 2), Part(f"{first}-2", 2)]
    one = Asked(7, Ask(seat=0, key="commit", form=Split(1, 4, tuple(parts))), asked.view, asked.names)
    assert numbers(one) == {f"{first}-2": 2, f"{first}-4": 4, f"{other}-3": 3}
    shown = [
        button.choice
        for line in range(3)
        for row in questions.show(one, Draft(at=line)).buttons
        for button in row
        if "more" in button.choice
    ]
    assert shown == ["q_more_2", "q_more_1", "q_more_0"]


class Looked(World):
    """A world in which every message with a question is looked at, once for each question and what is on the board."""

    found: dict[str, list[tuple[Body, Asked]]]
    seen: set[tuple[int, int]]

    def look(self) -> None:
        for seat in self.seats:
            table = Running(self.game, self.controller._record, Stamp(self.ms))
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
            first = {"en": "Choose: ", "de": "Zur Wahl: "}[language]
            assert body.picture.alt.startswith(first)
            sentence = body.picture.alt.removeprefix(first).partition(". ")[0]
            assert sorted(map(int, re.findall(r"\d+", sentence))) == sorted(given.values())
            (last, *_) = [button.choice for row in body.buttons for button in row if button.choice in ("hand", "more")]
            assert last == "hand" or sum(map(len, body.buttons)) > 2, "where there is no room it is behind More"


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
    bases = [option for menu in shown.menus for option in menu.options if "planet" in option.label]
    assert len(bases) == len(given) > 0
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
