"""Silencer: marks players, and fines them for invitations, alliances and optional powers."""

from bot.cosmic.api import *

_WHOM = Question("silencer.whom", Of.PLAYERS, says="whom")
_LOUDER = Question("silencer.super", Of.PLAYERS, says="louder")
_PENALTY = Question("silencer.penalty", Of.PLACES, says="penalty", sense="torture")
_POWER = Question("silencer.power", Of.POWERS, says="power", flare="wild")


def _unmarked(game: Cosmic, my: Mine) -> list[Seat]:
    marked = [*Silencer.full.of(my), *Silencer.partial.of(my)]
    return [seat for seat in board.after(game.state, my.seat) if seat not in marked]


def _outside(game: Cosmic, seat: Seat) -> dict[str, int]:
    return picking.places(game, seat, losses.outside(game.state, seat))


def _finable(game: Cosmic, my: Mine, seat: Seat, where: str) -> bool:
    if seat not in [*Silencer.full.of(my), *Silencer.partial.of(my)] or f"{seat} {where}" in Silencer.fined.of(my):
        return False
    return bool(_outside(game, seat)) or bool(attributes.takeable(game.state, seat))


def _loud_use(now: Situation[Used]) -> bool:
    used = now.about
    optional = bool(used.power) and registry.POWERS[used.power].kind is Kind.OPTIONAL
    return optional and _finable(now.game, now.my, used.seat, used.hook)


def _loud_word(now: Situation[Said]) -> bool:
    said = now.about
    return said.what in ("invited", "joined") and _finable(now.game, now.my, said.seat, said.what)


class Silencer(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    super_joins = True
    full = Attribute[Sequence[Seat]]([])
    partial = Attribute[Sequence[Seat]]([])
    """Marks that a fine uses up."""
    fined = Attribute[Sequence[str]]([])
    """Who was fined in this challenge, and where, as ``2 W4``."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if my.window != DEFENSE_FIXED.name:
            return {}
        others = _unmarked(game, my)
        opponent = board.opponent(game.state, my.seat)
        default = opponent if opponent in others else others[0]
        return aims.TARGET.to((yield from _WHOM.one_of(my.seat, others, default=default)))

    @DEFENSE_FIXED.when(roles.main, lambda now: _unmarked(now.game, now.my))
    def mark(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The super flare makes one or two partial marks full again."""
        partial = Silencer.partial.of(my)
        raised: list[Seat] = []
        if partial and (yield from dispatch.supported(game, my)):
            raised = yield from _LOUDER.up_to(my.seat, 2, partial, default=[*partial[:1]])
        moves.remember(game, my.card, Silencer.partial, [seat for seat in partial if seat not in raised])
        moves.remember(game, my.card, Silencer.full, [*Silencer.full.of(my), *raised, aims.TARGET.of(my)])

    @POWER_USED.when(_loud_use)
    def punish_use(self, game: Cosmic, my: Mine, used: Used) -> Flow[Used]:
        yield from _punish(game, my, used.seat, used.hook)
        return used

    @INVITING.said.when(_loud_word)
    def punish_word(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        yield from _punish(game, my, said.seat, said.what)
        return said

    @END_STEP.quietly(Force.HELD).when(lambda now: Silencer.full.of(now.my) or Silencer.fined.of(now.my))
    def fade(self, game: Cosmic, my: Mine) -> None:
        moves.remember(game, my.card, Silencer.partial, [*Silencer.partial.of(my), *Silencer.full.of(my)])
        moves.remember(game, my.card, Silencer.full, [])
        moves.remember(game, my.card, Silencer.fined, [])


def _punish(game: Cosmic, my: Mine, seat: Seat, where: str) -> Flow[None]:
    """A token outside the challenge of the owner's choice, or a card by chance; a partial mark is used up by it."""
    places = _outside(game, seat)
    if not (places or attributes.takeable(game.state, seat)):
        return
    moves.remember(game, my.card, Silencer.fined, [*Silencer.fined.of(my), f"{seat} {where}"])
    moves.remember(game, my.card, Silencer.partial, [one for one in Silencer.partial.of(my) if one != seat])
    yield from draws.exact(game, seat, places, _PENALTY, my.seat, my.name)


def _powers(game: Cosmic, my: Mine) -> dict[str, int]:
    state = game.state
    opponent = board.opponent(state, my.seat)
    if opponent == NOBODY or state.challenge.over:
        return {}
    held = attributes.losable(state, opponent, board.own_powers(state, opponent))
    return {state.powers[number].power: number for number in held}


class WildSilencer(Flare):
    """Takes a power of the opponent out of the challenge; that is no zap."""

    after = "transfer"

    aim = naming(aims.POWER, _POWER, lambda now: _powers(now.game, now.my))
    """A player with two powers loses the one that is named."""

    @ANY_CHECKPOINT.when(roles.main, lambda now: _powers(now.game, now.my))
    def switch_off(self, game: Cosmic, my: Mine) -> None:
        number = _powers(game, my).get(aims.POWER.of(my))
        if number is not None:
            moves.rest_power(game, number)
