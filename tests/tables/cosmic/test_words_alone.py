"""Everything that a game asks can be answered in words alone, without a button or a menu (8.13, 8.15)."""

from __future__ import annotations

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.event import Seat
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.questions import questions
from bot.tables.cosmic.questions.labels import answer_text
from tests.soaked import soaked
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

_TEMPERS = tuple(TEMPERS.values())


class Spoken(World):
    """A table whose people only type. ``again`` counts what they had to type once more, ``unread`` what was refused."""

    again = typed = 0

    def type(self, seat: Seat, words: str) -> None:
        """Somebody types an answer, and types it once more where they are asked whether they are sure."""
        say = {"en": EN, "de": DE}[self.language]
        for _ in range(2):
            self.typed += 1
            made = len(self.made)
            answered = people.said(self.press(seat, 0, "play", words))
            if say("cosmic-ask-again") not in answered or len(self.made) > made:
                return
            self.again += 1
        raise AssertionError(f"{words} was asked about twice")

    def answer(self, seat: Seat, number: int) -> None:
        ask, view = self.game.asks[number], see_seat(self.game.state, seat)
        choice = Computer(_TEMPERS[seat % len(_TEMPERS)], self.random.randrange).answer(view, ask)
        self.type(seat, answer_text(Asked(number, ask, view, self.controller._record.names, self.language), choice))

    def bargain(self) -> bool:
        """Somebody takes an offer, makes one, or says that there will be no deal; whether anybody could."""
        for seat in self.seats:
            deal = asking.bargain(people.running(self), seat, self.language)
            if deal is not None and deal.action("fail") is not None:
                self.type(seat, deal.say("cosmic-deal-none"))
                return True
        return False


def spoken(seed: int, language: str, speed: str, challenges: int) -> Spoken:
    """A game, or its first challenges, of people who type."""
    world = Spoken(4, 4, seed=seed, speed=speed, language=language, options=Options(challenges=10))
    while world.over is None and world.game.state.challenges <= challenges:
        assert world.inputs < 20_000
        before = world.inputs
        if open_now := people.waiting(world):
            number, seat = open_now[0]
            world.answer(seat, number)
            assert number not in world.game.asks or number in world.game.sealed, "it was understood"
        elif awaited := people.awaited(world):
            offered = [
                words
                for _, words in questions.suggest_any(sides.asked(people.running(world), awaited[0], language), "")
            ]
            world.type(awaited[0], offered[world.random.randrange(len(offered))])
            assert awaited[0] not in people.awaited(world), "it was understood"
        elif not world.bargain():
            world.wait()
        assert world.inputs > before
    return world


@pytest.mark.parametrize(
    ("seed", "language", "speed", "challenges"),
    [
        (1, "en", "daily", 3),
        (2, "de", "lively", 3),
        *soaked(
            *(
                (seed, language, speed, 99)
                for seed in (3, 4)
                for language in ("en", "de")
                for speed in ("live", "daily")
            )
        ),
    ],
)
def test_a_whole_game_is_played_by_words_alone(seed: int, language: str, speed: str, challenges: int) -> None:
    world = spoken(seed, language, speed, challenges)
    assert world.over == ("ended" if challenges > 10 else None)
    pressed = {made.by for made in world.made}
    assert "player" in pressed
    assert world.typed > 10


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_asked_about_once_more_is_typed_once_more(language: str) -> None:
    world = spoken(1, language, "live", 4)
    assert world.again
