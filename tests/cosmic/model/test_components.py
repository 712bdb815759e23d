"""Components of the game: players, tokens, destiny, edicts, flares (2), and what is no part of it (0.9)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.cosmic.engine.problems import problems
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.model.options import FLAGS, MAX_PLAYERS, MIN_PLAYERS
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, REMOVED, WARP
from bot.cosmic.words import question_text
from cogs.lookup import answer
from tests.cosmic.phases.test_setup import chosen, fresh
from tests.cosmic.table import Table
from tests.plain import words_of
from tests.words.voices import EN

WITHOUT_FLARE = {"cleaver", "miner", "processor", "stasis", "swap"}
APPENDIX_B = {
    *("amoeba", "anti_matter", "assassin", "calculator", "changeling", "chronos", "clone", "crystal"),
    *("cudgel", "dictator", "empath", "ethic", "filch", "hate", "healer", "laser"),
    *("loser", "machine", "macron", "magnet", "masochist", "mind", "mirror", "miser"),
    *("mutant", "oracle", "pacifist", "parasite", "philanthropist", "sorcerer", "spiff", "trader"),
    *("tripler", "vacuum", "virus", "void", "vulch", "warrior", "will", "zombie"),
    "orbital",
}


def test_two_to_six_players_each_with_one_of_six_colours_2_1_1() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 6)
    assert cards.COLOURS == ("red", "blue", "yellow", "purple", "light_blue", "orange")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        colours = [player.colour for player in chosen(fresh(players)).state.players]
        assert len(set(colours)) == players
        assert set(colours) <= set(cards.COLOURS)


@pytest.mark.parametrize("players", [2, 4])
def test_only_systems_of_players_are_in_the_game_2_1_2(players: int) -> None:
    state = chosen(fresh(players)).state
    played = {player.colour for player in state.players}
    homes = {token.place for token in state.tokens if not token.place.startswith("power.")}
    assert homes == {f"{colour}-{number}" for colour in played for number in range(1, 6)}
    shown = {cards.destiny_colour(card) for card in [*state.destiny, *state.destiny_discard]}
    assert shown == {*played, None}


def test_each_player_has_twenty_tokens_and_four_on_each_planet_2_1_3() -> None:
    state = fresh(6).state
    assert Counter(token.owner for token in state.tokens) == dict.fromkeys(range(6), 20)
    assert set(Counter(token.place for token in state.tokens).values()) == {4}


def test_a_token_is_in_one_place_and_that_place_exists_2_1_4() -> None:
    table = Table(hands={0: ["A20"], 1: ["A4"]}, flares="off", destiny=["blue"])
    places = {f"{colour}-{number}" for colour in cards.COLOURS[:4] for number in range(1, 6)}
    places |= {WARP, REMOVED, OFFENSE_CONE, DEFENSE_CONE}
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="card")
    assert {token.place for token in table.state.tokens} <= places
    assert table.at(OFFENSE_CONE, 2) > 0
    assert problems(table.state) == []
    table.state.tokens[0].place = "green-1"
    assert any("green-1" in problem for problem in problems(table.state))


def test_the_full_destiny_pile_has_26_cards_four_of_each_colour_and_two_wild_2_2_1() -> None:
    pile = cards.destiny_cards(cards.COLOURS, reverse=True)
    assert len(pile) == 26
    assert Counter(map(cards.destiny_colour, pile)) == dict.fromkeys(cards.COLOURS, 4) | {None: 2}


def test_the_edict_deck_is_that_of_the_rules_2_4_1() -> None:
    copies = Counter(card.split(".")[1] for card in cards.edict_cards())
    assert copies == {
        **dict.fromkeys(("flare_zap", "un_zap", "plague", "force_field", "emotion_control", "ionic_gas"), 1),
        **dict.fromkeys(("stellar_gas", "time_gash", "finder", "keeper", "sanity", "reincarnation"), 1),
        **dict.fromkeys(("hand_zap", "victory_boon", "quash"), 1),
        "cosmic_zap": 3,
        "card_zap": 2,
        "mobius_tubes": 2,
    }
    assert copies.total() == 22


def test_asteroids_bring_strange_attractor_as_the_23rd_edict_2_4_5() -> None:
    brought = registry.EXPANSIONS["asteroids"].cards(fresh(3, extras={"asteroids": "one_random"}).state)
    assert [cards.face(card) for card in brought] == ["edict.strange_attractor"]
    assert not any("strange_attractor" in card for card in cards.edict_cards())


def test_edicts_that_are_left_out_do_not_exist_2_4_6() -> None:
    left_out = {"insanity", "timegate", "rebirth", "solar_wind", "space_junk", "universal_amnesty", "omni_zap"}
    assert left_out.isdisjoint(registry.EDICTS)
    assert left_out.isdisjoint(cards.EDICTS)
    assert set(registry.EDICTS) == {*cards.EDICTS, "strange_attractor"}


def test_every_power_has_one_flare_with_two_texts_but_five_that_have_none_2_5_1() -> None:
    assert set(registry.POWERS) - set(registry.FLARES) == WITHOUT_FLARE
    assert {name for name, texts in registry.FLARES.items() if set(texts) != {"wild", "super"}} == set()
    assert set(registry.FLARES) >= APPENDIX_B
    assert len(APPENDIX_B) == 41
    flares = [cards.flare(name) for name in registry.FLARES]
    assert len(set(flares)) == len(flares)


def test_a_flare_is_drawn_and_dealt_like_any_card_2_5_3() -> None:
    hands = [card for seed in range(4) for player in chosen(fresh(6, seed)).state.players for card in player.hand]
    assert any(cards.kind(card) == "flare" for card in hands)
    assert not any(cards.is_challenge(card) for card in hands if cards.kind(card) == "flare")


def responses(flare: str, powers: tuple[str, ...] = ("", "", "", "")) -> set[str]:
    """List what seat 2, who holds all zaps, may answer when seat 0 plays this flare at the sides."""
    zaps = ["edict.cosmic_zap", "edict.card_zap", "edict.flare_zap", "edict.un_zap"]
    table = Table(powers, hands={0: ["A8", flare], 1: ["A9"], 2: [*zaps, "A1"], 3: ["A4"]})
    table.wish(0, "checkpoint.sides", flare).run(until="response")
    asked = next(ask for ask in table.open("response") if ask.seat == 2)
    return {cards.face(option) for option in words_of(asked) if option != "pass"}


def test_a_wild_flare_is_no_use_of_a_power_cosmic_zap_does_not_answer_it_2_5_8() -> None:
    assert responses("flare.amoeba") == {"edict.card_zap", "edict.flare_zap"}


def test_nothing_of_what_is_out_of_scope_is_in_the_game_0_9() -> None:
    out = ("lucre", "kicker", "reinforcement", "morph", "technology", "praw", "warp_", "prisoner", "comet", "hazard")
    everything = [*registry.POWERS, *registry.EDICTS, *registry.FLARES, *registry.EXPANSIONS, *FLAGS]
    assert [name for name in everything if any(word in name for word in out)] == []
    pack = cards.challenge_cards() + cards.edict_cards()
    assert {cards.kind(card) for card in pack} == {"attack", "compromise", "edict"}


def test_people_read_the_words_of_this_game_and_not_those_of_other_editions_1_1() -> None:
    other = re.compile(r"\b(hyperspace|colon(y|ies)|starships?|artifacts?|encounter cards?|envoy)\b", re.IGNORECASE)
    texts = {name: question_text.effect_text(EN, name) for name in (*registry.POWERS, *registry.EDICTS)}
    flares = ((name, side) for name, sides in registry.FLARES.items() for side in sides)
    texts |= {f"{name}, {side}": question_text.effect_text(EN, name, side) for name, side in flares}
    assert {name: text for name, text in texts.items() if other.search(text)} == {}
    assert len(texts) > 100


def test_all_powers_of_the_appendix_are_there_forty_classic_and_six_of_asteroids_2_7() -> None:
    classic = APPENDIX_B - {"orbital"}
    assert len(classic) == 40
    assert set(registry.POWERS) >= classic
    brought = {name for name, power in registry.POWERS.items() if power.expansion == "asteroids"}
    assert brought == {"orbital", *WITHOUT_FLARE}


def test_a_first_game_with_expansions_is_advised_upon_x7() -> None:
    told = answer("X7", "en").words
    assert "one expansion at a time" in told
    assert "three or more players" in told
