"""Merchant: lays cards face down that count as tokens until the challenge ends."""

from bot.cosmic.api import *

_CARDS = Question("merchant.cards", Of.CARDS, says="cards", secret=True, sense="hire")
_SWAP = Question("merchant.super", Of.CARDS, secret=True, guard=Guard.CARDS)
_BASE = Question("merchant.base", Of.TOKENS, says="back", flare="super")


def _hired(game: Cosmic, my: Mine) -> list[str]:
    sheets = {f"{SHEET}{number}" for number in board.held_by(game.state, my.seat, "merchant")}
    return [one.card for one in game.state.aside if one.seat == my.seat and one.store in sheets]


def _consoled(now: Situation[Consolation]) -> bool:
    """The loser who may collect consolation, even if its tokens were saved."""
    wanted = now.about
    return wanted.taker == now.seat and (wanted.owed or wanted.count > 0)


def _give_up(game: Cosmic, seat: Seat, hired: list[str]) -> Flow[None]:
    moves.fetch_aside(game, seat, hired)
    yield from draws.discard(game, seat, hired, "merchant")


class Merchant(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="can_decide"):
    @CARDS.down.when(roles.main_or_ally, roles.committed, roles.holds_cards)
    def hire(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Hire with cards: their number is public, the cards are not before they are turned up. Silence hires none."""
        hand = game.state.players[my.seat].hand[:]
        chosen = yield from _CARDS.up_to(my.seat, len(hand), hand, default=[])
        if chosen:
            moves.put_away(game, my.seat, chosen, store=my.card)
            aims.NUMBER.put(my, len(chosen))
            dispatch.call(game, my)

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).when(lambda now: _hired(now.game, now.my))
    def show(self, game: Cosmic, my: Mine) -> None:
        moves.show_cards(game, my.seat, _hired(game, my), None, "merchant")

    @TOTALS.at(Tally.HIRED).declared().when(roles.main_or_ally)
    def count(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """One each, among the tokens of its owner: what multiplies or subtracts tokens does so with them (5.2.1)."""
        side, hired = board.side_of(game.state, my.seat), aims.NUMBER.of(my)
        total = sums.of(side)
        if roles.main(Situation(game, my, None)):
            return sums.changed(side, replace(total, tokens=total.tokens + hired))
        return sums.changed(side, replace(total, allied=total.allied + hired))

    @LOSING.over.quietly(Force.HELD).when(roles.beaten, lambda now: _hired(now.game, now.my))
    def lose(self, game: Cosmic, my: Mine) -> Flow[None]:
        """They are discarded with the tokens of the losers; others come back when the challenge ends."""
        yield from _give_up(game, my.seat, _hired(game, my))

    @REWARDING.consolation.at(Consoled.CLAIM).quietly().declared().when(_consoled)
    def console(self, game: Cosmic, my: Mine, wanted: Consolation) -> Consolation:
        """A lost card counts as a lost token, also where no token was lost."""
        hired = aims.NUMBER.of(my)
        return replace(wanted, count=wanted.count + hired, lost=wanted.lost + hired)

    @REWARDING.before.quietly().declared().when(roles.own, lambda now: now.about.staked)
    def reward(self, game: Cosmic, my: Mine, reward: Reward) -> Reward:
        return replace(reward, count=reward.count + aims.NUMBER.of(my))


class WildMerchant(Flare):
    @REVEALED.when(roles.main_or_ally)
    def offer(self, game: Cosmic, my: Mine) -> None:
        """The flare itself counts."""
        aims.NUMBER.put(my, len(game.state.players[my.seat].hand) + 1)
        dispatch.call(game, my)

    add = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: aims.NUMBER.of(now.my))


def _safe(now: Situation[object]) -> bool:
    return totals.expected(now.game) in ("deal", "no_deal", board.side_of(now.state, now.seat))


class SuperMerchant(Flare, uses_power=True):
    @REWARDING.after.when(_safe, lambda now: _hired(now.game, now.my), roles.in_warp)
    def swap(self, game: Cosmic, my: Mine) -> Flow[None]:
        hired = _hired(game, my)
        most = min(len(hired), len(board.warp_tokens(game.state, my.seat)))
        chosen = yield from _SWAP.up_to(my.seat, most, hired, default=[])
        if chosen:
            yield from _give_up(game, my.seat, chosen)
            yield from placing.from_warp(game, my.seat, len(chosen), _BASE)
