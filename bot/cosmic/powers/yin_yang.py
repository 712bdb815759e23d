"""Yin-Yang: fights on both sides, softens what both lose, and marks who does not invite it."""

from bot.cosmic.api import *

_MARK = Question("yin_yang.mark", Of.PLAYERS, says="whom", sense="everything")
_BLAME = Question("yin_yang.blame", Of.PLAYERS, says="whom", flare="wild")
_HOME = Question("yin_yang.home", Of.TOKENS, says="back", flare="super")


def _softens(now: Situation[Loss]) -> bool:
    state = now.state
    if now.about.cause != "challenge" or state.challenge.outcome != "offense":
        return False
    ends = (board.tokens_at(state, OFFENSE_CONE, now.seat), board.tokens_at(state, DEFENSE_CONE, now.seat))
    return now.seat in state.challenge.offense.allies and all(ends)


def _slights(game: Cosmic, my: Mine) -> list[Seat]:
    sides = (game.state.challenge.offense, game.state.challenge.defense)
    return [side.seat for side in sides if side.seat not in (NOBODY, my.seat) and my.seat not in side.invited]


def _helped(now: Situation[object]) -> bool:
    return now.state.challenge.outcome == "defense" and now.state.challenge.stakes.get(f"{now.seat}.defense", 0) > 0


class YinYang(
    Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, worth=3, sense="always", called="Yin-Yang"
):
    needs_allies = True

    split = setting(INVITING.terms.when(roles.own), both=True)
    """Up to the limit on either side."""

    @LOSING.before.at(Fate.SPARE).quietly().when(_softens)
    def spare(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        state = game.state
        victim, count = state.challenge.defense.seat, len(board.tokens_at(state, OFFENSE_CONE, my.seat))
        doomed = [token for token in loss.of(state, victim) if state.tokens[token].place == state.challenge.target]
        return loss.without((yield from picking.some(game, doomed, count, victim)))

    @REWARDING.after.quietly().when(_helped)
    def console(self, game: Cosmic, my: Mine) -> Flow[None]:
        challenge = game.state.challenge
        yield from draws.collect(game, challenge.offense.seat, challenge.stakes[f"{my.seat}.defense"])

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if my.window != ALLIES.committed.name:
            return {}
        slights = _slights(game, my)
        chosen = yield from _MARK.up_to(my.seat, len(slights), slights, default=[])
        return aims.TARGETS.to(chosen)

    mark = calling(ALLIES.committed.when(roles.not_main, lambda now: _slights(now.game, now.my)))

    @LOSING.after.at(Entered.BLAME).quietly().declared().when(lambda now: now.about.cause == "challenge")
    def pay(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Marked players lose as many tokens as the opponent has lost; those added by a doubt do not count."""
        lost = dict(game.state.challenge.lost)
        for seat in aims.TARGETS.of(my):
            other = board.opponent(game.state, seat)
            fallen = [token for token in (*loss.tokens, *loss.removed) if token not in loss.raised]
            count = sum(lost.get(token) == other for token in fallen)
            if count and other >= 0:
                tokens = yield from losses.chosen(game, {seat: count}, {seat: losses.outside(game.state, seat)})
                yield from losses.lose(game, tokens, "yin_yang", my.seat)
        return loss


class WildYinYang(Flare):
    @LOSING.after.at(Entered.BLAME).once().when(roles.losing)
    def blame(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        victim = yield from _BLAME.one_of(my.seat, board.after(game.state, my.seat))
        yield from losses.lose_by_choice(game, {victim: len(loss.of(game.state, my.seat))}, "yin_yang.wild", my.seat)
        return loss


class SuperYinYang(Flare):
    @LOSING.before.at(Fate.LAND).when(lambda now: now.about.cause == "challenge", roles.rescuable)
    def come_home(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """They go to bases (5.8), but for those that are held fast."""
        return (yield from placing.rescue(game, my.seat, loss, _HOME))
