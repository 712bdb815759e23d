"""Views show what may be seen and nothing else."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView, TableView
from bot.kernel.codec import decode, encode
from bot.kernel.event import visible
from proving.cosmic.walk import Walk
from tests.kernel.saved_types import foreign_types


def hidden(state: CosmicState) -> list[str]:
    """Cards of hands, of the deck, and challenge cards that lie face down, as they read in JSON."""
    found = [*state.deck, *(card for player in state.players for card in player.hand)]
    found += [aside.card for aside in state.aside if aside.hidden]
    if not state.challenge.revealed:
        sides = (state.challenge.offense, state.challenge.defense)
        found += [side.card for side in sides if side.card is not None and not side.shown]
    return [f'"{card}"' for card in found]


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_is_in_a_view_of_others_but_what_its_seat_was_told_before(seed: int) -> None:  # 2.1.5
    walk = Walk(seed, 4, Options(powers_per_player=1 + seed % 2))
    heard: dict[int, str] = dict.fromkeys(range(4), "")
    for _ in range(150):
        if walk.game.over:
            break
        told = walk.step()
        state = walk.game.state
        public = encode(see_table(state)).decode()
        for card in hidden(state):
            assert card not in public
        for seat, player in enumerate(state.players):
            view = see_seat(state, seat)
            heard[seat] += encode(visible(told, seat)).decode()
            assert list(view.hand) == player.hand
            mine = {f'"{card}"' for card in player.hand} | {f'"{view.card}"'} | {f'"{card}"' for card in view.armed}
            seen = encode(structs.replace(view, known=(), stacked=())).decode()
            shown = {f'"{card}"' for offer in view.offers for card in (*offer.cards, *offer.wants)}
            assert not [card for card in hidden(state) if card in seen and card not in mine | shown]
            told_before = [*(row.card for row in view.known), *(row.card for row in view.stacked)]
            assert all(f'"{card}"' in heard[seat] for card in told_before)


def test_views_are_plain_and_survive_the_codec() -> None:
    walk = Walk(7, 3, Options())
    for _ in range(60):
        walk.step()
    view = see_seat(walk.game.state, 1)
    assert decode(encode(view), SeatView) == view
    as_it_is = ("notes", "expansions: Raw")
    assert [found for found in foreign_types(SeatView) if not any(one in found for one in as_it_is)] == []
    assert view.table == see_table(walk.game.state)
    assert isinstance(view.table, TableView)


def test_counts_are_those_of_the_table() -> None:
    walk = Walk(3, 4, Options())
    for _ in range(200):
        if walk.game.over:
            break
        walk.step()
        state = walk.game.state
        if not state.players or not state.tokens:
            continue
        table = see_table(state)
        for player in table.players:
            on_planets = sum(planet.tokens(player.seat) for planet in table.planets)
            foreign = [planet for planet in table.planets if planet.owner != player.seat and planet.tokens(player.seat)]
            assert on_planets + player.warp + player.removed <= 20
            assert player.foreign == len(foreign)
            assert player.dormant == (player.home < 3)


def test_all_hands_are_shown_once_the_game_is_over() -> None:  # 7.6
    walk = Walk(5, 2, Options(bases_to_win=3))
    assert walk.run(5_000)
    table = see_table(walk.game.state)
    assert [list(hand) for hand in table.hands] == [player.hand for player in walk.game.state.players]
    assert table.winners
