"""Signs of players and cards: before whatever they are named in messages, beside labels, never in pictures."""

from __future__ import annotations

import re

import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import Of
from bot.cosmic.model.holdings import COLOUR_OF
from bot.cosmic.model.options import Draft, FlagValue, Options
from bot.cosmic.words import things
from bot.tables.contract.table import Body, Edit, Post, Show
from bot.tables.cosmic.questions.labels import options, sign
from bot.words.message import Language
from bot.words.signs import CARDS, COLOURS, bare, every, of_colour, tagged
from tests.tables.cosmic import people
from tests.tables.cosmic.asked import gathered
from tests.tables.cosmic.world import World
from tests.words.voices import COMPLETE, DE, EN

MARKS = re.compile("|".join(one.plain for one in every()))


def test_options_carry_the_mark_of_the_player_or_of_the_planet_s_owner() -> None:
    found = set()
    for asked in gathered().asked:
        of, players = asked.question.of, asked.view.table.players
        for option in options(asked):
            if of is Of.PLAYERS and type(option.choice) is int:
                assert option.sign == of_colour(players[option.choice].colour)
                found.add("player")
            elif isinstance(option.choice, str) and option.choice in COLOUR_OF:
                assert option.sign == of_colour(COLOUR_OF[option.choice])
                found.add("planet")
            elif type(option.choice) is bool:
                assert option.sign == ""
                found.add("nobody")
            assert not MARKS.search(option.label)
    assert found == {"player", "planet", "nobody"}


def test_a_part_of_a_division_carries_the_mark_of_its_planet_and_other_places_none() -> None:
    asked = gathered().asked[0]
    assert sign(asked, {"orange-2": 1}) == COLOURS["orange"].plain
    assert sign(asked, {"warp": 1}) == sign(asked, {"orange-2": 1, "red-1": 1}) == ""


def test_the_panel_names_who_decides_behind_their_mark_and_alt_texts_have_no_marks() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    (status,) = (one.body for one in world.press(world.seats[0], 0, "status") if isinstance(one, Show))
    bodies: list[Body] = [message.body for message in world.messages.values()]
    names = "|".join(map(re.escape, world.controller._record.names))
    assert re.search(rf"\*\*(?:{MARKS.pattern}) (?:{names})\*\*", status.text)
    assert not any(MARKS.search(body.picture.alt) for body in bodies if body.picture is not None)


@pytest.mark.parametrize("draft", ["dealt", "turns"])
def test_nobody_has_a_mark_before_the_colours_are_chosen(draft: Draft) -> None:
    world = World(3, 3, seed=5, speed="daily", options=Options(draft=draft))
    people.play_until(world, lambda now: now.game.state.challenges > 0)
    told = "\n".join(entry.text for entry in world.controller._record.chronicle.entries)
    seated, _, rest = told.partition("\n")
    assert seated.startswith("Clockwise: ")
    assert not MARKS.search(seated), "the colours in which they sit down are not theirs yet"
    assert MARKS.search(rest)


@pytest.mark.parametrize("language", COMPLETE)
def test_everybody_stands_behind_their_mark_wherever_they_are_named_and_no_label_or_alt_text_has_one(
    language: Language,
) -> None:
    extras: dict[str, FlagValue] = {"zodiac": True, "skill_tokens": True, "asteroids": "three_spaced", "moons": True}
    named = ("Ana", "Benno", "Cyrill")
    world = World(3, 3, seed=5, speed="daily", names=named, language=language, options=Options(extras=extras))
    people.play_until(world, lambda now: now.game.state.challenges > 0)
    chosen = len(world.effects)
    people.play_until(world, lambda now: now.game.state.challenges == 3)
    wanted = ("log", "why", "board", "powers", "status", "help", "plan")
    looks = [world.press(world.seats[0], 0, what) for what in wanted]
    shown = [*world.effects[chosen:], *(effect for look in looks for effect in look)]
    bodies = [effect.body for effect in shown if isinstance(effect, Post | Edit | Show)]
    assert len(bodies) > 20
    for body in bodies:
        for found in re.finditer(rf"(.?.?)\b(?:{'|'.join(named)})\b", body.text):
            assert MARKS.match(found[1]), body.text
        labels = [button.label for row in body.buttons for button in row]
        labels += [f"{one.label} {one.description}" for menu in body.menus for one in menu.options]
        assert not any(map(MARKS.search, labels))
        assert body.picture is None or not MARKS.search(body.picture.alt)


def test_the_options_of_a_log_carry_the_mark_of_whoever_begins_the_challenge() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 8)
    (shown,) = (one for one in world.press(world.seats[0], 0, "log") if isinstance(one, Show))
    (menu,) = shown.body.menus
    players = zip(world.controller._record.names, world.game.state.players, strict=True)
    signs = {name: of_colour(player.colour) for name, player in players}
    assert len(menu.options) > 5
    for option in menu.options:
        assert any(name in option.label and option.emoji == sign for name, sign in signs.items())


def test_a_card_stands_behind_the_sign_of_its_kind_in_a_text_and_not_on_a_label() -> None:
    card_zap = tagged("edict", "card_zap")
    kinds = {"A12.1": "⚔️", "C": "🤝", "edict.card_zap.2": card_zap, "flare.zombie": "🔥", "zodiac.leo.1": "♌"}
    for card, sign_of_kind in kinds.items():
        for say in (EN, DE):
            plain = say.message(things.card(card))
            assert say.signed.message(things.card(card)) == f"{sign_of_kind} {plain}"
            assert not MARKS.search(say("cosmic-ask-card", card=things.card(card)))
    assert bare(EN.signed.message(things.card("edict.card_zap.2"))) == "📜 Card Zap"
    assert EN.signed("cosmic-ask-card", card=things.card("A12.1")) == "⚔️ Attack 12"
    assert EN.signed("cosmic-several", count=2, card=things.card("C")) == "2 × 🤝 compromise"


def test_options_carry_the_signs_of_cards_and_no_control_in_public_does() -> None:
    cards = {one.plain for one in CARDS.values()} - {CARDS["edict"].plain}
    cards |= {tagged("edict", "card_zap"), tagged("edict", "cosmic_zap")}
    assert cards <= {sign(asked, option.choice) for asked in gathered().asked for option in options(asked)}
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 3)
    public = [post.body for post in world.effects if isinstance(post, Post) and post.place == "thread"]
    carried = {one.emoji for body in public for menu in body.menus for one in menu.options}
    carried |= {button.emoji for body in public for row in body.buttons for button in row}
    assert len(public) > 5
    assert not carried & cards


def test_powers_and_sides_carry_their_emblems_where_they_are_chosen() -> None:
    found = {(asked.question.of, sign(asked, option.choice)) for asked in gathered().asked for option in options(asked)}
    powers = {tagged("power", name) for name in registry.POWERS}
    assert {one for of, one in found if of is Of.OFFERS} & powers
    assert {one for of, one in found if of in (Of.POWERS, Of.POWER_CARDS)} & powers
    assert {tagged("role", "offense"), tagged("role", "defense")} <= {one for _, one in found}


@pytest.mark.parametrize("language", COMPLETE)
def test_powers_and_roles_are_named_behind_their_emblems_and_read_well_without(language: Language) -> None:
    world = World(3, 3, seed=5, speed="daily", language=language)
    people.play_until(world, lambda now: now.game.state.challenges == 4)
    texts = []
    for what in ("log", "board", "powers", "help"):
        texts += [effect.body.text for effect in world.press(world.seats[0], 0, what) if isinstance(effect, Show)]
    logged = texts[0]
    named = {card.power for card in world.game.state.powers}
    for name in named:
        behind = re.compile(f"{tagged('power', name)} \\**{things.power(name)}")
        assert sum(bool(behind.search(text)) for text in texts) >= 2, name
    texts += [effect.body.text for effect in world.effects if isinstance(effect, Post | Edit | Show)]
    for role in ("offense", "defense"):
        assert any(tagged("role", role) in text for text in texts), role
        assert tagged("role", role) not in logged, f"{role} stands in words there"
    assert tagged("role", "ally") not in logged
    for text in texts:
        assert not re.search("[\U000e0000-\U000e007f\u2060]|  ", bare(text))
