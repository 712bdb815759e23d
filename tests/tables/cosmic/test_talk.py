"""Comments of computer players on a challenge: one line at most, true of what all have seen, and if wanted."""

from __future__ import annotations

import msgspec
import pytest

from bench._gallery.samples import SAMPLES
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.story import Story
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import story_words
from bot.cosmic.words.expansion_words import Names
from bot.play.games.kinds import CosmicKind
from bot.play.rosters import Seated
from bot.tables.contract.table import Edit, Post, Reply, Show
from bot.tables.cosmic import table_options
from bot.words.message import Language
from bot.words.options import BadOption
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Fay")
VIEWS = {sample.file: sample.view for sample in SAMPLES}
PEOPLE = ("", "", "", "", "", "")


def table(**foreign: int) -> TableView:
    """Six players in the order of red, blue, yellow, orange, light blue and purple, with as many foreign bases."""
    picture = VIEWS["board-six"]
    assert isinstance(picture, BoardPicture)
    seen = picture.table
    players = tuple(
        msgspec.structs.replace(player, foreign=foreign.get(f"s{player.seat}", 0)) for player in seen.players
    )
    return msgspec.structs.replace(seen, players=players)


def said(story: Story, tempers: tuple[str, ...], seen: TableView | None = None, language: Language = "en") -> str:
    seen = table() if seen is None else seen
    return story_words.said(story, seen, tempers, Names(NAMES, seen.colours), language)


def won_by(side: str, number: int = 2, *, landed: bool = True) -> Story:
    """Ana attacks Dot on her first planet."""
    colour = table().players[3].colour
    story = Story(number, 0, 3, f"{colour}-1", side, landed=landed and side == "offense")
    story.allies = {"offense": [1], "defense": [4]}
    return story


def test_the_winner_speaks_first_then_the_loser_then_a_helper() -> None:
    story = won_by("offense")
    everybody = ("bold", "sly", "careful", "sly", "careful", "bold")
    assert said(story, everybody) == "-# Ana: “Thanks for the planet, Dot. Who's next?”"
    assert said(story, ("", *everybody[1:])) == "-# Dot: “Enjoy it, Ana. I'll be back.”"
    assert said(story, ("", "sly", "", "", "careful", "bold")) == "-# Ben: “I was only passing by.”"
    assert said(story, ("", "", "bold", "", "sly", "bold")) == ""


def test_a_third_who_made_the_deal_has_a_word_to_say_as_well_p3_diplomat() -> None:
    story = won_by("deal", 3)
    story.dealers = [0, 3, 5]
    assert said(story, ("", "", "", "", "", "careful")) == "-# Fay: “Thank you, Dot. That's better than a fight.”"
    assert said(story, ("", "careful", "", "", "", "")) == ""


def test_people_are_never_quoted() -> None:
    for side in ("offense", "defense", "deal", "no_deal", "both_lost"):
        assert said(won_by(side), PEOPLE) == ""


def test_it_depends_on_the_temperament_and_speaks_the_tables_language() -> None:
    story = won_by("defense")
    lines = {temper: said(story, ("", "", "", temper, "", "")) for temper in ("bold", "careful", "sly")}
    assert len(set(lines.values())) == 3
    assert said(story, ("", "", "", "bold", "", ""), language="de").startswith("-# Dot: „")


def test_a_planet_is_only_spoken_of_by_whom_it_was_taken_from_or_kept() -> None:
    elsewhere = won_by("offense", landed=False)
    assert said(elsewhere, ("bold", "", "", "bold", "", "")).startswith("-# Dot:")
    kept = won_by("defense")
    kept.target = f"{table().players[2].colour}-1"
    assert said(kept, ("bold", "", "", "bold", "", "")).startswith("-# Ana:")


def test_whoever_lacks_one_base_and_leads_says_so() -> None:
    near = table(s0=table().goal(0) - 1)
    assert "galaxy is mine" in said(won_by("offense"), ("bold", "", "", "", "", ""), near)
    both = table(s0=1, s3=table().goal(3) - 1)
    assert "galaxy" not in said(won_by("offense"), ("bold", "", "", "", "", ""), both)


def quotes(world: World) -> list[list[str]]:
    """Of each message that tells a challenge, its lines of talk."""
    texts = [effect.body.text for effect in world.effects if isinstance(effect, (Post, Edit))]
    told = [text.split("\n") for text in texts if text.startswith("Challenge ")]
    return [[line for line in lines if line.startswith("-# ") and "“" in line] for lines in told]


@pytest.mark.parametrize("talks", [True, False])
def test_a_challenge_has_one_line_at_most_and_none_where_nobody_wants_them(talks: bool) -> None:
    world = World(4, 1, seed=4, speed="daily")
    world.controller._record.talks = talks
    people.play_until(world, lambda now: now.game.state.challenges > 5)
    found = quotes(world)
    assert all(len(lines) <= 1 for lines in found)
    assert any(found) is talks


def test_whoever_sits_there_mutes_the_computers_by_a_button_and_lets_them_talk_again() -> None:
    world = World(4, 1, seed=4, speed="daily")
    world.controller._record.talks = True
    for choice, label, answer in (
        ("talk_off", EN("cosmic-table-mute"), EN("cosmic-table-talk-off")),
        ("talk_on", EN("cosmic-table-unmute"), EN("cosmic-table-talk-on")),
    ):
        (shown,) = [one for one in world.press(0, 0, "more") if isinstance(one, Show)]
        every = [option for menu in shown.body.menus for option in menu.options]
        options = [option for option in every if option.value.startswith("talk_")]
        assert [(option.value, option.label) for option in options] == [(choice, label)]
        assert [one.text for one in world.press(0, 0, choice) if isinstance(one, Reply)] == [answer]
    world.press(0, 0, "talk_off")
    people.play_until(world, lambda now: now.game.state.challenges > 5)
    assert not any(quotes(world))


def test_who_only_watches_mutes_nobody_and_people_alone_have_nobody_to_mute() -> None:
    world = World(4, 1, seed=4, speed="daily")
    world.controller._record.talks = True
    (refused,) = [one.text for one in world.press(None, 0, "talk_off") if isinstance(one, Reply)]
    assert refused == EN("cosmic-table-not-seated")
    assert world.controller._record.talks
    for seat, seen in ((None, world), (0, World(2, 2, seed=4, speed="daily"))):
        assert not [one for one in people.acts(seen.press(seat, 0, "more")) if one.startswith("talk_")]
    for choice in ("talk_off", "talk_on"):
        assert [one.text for one in seen.press(0, 0, choice) if isinstance(one, Reply)] == [
            EN("cosmic-table-talk-nobody")
        ]
    assert seen.controller._record.talks is World(2, 2, seed=4, speed="daily").controller._record.talks


@pytest.mark.parametrize(("chosen", "talks"), [({}, True), ({"talk": "on"}, True), ({"talk": "off"}, False)])
def test_the_lobby_chooses(chosen: dict[str, str], talks: bool) -> None:
    controller = CosmicKind().begin(1, [Seated("Ana", 1), Seated("Ben", 2)], chosen, 5)
    assert controller._record.talks is talks


def test_other_values_are_refused() -> None:
    with pytest.raises(BadOption):
        table_options.check({"talk": "a little"})
