"""Bully: picks the tokens that the beaten opponent loses; spared fighters stay or go home."""

from bot.cosmic.api import *

_PICK = Question("bully.pick", Of.TOKENS, says="beaten", sense="strip")
_BACK = Question("bully", Of.TOKENS, says="back")
_PLANET = Question("bully.wild.planet", Of.PLACES, says="planet")
_GRANT = Question("bully.wild.grant", Of.YES_NO, says="grant")
_FROM = Question("bully.wild.from", Of.TOKENS, says="found", guard=Guard.BASES)

_CONE = (OFFENSE_CONE, DEFENSE_CONE)


def _beats_an_attack(now: Situation[Loss]) -> bool:
    attacks = totals.is_attack(now.state.challenge.offense) and totals.is_attack(now.state.challenge.defense)
    return attacks and roles.winning(now)


def _picked(game: Cosmic, my: Mine, victim: Seat, due: list[int]) -> Flow[list[int]]:
    """Pick the tokens due from all places of their owner; silence takes those that fought."""
    where = losses.places(game.state, victim, cone=True)
    usual = dict(Counter(game.state.tokens[token].place for token in due))
    form = picking.division(game, victim, where, len(due))
    default = usual if form.accepts(usual) else picking.from_parts(form)
    shares = yield from _PICK.split(my.seat, form, default=default)
    return (yield from picking.pick(game, victim, shares, taker=my.seat))


class Bully(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    super_joins = True

    @LOSING.due.at(Due.PICK).when(_beats_an_attack)
    def pick(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """With the super flare from the opponent's allies too. Never more than is due."""
        victims = [board.opponent(game.state, my.seat)]
        if (yield from dispatch.supported(game, my)):
            victims += board.against(game.state, my.seat).allies
        tokens = list(loss.tokens)
        for victim in victims:
            due = [token for token in tokens if game.state.tokens[token].seat == victim]
            if due:
                chosen = yield from _picked(game, my, victim, due)
                tokens = [*(token for token in tokens if token not in due), *chosen]
        yield from _spare(game, my, [token for token in loss.tokens if token not in tokens])
        return replace(loss, tokens=tuple(tokens))


def _spare(game: Cosmic, my: Mine, spared: list[int]) -> Flow[None]:
    """Spared defenders stay; those on the cone, and winners that may not live beside them, go home."""
    state = game.state
    yield from placing.send_home(game, [one for one in spared if state.tokens[one].place in _CONE], _BACK)
    target = state.challenge.target
    stay = target is not None and any(state.tokens[token].place == target for token in spared)
    if target is not None and stay and not placing.admits(game, my.seat, target):
        yield from placing.send_home(game, board.tokens_at(state, OFFENSE_CONE, my.seat), _BACK)


def _homes(game: Cosmic, my: Mine) -> list[str]:
    return placing.planets(game, my.seat, board.planet_bases(game.state, board.opponent(game.state, my.seat)))


class WildBully(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        homes = _homes(game, my)
        return aims.PLANET.to((yield from _PLANET.one_of(my.seat, homes))) if homes else {}

    @REVEALED.when(lambda now: roles.main(now) and not totals.is_attack(board.against(now.state, now.seat)))
    def threaten(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Silence grants nothing, and loses tokens outside the challenge."""
        victim, planet = board.opponent(game.state, my.seat), aims.PLANET.get(my)
        if planet is not None and planet in _homes(game, my) and (yield from _GRANT.yes_no(victim, default=False)):
            yield from placing.found(game, my.seat, planet, _FROM)
            return
        places = {victim: losses.outside(game.state, victim)}
        yield from losses.lose(game, (yield from losses.chosen(game, {victim: 2}, places)), "bully", my.seat)
