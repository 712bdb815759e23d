"""A table says before the game how many challenges it plays at most, and in the last three what is left (7.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.kernel.event import Seat
from bot.kernel.saved import NotAnOption
from bot.tables.contract.choices import MORE, Ballot
from bot.tables.contract.table import Edit, Effect, Input, Post, Pressed, Show
from bot.tables.cosmic.controls import Sure
from bot.tables.cosmic.people import votes
from bot.words.message import Language, Message
from bot.words.speech import speech
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import DE, EN

LINES = {8: 2, 9: 1, 10: 0}
"""Of ten challenges those that say how many are left, and how many that are."""


@dataclass
class Read(World):
    """A table whose messages are noted with the number of the challenge under way."""

    panels: list[tuple[int, str]] = field(default_factory=list)
    questions: list[tuple[int, str]] = field(default_factory=list)
    """Direct messages that ask."""

    def handle(self, event: Input) -> list[Effect]:
        effects = super().handle(event)
        for effect in effects:
            if isinstance(effect, Post | Edit) and not self.game.over:
                body, said = effect.body, (self.game.state.challenges, effect.body.text)
                choices = [menu.choice for menu in body.menus]
                choices += [button.choice for row in body.buttons for button in row]
                if body.panel:
                    self.panels.append(said)
                elif any(choice.startswith(("q_", "side_of")) for choice in choices):
                    self.questions.append(said)
        return effects

    def lines(self, language: Language) -> dict[int, str]:
        """The line of each challenge that has one."""
        return {number: speech(language)("cosmic-table-end-in-sight", left=left) for number, left in LINES.items()}


def played(language: Language = "en", most: int | None = 10, speed: str = "daily") -> Read:
    options = Options(bases_to_win=8) if most is None else Options(bases_to_win=8, challenges=most)
    world = Read(3, 2, seed=4, speed=speed, options=options, language=language)
    people.play_until(world, lambda now: now.over is not None or now.game.state.challenges > 10, most=20_000)
    return world


@pytest.mark.parametrize(("language", "speed"), [("en", "daily"), ("de", "live")])
def test_panel_and_questions_say_it_in_the_last_three_challenges_only(language: Language, speed: str) -> None:  # 7.7
    world = played(language, speed=speed)
    assert world.game.state.how == "length"
    lines = world.lines(language)
    for told in (world.panels, world.questions):
        assert {number for number, _ in told} >= {6, 7, *lines}
        for number, text in told:
            assert {one for one, line in lines.items() if line in text.split("\n")} == {number} & lines.keys()


def test_a_table_without_the_option_never_speaks_of_an_end() -> None:  # 7.7
    world = played(most=None)
    assert world.game.state.challenges > 10
    posted = [message.body.text for message in world.messages.values()]
    said = [text for _, text in (*world.panels, *world.questions)]
    assert not any("most foreign bases" in text for text in posted + said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_message_says_after_how_many_challenges_it_ends(language: Language) -> None:  # 7.7
    world = World(3, 2, language=language, options=Options(challenges=15))
    first = next(iter(world.messages.values())).body.text
    assert first.endswith(speech(language)("cosmic-table-begins-length", count=15))


def test_the_line_counts_down() -> None:
    assert [EN("cosmic-table-end-in-sight", left=left) for left in (2, 1, 0)] == [
        "-# 2 more challenges after this. Then most foreign bases wins.",
        "-# One more challenge after this. Then most foreign bases wins.",
        "-# Last challenge! Most foreign bases wins.",
    ]
    assert DE("cosmic-table-end-in-sight", left=0) == ("-# Letzte Begegnung! Die meisten fremden Basen gewinnen.")


# --- by vote ----------------------------------------------------------------------------------------------------------


def gone_on(challenges: int, some: int = 3, **kind: Any) -> Read:
    """A game without an end in sight, in its challenge of this number."""
    world = Read(4, some, seed=4, speed="daily", options=Options(bases_to_win=8), **kind)
    go_on(world, challenges)
    return world


def go_on(world: Read, challenges: int) -> None:
    people.play_until(world, lambda now: now.game.state.challenges >= challenges, most=30_000)
    assert world.game.state.challenges == challenges


def offers_it(world: Read) -> bool:
    (shown,) = [effect for effect in world.press(world.seats[0], 0, MORE) if isinstance(effect, Show)]
    return "vote_end" in [option.value for menu in shown.body.menus for option in menu.options]


def vote(world: Read, seat: Seat) -> str:
    """Somebody votes for it, and says once more that they want it."""
    asked = people.said(world.press(seat, 0, "vote_end"))
    assert EN("cosmic-table-vote-end", left=5) in asked
    return people.said(world.press(seat, 0, str(Sure(Ballot("end"), ""))))


def test_a_table_that_has_gone_on_for_long_ends_by_vote_after_five_more_challenges_and_says_so() -> None:  # 7.7
    world = gone_on(11)
    nobody_votes_for_an_end(world)
    go_on(world, 12)
    assert offers_it(world)
    assert vote(world, world.seats[0]) == EN("cosmic-table-voted")
    assert board.challenges_left(world.game.state) is None, "one of three is not enough"
    vote(world, world.seats[1])
    assert board.challenges_left(world.game.state) == 5
    told = [message.body.text for message in world.messages.values()]
    assert EN("cosmic-table-vote-done", motion=Message("cosmic-table-vote-end", left=5)) in told
    assert not offers_it(world)
    people.play_until(world, lambda now: now.over is not None, most=30_000)
    assert (world.game.state.how, world.game.state.challenges) == ("length", 17)
    for number, left in {15: 2, 16: 1, 17: 0}.items():
        for told_to in (world.panels, world.questions):
            texts = [text for one, text in told_to if one == number]
            assert texts
            assert all(EN("cosmic-table-end-in-sight", left=left) in text.split("\n") for text in texts)
    assert not any("more challenges after this" in text for number, text in world.panels if number < 15)


def nobody_votes_for_an_end(world: Read) -> None:
    assert not offers_it(world)
    world.press(world.seats[0], 0, str(Sure(Ballot("end"), "")))
    assert world.controller._record.votes == []


def test_nobody_votes_for_an_end_where_there_is_one() -> None:  # 7.7
    world = played(most=15)
    nobody_votes_for_an_end(world)
    with pytest.raises(NotAnOption):
        world.game.interrupt("end")


def test_no_moderator_gives_a_game_an_end_and_one_that_was_voted_survives_a_restart_and_is_no_step_to_take_back() -> (
    None
):  # 7.7, 8.12
    world = gone_on(12)
    world.handle(Pressed(world.at(), None, 0, "vote_end", "mod", moderator=True))
    world.handle(Pressed(world.at(), None, 0, str(Sure(Ballot("end"), "")), "mod", moderator=True))
    assert board.challenges_left(world.game.state) is None
    assert world.controller._record.votes == []
    before = votes.last_step(people.running(world))
    for seat in world.seats[:2]:
        vote(world, seat)
    assert votes.last_step(people.running(world)) == before
    world.restart()
    assert board.challenges_left(world.game.state) == 5
