"""Assessor: taxes players one token for committing several, as captives on its card."""

from bot.cosmic.api import *

_REDEEM = Question("assessor.redeem", Of.CARDS, says="redeem", secret=True, sense="redeem")
_ACCEPT = Question("assessor.accept", Of.YES_NO, says="accept", sense="sell")
_RETURN = Question("assessor.return", Of.TOKENS, says="back")

_TAXED, _TAXED_TWICE = 2, 3
"""Tokens of a commitment from which one token is taxed; with the super flare two."""
_BEFORE_ESCORTS = -1
"""Rank among attractions: Escorts are called later, and never taxed."""


def _payers(game: Cosmic, my: Mine, *seats: Seat) -> list[list[int]]:
    found = [
        board.in_challenge(game.state, seat)
        for seat in seats
        if seat != my.seat and not attributes.covered(game.state, seat, attributes.ASSET_TOKENS)
    ]
    return [tokens for tokens in found if len(tokens) >= _TAXED]


def _allies(game: Cosmic, my: Mine) -> list[list[int]]:
    return _payers(game, my, *game.state.challenge.offense.allies, *game.state.challenge.defense.allies)


def _awaits_crystal(state: CosmicState) -> bool:
    return any(card.power == "crystal" and card.holder != NOBODY for card in state.powers)


def _tax(game: Cosmic, my: Mine, payers: list[list[int]]) -> Flow[None]:
    """Take one token of each to the disc, two of three or more with the super flare; never the last."""
    twice = any(len(tokens) >= _TAXED_TWICE for tokens in payers) and (yield from dispatch.supported(game, my))
    for tokens in payers:
        due = 2 if twice and len(tokens) >= _TAXED_TWICE else 1
        taxed = yield from picking.some(game, tokens, due, game.state.tokens[tokens[0]].seat)
        moves.move_tokens(game, taxed, my.card, "assessor")


def _held(state: CosmicState, my: Mine, owner: Seat) -> list[int]:
    return [number for number in board.tokens_at(state, my.card) if state.tokens[number].owner == owner]


def _may_redeem(now: Situation[object]) -> bool:
    state = now.state
    offense = state.challenge.offense.seat
    return bool(state.players[offense].hand and board.bases(state, offense) and _held(state, now.my, offense))


class Assessor(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=4):
    needs_allies = True
    super_joins = True

    @COMMITTING.done.each_time().when(lambda now: _payers(now.game, now.my, now.state.challenge.offense.seat))
    def tax_offense(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from _tax(game, my, _payers(game, my, game.state.challenge.offense.seat))

    @ALLIES.committed.each_time().when(
        lambda now: _allies(now.game, now.my), lambda now: not _awaits_crystal(now.state)
    )
    @ALLIES.numbers_set.each_time().when(lambda now: _allies(now.game, now.my), lambda now: _awaits_crystal(now.state))
    def tax_allies(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from _tax(game, my, _allies(game, my))

    @INVITING.said.at(_BEFORE_ESCORTS).when(
        lambda now: now.about.what == "attracted" and _payers(now.game, now.my, now.about.seat)
    )
    def tax_attracted(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        """A player that joins only by Magnet pays as well."""
        yield from _tax(game, my, _payers(game, my, said.seat))
        return said

    @DEAL.releasable.when(lambda now: now.about.captor == now.seat)
    def gives_back(self, game: Cosmic, my: Mine, value: dict[str, int], release: Release) -> dict[str, int]:
        held = len(_held(game.state, my, release.owner))
        return {**value, my.card: held} if held else value

    @REGROUPS.window.quietly().when(roles.not_offense, _may_redeem)
    def sell(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Agreement to the sale is public; the cards are known to the two alone."""
        offense = game.state.challenge.offense.seat
        held, hand = _held(game.state, my, offense), game.state.players[offense].hand
        offered = yield from _REDEEM.up_to(offense, min(len(held), len(hand)), list(hand), default=[])
        if not offered or not (yield from _ACCEPT.yes_no(my.seat, default=False)):
            return
        moves.give_card(game, offense, my.seat, offered, "assessor")
        back = yield from picking.some(game, held, len(offered), offense, my.card)
        yield from placing.send_home(game, back, _RETURN)


def _guests(game: Cosmic, my: Mine) -> list[Seat]:
    return attributes.robbable(game.state, board.guests(game.state, my.seat))


class WildAssessor(Flare):
    @DEFENSE_FIXED.when(roles.defense, lambda now: _guests(now.game, now.my))
    def collect(self, game: Cosmic, my: Mine) -> None:
        for guest in _guests(game, my):
            moves.give_card(game, guest, my.seat, draws.random_cards(game, guest, 1), "assessor.wild")
