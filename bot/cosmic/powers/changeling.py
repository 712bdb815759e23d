"""Changeling: exchanges powers with their attributes (6.8), or draws a card."""

from bot.cosmic.api import *

_WAY = Question("changeling.way", Of.WORDS, says="way", secret=True, sense="exchange")
_PLAYER = Question("changeling.player", Of.PLAYERS, says="player", sense="opponent")
_POWER = Question("changeling.power", Of.POWERS, says="power", sense="best_power")
_GIVES = Question("changeling.gives", Of.POWERS, sense="worst_power")
_BACK = Question("changeling", Of.TOKENS, says="back")

_DRAW, _EXCHANGE = "draw", "exchange"
_GIVEN = aims.Aim[PowerName]("gives")
_DRAWN = aims.Aim[str]("way", words=(_DRAW,))


def _partners(state: CosmicState, seats: list[Seat]) -> dict[Seat, list[str]]:
    """Powers to exchange by partner, none that was only lent."""
    theirs = {seat: attributes.losable(state, seat, board.power_of(state, seat)) for seat in seats}
    own = {seat: [one for one in row if not board.is_lent(state, one)] for seat, row in theirs.items()}
    held = {seat: [state.powers[number] for number in numbers] for seat, numbers in own.items()}
    powers = {seat: [card.power for card in row if not card.copied] for seat, row in held.items()}
    movable = {seat: [name for name in row if not registry.POWERS[name].bound] for seat, row in powers.items()}
    return {seat: row for seat, row in movable.items() if row}


def _givable(state: CosmicState, my: Mine) -> dict[str, int]:
    """Powers Changeling may give away, by name: itself, or one that its owner has for now only (AST25)."""
    held = board.power_of(state, my.seat)
    lent = {card.power: number for number in held if (card := state.powers[number]).roaming and not card.copied}
    return {**lent, my.name: ids.power_number(my.card)}


class Changeling(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=2):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Own and wanted power are named with the use; silence draws."""
        state = game.state
        opponent = board.opponent(state, my.seat)
        others = board.after(state, my.seat)
        near = _partners(state, [seat for seat in others if seat == opponent])
        far = _partners(state, others) if dispatch.readied(game, my) else near
        number = ids.power_number(my.card)
        tied = board.is_lent(state, number) or state.powers[number].copied  # It is not its owner's to give away.
        way = yield from _WAY.one_of(my.seat, [_DRAW, _EXCHANGE] if far and not tied else [_DRAW], default=_DRAW)
        if way == _EXCHANGE:
            partners = far if (yield from dispatch.supported(game, my)) else near
            if partners:
                default = opponent if opponent in partners else next(iter(partners))
                target: Seat = yield from _PLAYER.one_of(my.seat, list(partners), default=default)
                name = yield from _POWER.one_of(my.seat, partners[target])
                aim: dict[str, Datum] = aims.TARGET.to(target) | aims.POWER.to(name)
                given = _givable(state, my)
                if len(given) > 1:
                    aim |= _GIVEN.to((yield from _GIVES.one_of(my.seat, list(given), default=my.name)))
                return aim
        return _DRAWN.to(_DRAW)

    @DEFENSE_FIXED.when(roles.main)
    def change(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Own tokens on an exchanged power go home; captives of others travel with it."""
        state = game.state
        own = _givable(state, my).get(_GIVEN.get(my) or my.name)
        target = aims.TARGET.get(my)
        theirs = [] if target is None else board.power_of(state, target)
        wanted = next((number for number in theirs if state.powers[number].power == aims.POWER.of(my)), None)
        if own is None or wanted is None:  # Not wanted, or gone while the use was answered.
            yield from draws.draw(game, my.seat, 1, "changeling")
            return
        lying = [
            token
            for number in (own, wanted)
            for token in board.tokens_at(state, f"power.{number}", state.powers[number].holder)
        ]
        yield from placing.send_home(game, lying, _BACK)
        moves.exchange_powers(game, own, wanted)


class WildChangeling(Flare):
    after = "pass"

    @ANY_CHECKPOINT.when(lambda now: attributes.takeable(now.state, board.after(now.state, now.seat)[0]))
    def take(self, game: Cosmic, my: Mine) -> None:
        """From the player on the left, the next one clockwise (0.6); only the two see which card it is."""
        left = board.after(game.state, my.seat)[0]
        moves.give_card(game, left, my.seat, draws.random_cards(game, left, 1), "changeling")
