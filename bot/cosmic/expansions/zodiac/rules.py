"""WARP Zodiac as an expansion: where it steps into the base game (9.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.cosmic.engine.declarations import doing, setting
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.expansions.zodiac import state as zodiac_moves
from bot.cosmic.expansions.zodiac.karma import exalted, holds_both, room_on_card, spare_on_card, step, window
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, ZodiacPlayed, ZodiacState, highest, karma, zodiac
from bot.cosmic.expansions.zodiac.views import SIGNS, ZodiacPlayer, ZodiacView, pack, what
from bot.cosmic.kinds.hooks import ENDING, WIN
from bot.cosmic.kinds.registry import Expansion
from bot.cosmic.memory import book
from bot.cosmic.memory.handlers import handler, listed
from bot.cosmic.model import board, cards as pack_of_cards, ids
from bot.cosmic.model.hook_args import Layout
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.seen.views import TableView
from bot.kernel.event import Audience, Seat
from bot.kernel.flow import Flow


@handler
def played(state: CosmicState, event: ZodiacPlayed, audience: Audience) -> None:
    book.gone(state, listed(event.card), event.seat)


class Zodiac(Expansion):
    name = NAME
    rank = 10
    flags = (Flag(NAME, (False, True)),)

    def begin(self, options: Options, players: int) -> ZodiacState:
        return ZodiacState([""] * players)

    # --- cards and places ---------------------------------------------------------------------------------------------

    def cards(self, state: CosmicState) -> Sequence[str]:
        """The Zodiac cards that are not face up before somebody: drawn and won like others (Z2, X6)."""
        return [card for card in pack() if card not in zodiac(state).cards]

    def faces(self, state: CosmicState) -> Sequence[str]:
        return tuple(dict.fromkeys(map(pack_of_cards.face, pack())))

    def held(self, state: CosmicState) -> Sequence[str]:
        """The face-up cards; they are in no hand (Z2)."""
        return [card for card in zodiac(state).cards if card]

    def unseen(self, table: TableView) -> Sequence[str]:
        """The Zodiac cards that lie in hands and deck, as far as everybody knows."""
        shown = [one.card for one in table.part(NAME, ZodiacView).players]
        left = []
        for card in pack():
            if what(card) in shown:
                shown.remove(what(card))
            else:
                left.append(card)
        return left

    def places(self, state: CosmicState) -> Iterable[str]:
        return (KARMA,)

    def sources(self, state: CosmicState, seat: Seat) -> dict[str, int]:
        """The card of the Spiritual Leader or of Nemesis (Z33, Z37)."""
        return {KARMA: spare_on_card(state, seat)} if exalted(state, seat) else {}

    def havens(self, state: CosmicState, seat: Seat) -> dict[str, int]:
        """The card of the Spiritual Leader or of Nemesis (Z33, Z37)."""
        return {KARMA: room_on_card(state, seat)} if exalted(state, seat) else {}

    def welcomes(self, state: CosmicState, place: str, token: int) -> bool:
        """Only tokens of the original twenty can be Karma (Z42)."""
        return place != KARMA or board.is_original(state, token)

    def shifted(self, game: Cosmic) -> None:
        """A privileged move has changed Karma (Z29). It can make nobody both Spiritual Leader and Nemesis."""
        zodiac_moves.shed(game)
        zodiac_moves.review(game)

    # --- players ------------------------------------------------------------------------------------------------------

    def dormant(self, state: CosmicState, seat: Seat, dormant: bool) -> bool:
        """The Spiritual Leader and Nemesis need no home bases (Z34, Z38)."""
        return dormant and not exalted(state, seat)

    def discount(self, state: CosmicState, seat: Seat) -> int:
        """The Spiritual Leader and Nemesis win with one base fewer (Z35, Z39)."""
        return int(exalted(state, seat))

    def departed(self, game: Cosmic, seat: Seat) -> None:
        """Card and Karma go; a position may fall to somebody (Z29, Z45)."""
        zodiac_moves.withdraw_card(game, seat)
        zodiac_moves.review(game)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def see(self, state: CosmicState) -> ZodiacView:
        """The whole chart is public (Z46)."""
        mine = zodiac(state)
        players = tuple(ZodiacPlayer(what(card), karma(state, seat)) for seat, card in enumerate(mine.cards))
        return ZodiacView(players, None if mine.leader == NOBODY else mine.leader)

    def problems(self, state: CosmicState) -> Iterator[str]:
        mine = zodiac(state)
        begun = state.first != NOBODY
        for seat, player in enumerate(state.players):
            if begun and bool(mine.cards[seat]) != player.active:
                yield f"the Zodiac card of seat {seat} is {mine.cards[seat]!r}"
        for number, token in enumerate(state.tokens):
            if token.place == KARMA and (number in state.foreign_tokens or not state.players[token.owner].active):
                yield f"token {number} cannot be Karma"
        here = sum(isinstance(ids.as_card(card), ids.Brought) for card in all_cards(state))
        if begun and here != len(pack()):
            yield f"{here} Zodiac cards instead of {len(pack())}"
        if begun and mine.leader != highest(state):
            yield f"the Spiritual Leader is {mine.leader} and should be {highest(state)}"

    # --- set-up -------------------------------------------------------------------------------------------------------

    def seated(self, game: Cosmic) -> None:
        """Everybody gets a sign (Z2)."""
        signs = pack()[: len(SIGNS)]
        game.shuffle(signs)
        zodiac_moves.deal_signs(game, signs[: len(game.state.players)])

    def layout(self, usual: Layout) -> Layout:
        """Two tokens are Karma; the others lie on home planets as evenly as can be (Z4)."""
        return Layout({**usual.elsewhere, KARMA: 2}, usual.free)

    def before_new_hand(self, game: Cosmic) -> Flow[None]:
        """Zodiac cards may bring a challenge card before the hand is exchanged (Z14)."""
        yield from window(game)

    def before_target(self, game: Cosmic) -> Flow[None]:
        """The regular moment for Zodiac cards (Z13, Z15)."""
        yield from window(game)

    # --- hooks --------------------------------------------------------------------------------------------------------

    reign = setting(WIN.how.when(lambda now: holds_both(now.state, now.about)), otherwise=True)
    """Both positions win (Z31), also if somebody who leaves has brought that about (seed)."""

    settle = doing(ENDING.paid, lambda now: step(now.game))
    """The Karma step (Z18), after consolation and rewards (Z26)."""
