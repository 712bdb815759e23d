"""Yin-Yang: allies with both sides."""

from bot.cosmic.api import *

_MARK = Question("yin_yang.mark", Of.PLAYERS, says="whom", sense="everything")
_BLAME = Question("yin_yang.blame", Of.PLAYERS, says="whom", flare="wild")
_HOME = Question("yin_yang.home", Of.TOKENS, says="back", flare="super")


def _softens(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """The defense is beaten by the outcome, and an ally of the offense has tokens at both ends of the cone."""
    state = game.state
    if loss.cause != "challenge" or state.challenge.outcome != "offense":
        return False
    ends = (board.tokens_at(state, OFFENSE_CONE, my.seat), board.tokens_at(state, DEFENSE_CONE, my.seat))
    return my.seat in state.challenge.offense.allies and all(ends)


def _slights(game: Cosmic, my: Mine) -> list[Seat]:
    """The main players who have not invited the owner."""
    challenge = game.state.challenge
    sides = (challenge.offense, challenge.defense)
    return [side.seat for side in sides if side.seat not in (NOBODY, my.seat) and my.seat not in side.invited]


def _helped(game: Cosmic, my: Mine) -> bool:
    """The offense has lost, and tokens of the owner stood on the defense beside others on the offense."""
    challenge = game.state.challenge
    return challenge.outcome == "defense" and challenge.stakes.get(f"{my.seat}.defense", 0) > 0


class YinYang(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, worth=3, sense="always"):
    """Fights on both sides, softens what both lose, and marks who does not invite it."""

    needs_allies = True

    split = affirming(INVITING.both.when(roles.own))
    """Up to the limit on either side."""

    @LOSING.before.at(Fate.SPARE).quietly().when(_softens)
    def spare(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """The defense keeps a beaten token on the planet for each token of the owner on the offense."""
        state = game.state
        victim, count = state.challenge.defense.seat, len(board.tokens_at(state, OFFENSE_CONE, my.seat))
        doomed = [token for token in loss.of(state, victim) if state.tokens[token].place == state.challenge.target]
        return loss.without((yield from picking.some(game, doomed, count, victim)))

    @REWARDING.after.quietly().when(_helped)
    def console(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The offense is rewarded for each token of the owner on the defense."""
        challenge = game.state.challenge
        yield from rewards.collect(game, challenge.offense.seat, challenge.stakes[f"{my.seat}.defense"])

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Who is marked is public."""
        if my.window != ALLIES.committed.name:
            return {}
        slights = _slights(game, my)
        chosen = yield from _MARK.up_to(my.seat, len(slights), slights, default=[])
        return aims.TARGETS.to(chosen)

    mark = calling(ALLIES.committed.when(roles.not_main, _slights))
    """Until the challenge ends."""

    @LOSING.after.at(Entered.BLAME).quietly().declared().when(lambda game, my, loss: loss.cause == "challenge")
    def pay(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Whoever is marked loses as many tokens of bases as the opponent has lost in the challenge."""
        state = game.state
        lost = dict(state.challenge.lost)
        for seat in aims.TARGETS.of(my):
            other = board.opponent(state, seat)
            count = sum(lost.get(token) == other for token in (*loss.tokens, *loss.removed))
            if count and other >= 0:
                tokens = yield from losses.chosen(game, {seat: count}, {seat: losses.outside(state, seat)})
                yield from losses.lose(game, tokens, "yin_yang", my.seat)
        return loss


class WildYinYang(Flare):
    """Makes somebody else lose as many tokens."""

    @LOSING.after.at(Entered.BLAME).once().when(roles.losing)
    def blame(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Whoever is blamed, with or without reason; of that player's choice."""
        others = board.after(game.state, my.seat)
        victim = yield from _BLAME.one_of(my.seat, others, default=others[0])
        yield from losses.lose_by_choice(game, {victim: len(loss.of(game.state, my.seat))}, "yin_yang.wild", my.seat)
        return loss


def _saves(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """Own tokens that may be moved are lost with the challenge, and there is a base for them, or a place like one."""
    mine = sources.loose(game, my.seat, loss.of(game.state, my.seat)) if loss.cause == "challenge" else []
    return bool(mine and placing.homes(game.state, my.seat, mine))


class SuperYinYang(Flare):
    """Saves the owner's own tokens from a lost challenge."""

    @LOSING.before.at(Fate.LAND).when(_saves)
    def come_home(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """They go to bases (5.8), but for those that are held fast."""
        return (yield from placing.rescue(game, my.seat, loss, _HOME))
