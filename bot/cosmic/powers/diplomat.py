"""Diplomat: turns a challenge between others into a deal of three."""

from bot.cosmic.api import *
from bot.cosmic.phases import negotiation

_WHOM = Question("diplomat.wild.whom", Of.PLAYERS, says="stand_in", sense="leader")
_VOTER = Question("diplomat.super.voter", Of.PLAYERS, says="voter", sense="voter")
_CARDS = Question("diplomat.super.cards", Of.CARDS, says="promise_cards", secret=True, sense="cheap")
_CAPTIVES = Question("diplomat.super.captives", Of.TOKENS, says="promise_captives")
_PLANET = Question("diplomat.super.planet", Of.PLACES, says="promise_base")
_VOTE = Question("diplomat.super.vote", Of.SIDES, says="vote", secret=True, sense="voted_for")


def _compromise(state: CosmicState, seat: Seat) -> str | None:
    return next(iter(board.in_hand(state, seat, "compromise")), None)


def _holds_one(now: Situation[object]) -> bool:
    return _compromise(now.state, now.seat) is not None


def _pay(game: Cosmic, seat: Seat) -> Flow[bool]:
    """Play the compromise; False if there was none."""
    card = _compromise(game.state, seat)
    if card is not None:
        yield from draws.discard(game, seat, [card], "diplomat")
    return card is not None


class Diplomat(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, sense="worth_a_deal"):
    needs_allies = True

    @REVEALED.at(Flipped.CARD).when(roles.not_main, roles.attack_shown, roles.holds_cards).knowing(_holds_one)
    def mediate(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A card that is changed afterwards counts as what it is then (4.0.8): if it fights, nobody deals."""
        if (yield from _pay(game, my.seat)):
            for name in SIDES:
                if totals.is_attack(board.side(game.state, name)):
                    moves.turn_card(game, name)
            dispatch.call(game, my)

    @DEAL.dealers.quietly().declared()
    def join(self, game: Cosmic, my: Mine, dealers: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The third player has to agree, and pays if nobody does."""
        return dealers if my.seat in dealers else (*dealers, my.seat)


class WildDiplomat(Flare):
    @DEAL.dealers.when(lambda now: now.seat not in now.about and _holds_one(now))
    def stand_in(self, game: Cosmic, my: Mine, dealers: tuple[Seat, ...]) -> Flow[tuple[Seat, ...]]:
        """Before the first offer, so that the deal has its full time. A deal is the replaced player's success."""
        whom = yield from _WHOM.one_of(my.seat, [seat for seat in dealers if seat in board.mains(game.state)])
        yield from _pay(game, my.seat)
        return tuple(my.seat if seat == whom else seat for seat in dealers)


class SuperDiplomat(Flare):
    @CARDS.before.when(roles.main)
    def poll(self, game: Cosmic, my: Mine) -> Flow[None]:
        """All vote at once; the defense wins ties. Silence votes for the own side, else for the defense."""
        state = game.state
        yield from _promise(game, my.seat)
        voters = [my.seat, *board.after(state, my.seat)]
        asks = [_VOTE.ask(seat, OneOf(SIDES), board.side_of(state, seat) or "defense") for seat in voters]
        votes = dict(zip(voters, (yield from under_seal(asks)), strict=True))
        for_offense, for_defense = ([seat for seat in voters if votes[seat] == name] for name in SIDES)
        moves.count_votes(game, for_offense, for_defense)
        winner: SideName = "offense" if len(for_offense) > len(for_defense) else "defense"
        moves.fix_outcome(game, winner)
        if board.side(state, winner).seat == my.seat:
            bought = [offer for offer in state.offers if votes[board.partner(state, offer)] == winner]
            yield from negotiation.carry_out(game, bought)
        moves.clear_offers(game)


def _promise(game: Cosmic, seat: Seat) -> Flow[None]:
    """Ask ``seat`` for a promise to each of its voters if it wins. Public. Silence promises nothing.

    It is cards, the voter's own tokens that are captive, and a base, as in a deal (5.5.3).
    """
    left = board.after(game.state, seat)
    while left:
        options: list[str | Seat] = [NONE, *left]
        choice = yield from _VOTER.one_of(seat, options, default=NONE)
        if isinstance(choice, str):
            return
        left.remove(choice)
        give = negotiation.offer_form(game, seat, choice).give
        held = [str(one) for one in give.goods if one in game.state.players[seat].hand]
        goods = (yield from _CARDS.up_to(seat, len(held), held, default=[])) if held else []
        lost = captives.releasable(game, seat, choice)
        back = (yield from _CAPTIVES.split(seat, picking.up_to(sum(lost.values()), lost), default={})) if lost else {}
        base = yield from _PLANET.one_of(seat, [NONE, *map(str, give.grants)], default=NONE)
        back = {place: count for place, count in back.items() if count}
        if goods or back or base != NONE:
            negotiation.promise(game, seat, choice, goods, None if base == NONE else base, back)
