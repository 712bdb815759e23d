"""Every word the Cosmic table says around its questions and its story, in English. Only public facts come in.

Names arrive escaped for messages; moments are milliseconds and are shown by Discord in everybody's own time. Messages
are cut to 2,000 characters. ``words.Words`` lists what a language must have; ``text_de`` says the same in German.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.cosmic.words.phrases import count, listed
from bot.tables.contract.table import THREAD_LOCKED
from bot.tables.cosmic.telling.cutting import moment, until_when, whole
from bot.words.names import safe_name

ANSWER, HAND, STATUS, HELP, WHY, LOG = "Answer", "My hand", "Status", "What can I do?", "Why?", "Log"
POWERS = "Powers here"
TAKE_YOUR_TIME = "**Your move.** Nobody waits for you, so take your time:"
HOLD, PAUSE, RESUME, REMATCH = "Hold", "Pause", "Go on", "Rematch"
VOTE, ORDERS = "I am for it", "Orders"
_TABLE = "Cosmic Encounter"
"""As the thread is called, with the table's number behind it."""
PASS_CHALLENGE, PASS_UNTIL_MAIN = "Pass this challenge", "Pass until I am a main player"
ASK_ME, ALWAYS_USUAL = "Always ask me", "Always the usual answer"
SEAT_TO_HOUSE, SEAT_REMOVED, SEAT_TO_ME = "A computer player takes over", "Remove the seat", "I would take the seat"
LEAVE_SURE = "Yes, I leave the game"
BOARD, UNDO, LEAVE, STOP = "Board in words", "Take my last step back", "Leave the game", "Stop the game"
SMALL_MENU, JOIN_MENU = "Take the usual answer for …", "If I am invited in this challenge …"
UNLESS_MENU = "… but ask me again if one of these has joined:"
ANSWER_AHEAD = "Answer ahead, so that you are asked less …"
PASS_UNAIMED = "Answer only what is aimed at me"
UNAIMED_TOLD = (
    "• When something is announced in this challenge: pass, unless it names me, my planets or my power, or answers "
    "what I announced."
)
IF_INVITED, AHEAD = "If I am invited …", "Choose a card ahead …"
IF_INVITED_TOLD = (
    "**What shall be answered if you are invited in this challenge?** (cosmic 8.13) Only you see it. When your turn to "
    "answer comes, nobody has to wait for you; until then you may change it here."
)
AHEAD_MENU, AHEAD_NOT = "The challenge card that I choose next …", "Ask me then"
AHEAD_TOLD = (
    "**Choose your next challenge card ahead** (cosmic 8.13). Only you see it, and you may change it. When you have to "
    "choose as a main player, it is laid for you after a while, so that nobody sees that it was chosen ahead. If you "
    "do not hold it any more then, you are asked."
)
AHEAD_WORD = "ahead"
NO_CARD = "You hold no such challenge card; choose one that you hold (cosmic 8.13)."

STOP_SURE = "**Stop the game for everybody?** Nobody wins, and it does not go on."
STOP_VOTE_SURE = (
    "**Vote to stop the game for everybody?** It stops when more than half of you want it. Nobody wins then, and it "
    "does not go on."
)
STOP_BY_VOTE = "Only those who play can stop the game, by vote; a moderator can stop it at once."
VOTE_YES = "Yes, I want that"
TAKE_SEAT, DECLINE_SEAT = "I'll take it", "No, leave it as it is"
OFFER_GONE = "This offer does not stand any more."
OFFER_ENDED = "The offer has ended; everything stays as it is."
SEAT_OFFERED = "The seat is offered in the thread. It changes hands only if that person takes it."
NOTED = "Noted."
STALE = "This question is not open any more (cosmic 8.16)."
MISSED = "The time was up: the usual answer was given for you (cosmic 8.12)."
NOT_ASKED = "Nothing is asked of you now; you are told when something is."
RESTS = "Nothing waits for you in this message; **Answer** shows what is asked of you now."
NOT_SEATED = "You have no seat in this game, or no longer; you are welcome to watch."
NOT_HOST = "Only the table's host or a moderator can do that."
NO_HAND = "Nobody has cards yet."
STOPPED = "The game is stopped."
UNKNOWN = "This control does nothing any more; press Answer on the panel."
WITHOUT = "This game is played without that expansion."
OVER = "This game is over."
ALREADY = "Already noted."
ORDERS_TITLE = "**Your standing orders** (cosmic 8.13). Only you see them."
NO_ORDERS = "There are none: you are asked everything."
ORDER_NOTED = "Your order is noted."
AUTO_TOLD = "• After a while the bot passes for you; if you hold something to play, a direct message tells you before."
HELD_ENOUGH = "You have held two rounds in this game; that is all."
NOTHING_TO_HOLD = "No round is open that could be held."
ALREADY_PAUSED = "The table is already paused."
GOES_ON = "The game goes on."
NOT_PAUSED = "The table is not paused."
NO_VOTE = "You cannot vote on this."
VOTED = "Your vote is counted."
ALREADY_VOTED = "You have already voted."
NOTHING_TO_UNDO = "There is nothing to take back in this phase."
UNDO_BY_VOTE = "Somebody has learned something since, or it was not your step: the others have to agree."
TAKEN_BACK = "Your last step is taken back."
OFFERED = "The players vote on it now."
LEAVE_WARNING = (
    "**Leave the game for good?** Your tokens, cards and powers leave with you (cosmic 8.7). "
    "With /cosmic replace you can offer your seat to somebody else instead."
)
LEAVING = "You leave the game."
WHICH_SEAT = "Name a player who is in the game; the command suggests them."
HAS_A_SEAT = "That person has a seat at this table already."
IS_COMPUTER = "A computer player sits there already; name a person who takes over."
REPLACED = "The seat has changed hands."
DM_CLOSED = "I cannot send you direct messages; allow them for this server, or press Answer on the panel when asked."
DEAL = "You negotiate: make a deal, or let it fail (cosmic 5.5)."

_DECIDES: Final[Mapping[str, str]] = {
    "colour": "choose a colour and a power",
    "layout": "place their tokens",
    "regroup": "say where a token returns",
    "wild": "choose whom to attack",
    "own_colour": "say what their own colour means",
    "target": "aim the cone",
    "commit": "commit tokens",
    "invite.offense": "invite allies for the offense",
    "invite.defense": "invite allies for the defense",
    "join": "join a side or stay out",
    "card": "choose a challenge card",
    "return": "say where tokens return",
    "lose": "choose which tokens to lose",
    "found": "found a base",
    "reward": "choose a reward",
    "second_challenge": "say whether there is a second challenge",
    "stop_turn": "say whether this long turn ends",
    "order_powers": "say in which order their powers act",
}
_VOTES: Final[Mapping[str, str]] = {
    "pause": "pause the table",
    "resume": "go on",
    "undo": "take the last step back",
    "stop": "stop the game for everybody; nobody wins",
    "house": "a computer player takes over for {}",
    "remove": "the seat of {} leaves the game (cosmic 8.7)",
    "guest": "the seat is offered to {}",
}
_UNTIL: Final[Mapping[str, str]] = {
    "challenge": "until this challenge ends",
    "main": "until I am a main player",
    "revoked": "until I revoke it",
}
_SMALL: Final[Mapping[str, str]] = {
    "regroup": "Where a token returns from the warp",
    "return": "Where returning tokens go",
    "lose": "Which tokens I lose",
    "reward": "Which rewards I take",
    "order_powers": "In which order my powers act",
}
_JOINING: Final[Mapping[str, str]] = {
    "ask": "Ask me",
    "decline": "Decline",
    "offense": "Join the offense",
    "defense": "Join the defense",
}
_HOW: Final[Mapping[str, str]] = {
    "bases": "by foreign bases (cosmic 7.1)",
    "alternate": "by a power's own way to win (cosmic 7.5)",
    "last": "as the last player left (cosmic 8.9)",
    "spent": "because nobody has a token left to play with (cosmic 8.3)",
}


def begins(names: Sequence[str], commitment: str) -> str:
    """The first message: who plays, in the order of turns, and the seal on the shuffle."""
    return whole(
        f"**Cosmic Encounter begins.** In the order of turns: {listed(names)}.\n"
        f"The shuffle is sealed: `{commitment}`. The seed is published at the end."
    )


def heading(number: int, powers: str, link: str) -> str:
    """First line of a direct message: which table it is, who one is there, and the way to its board."""
    who = f" · you are {powers}" if powers else ""
    way = f" · [board]({link})" if link else ""
    return f"**{_TABLE} {number}**{who}{way}"


def ended(number: int, outcome: str, winner: str, loser: str, mine: str, score: str, by: Sequence[str]) -> str:
    """How a challenge ended, to one player: ``mine`` is won, lost, or empty for somebody else's challenge.

    The main players stand for winner and loser where nobody has won, the defense first.
    """
    how = f", {score}" if score else ""
    how = f"{how}, by {listed(by)}" if by else how
    if outcome in ("offense", "defense"):
        if mine == "lost":
            return f"**You lost challenge {number}**{f' to {winner}' if winner else ''}{how}."
        verb = "You" if mine else winner or "The defense"
        return f"**{verb} won challenge {number}**{f' against {loser}' if loser else ''}{how}."
    told = {
        "deal": f"**Challenge {number} ended in a deal** of {loser} and {winner}",
        "no_deal": f"**Challenge {number} ended without a deal** of {loser} and {winner}",
        "both_lost": f"**Both sides lost challenge {number}**: {loser} and {winner}",
        "repulsed": f"**{loser} was repulsed in challenge {number}**",
    }
    return f"{told.get(outcome, f'**Challenge {number} was broken off**')}{how}."


def against(plays: Sequence[str]) -> str:
    """What was played against one player in that challenge."""
    return f"Played against you: {', '.join(plays)}."


def lost(tokens: int, takings: Sequence[str]) -> str:
    """What one player lost by it."""
    gone = [f"{count(tokens, 'token')} to the warp"] if tokens else []
    return f"You lost {listed([*gone, *takings])}."


def taken(taker: str, gone: str) -> str:
    """Cards that somebody got from one player."""
    return f"to {taker}: {gone}"


def you_answered(answers: Sequence[str]) -> str:
    """What somebody has answered under seal."""
    return f"Your answer: **{', '.join(answers)}**."


def until(due: int) -> str:
    """Until when a question can be answered; before its words."""
    return f"**Your move** – answer by {until_when(due)}:"


def asked_in_thread() -> str:
    """The words after a mention of somebody who gets no direct messages."""
    return "you are asked something. Your answer stays private."


def as_of(now: int) -> str:
    """Below a panel that may lag behind: of which moment it is."""
    return f"-# As of {moment(now)}; **{STATUS}** shows it as it is."


def panel_paused() -> str:
    """The panel of a table that stands still."""
    return "**The table is paused.** No time runs."


def panel_round(due: int, holders: Sequence[str]) -> str:
    """The panel while responses are open: not for whom, and not how many are there (cosmic 8.14)."""
    told = "**Responses are open**: whoever wants to plays a card or a power."
    told = f"{told} They close {moment(due)} at the latest." if due else told
    return f"{told} Held by {listed(holders)}." if holders else told


def panel_decision(names: Sequence[str], key: str, due: int) -> str:
    """The panel while somebody decides ``key``."""
    asked = declared(key)
    what = _DECIDES.get(asked.topic) or f"decide about *{cards.words(asked.subject)}*"
    return f"Waiting for {listed([f'**{name}**' for name in names])} to {what}{_by(due)}."


def panel_deal(names: Sequence[str], due: int) -> str:
    """The panel during a negotiation."""
    return f"Waiting for {listed([f'**{name}**' for name in names])} to make a deal{_by(due)}."


def _by(due: int) -> str:
    return f", until {until_when(due)}" if due else ""


def left_out(lines: int) -> str:
    """Below a challenge's message that has no room for all of them."""
    return f"-# {count(lines, 'more line')} in the log (`/cosmic log`)."


def ahead(card: str) -> str:
    """The order which challenge card to lay next."""
    return f"• When I have to choose a challenge card: {card}, if I still hold it, until I have laid one."


def held(left: int) -> str:
    """A round is held; ``left`` is how often that can be done again."""
    return f"The round stays open longer. You can do that {left} more {'time' if left == 1 else 'times'}."


def blocked(code: int) -> str:
    """To the parent channel: nothing can be posted in the thread."""
    if code in THREAD_LOCKED:
        return (
            "The thread of a Cosmic Encounter table is locked, so I may not post there. A moderator unlocks it (or "
            "gives me *Manage Threads*); then use `/cosmic status` in it. The game waits unharmed."
        )
    return (
        f"I may not post in the thread of a Cosmic Encounter table (Discord's code {code}). Give me *View Channel* and "
        "*Send Messages in Threads* there, then use `/cosmic status` in the thread. The game waits unharmed."
    )


def asleep(name: str) -> str:
    """A seat missed three deadlines in a row: the others may decide about it."""
    return (
        f"**{name} has missed three deadlines**; the usual answers are given for that seat (cosmic 8.11). "
        "It can stay so. The others can vote for something else; whoever watches can offer to take the seat."
    )


def guest(name: str) -> str:
    """Somebody who watches and would take a seat; the name is made harmless here."""
    return safe_name(name)


def vote(what: str, about: str, names: Sequence[str], needed: int) -> str:
    """An open vote: for what, who is for it, and how many it takes."""
    who = f"For it: {listed(names)}" if names else "Nobody is for it yet"
    return f"**Vote:** {_VOTES[what].format(about)}. {who}; {count(needed, 'vote')} needed."


def vote_done(what: str, about: str) -> str:
    """A vote was carried."""
    return f"Voted: {_VOTES[what].format(about)}."


def vote_void() -> str:
    """A vote has become pointless."""
    return "This vote is closed: it would change nothing any more."


def vote_sure(what: str, about: str) -> str:
    """Asked once more before a vote counts that ends or gives away something."""
    return f"**Do you want this: {_VOTES[what].format(about)}?** It happens when more than half of you want it."


def house_sure(name: str) -> str:
    """Asked once more before a computer player gets a seat."""
    return f"**Shall a computer player play for {name} from now on?** It keeps the hand, the tokens and the powers."


def plays_now(name: str, before: str) -> str:
    """To the thread: who plays for whom from now on."""
    return f"**{name} plays now for {before}**, with the same hand, tokens and powers (cosmic 8.10)."


def seat_offer(guest: str, sitter: str, maker: str, powers: str, until: int) -> str:
    """A seat is offered to somebody: by ``maker``, or with an empty one by whoever sits there or by a vote."""
    who = f"{maker} offers you the seat of {sitter}" if maker else f"you can have the seat of {sitter}"
    which = f" ({powers})" if powers else ""
    return (
        f"**{guest}, {who}{which} at this table of Cosmic Encounter.** Whoever takes it plays on with that hand, those "
        f"tokens and powers to the end of the game, and is asked by direct message. Nothing happens unless you press "
        f"**{TAKE_SEAT}**. The offer ends {moment(until)}."
    )


def offer_for(guest: str) -> str:
    """To somebody else who presses the button of an offer."""
    return f"This seat is offered to {guest} alone."


def you_play(powers: str) -> str:
    """To whoever has just taken a seat."""
    return f"The seat is yours: you are {powers} now." if powers else "The seat is yours."


def order(key: str, answer: str, until: str, unless: Sequence[str]) -> str:
    """A standing order as a line; whoever is in ``unless`` lets it rest by joining a side."""
    how_long = _UNTIL[until]
    if key == "zap_back":
        return f"• If my power is zapped and I hold an Un-Zap: zap back, {how_long}."
    if key == "join":
        return f"• If I am invited: {joining(answer.strip(chr(34))).lower()}, {how_long}{_but_ask(unless)}."
    if key == "commit":
        return f"• If I join: {joining_with(int(answer))} from my largest bases, {how_long}{_but_ask(unless)}."
    if key in _SMALL:
        return f"• {_SMALL[key]}: the usual answer, {how_long}."
    return f"• Pass whenever responses are open, {how_long}{_but_ask(unless)}."


def _but_ask(unless: Sequence[str]) -> str:
    return f"; ask me again if {' or '.join(unless)} has joined" if unless else ""


def small(key: str) -> str:
    """A small forced choice."""
    return _SMALL[key]


def left_to_usual(what: str) -> str:
    """The order to leave a choice of an expansion to the usual answer."""
    return f"• {what}: the usual answer, until I revoke it."


def asked_about(what: str) -> str:
    """The order to be asked about a small choice that is otherwise made as usual."""
    return f"• {what}: ask me, until I revoke it."


def where_all_the_same(what: str) -> str:
    """The option of a choice that is asked only where it makes a difference to the rules."""
    return f"{what}, where all bases count the same"


def in_any_case(what: str) -> str:
    """The option to leave such a choice to the usual answer always."""
    return f"{what}, in any case"


def sequence(what: str, things: Sequence[str]) -> str:
    """The order of things, the first of which go first."""
    return f"• {what}: {', '.join(things)}, until I revoke it."


def joining(way: str) -> str:
    """What may be ordered for an invitation."""
    return _JOINING[way]


def joining_with(tokens: int) -> str:
    """With how many tokens to join."""
    return f"with {count(tokens, 'token')}"


def zap_back(on: bool) -> str:
    """The button that changes the order to zap back."""
    return "Do not zap back" if on else "If my power is zapped, zap back"


def auto_pass(on: bool) -> str:
    """The button that changes whether the bot passes by itself after a while."""
    return "Do not pass for me" if on else "Pass for me after a while"


def result(winners: Sequence[str], how: str) -> str:
    """How the game ended."""
    if not winners:
        return f"**Cosmic Encounter is over without a winner** {_HOW.get(how, '')}".rstrip() + "."
    verb = "wins" if len(winners) == 1 else "win together"
    return f"**{listed(winners)} {verb}** {_HOW.get(how, '')}".rstrip() + "."


def computer(name: str) -> str:
    """A computer player, where it is told who plays."""
    return f"{name} (computer)"


def seed(seed: int) -> str:
    """The seed of the shuffle, once the game is over."""
    return f"Seed of the shuffle: `{seed}`."
