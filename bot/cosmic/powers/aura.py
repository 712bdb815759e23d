"""Aura: lays cards of one type out until Phase 7, its own and those of guests in its home system."""

from bot.cosmic.api import *

_CARD = Question("aura.card", Of.CARDS, says="lay_open", secret=True, sense="locking")
_SECOND = Question("aura.super", Of.CARDS, says="lay_open", secret=True, sense="locking")

_EARLY = -1
"""Rank as Phase 7 begins: cards return before anything else."""


def _open(state: CosmicState, my: Mine) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for aside in state.aside:
        if aside.store == my.card:
            found.setdefault(aside.seat, []).append(aside.card)
    return found


def _lay_out(game: Cosmic, my: Mine, seat: Seat, laid: list[str]) -> None:
    moves.show_cards(game, seat, laid, None, "aura")
    if laid:
        moves.put_away(game, seat, laid, store=my.card)


class Aura(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The card is shown with the use. Silence lays the cheapest one."""
        hand = game.state.players[my.seat].hand
        kinds = {cards.kind(card) for card in hand if card != cards.flare("aura")}
        both = len(kinds) > 1 and (yield from dispatch.supported(game, my))
        first = yield from _CARD.one_of(my.seat, hand[:], default=cheapest(hand)[0])
        others = [card for card in hand if cards.kind(card) != cards.kind(first)] if both else []
        if not others:
            return aims.CARDS.to([first])
        return aims.CARDS.to([first, (yield from _SECOND.one_of(my.seat, others, default=cheapest(others)[0]))])

    @DEFENSE_FIXED.when(roles.main, roles.holds_cards)
    @TARGETING.after.when(roles.main, roles.holds_cards)
    def shine(self, game: Cosmic, my: Mine) -> None:
        laid = [card for card in game.state.players[my.seat].hand if card in aims.CARDS.of(my)]
        kinds = {cards.kind(card) for card in laid}
        _lay_out(game, my, my.seat, laid)
        for seat in board.guests(game.state, my.seat):
            _lay_out(game, my, seat, [card for card in game.state.players[seat].hand if cards.kind(card) in kinds])

    @CARDS.begin.at(_EARLY).quietly(Force.HELD).when(lambda now: _open(now.state, now.my))
    def fade(self, game: Cosmic, my: Mine) -> None:
        """Before hands are checked (P3, Aura)."""
        for seat, laid in _open(game.state, my).items():
            moves.fetch_aside(game, seat, laid)


class WildAura(Flare, sense="never"):
    look = doing(ANY_CHECKPOINT.when(lambda now: not now.state.challenge.over), lambda now: moves.show_top(now.game, 4))
