"""Filth: drives others off its planets, and lets nobody come to them."""

from bot.cosmic.api import *

_BACK = Question("filth", Of.TOKENS, says="back")
_PLANET = Question("filth.planet", Of.PLACES, says="planet")
_WILD_PLANET = Question("filth.wild", Of.PLACES, says="planet")
_WILD_BACK = Question("filth.wild.back", Of.TOKENS, says="back")
_SUPER_BACK = Question("filth.super.back", Of.TOKENS, says="back")


def _others_at(state: CosmicState, seat: Seat, planet: str) -> list[int]:
    return [number for number in board.tokens_at(state, planet) if state.tokens[number].seat != seat]


def _crowd(game: Cosmic, my: Mine) -> list[int]:
    state = game.state
    here = [number for planet in board.planet_bases(state, my.seat) for number in _others_at(state, my.seat, planet)]
    owners = dict.fromkeys(state.tokens[number].seat for number in here)
    return [one for seat in owners for one in sources.loose(game, seat, [n for n in here if _is(state, n, seat)])]


def _is(state: CosmicState, number: int, seat: Seat) -> bool:
    return state.tokens[number].seat == seat


def _wins_there(state: CosmicState, seat: Seat, place: str) -> bool:
    challenge = state.challenge
    landed = bool(board.tokens_at(state, OFFENSE_CONE, seat)) and not challenge.over
    allied = challenge.reverse and seat != challenge.offense.seat
    return challenge.outcome == "offense" and place == challenge.target and landed and not allied


def _keeps_away(now: Situation[Hold]) -> bool:
    hold = now.about
    there = bool(board.tokens_at(now.state, hold.place, now.seat)) or _wins_there(now.state, now.seat, hold.place)
    return hold.place in COLOUR_OF and hold.seat != now.seat and there


def _clashes(now: Situation[Landing]) -> bool:
    landing = now.about
    state = now.state
    mine = any(_is(state, number, now.seat) for number in landing.tokens)
    others = any(not _is(state, number, now.seat) for number in landing.tokens)
    lost = roles.defense(now) and bool(state.challenge.stakes.get(str(now.seat)))
    return others and (mine or lost or bool(board.tokens_at(state, landing.place, now.seat)))


class Filth(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT):
    not_beside = ("judge",)

    stink = affirming(BARRED.when(_keeps_away))
    """Players who could not stay there do not come."""

    @ARRIVED.at(Arrived.APART).each_time().when(lambda now: _crowd(now.game, now.my))
    def drive_out(self, game: Cosmic, my: Mine) -> Flow[None]:
        """To other bases of theirs, which is no loss; of two who have the power the first one stays."""
        yield from placing.send_home(game, _crowd(game, my), _BACK, usual=picking.gather)
        moves.mark_dirty(game)

    @LANDING.when(_clashes)
    def keep_apart(self, game: Cosmic, my: Mine, landing: Landing) -> Flow[Landing]:
        """Players who won with the owner take a base elsewhere in the system of the defense; all others go home."""
        mine = tuple(number for number in landing.tokens if _is(game.state, number, my.seat))
        others = [number for number in landing.tokens if number not in mine]
        if mine:
            yield from _land_elsewhere(game, others, landing.place)
        else:
            yield from placing.send_home(game, others, _BACK, usual=picking.gather)
        return replace(landing, tokens=mine)


def _land_elsewhere(game: Cosmic, tokens: list[int], place: str) -> Flow[None]:
    state = game.state
    defense = state.challenge.defense.seat
    system = board.homes(state, defense) if defense != NOBODY else ()
    homeless: list[int] = []
    for seat in board.priority(state):
        mine = [number for number in tokens if _is(state, number, seat)]
        options = [one for one in system if one != place and placing.admits(game, seat, one)] if mine else []
        fresh = [one for one in options if not board.tokens_at(state, one, seat)]
        if options:
            planet = yield from _PLANET.one_of(seat, options, default=(fresh or options)[0])
            moves.land(game, mine, planet)
        else:
            homeless += mine
    yield from placing.send_home(game, homeless, _BACK, usual=picking.gather)


def _planets(now: Situation[object]) -> list[str]:
    return [planet for seat in range(len(now.state.players)) for planet in board.homes(now.state, seat)]


class WildFilth(Flare, sense="defense"):
    after = "transfer"

    aim = naming(aims.PLANET, _WILD_PLANET, _planets, roles.target)

    @ANY_CHECKPOINT.when(lambda now: not now.state.challenge.over)
    def foul(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Main players leave too."""
        dispatch.call(game, my)
        here = board.tokens_at(game.state, aims.PLANET.of(my))
        yield from placing.send_home(game, here, _WILD_BACK, usual=picking.gather)

    close = affirming(BARRED.declared().when(lambda now: now.about.place == aims.PLANET.of(now.my)))
    """Nobody may put tokens there, its holder included."""

    @LANDING.declared().when(lambda now: now.about.place == aims.PLANET.of(now.my))
    def turn_back(self, game: Cosmic, my: Mine, landing: Landing) -> Flow[Landing]:
        yield from placing.send_home(game, landing.tokens, _WILD_BACK, usual=picking.gather)
        return replace(landing, tokens=())


def _others_on_target(game: Cosmic, my: Mine) -> list[int]:
    target = game.state.challenge.target
    return [] if target is None else _others_at(game.state, my.seat, target)


class SuperFilth(Flare):
    @TARGETING.after.when(roles.offense, lambda now: _others_on_target(now.game, now.my))
    def sweep(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The defense too; it defends without tokens there."""
        yield from placing.send_home(game, _others_on_target(game, my), _SUPER_BACK, usual=picking.gather)
