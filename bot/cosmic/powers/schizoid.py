"""Schizoid: replaces the number of bases that wins by a secret term (P1, Schizoid)."""

from bot.cosmic.api import *

_WHAT_WINS = Question("schizoid.term", Of.WORDS, says="term", secret=True, sense="by_chance")
_WILD_TARGET = Question("schizoid.wild.target", Of.PLAYERS, says="whom", sense="farthest")
_SUPER_TERM = Question("schizoid.super.term", Of.WORDS, says="term", secret=True)

_TERMS = ("five_bases", "every_system", "three_in_one", "two_and_two", "three_strong", "four_and_home")
"""What may win: bases are foreign ones. In this order the terms T1 to T6 of P1."""
_MANY_PLAYERS = ("every_system", "two_and_two")
_WON_BY = aims.Aim[str]("term", words=_TERMS)


def _terms(state: CosmicState) -> list[str]:
    return [term for term in _TERMS if len(state.players) > 2 or term not in _MANY_PLAYERS]


def _fulfils(game: Cosmic, term: str, seat: Seat) -> bool:
    """True if a player fulfils a term; a player who needs fewer bases to win needs as many fewer here."""
    state = game.state
    less = max(0, winning.discount(state, seat))
    own = board.homes(state, seat)
    foreign = {base: count for base, count in board.planet_bases(state, seat).items() if base not in own}
    systems = sorted(Counter(board.system_of(state, base) for base in foreign).values(), reverse=True)
    most, second = (*systems, 0, 0)[:2]
    match term:
        case "five_bases":
            return len(foreign) >= 5 - less
        case "every_system":
            return len(systems) >= len(state.players) - 1 - less
        case "three_in_one":
            return most >= 3 - less
        case "two_and_two":
            return most >= 2 and second >= 2 - less
        case "three_strong":
            return sum(count >= 4 for count in foreign.values()) >= 3 - less
    return len(foreign) >= 4 - less and board.home_bases(state, seat) == len(own)


def _winners_by(game: Cosmic, term: str) -> list[Seat]:
    return [seat for seat in board.active_seats(game.state) if _fulfils(game, term, seat)]


class Schizoid(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT, worth=4):
    wins_otherwise = True
    term = Attribute("", Shown.SECRET, told="term")

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The term is announced when somebody wins by it, not when it denies a win."""
        yield from ()
        term = Schizoid.term.of(my)
        return _WON_BY.to(term) if _winners_by(game, term) else {}

    def come_alone(self, game: Cosmic, number: int) -> None:
        """The first term is drawn; whoever has the power sees it (P1)."""
        terms = _terms(game.state)
        moves.remember(game, f"power.{number}", Schizoid.term, terms[game.draw(len(terms))])

    @HANDS_DEALT.quietly()
    @CHALLENGE_START.quietly().when(lambda now: not Schizoid.term.of(now.my))
    def pick(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A player who gets the power later picks then."""
        term = yield from _WHAT_WINS.one_of(my.seat, _terms(game.state))
        moves.remember(game, my.card, Schizoid.term, term)

    @WIN.how.when(lambda now: Schizoid.term.of(now.my))
    def decide(self, game: Cosmic, my: Mine, wins: Wins, seat: Seat) -> Wins:
        """Announced when it makes a difference; a zap lets the usual condition decide at once."""
        return replace(wins, bases=_fulfils(game, Schizoid.term.of(my), seat))

    @ENDING.challenge.quietly().when(
        roles.beaten, lambda now: now.state.challenge.outcome != "both_lost" and Schizoid.term.of(now.my)
    )
    def give_away(self, game: Cosmic, my: Mine) -> None:
        """A term by chance among those that were not picked, to the winning side alone."""
        others = [term for term in _terms(game.state) if term != Schizoid.term.of(my)]
        winners = board.on_side(game.state, "offense" if game.state.challenge.outcome == "offense" else "defense")
        moves.tell_term(game, my.seat, winners, others[game.draw(len(others))])


class WildSchizoid(Flare, sense="worse_off"):
    after = "discard"

    aim = naming(aims.TARGET, _WILD_TARGET, roles.others)

    @END_STEP.when(roles.others)
    def move_house(self, game: Cosmic, my: Mine) -> None:
        """The seats, and so the order of turns, stay."""
        moves.swap_colours(game, my.seat, aims.TARGET.of(my))


def _other_terms(game: Cosmic, seat: Seat) -> list[str]:
    picked = [Schizoid.term.of(game.state.powers[number]) for number in board.held_by(game.state, seat, "schizoid")]
    return [term for term in _terms(game.state) if term not in picked and not _winners_by(game, term)]


class SuperSchizoid(Flare):
    @TURN.end.when(lambda now: roles.standing(now.state)[0] == now.seat and bool(_other_terms(now.game, now.seat)))
    def change(self, game: Cosmic, my: Mine) -> Flow[None]:
        term = yield from _SUPER_TERM.one_of(my.seat, _other_terms(game, my.seat))
        for number in board.held_by(game.state, my.seat, my.name):
            moves.remember(game, f"power.{number}", Schizoid.term, term)
