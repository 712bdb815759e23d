"""Cavalry: lays a challenge card beside the challenge, which is no side's card."""

from bot.cosmic.api import *
from bot.cosmic.phases import outcome

_CARD = Question("cavalry.card", Of.CARDS, says="card", secret=True, sense="ride")
_WHOM = Question("cavalry.whom", Of.PLAYERS, says="whom", flare="super")
_SUPER = Question("cavalry.super", Of.CARDS, says="card", secret=True)

_NAME = "cavalry"


def _riders(state: CosmicState, sheet: str) -> dict[Seat, str]:
    return {one.seat: one.card for one in state.aside if one.store == sheet and state.players[one.seat].active}


def _added(game: Cosmic, sums: Totals, sheet: str) -> Totals:
    for seat, card in _riders(game.state, sheet).items():
        side = board.side_of(game.state, seat)
        if side is not None and cards.kind(card) == "attack":
            sums = sums.adding(side, cards.value(card))
    return sums


def _mourners(game: Cosmic, my: Mine) -> list[Seat]:
    won = game.state.challenge.outcome
    if won not in ("offense", "defense"):
        return []
    laid = [seat for seat, card in _riders(game.state, my.card).items() if cards.kind(card) == "compromise"]
    return [seat for seat in laid if board.side_of(game.state, seat) not in (won, None)]


class Cavalry(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.NOVICE):
    needs_allies = True

    @CARDS.down.when(roles.ally, roles.holds_cards)
    def ride(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Face down; silence lays none."""
        held = board.challenge_cards(game.state.players[my.seat].hand)
        card = yield from _CARD.one_of(my.seat, [*held, NONE], default=NONE)
        if card != NONE:
            moves.put_away(game, my.seat, [card], store=my.card)
            dispatch.call(game, my)

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).when(lambda now: _riders(now.state, now.my.card))
    def show(self, game: Cosmic, my: Mine) -> None:
        for seat, card in _riders(game.state, my.card).items():
            moves.show_cards(game, seat, [card], None, "cavalry")

    charge = changing(TOTALS.at(Tally.ADDITION).declared(), lambda now, sums: _added(now.game, sums, now.my.card))
    """Between two attacks alone are there totals (5.1)."""

    @REWARDING.after.quietly().when(lambda now: _mourners(now.game, now.my))
    def console(self, game: Cosmic, my: Mine) -> Flow[None]:
        """After the main player, independent of both sides' cards."""
        for seat in _mourners(game, my):
            yield from outcome.console_ally(game, seat)

    @ENDING.discards.quietly(Force.HELD).when(lambda now: _riders(now.state, now.my.card))
    def dismount(self, game: Cosmic, my: Mine) -> Flow[None]:
        for seat, card in _riders(game.state, my.card).items():
            moves.fetch_aside(game, seat, [card])
            yield from draws.discard(game, seat, [card], "cavalry")


class WildCavalry(Flare):
    @DRAWING.before.once().when(roles.opponent, lambda now: now.about.why == "new_hand" and now.about.count > 1)
    def ration(self, game: Cosmic, my: Mine, draw: Draw) -> Flow[Draw]:
        """Draw until the hand has challenge cards enough; the rest comes later."""
        players, count = game.state.players, draw.count
        while count and draws.lacks(game, draw.seat, players[draw.seat].hand):
            if not (yield from draws.draw(game, draw.seat, 1, "cavalry")):
                break
            count -= 1
        my.aim.update(aims.TARGET.to(draw.seat) | aims.NUMBER.to(count))
        dispatch.call(game, my)
        return replace(draw, count=0)

    @END_STEP.declared().quietly()
    def make_up(self, game: Cosmic, my: Mine) -> Flow[None]:
        if game.state.players[aims.TARGET.of(my)].active:
            yield from draws.draw(game, aims.TARGET.of(my), aims.NUMBER.of(my), "cavalry")


def _squires(now: Situation[object]) -> list[Seat]:
    return attributes.robbable(now.state, board.with_main(now.state, now.seat).allies)


def _sheet(state: CosmicState, seat: Seat) -> str:
    return f"{SHEET}{(force.held(state, seat, _NAME) or [-1])[0]}"


class SuperCavalry(Flare, uses_power=True):
    aim = naming(aims.TARGET, _WHOM, _squires)

    @CARDS.down.when(roles.main, _squires)
    def send(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The ally chooses; silence lays the highest attack. Without a challenge card none is laid."""
        target = aims.TARGET.of(my)
        held = sorted(board.challenge_cards(attributes.takeable(game.state, target)), key=card_price, reverse=True)
        if held:
            card = yield from _SUPER.one_of(target, held)
            moves.put_away(game, target, [card], store=_sheet(game.state, my.seat))
            dispatch.call(game, my)

    @TOTALS.at(Tally.ADDITION).declared()
    def charge(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        return _added(game, sums, _sheet(game.state, my.seat))
