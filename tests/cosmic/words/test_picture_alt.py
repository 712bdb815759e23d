"""Alt texts say what is on the Cosmic pictures, within Discord's limit, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bench._gallery.samples import SAMPLES
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_facts import end_picture, hand_picture
from bot.cosmic.seen.picture_views import BoardPicture, HandCard, HandPicture, RevealPicture, Settled, ThenNow
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import CallView, UseView
from bot.cosmic.words import alt
from bot.words.message import Language
from proving.cosmic.walk import Walk
from tests.cosmic.seen.test_reveal import walked
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
LONG = tuple(f"{letter} Wolfeschlegelsteinhausenbergerdorff" for letter in "ABCDEF")
VIEWS = {sample.file: sample.view for sample in SAMPLES}


def board(file: str) -> BoardPicture:
    view = VIEWS[file]
    assert isinstance(view, BoardPicture)
    return view


def test_a_board_tells_the_challenge_first() -> None:
    assert alt.board(board("board-six")).startswith(
        "Challenge 27, phase 7 Cards. Ana attacks Dario on planet 3: 6 tokens against 7. "
        "Offensive allies: Esra 2. Defensive allies: Benedikt 3, Finn 1. "
        "Ana has laid a card; Dario is choosing a card. "
        "Foreign bases: Ana 3 of 5; Benedikt 2 of 5;"
    )


def test_a_board_tells_warp_zaps_dormancy_and_who_left() -> None:
    warp = "Warp: Ana 2; Benedikt 3; Cleo 1; Dario 1; Esra 6; Finn 8."
    states = "Zapped: Benedikt (Virus, Will). Dormant: Finn (Tripler, Loser)."
    assert f"{warp} {states}" in alt.board(board("board-six"))
    assert "Left: محمد." in alt.board(board("board-crowd"))


def test_a_board_says_who_is_away_and_until_when() -> None:
    view = msgspec.structs.replace(board("board-six"), away=((1, 1_798_761_600_000), (4, 0)))
    assert " Away: Benedikt until 1 Jan and Esra. " in alt.board(view)
    assert " Abwesend: Benedikt bis 1. Jan und Esra. " in alt.board(msgspec.structs.replace(view, language="de"))
    assert "Away" not in alt.board(board("board-six"))


def test_a_board_tells_who_is_ahead_of_somebody() -> None:
    view = board("board-six")
    assert "Finn 3 of 5. Ahead: Ana, Cleo, Esra and Finn. Warp:" in alt.board(view)
    assert "Vorn: Ana, Cleo, Esra und Finn." in alt.board(msgspec.structs.replace(view, language="de"))
    seen = view.table
    nearer = tuple(msgspec.structs.replace(one, discount=1 if one.seat == 3 else 0) for one in seen.players)
    assert msgspec.structs.replace(seen, players=nearer).leading == (0, 2, 3, 4, 5)
    gone = tuple(msgspec.structs.replace(one, active=one.seat in (1, 3)) for one in seen.players)
    assert msgspec.structs.replace(seen, players=gone).leading == ()


def test_a_long_board_tells_planets_with_foreigners_first_and_says_where_the_rest_is() -> None:
    words = alt.board(board("board-six"))
    assert "Ana's planets: 3 Benedikt 1, Cleo 1; 4 Ana 2, Esra 2. Benedikt's planets: 2 Benedikt 2, Ana 1;" in words
    assert words.endswith(". Full list: the board as text.")
    assert alt.LIMIT - 60 < len(words) <= alt.LIMIT
    assert alt.board(board("board-two")).endswith("; 1 Esra 4; 3 Esra 3; 5 Esra 4.")


def test_a_players_planets_are_named_once() -> None:
    words = alt.board(board("board-burned"))
    assert all(words.count(f"{name}'s planets: ") == 1 for name in ("Ana", "Ben", "Cleo", "Dario"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Announced for this challenge: Cleo Loser, Ana Mirror flare."),
        ("de", "Für diese Begegnung angesagt: Cleo Loser, Ana Mirror-Flare."),
    ],
)
def test_a_board_tells_what_was_announced_for_later(language: Language, told: str) -> None:
    view = board("board-six")
    assert view.table.challenge is not None
    calls = (CallView(2, "loser", flare=False), CallView(0, "mirror", flare=True), CallView(2, "loser", flare=False))
    challenge = msgspec.structs.replace(view.table.challenge, calls=calls)
    table = msgspec.structs.replace(view.table, challenge=challenge)
    assert told in alt.board(msgspec.structs.replace(view, table=table, language=language))
    assert "nnounced" not in alt.board(view)


def test_a_german_board_speaks_german() -> None:
    words = alt.board(board("board-three"))
    assert words.startswith("Begegnung 3, Phase 8 Aufdecken. Jörg greift Ana auf Planet 3 an: 3 Steine gegen 3.")
    assert "Jörg hat Angriff 14 gespielt; Ana hat Angriff 20 gespielt." in words


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_walked_boards_stay_within_the_limit_and_end_whole(names: tuple[str, ...], language: Language) -> None:
    walk = Walk(3, 6, Options(powers_per_player=2))
    for step in range(240):
        walk.step()
        if step % 12:
            continue
        table = see_table(walk.game.state)
        words = alt.board(BoardPicture(table, names, "cards", language=language))
        assert len(words) <= alt.LIMIT
        assert words.endswith(".")
        for player in table.players:
            assert f"{player.foreign} {'of' if language == 'en' else 'von'} 5" in words


def test_no_hidden_card_changes_the_alt_text_of_a_board() -> None:  # 2.1.5
    walk = Walk(8, 4, Options())
    compared = 0
    for _ in range(200):
        walk.step()
        state = walk.game.state
        if not state.players or not any(player.hand for player in state.players):
            continue
        before = alt.board(BoardPicture(see_table(state), NAMES[:4], "cards"))
        hands = [list(player.hand) for player in state.players]
        for player in state.players:
            player.hand = ["C.1"] * len(player.hand)
        assert alt.board(BoardPicture(see_table(state), NAMES[:4], "cards")) == before
        compared += 1
        for player, hand in zip(state.players, hands, strict=True):
            player.hand = hand
    assert compared > 100


def test_a_hand_is_told_by_the_numbers_of_its_buttons() -> None:
    view = HandPicture((HandCard("A20.1", True), HandCard("C.3", False, 2), HandCard("flare.will", True)), "A4.1")
    assert alt.hand(view) == (
        "Playable now: 1, 3. You hold 4 cards. 1: attack 20. 2: 2 × compromise. 3: Will flare. Laid: attack 4."
    )
    assert alt.hand(HandPicture(())) == "You have no cards in hand."


def test_a_walked_hand_names_all_its_cards() -> None:
    walk = Walk(2, 3, Options())
    walk.run(100)
    view = hand_picture(see_seat(walk.game.state, 1), ())
    words = alt.hand(view)
    assert all(f"{at}: " in words for at in range(1, len(view.cards) + 1))
    assert "You can't play any of these now." in words


def test_a_reveal_tells_both_sums_line_by_line() -> None:
    view = VIEWS["reveal-virus"]
    assert isinstance(view, RevealPicture)
    assert alt.reveal(view) == (
        "Ana wins 28–22. Ana: attack 14, Ana's 4 tokens, Esra's 2 tokens, Macron and Mirror +8. "
        "Dario: attack 6, Dario's 3 tokens, Benedikt's 3 tokens, Finn's token, Virus +9. "
        "6 tokens land on Dario's planet 3 · 7 to the warp."
    )


def test_a_side_without_a_card_tells_its_tokens_alone() -> None:
    view = VIEWS["reveal-virus"]
    assert isinstance(view, RevealPicture)
    offense = msgspec.structs.replace(view.offense, card="", lines=view.offense.lines[1:2])
    words = alt.reveal(msgspec.structs.replace(view, outcome="repulsed", offense=offense))
    assert words.startswith("Repulsed. Ana's 4 tokens. Dario: ")


def test_before_a_planet_is_chosen_no_tokens_are_compared() -> None:
    words = alt.board(board("board-crowd"))
    assert "Ana attacks 🦊🦊. Destiny: 🦊🦊. Foreign bases:" in words


def test_every_number_of_a_walked_reveal_is_in_its_alt_text() -> None:
    for shown, _ in walked(2, 6, Options(powers_per_player=2), 600):
        words = alt.reveal(msgspec.structs.replace(shown, names=NAMES))
        assert len(words) <= alt.LIMIT
        for side in (shown.offense, shown.defense):
            assert side.total is None or shown.outcome not in ("offense", "defense") or str(side.total) in words
            for line in side.lines:
                assert str(abs(line.value)) in words


def test_an_end_tells_winner_reason_and_everybodys_bases() -> None:
    walk = Walk(5, 2, Options(bases_to_win=3))
    assert walk.run(5_000)
    table = see_table(walk.game.state)
    words = alt.end(end_picture(table, NAMES[:2]))
    winners = " and ".join(NAMES[seat] for seat in table.winners)
    assert words.startswith(f"{winners} win")
    for player in table.players:
        assert f"{NAMES[player.seat]} {player.foreign} of 3" in words


@pytest.mark.parametrize("language", COMPLETE)
def test_an_end_counts_for_everybody_as_many_bases_as_they_needed(language: Language) -> None:
    seen = see_table(Walk(5, 2, Options(bases_to_win=3)).game.state)
    leader = msgspec.structs.replace(seen.players[0], discount=1)
    table = msgspec.structs.replace(seen, players=(leader, *seen.players[1:]), winners=(0,), how="bases")
    words = alt.end(end_picture(table, NAMES[:2], language))
    of = "of" if language == "en" else "von"
    assert f"Ana 0 {of} 2" in words
    assert f"{NAMES[1]} 0 {of} 3" in words
    assert ("2 foreign bases" if language == "en" else "2 fremde Basen") in words


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Challenge 9, phase 10 End. Ana wins 28–22. Ana attacked Dario on planet 3. Foreign bases:"),
        (
            "de",
            "Begegnung 9, Phase 10 Ende. Ana gewinnt 28 : 22. Ana hat Dario auf Planet 3 angegriffen.",
        ),
    ],
)
def test_after_the_outcome_a_board_tells_the_result_and_no_empty_sides(language: Language, told: str) -> None:
    assert alt.board(msgspec.structs.replace(board("board-result"), language=language)).startswith(told)


@pytest.mark.parametrize(("totals", "told"), [((9, 22), "the lower total wins"), ((22, 9), "")])
def test_after_the_outcome_a_board_tells_that_the_lower_total_has_won(totals: tuple[int, int], told: str) -> None:
    view = board("board-result")
    assert view.table.challenge is not None
    sides = (view.table.challenge.offense, view.table.challenge.defense)
    offense, defense = (msgspec.structs.replace(side, total=one) for side, one in zip(sides, totals, strict=True))
    now = msgspec.structs.replace(view.table.challenge, offense=offense, defense=defense)
    words = alt.board(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, challenge=now)))
    assert f"Ana wins {totals[0]}–{totals[1]}{': ' if told else ''}{told}. Ana attacked" in words


@pytest.mark.parametrize(
    ("file", "language", "told"),
    [
        ("reveal-tie", "en", "A tie goes to the defense. 5 to the warp."),
        ("reveal-tie", "de", "Bei Gleichstand gewinnt die Abwehr. 5 in den Warp."),
        ("reveal-lower", "en", "The lower total wins (Anti-Matter). 1 to the warp."),
        ("reveal-lower", "de", "Die kleinere Summe gewinnt (Anti-Matter). 1 in den Warp."),
    ],
)
def test_a_reveal_tells_why_a_tie_or_the_lower_total_wins(file: str, language: Language, told: str) -> None:
    view = VIEWS[file]
    assert isinstance(view, RevealPicture)
    assert alt.reveal(msgspec.structs.replace(view, language=language)).endswith(told)


def choosing(view: BoardPicture, *numbers: tuple[str, int], language: Language = "en") -> str:
    return alt.board(msgspec.structs.replace(view, numbers=numbers, language=language))


def test_planets_of_one_owner_that_may_be_chosen_are_told_together() -> None:
    view = board("board-two")
    first, other = view.table.colours
    numbers = [(f"{first}-{at}", at) for at in (1, 3, 5)] + [(f"{other}-{at}", at) for at in (1, 2, 3, 4)]
    told = choosing(view, *numbers, (f"{other}-moon1", 1))
    assert told.startswith("Choose: Cleo's planets 1, 3 and 5; Esra's planets 1, 2, 3 and 4; Esra's moon 1. Challenge ")
    told = choosing(view, (f"{first}-2", 2), (f"{other}-1", 1), (f"{other}-5", 5), language="de")
    assert told.startswith("Zur Wahl: Planet 2 von Cleo; Planeten 1 und 5 von Esra. ")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_challenge_is_told_beside_as_many_places_as_there_are(language: Language) -> None:
    view = board("board-six")
    numbers = [(planet.id, at) for at, planet in enumerate(view.table.planets, 1)]
    view = msgspec.structs.replace(view, names=tuple(f"{'Maximiliane von Hohenfels':x<31}{seat}" for seat in range(6)))
    told = choosing(view, *numbers, language=language)
    assert len(told) <= alt.LIMIT
    assert view.table.challenge is not None
    assert f" {view.table.challenge.number}, " in told
    assert not told.endswith("…")


def test_of_two_boards_each_is_told_by_its_challenge_or_that_there_was_none_yet() -> None:
    now = board("board-two")
    then = msgspec.structs.replace(now, table=msgspec.structs.replace(now.table, challenge=None))
    told = alt.then_now(ThenNow(then, now))
    assert told.startswith(
        "Two boards: left as it was before the first challenge, right as it is now in challenge 9. Challenge 9, "
    )
    assert alt.then_now(ThenNow(now, now)).startswith("Two boards: left as it was in challenge 9, right ")


def test_a_reveal_has_the_minus_of_its_picture() -> None:
    view = VIEWS["reveal-lower"]
    assert isinstance(view, RevealPicture)
    assert "Anti-Matter −4." in alt.reveal(view)


def test_a_board_tells_destiny_what_is_announced_and_the_piles() -> None:
    two = alt.board(board("board-two"))
    assert "Cleo is the offense. Destiny: wild. Foreign bases:" in two
    assert "Cards in hand: Cleo 6; Esra 4. Deck 55, discard 3, destiny 6." in two
    assert "Destiny: 🦊🦊." in alt.board(board("board-crowd"))
    assert "Angesagt: " in alt.board(board("board-three"))
    assert "Destiny: " not in alt.board(board("board-six"))


def test_a_flare_that_is_announced_is_called_one() -> None:
    view = board("board-two")
    for source, told in (("flare", "Announced: Esra Virus flare."), ("power", "Announced: Esra Virus.")):
        stack = (UseView(1, source, "virus", None, False),)
        assert told in alt.board(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, stack=stack)))


def test_what_is_announced_before_there_is_a_defense_is_told() -> None:
    view = board("board-two")
    assert view.table.challenge is not None
    assert view.table.challenge.defense.seat is None
    called = msgspec.structs.replace(view.table.challenge, calls=(CallView(0, "loser", False),))
    told = alt.board(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, challenge=called)))
    assert "Announced for this challenge: Cleo Loser." in told


def test_a_board_tells_what_destiny_was_decreed_to_show() -> None:
    view = board("board-two")
    assert view.table.challenge is not None
    decreed = msgspec.structs.replace(view.table.challenge, colour=view.table.colours[1])
    told = alt.board(msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, challenge=decreed)))
    assert "Destiny: Esra." in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Esra gets 2 cards. Cleo gets a base on Esra's planet 3 and 1 captive token back. Target:"),
        ("de", "Esra bekommt 2 Karten. Cleo bekommt eine Basis auf Planet 3 von Esra und 1 gefangenen Stein zurück."),
    ],
)
def test_a_deal_tells_what_changed_hands(language: Language, told: str) -> None:
    view = VIEWS["reveal-deal"]
    assert isinstance(view, RevealPicture)
    settled = (view.settled[0], msgspec.structs.replace(view.settled[1], freed=1))
    words = alt.reveal(msgspec.structs.replace(view, settled=settled, language=language))
    assert told in words
    nothing = alt.reveal(msgspec.structs.replace(view, settled=(Settled(), Settled(3)), language=language))
    assert ("Esra gets nothing." if language == "en" else "Esra bekommt nichts.") in nothing


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Esra loses no token. Cleo loses 3 tokens. 3 to the warp."),
        ("de", "Esra verliert keinen Stein. Cleo verliert 3 Steine. 3 in den Warp."),
    ],
)
def test_no_deal_tells_who_lost_how_many(language: Language, told: str) -> None:
    view = VIEWS["reveal-deal"]
    assert isinstance(view, RevealPicture)
    settled = (Settled(), Settled(lost=3))
    failed = msgspec.structs.replace(view, outcome="no_deal", lost=3, settled=settled, language=language)
    assert alt.reveal(failed).endswith(told)


@pytest.mark.parametrize(
    ("language", "outcome", "told"),
    [
        (
            "en",
            "deal",
            (
                "A deal between Esra, Cleo and Ana. Esra: attack 20, counts as a compromise",
                "Esra gets a base on Cleo's planet 3. Cleo gets 1 card, a base on Esra's planet 3 and a base on Ana's "
                "planet 2. Ana gets 2 cards. Target:",
            ),
        ),
        ("en", "no_deal", ("No deal between Esra, Cleo and Ana. Esra: ", "Ana loses no token.")),
        ("de", "deal", ("Ein Handel zwischen Esra, Cleo und Ana. Esra: ", "Ana bekommt 2 Karten.")),
        ("de", "no_deal", ("Kein Handel zwischen Esra, Cleo und Ana. Esra: ", "Ana verliert keinen Stein.")),
    ],
)
def test_a_deal_of_three_names_all_three_p3_diplomat(language: Language, outcome: str, told: tuple[str, ...]) -> None:
    view = VIEWS["reveal-deal-three"]
    assert isinstance(view, RevealPicture)
    words = alt.reveal(msgspec.structs.replace(view, outcome=outcome, language=language))
    assert words.startswith(told[0])
    assert told[1] in words


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A deal between Finn and Cleo. Esra: attack 20, counts as a compromise, Esra's 3 tokens."),
        ("de", "Finn handelte an der Stelle von Esra. Finn bekommt eine Basis auf Planet 3 von Cleo."),
    ],
)
def test_whoever_dealt_for_a_main_player_is_told(language: Language, told: str) -> None:
    view = VIEWS["reveal-deal-three"]
    assert isinstance(view, RevealPicture)
    replaced = msgspec.structs.replace(view, dealers=(5, 2), settled=view.settled[:2], language=language)
    assert told in alt.reveal(replaced)


@pytest.mark.parametrize(
    ("language", "phase", "outcome", "told"),
    [
        ("en", "deal", "deal", "Ana, Dario and Benedikt deal with each other. Foreign bases:"),
        ("en", "outcome", "no_deal", "No deal between Ana, Dario and Benedikt. Ana attacked Dario"),
        ("de", "outcome", "deal", "Ein Handel zwischen Ana, Dario und Benedikt. Ana hat Dario"),
    ],
)
def test_a_board_tells_who_deals_where_it_is_not_the_main_players_alone(
    language: Language, phase: Any, outcome: str, told: str
) -> None:
    view = board("board-six")
    assert view.table.challenge is not None
    now = msgspec.structs.replace(view.table.challenge, dealers=(0, 3, 1), outcome=outcome)
    table = msgspec.structs.replace(view.table, challenge=now, stack=())
    assert told in alt.board(msgspec.structs.replace(view, table=table, phase=phase, language=language))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Repulsed. Ana attacked Dario on planet 3. 1 Weapon against 2 Shields."),
        ("de", "Abgeschlagen. Ana hat Dario auf Planet 3 angegriffen. 1 Weapon gegen 2 Shields."),
    ],
)
def test_a_repulsed_challenge_tells_weapons_and_shields(language: Language, told: str) -> None:
    view = VIEWS["reveal-repulsed"]
    assert isinstance(view, RevealPicture)
    assert alt.reveal(msgspec.structs.replace(view, language=language)) == told


def test_burned_planets_are_named() -> None:
    words = alt.board(board("board-burned"))
    assert "Burned: Ana's planet 4, Ana's planet 5 and Dario's planet 2." in words
    assert "Burned" not in alt.board(board("board-four"))


def test_planets_of_a_second_colour_are_named_by_it() -> None:
    words = alt.board(board("board-pygmy"))
    assert "light blue 2 Ana 1, Ben 1, Cleo 2" in words
