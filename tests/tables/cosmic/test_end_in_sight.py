"""A table says before the game how many challenges it plays at most, and in the last three what is left (7.7)."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.cosmic.model.options import Options
from bot.tables.contract.table import Edit, Effect, Input, Post
from bot.words.language import Language
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

    def take(self, event: Input) -> list[Effect]:
        effects = super().take(event)
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
        "-# 2 challenges are left after this one; then most foreign bases win.",
        "-# One challenge is left after this one; then most foreign bases win.",
        "-# This is the last challenge; then most foreign bases win.",
    ]
    assert DE("cosmic-table-end-in-sight", left=0) == (
        "-# Das ist die letzte Begegnung; dann gewinnen die meisten fremden Basen."
    )
