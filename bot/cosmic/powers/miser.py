"""Miser: keeps a hoard in its attributes, which is no part of the hand."""

from bot.cosmic.api import *

_EXCHANGE = Question("miser.exchange", Of.YES_NO, secret=True, sense="better_hoard")
_SAVE = Question("miser.save", Of.CARDS, secret=True, sense="best")

_SAVED = 2


def _unhoarded(now: Situation[object]) -> bool:
    return not HOARD.noted(now.my)


def _spent(now: Situation[object]) -> bool:
    """The hoard holds no challenge card; the copy of a power has no hoard."""
    if not HOARD.noted(now.my) or now.state.powers[ids.power_number(now.my.card)].copied:
        return False
    return not board.has_challenge_card(HOARD.of(now.my))


class Miser(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=8):
    hoards = True
    hoard = HOARD.later()

    def come_alone(self, game: Cosmic, number: int) -> None:
        """The seven cards are the hoard (3.12)."""
        if not HOARD.noted(game.state.powers[number]):
            moves.fill_hoard(game, number, cards.HAND)

    @HANDS_DEALT.quietly().when(_unhoarded)
    def choose(self, game: Cosmic, my: Mine) -> Flow[None]:
        number = ids.power_number(my.card)
        moves.fill_hoard(game, number, cards.HAND)
        if (yield from _EXCHANGE.yes_no(my.seat, default=False)):
            moves.exchange_hoard(game, number)

    @ROTATING.after.quietly().when(_unhoarded)
    def begin(self, game: Cosmic, my: Mine) -> None:
        """Deal a hoard, also to a player who gets this power later."""
        moves.fill_hoard(game, ids.power_number(my.card), cards.HAND)

    @ROTATING.before.when(_spent)
    @REGROUPS.window.when(_spent)
    def renew(self, game: Cosmic, my: Mine) -> Flow[None]:
        """At the start of any challenge; whoever an asteroid has just reached could not do it before (AST9)."""
        number = ids.power_number(my.card)
        gone = moves.discard_hoard(game, number)
        yield from dispatch.replace(game, DISCARDING.after, Discarded(my.seat, gone, "hoard"))
        moves.fill_hoard(game, number, cards.HAND)


def _save(game: Cosmic, my: Mine) -> Flow[None]:
    """Two other cards wait beside the table until the hand is drawn or the consolation taken."""
    hand = list(game.state.players[my.seat].hand)
    chosen = yield from _SAVE.up_to(my.seat, min(_SAVED, len(hand)), hand, default=hand[:_SAVED])
    moves.put_away(game, my.seat, chosen, "hand")


class WildMiser(Flare):
    @REWARDING.consolation.at(Consoled.SHIELD).once().when(roles.owing)
    def save_from_consolation(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        yield from _save(game, my)
        return wanted

    @DRAWING.before.once().when(roles.own, lambda now: now.about.why == draws.EXCHANGE)
    def save_from_new_hand(self, game: Cosmic, my: Mine, draw: Draw) -> Flow[Draw]:
        """Before the hand is shown for the first time; they are safe however often it is drawn."""
        yield from _save(game, my)
        return draw


class SuperMiser(Flare):
    @ROTATING.before.when(roles.offense)
    def save(self, game: Cosmic, my: Mine) -> None:
        """Only its owner sees it."""
        for number in board.held_by(game.state, my.seat, my.name)[:1]:
            moves.fill_hoard(game, number, 1)
