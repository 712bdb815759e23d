"""Every word the slap table says, in English, as functions of what happened. No rules, no state: only public facts.

Names arrive clean (``clean_name``) and are escaped here for messages. Messages are cut to 2,000
characters, lists from the end, never the first line. Alt texts are in ``alt.py``.

``words.Words`` lists what a language must have; ``text_de`` says the same in German. Nobody imports a language
directly: a table has its ``text``, and an answer to one person is in that person's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.slap import phrases
from bot.slap.options import Contradiction
from bot.slap.pace import COUNTDOWN_MS, MIN_SHOW_MS
from bot.slap.rows import lines
from bot.slap.views import ReceiptView, ResultView, SlapLine
from bot.tables.contract.table import THREAD_LOCKED
from bot.words.names import safe_name

_PRACTICE_MARK = "(practice)"
_STATUS = {
    "in": "You are in.",
    "broke": "You have no cards and may still slap your way back.",
    "out": "You are out.",
    "left": "You have left.",
}

FLIP, SLAP, PASS, PAUSE, RESUME, HERE = "Flip", "Slap", "Pass", "Pause", "Go on", "I am here"
LEAVE, STATE, RULES_BUTTON, STOP = "Leave", "Status", "Rules", "Stop the game"
REMATCH = "Rematch"

NOTED = "Noted."
ALREADY_NOTED = "Already noted: one press per card."
SEALED = "Your press on this card is noted and sealed (slap T8)."
NOT_SEALED = "You have not pressed on this card yet (slap T8)."
NOT_SEATED = "You have no seat at this table; you are welcome to watch."
OVER = "This game is over."
LOCKED = "You may not slap until this pile has been taken (slap R35)."
OUT = "You are out of this game and cannot slap (slap R38)."
NOTHING = "There is nothing to slap yet; it costs nothing (slap R36)."
BY_HAND = "At this table a slap is a ✋ on the card's message."
SLAP_WHICH = "Slap on the card itself, so that it is clear which pile you saw (slap A2)."
ALREADY_TURNED = "Already turned."
FLIP_KEPT = f"Noted. Every card stays for {MIN_SHOW_MS / 1000:g} s; then the next one comes (slap T3)."
FLIP_SENT = "Noted. The next card comes for everybody at once."
FLIP_AUTO = "At this table the cards turn by themselves (slap T1)."
NOT_A_FLIP = "There is no card to turn now: the pile is being collected (slap R37)."
YOU_LEFT = "You have left the game. Your cards lie under the pile (slap R48)."
ALREADY_LEFT = "You have already left this game (slap R48)."
LEAVE_WARNING = "**Leave this game for good?** Your cards go under the pile, and nobody can come back (slap R48)."
LEAVE_SURE = "Yes, I leave"
STOP_WARNING = "**Stop the game for everybody?** Nobody wins, and it does not go on (slap R49)."
STOP_VOTE_WARNING = (
    "**Vote to stop the game for everybody?** It stops when more than half of you want it. Nobody wins then, and it "
    "does not go on (slap R49)."
)
STOP_SURE = "Yes, stop the game"
STOP_BY_VOTE = "Only those who play can stop the game, by vote; a moderator can stop it at once (slap R49)."
STOPPED = "The game is stopped."
VOTED = "Your vote is counted."
ALREADY_VOTED = "You have already voted."
NO_VOTE = "Only players who are in can vote on this (slap T6)."
ALREADY_PAUSED = "The table is already paused."
NOT_PAUSED = "The table is not paused."
GOING_ON = "The game goes on."
UNKNOWN = "This button does nothing any more."
PAUSED_NOW = "The table is paused."
_BETWEEN = "The next card is on its way."

_TURNS = (
    "**The rules in short**\n"
    "Cards turn one after another onto one pile. Jack, Queen, King, Ace and Lord give the next player 1, 2, 3, 4 and 5 "
    "chances to answer with any court card or hymn; a hymn gives 3 chances and only a card of its element answers. "
    "Without an answer the challenger collects the pile. 0, 00 and XIII (✂) cancel everything below them.\n"
    "**Slap ✋** when the two top cards have the same face value or are hymns of one element, also with one card "
    "between them. "
)
_QUICK = (
    "The first slap takes the pile. A slap on nothing costs cards, slid under the pile.\n"
    "First is who comes first in the order Discord hands events to the bot. The way from your device to Discord cannot "
    "be measured or made up for. Everybody sees a card through its message only, each card is open for the same time, "
    "and the bot adds no order of its own (slap A22)."
)
_SEALED = (
    "Nobody has to be quick: press *Slap* or *Pass* below the card, once and unseen. When its time is up, one of those "
    "who slapped takes the pile by lot. A slap on nothing costs cards, slid under the pile (slap T8)."
)
RULES, RULES_SLOW = _TURNS + _QUICK, _TURNS + _SEALED
RULES_BOTH = f"{RULES}\n-# At a slow table: {_SEALED[0].lower()}{_SEALED[1:]}"


_CONTRADICTIONS: Final[Mapping[Contradiction, str]] = {
    "endless": "Without a limit and with unlimited comebacks the game might never end: limit one of the two.",
    "sealed": "At a slow table slaps are sealed, so they are made by button (slap T8).",
    "turned": "The cards of a slow table turn when their time is up, so nobody turns them by hand (slap T8).",
    "punctual": "A slow table takes no slap on a closed card, so late slaps cannot cost anything there (slap T8).",
}


def bad_option(title: str, value: str, allowed: str) -> str:
    """An option's value that cannot be."""
    return f"{title}: {value} is not possible; choose {allowed}."


def contradiction(why: Contradiction) -> str:
    """Options that do not go together."""
    return _CONTRADICTIONS[why]


def practice_name(name: str) -> str:
    """A practice opponent's name, marked as one (T11)."""
    return f"{name} {_PRACTICE_MARK}"


def _ms(value: int, approx: bool = False) -> str:
    """A time as shown: ``+1,204 ms``, or ``~`` if it is not exact (A18)."""
    return "~" if approx else f"+{value:,} ms"


def _cards(count: int) -> str:
    """A number of cards."""
    return "1 card" if count == 1 else f"{count} cards"


def _counts(pairs: Sequence[tuple[str, int]]) -> str:
    """Everybody's cards: ``Ana 31 · Ben 22``."""
    return " · ".join(f"{safe_name(name)} {count}" for name, count in pairs)


# --- the game's messages ---------------------------------------------------------------------------------


def deal(
    pairs: Sequence[tuple[str, int]], leftovers: Sequence[str], commitment: str, hand: bool, penalty: int, sealed: int
) -> str:
    """The first message: who plays, what was dealt, the hash (R5), and the rules in short (A22).

    ``sealed``: how long each card of a slow table is open, ms; 0 at a live table (T8).
    """
    below = ", ".join(leftovers) if leftovers else "nothing"
    how = "Slap with ✋ on the card's message." if hand else "Slap with the button on the card's message."
    if sealed:
        how = (
            f"**A slow table**: each card is open for {sealed / 60_000:g} min. Press *Slap* or *Pass*, once per card; "
            "nobody sees it. Then one of those who slapped a pattern takes the pile by lot (slap T8)."
        )
    return lines(
        [
            f"**The game begins in {COUNTDOWN_MS // 1000} s.** {safe_name(pairs[0][0])} turns first.",
            f"Cards: {_counts(pairs)}",
            f"On the table: XIII Zodiac ✂, below it {below}.",
            f"{how} A false slap costs {_cards(penalty)}.",
            f"Hash of seed and deck: `{commitment}`. The seed follows at the end (slap R5).",
            "",
            RULES_SLOW if sealed else RULES,
        ]
    )


def court_challenge(owner: str, responder: str, left: int, total: int) -> str:
    """An open court challenge."""
    return (
        f"{safe_name(owner)} challenges: {safe_name(responder)} has {left} of {total} chances left, "
        "any court card or hymn answers."
    )


def hymn_challenge(owner: str, responder: str, left: int, total: int, element: str) -> str:
    """An open hymn challenge; ``element`` is the shown name of the suit that answers."""
    return (
        f"{safe_name(owner)} challenges: {safe_name(responder)} has {left} of {total} chances left, "
        f"only {element} answers."
    )


def sealed_until(at_ms: int) -> str:
    """Until when one may press at a slow table (T8), in everybody's own time; ``at_ms`` since 1970."""
    at = at_ms // 1000
    return f"Slap or Pass, sealed, until <t:{at}:t> (<t:{at}:R>); earlier once everybody has pressed."


def due(owner: str) -> str:
    """A lost challenge that is collected when the window closes (R37)."""
    return f"Challenge lost: {safe_name(owner)} collects the pile when this card's time is up."


def last_cards(winner: str) -> str:
    """What happens when the window closes and the game is decided (R43, R44)."""
    return f"{safe_name(winner)} wins when this card's time is up."


def card(top: str, before: Sequence[str], turned_by: str | None, after: str, pile: int, told: Sequence[str]) -> str:
    """The message of a state. The card comes first: it is the push notification. ``turned_by`` None: shown again."""
    behind = f" · before it {', '.join(before)}" if before else ""
    who = "The same pile, shown again: a new window." if turned_by is None else f"{safe_name(turned_by)} turned it."
    return lines([f"**{top}**{behind}", who, after, f"Pile: {_cards(pile)}", *told])


def turns_next(name: str) -> str:
    """Who turns the next card."""
    return f"Next: {safe_name(name)}"


def collected(name: str, count: int, pairs: Sequence[tuple[str, int]], told: Sequence[str]) -> str:
    """The notice that takes a pile by a won challenge (A15)."""
    return lines([f"**{safe_name(name)} collects {_cards(count)}** and turns next.", f"Cards: {_counts(pairs)}", *told])


def final(name: str | None, count: int, told: Sequence[str]) -> str:
    """The notice that ends the game (A15)."""
    if name is None:
        return lines(["**Nobody is left: the game ends.**", *told])
    return lines([f"**{safe_name(name)} takes the last {_cards(count)} and wins.**", *told])


def withdrawn(why: str) -> str:
    """What a withdrawn card's message becomes. It does not show the card again."""
    return f"~~withdrawn~~ {why} Slaps on this message are void (slap A6)."


def slapped_first(name: str) -> str:
    """Why a card was withdrawn: a slap came before its echo."""
    return f"{safe_name(name)} slapped before this came."


def owner_left(name: str) -> str:
    """Why a card was withdrawn: somebody left."""
    return f"{safe_name(name)} left before this came."


CONNECTION_LOST = "The connection was lost before this came."
MESSAGE_DELETED = "The open card's message was deleted before this came."
GAME_STOPPED = "The game was stopped before this came."


def late(name: str, top: str, gap: int, approx: bool) -> str:
    """A late slap on a pattern (A7)."""
    after = "after the next card" if approx else f"{gap:,} ms after the next card"
    return f"{safe_name(name)} slapped the {top} {after}: not counted, not fined"


def pays(name: str, top: str, under: str, paid: Sequence[str], late_slap: bool) -> str:
    """A false slap that was paid for (R33)."""
    on = f" on {under}" if under else ""
    after = " after the next card" if late_slap else ""
    bill = f"pays {len(paid)} ({', '.join(paid)})" if paid else "pays nothing"
    return f"{safe_name(name)} slapped {top}{on}{after}: {bill}"


def locked(name: str, top: str) -> str:
    """A false slap without cards (R35)."""
    return f"{safe_name(name)} slapped {top} and has no card to pay with: no slapping until the pile is taken"


def barred(name: str, top: str) -> str:
    """A false slap without cards where that is the end (R35)."""
    return f"{safe_name(name)} slapped {top} and has no card to pay with: out of the game"


def left(name: str, count: int, after: str) -> str:
    """Somebody left (R48)."""
    return f"**{safe_name(name)} leaves.** {_cards(count).capitalize()} under the pile. {after}"


# --- reports ---------------------------------------------------------------------------------------------


def receipt(view: ReceiptView, shown: Sequence[str], drawn: Sequence[str], evidence: bool, told: Sequence[str]) -> str:
    """The report on a slapped pile (A24); ``shown`` are the pattern's cards by name, ``drawn`` who was in the lot."""
    rows = [f"✋ **{safe_name(view.winner)} takes {view.cards}**: {phrases.pattern(view)}  {' · '.join(shown)}"]
    among = ", ".join(safe_name(name) for name in drawn)
    if view.sealed and drawn:
        rows.append(f"Drawn by lot among those who slapped: {among} (slap T8).")
    elif view.sealed:
        rows.append("Nobody else had slapped (slap T8).")
    elif drawn:
        rows.append(f"The connection was lost and with it the order: drawn by lot among {among} (slap A19).")
    elif evidence:
        rows.append("The connection was lost; only this ✋ is on the card (slap A19).")
    if not view.sealed:
        rows += [f"{place}. {_slap(line)}" for place, line in enumerate(view.slaps, 1)]
    rows.append(f"Cards: {_counts(view.counts)} · {safe_name(view.leads)} turns next")
    rows += told
    if not view.sealed:
        rows.append("-# ms = arrival at the bot after the card's own arrival, on one connection")
    return lines(rows)


def _slap(line: SlapLine) -> str:
    behind = f" ({line.gap:,} behind)" if line.verdict == "beaten" and not line.approx else ""
    return f"{safe_name(line.name)} {_ms(line.ms, line.approx)}{behind}"


def _piles(count: int) -> str:
    return "1 pile" if count == 1 else f"{count:,} piles"


def result(view: ResultView, seed: str) -> str:
    """The end of the game: places, and the seed that fits the hash of the first message (R5, R47)."""
    rows = [f"**{phrases.title([safe_name(name) for name in view.winners])}** ({phrases.how(view)})"]
    for row in view.rows:
        best = "" if row.fastest is None else f", fastest {row.fastest:,} ms"
        won = f"{_piles(row.piles)} slapped" if row.piles else "no pile slapped"
        rows.append(f"{row.place}. {safe_name(row.name)}: {_cards(row.cards)}, {won}{best}")
    rows.append(f"{_cards(view.flips)} turned, {_piles(view.piles)} taken. Seed: `{seed}`")
    return lines(rows)


# --- trouble, pauses, votes ------------------------------------------------------------------------------


def seed_refused() -> str:
    """The bot may not add ✋ (A20); said once."""
    return (
        "I may not add ✋ here: it takes *Add Reactions* and *Read Message History*. Play goes on: add ✋ to a card "
        "yourself to slap it."
    )


def blocked(code: int) -> str:
    """Nothing can be posted: the table stands still."""
    if code in THREAD_LOCKED:
        return (
            "The slap table is paused: its thread is locked, so I may not post there. A moderator unlocks it (or gives "
            "me *Manage Threads*); then use `/slap resume` in it."
        )
    return (
        f"The slap table is paused: I may not post in its thread (Discord's code {code}). Give me *View Channel*, "
        "*Send Messages in Threads* and *Read Message History* there, then use `/slap resume`."
    )


def pause_notice() -> str:
    """The notice that closes the open state for a pause (T6)."""
    return "**Paused.** The cards stay as they are; when the game goes on the pile is shown again with a new window."


def still_there(cards_gone: int, wait_ms: int) -> str:
    """The question to a silent table (T5)."""
    hours = wait_ms // 3_600_000
    wait = f"{hours} hours" if hours else f"{wait_ms // 60_000} minutes"
    return (
        f"**Still there?** {_cards(cards_gone)} without a slap. The table waits; without an answer it is stopped by "
        f"count in {wait}."
    )


def vote(name: str, choice: str, votes: int, needed: int) -> str:
    """An open vote."""
    wish = {"pause": "a pause", "resume": "to go on", "stop": "the game to be stopped"}[choice]
    return f"**{safe_name(name)} asks for {wish}**: {votes} of {needed} votes."


def vote_done(choice: str) -> str:
    """A vote that was carried."""
    return {
        "pause": "**Pause agreed.**",
        "resume": "**The game goes on.**",
        "stop": "**You have agreed to stop the game.**",
    }[choice]


def open_now(top: str | None) -> str:
    """What a stale press is told: what is open now."""
    return _BETWEEN if top is None else f"Open now: {top}."


def stale(now: str) -> str:
    """A press on a card that is no longer open."""
    return f"That card is closed. {now}"


def not_your_turn(name: str) -> str:
    """A Flip press by somebody else."""
    return f"It is {safe_name(name)}'s turn to turn a card."


def status(pairs: Sequence[tuple[str, int]], pile: int, now: str, after: str, mine: str | None) -> str:
    """The private answer to a look at the table."""
    own = [] if mine is None else [_STATUS[mine]]
    return lines([now, f"Cards: {_counts(pairs)} · pile {pile}", after, *own])
