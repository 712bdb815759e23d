"""Lloyd: sells cover of what others have, and brings covered tokens home itself."""

from bot.cosmic.api import *

_WAY = Question("lloyd.way", Of.WORDS, says="way", sense="reward_first")
_CLIENT = Question("lloyd.client", Of.PLAYERS, says="player", sense="client")
_ASSETS = Question("lloyd.assets", Of.WORDS, says="cover", sense="everything")
_ACCEPT = Question("lloyd.accept", Of.YES_NO, says="accept", sense="yes")
_BACK = Question("lloyd", Of.TOKENS, says="back")
_WILD_BASE = Question("lloyd.wild", Of.PLACES, says="base", sense="outpost")
_PARTNER = Question("lloyd.partner", Of.PLAYERS, says="player", sense="client", flare="super")
_AGREE = Question("lloyd.agree", Of.YES_NO, says="accept", sense="insurance", flare="super")

_INSURE, _REWARD = "insure", "reward"
_CLOSING = (ENDING.challenge.name, END_STEP.name, TURN.end.name)
"""Windows in which no cover is sold: an offer made there would be for the next challenge."""
_COVER = aims.Aim[Sequence[str]]("cover", words=attributes.ASSETS)
_REWARDED = aims.Aim[str]("way", words=(_REWARD,))


def _clients(state: CosmicState, my: Mine) -> list[Seat]:
    offered = Lloyd.offered.of(my)
    return [seat for seat in board.after(state, my.seat) if seat not in offered]


def _in_time(now: Situation[object]) -> bool:
    return now.my.window not in _CLOSING


def _insured(game: Cosmic, my: Mine, loss: Loss) -> dict[Seat, list[int]]:
    """Owners with covered tokens to lose and a place for them; not for tokens paid by choice."""
    found: dict[Seat, list[int]] = {}
    for seat in board.active_seats(game.state):
        mine = [*loss.of(game.state, seat)] if noted_asset(seat, ASSET_TOKENS) in COVERS.of(my) else []
        if mine and seat != loss.by and placing.homes(game.state, seat, mine):
            found[seat] = mine
    return found


def _cover(game: Cosmic, number: int, seat: Seat, assets: Sequence[str]) -> None:
    kept = attributes.COVERS.of(game.state.powers[number])
    added = [attributes.noted_asset(seat, asset) for asset in assets]
    moves.remember(game, f"power.{number}", attributes.COVERS, [*kept, *(one for one in added if one not in kept)])


class Lloyd(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="business"):
    points = Attribute(0, tally=True, told="points")
    offered = Attribute[Sequence[Seat]]([])
    covered = attributes.COVERS

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        clients = _clients(game.state, my)
        ways = [*([_INSURE] if clients else []), *([_REWARD] if Lloyd.points.of(my) else [])]
        if (yield from _WAY.one_of(my.seat, ways)) == _REWARD:
            return _REWARDED.to(_REWARD)
        client = yield from _CLIENT.one_of(my.seat, clients)
        assets = [*attributes.ASSETS]
        named = yield from _ASSETS.up_to(my.seat, len(assets), assets, default=assets)
        return aims.TARGET.to(client) | _COVER.to(named)

    @ANY_CHECKPOINT.each_time().when(_in_time, lambda now: Lloyd.points.of(now.my) or _clients(now.state, now.my))
    def trade(self, game: Cosmic, my: Mine) -> Flow[None]:
        client = aims.TARGET.get(my)
        if client is None:
            if Lloyd.points.of(my):
                moves.remember(game, my.card, Lloyd.points, Lloyd.points.of(my) - 1)
                yield from draws.collect(game, my.seat, 1)
            return
        moves.remember(game, my.card, Lloyd.offered, [*Lloyd.offered.of(my), client])
        if _COVER.of(my) and (yield from _ACCEPT.yes_no(client, default=False)):
            _cover(game, ids.power_number(my.card), client, _COVER.of(my))
            moves.remember(game, my.card, Lloyd.points, Lloyd.points.of(my) + 1)

    @LOSING.before.at(Fate.COVER).quietly(Force.HELD).when(lambda now: _insured(now.game, now.my, now.about))
    def pay_out(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Cover that was sold holds even after the power is lost or stopped."""
        saved: list[int] = []
        for seat, tokens in _insured(game, my, loss).items():
            saved += yield from sources.released(game, seat, tokens)
        yield from placing.send_home(game, saved, _BACK, leaving=loss.tokens)
        return loss.without(saved)

    @END_STEP.noting(Force.HELD).when(lambda now: Lloyd.offered.of(now.my) or attributes.COVERS.of(now.my))
    def expire(self, game: Cosmic, my: Mine) -> None:
        """All cover ends with the challenge for which it was sold; what is sold from here on is for the next one."""
        moves.remember(game, my.card, Lloyd.offered, [])
        moves.remember(game, my.card, attributes.COVERS, [])


def _doomed(game: Cosmic, my: Mine, loss: Loss) -> dict[str, list[int]]:
    bases, mine = board.bases(game.state, my.seat), loss.of(game.state, my.seat)
    lost = {base: [one for one in mine if game.state.tokens[one].place == base] for base in bases}
    return {base: here for base, here in lost.items() if len(here) == bases[base]}


class WildLloyd(Flare):
    @LOSING.before.at(Fate.SPARE).when(lambda now: _doomed(now.game, now.my, now.about))
    def hold_on(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        bases = _doomed(game, my, loss)
        base = yield from _WILD_BASE.one_of(my.seat, list(bases), default=next(iter(bases)))
        return loss.without((yield from picking.some(game, bases[base], 1, my.seat, base)))


class SuperLloyd(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        others, assets = board.after(game.state, my.seat), [*attributes.ASSETS]
        partner = yield from _PARTNER.one_of(my.seat, others)
        named = yield from _ASSETS.up_to(my.seat, len(assets), assets, default=assets)
        return aims.PLAYER.to(partner) | _COVER.to(named)

    @ANY_CHECKPOINT.when(_in_time, lambda now: force.held(now.state, now.seat, now.my.name))
    def insure(self, game: Cosmic, my: Mine) -> Flow[None]:
        partner = aims.PLAYER.of(my)
        held = force.held(game.state, my.seat, my.name)
        if held and _COVER.of(my) and (yield from _AGREE.yes_no(partner, default=False)):
            _cover(game, held[0], my.seat, _COVER.of(my))
            yield from draws.collect(game, partner, 1)
