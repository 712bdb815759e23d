"""Every word the Cosmic table says around its questions and its story, in German; see ``text.py`` for what each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.cosmic.words.phrases import listed
from bot.tables.contract.table import THREAD_LOCKED
from bot.tables.cosmic.telling.cutting import moment, until_when, whole
from bot.words.names import safe_name

ANSWER, HAND, STATUS, HELP, WHY, LOG = "Antworten", "Meine Hand", "Stand", "Was kann ich tun?", "Warum?", "Verlauf"
POWERS = "Kräfte hier"
TAKE_YOUR_TIME = "**Du bist dran.** Niemand wartet auf dich, lass dir Zeit:"
HOLD, PAUSE, RESUME, REMATCH = "Halten", "Anhalten", "Weiter", "Revanche"
VOTE, ORDERS = "Ich bin dafür", "Aufträge"
_TABLE = "Cosmic Encounter"
PASS_CHALLENGE, PASS_UNTIL_MAIN = "Diese Begegnung passen", "Passen, bis ich Hauptspieler bin"
ASK_ME, ALWAYS_USUAL = "Immer fragen", "Immer die übliche Antwort"
SEAT_TO_HOUSE, SEAT_REMOVED = "Ein Computerspieler übernimmt", "Platz entfernen"
SEAT_TO_ME = "Ich würde den Platz nehmen"
LEAVE_SURE = "Ja, ich verlasse das Spiel"
BOARD, UNDO, LEAVE, STOP = "Brett in Worten", "Letzten Schritt zurück", "Spiel verlassen", "Spiel abbrechen"
SMALL_MENU, JOIN_MENU = "Die übliche Antwort gilt für …", "Werde ich in dieser Begegnung eingeladen …"
UNLESS_MENU = "… aber frag mich neu, wenn von diesen jemand beigetreten ist:"
ANSWER_AHEAD = "Vorab antworten und seltener gefragt werden …"
PASS_UNAIMED = "Nur antworten, wenn es mir gilt"
UNAIMED_TOLD = (
    "• Wird in dieser Begegnung etwas angesagt: passen, außer es nennt mich, meine Planeten oder meine Kraft oder "
    "antwortet auf etwas von mir."
)
IF_INVITED, AHEAD = "Werde ich eingeladen …", "Karte vorab wählen …"
IF_INVITED_TOLD = (
    "**Was gilt, wenn du in dieser Begegnung eingeladen wirst?** (cosmic 8.13) Nur du siehst es. Bist du an der Reihe, "
    "muss niemand auf dich warten; bis dahin darfst du es hier ändern."
)
AHEAD_MENU, AHEAD_NOT = "Die Karte, die ich als nächste wähle …", "Frag mich dann"
AHEAD_TOLD = (
    "**Wähle deine nächste Karte für eine Begegnung vorab** (cosmic 8.13). Nur du siehst sie und darfst sie ändern. "
    "Musst du als Hauptspieler wählen, wird sie nach einer Weile für dich gelegt, damit niemand sieht, dass sie vorab "
    "gewählt war. Hast du sie dann nicht mehr, wirst du gefragt."
)
AHEAD_WORD = "vorab"
NO_CARD = "So eine Karte hast du nicht; wähle eine, die du hast (cosmic 8.13)."

STOP_SURE = "**Soll das Spiel für alle abgebrochen werden?** Niemand gewinnt, und es geht nicht weiter."
STOP_VOTE_SURE = (
    "**Willst du, dass das Spiel für alle abgebrochen wird?** Das geschieht, sobald mehr als die Hälfte dafür ist. "
    "Dann gewinnt niemand, und es geht nicht weiter."
)
STOP_BY_VOTE = (
    "Abbrechen können das Spiel nur die, die mitspielen, und zwar per Abstimmung; wer moderiert, kann es sofort."
)
VOTE_YES = "Ja, das will ich"
TAKE_SEAT, DECLINE_SEAT = "Ich übernehme", "Nein, lasst es so"
OFFER_GONE = "Dieses Angebot gilt nicht mehr."
OFFER_ENDED = "Das Angebot ist beendet; alles bleibt, wie es ist."
SEAT_OFFERED = "Der Platz ist im Thread angeboten. Er wechselt nur, wenn die Person ihn übernimmt."
NOTED = "Notiert."
STALE = "Diese Frage ist nicht mehr offen (cosmic 8.16)."
MISSED = "Die Zeit war um: Für dich wurde die übliche Antwort gegeben (cosmic 8.12)."
NOT_ASKED = "Du wirst gerade nichts gefragt; sonst erfährst du es."
RESTS = "In dieser Nachricht wartet nichts auf dich; **Antworten** zeigt, was du jetzt gefragt wirst."
NOT_SEATED = "Du hast in diesem Spiel keinen Platz, oder keinen mehr; zusehen darfst du gern."
NOT_HOST = "Das kann nur, wer den Tisch eröffnet hat oder hier moderiert."
NO_HAND = "Noch hat niemand Karten."
STOPPED = "Das Spiel ist abgebrochen."
UNKNOWN = "Dieses Bedienelement bewirkt nichts mehr; drücke auf der Tafel Antworten."
WITHOUT = "Diese Partie wird ohne diese Erweiterung gespielt."
OVER = "Dieses Spiel ist vorbei."
ALREADY = "Schon notiert."
ORDERS_TITLE = "**Deine Daueraufträge** (cosmic 8.13). Nur du siehst sie."
NO_ORDERS = "Es gibt keine: Du wirst alles gefragt."
ORDER_NOTED = "Dein Auftrag ist notiert."
AUTO_TOLD = "• Nach einer Weile passt der Bot für dich; hältst du etwas Spielbares, wirst du vorher angeschrieben."
HELD_ENOUGH = "Du hast in diesem Spiel schon zwei Runden offen gehalten; mehr geht nicht."
NOTHING_TO_HOLD = "Es ist keine Runde offen, die du halten könntest."
ALREADY_PAUSED = "Der Tisch ist schon angehalten."
GOES_ON = "Das Spiel geht weiter."
NOT_PAUSED = "Der Tisch ist nicht angehalten."
NO_VOTE = "Darüber kannst du nicht abstimmen."
VOTED = "Deine Stimme ist gezählt."
ALREADY_VOTED = "Du hast schon abgestimmt."
NOTHING_TO_UNDO = "In dieser Phase gibt es nichts zurückzunehmen."
UNDO_BY_VOTE = "Seitdem hat jemand etwas erfahren, oder es war nicht dein Schritt: Die anderen müssen zustimmen."
TAKEN_BACK = "Dein letzter Schritt ist zurückgenommen."
OFFERED = "Die Spieler stimmen jetzt darüber ab."
LEAVE_WARNING = (
    "**Das Spiel endgültig verlassen?** Deine Spielmarken, Karten und Kräfte gehen mit dir (cosmic 8.7). "
    "Mit /cosmic replace kannst du deinen Platz stattdessen jemand anderem anbieten."
)
LEAVING = "Du verlässt das Spiel."
WHICH_SEAT = "Nenne jemanden, der im Spiel ist; der Befehl schlägt sie vor."
HAS_A_SEAT = "Diese Person hat an diesem Tisch schon einen Platz."
IS_COMPUTER = "Dort sitzt schon ein Computerspieler; nenne eine Person, die übernimmt."
REPLACED = "Der Platz hat gewechselt."
DM_CLOSED = "Ich kann dich nicht anschreiben; erlaube Direktnachrichten von hier, oder drücke auf der Tafel Antworten."
DEAL = "Du verhandelst: Schließe einen Handel, oder lass ihn scheitern (cosmic 5.5)."

_DECIDES: Final[Mapping[str, str]] = {
    "colour": "Farbe und Kraft wählen",
    "layout": "ihre Steine aufstellen",
    "regroup": "sagen, wohin ein Stein zurückkehrt",
    "wild": "wählen, wen der Angriff trifft",
    "own_colour": "sagen, was die eigene Farbe bedeutet",
    "target": "den Kegel ausrichten",
    "commit": "Steine einsetzen",
    "invite.offense": "Verbündete für den Angriff einladen",
    "invite.defense": "Verbündete für die Abwehr einladen",
    "join": "einer Seite beitreten oder nicht",
    "card": "eine Begegnungskarte wählen",
    "return": "sagen, wohin Steine zurückkehren",
    "lose": "wählen, welche Steine verloren gehen",
    "found": "eine Basis gründen",
    "reward": "eine Belohnung wählen",
    "second_challenge": "sagen, ob es eine zweite Begegnung gibt",
    "stop_turn": "sagen, ob dieser lange Zug endet",
    "order_powers": "sagen, in welcher Reihenfolge Kräfte wirken",
}
_VOTES: Final[Mapping[str, str]] = {
    "pause": "den Tisch anhalten",
    "resume": "weiterspielen",
    "undo": "den letzten Schritt zurücknehmen",
    "stop": "das Spiel für alle abbrechen, niemand gewinnt",
    "house": "ein Computerspieler übernimmt für {}",
    "remove": "der Platz von {} verlässt das Spiel (cosmic 8.7)",
    "guest": "der Platz wird {} angeboten",
}
_UNTIL: Final[Mapping[str, str]] = {
    "challenge": "bis diese Begegnung endet",
    "main": "bis ich Hauptspieler bin",
    "revoked": "bis ich es widerrufe",
}
_SMALL: Final[Mapping[str, str]] = {
    "regroup": "Wohin eine Spielmarke aus dem Warp zurückkehrt",
    "return": "Wohin zurückkehrende Spielmarken gehen",
    "lose": "Welche Spielmarken ich verliere",
    "reward": "Welche Belohnung ich nehme",
    "order_powers": "In welcher Reihenfolge meine Kräfte wirken",
}
_JOINING: Final[Mapping[str, str]] = {
    "ask": "Mich fragen",
    "decline": "Ablehnen",
    "offense": "Dem Angriff helfen",
    "defense": "Der Verteidigung helfen",
}
_HOW: Final[Mapping[str, str]] = {
    "bases": "mit fremden Basen (cosmic 7.1)",
    "alternate": "auf die eigene Art einer Kraft (cosmic 7.5)",
    "last": "als Letzte am Tisch (cosmic 8.9)",
    "spent": "weil niemand mehr eine Spielmarke zum Einsetzen hat (cosmic 8.3)",
}


def begins(names: Sequence[str], commitment: str) -> str:
    return whole(
        f"**Cosmic Encounter beginnt.** Reihenfolge der Züge: {_listed(names)}.\n"
        f"Das Mischen ist versiegelt: `{commitment}`. Am Ende wird der Startwert veröffentlicht."
    )


def heading(number: int, powers: str, link: str) -> str:
    who = f" · du bist {powers}" if powers else ""
    way = f" · [Brett]({link})" if link else ""
    return f"**{_TABLE} {number}**{who}{way}"


def ended(number: int, outcome: str, winner: str, loser: str, mine: str, score: str, by: Sequence[str]) -> str:
    how = f", {score}" if score else ""
    how = f"{how}, durch {_listed(by)}" if by else how
    if outcome in ("offense", "defense"):
        if mine == "lost":
            return f"**Du hast Begegnung {number} verloren**{f', gegen {winner}' if winner else ''}{how}."
        if mine:
            return f"**Du hast Begegnung {number} gewonnen**{f', gegen {loser}' if loser else ''}{how}."
        who = winner or "Die Verteidigung"
        return f"**{who} hat Begegnung {number} gewonnen**{f', gegen {loser}' if loser else ''}{how}."
    told = {
        "deal": f"**Begegnung {number} endete mit einem Handel** von {loser} und {winner}",
        "no_deal": f"**Begegnung {number} endete ohne Handel** von {loser} und {winner}",
        "both_lost": f"**Beide Seiten haben Begegnung {number} verloren**: {loser} und {winner}",
        "repulsed": f"**{loser} ist in Begegnung {number} abgeschlagen worden**",
    }
    return f"{told.get(outcome, f'**Begegnung {number} wurde abgebrochen**')}{how}."


def against(plays: Sequence[str]) -> str:
    return f"Gegen dich gespielt: {', '.join(plays)}."


def lost(tokens: int, takings: Sequence[str]) -> str:
    count = "1 Spielmarke" if tokens == 1 else f"{tokens} Spielmarken"
    gone = [f"{count} an den Warp"] if tokens else []
    return f"Verloren hast du: {_listed([*gone, *takings])}."


def taken(taker: str, gone: str) -> str:
    return f"an {taker}: {gone}"


def you_answered(answers: Sequence[str]) -> str:
    return f"Deine Antwort: **{', '.join(answers)}**."


def until(due: int) -> str:
    return f"**Du bist dran** – antworte bis {until_when(due)}:"


def asked_in_thread() -> str:
    return "du wirst etwas gefragt. Deine Antwort bleibt unter uns."


def as_of(now: int) -> str:
    return f"-# Stand {moment(now)}; **{STATUS}** zeigt, wie es jetzt ist."


def panel_paused() -> str:
    return "**Der Tisch ist angehalten.** Keine Zeit läuft."


def panel_round(due: int, holders: Sequence[str]) -> str:
    told = "**Antworten sind offen**: wer will, spielt eine Karte oder eine Kraft."
    told = f"{told} Sie schließen spätestens {moment(due)}." if due else told
    return f"{told} Offen gehalten von {_listed(holders)}." if holders else told


def panel_decision(names: Sequence[str], key: str, due: int) -> str:
    asked = declared(key)
    what = _DECIDES.get(asked.topic) or f"über *{cards.words(asked.subject)}* entscheiden"
    return f"Wir warten auf {_listed([f'**{name}**' for name in names])}: {what}{_by(due)}."


def panel_deal(names: Sequence[str], due: int) -> str:
    return f"Wir warten auf {_listed([f'**{name}**' for name in names])}: einen Handel schließen{_by(due)}."


def _by(due: int) -> str:
    return f", bis {until_when(due)}" if due else ""


def left_out(lines: int) -> str:
    return f"-# {lines} {'weitere Zeile steht' if lines == 1 else 'weitere Zeilen stehen'} im Verlauf (`/cosmic log`)."


def ahead(card: str) -> str:
    return f"• Wenn ich eine Karte wählen muss: {card}, falls ich sie noch habe, bis ich eine gelegt habe."


def held(left: int) -> str:
    return f"Die Runde bleibt länger offen. Das kannst du noch {left} Mal tun."


def blocked(code: int) -> str:
    if code in THREAD_LOCKED:
        return (
            "Der Thread eines Tisches von Cosmic Encounter ist gesperrt, deshalb darf ich dort nicht schreiben. Wer "
            "moderiert, entsperrt ihn (oder gibt mir *Threads verwalten*), dann nutze dort `/cosmic status`. Das Spiel "
            "wartet."
        )
    return (
        f"Im Thread eines Tisches von Cosmic Encounter darf ich nichts senden (Discords Code {code}). Gib mir dort "
        "*Kanal ansehen* und *Nachrichten in Threads senden*, dann nutze im Thread `/cosmic status`. Das Spiel wartet."
    )


def asleep(name: str) -> str:
    return (
        f"**{name} hat dreimal die Zeit verstreichen lassen**; für diesen Platz gelten die üblichen Antworten "
        "(cosmic 8.11). Das kann so bleiben. Die anderen können abstimmen; wer zusieht, kann den Platz übernehmen."
    )


def guest(name: str) -> str:
    return safe_name(name)


def vote(what: str, about: str, names: Sequence[str], needed: int) -> str:
    who = f"Dafür: {_listed(names)}" if names else "Noch ist niemand dafür"
    votes = "1 Stimme" if needed == 1 else f"{needed} Stimmen"
    return f"**Abstimmung:** {_VOTES[what].format(about)}. {who}; es braucht {votes}."


def vote_done(what: str, about: str) -> str:
    return f"Beschlossen: {_VOTES[what].format(about)}."


def vote_void() -> str:
    return "Diese Abstimmung ist beendet: Sie würde nichts mehr ändern."


def vote_sure(what: str, about: str) -> str:
    return f"**Willst du das: {_VOTES[what].format(about)}?** Es geschieht, sobald mehr als die Hälfte dafür ist."


def house_sure(name: str) -> str:
    return f"**Soll ab jetzt ein Computer für {name} spielen?** Hand, Spielmarken und Kräfte bleiben am Platz."


def plays_now(name: str, before: str) -> str:
    return f"**{name} spielt ab jetzt für {before}**; Hand, Spielmarken und Kräfte bleiben am Platz (cosmic 8.10)."


def seat_offer(guest: str, sitter: str, maker: str, powers: str, until: int) -> str:
    who = f"{maker} bietet dir den Platz von {sitter} an" if maker else f"du kannst den Platz von {sitter} haben"
    which = f" ({powers})" if powers else ""
    return (
        f"**{guest}, {who}{which}, an diesem Tisch von Cosmic Encounter.** Wer ihn übernimmt, spielt mit seiner Hand, "
        f"seinen Spielmarken und Kräften bis zum Ende weiter und wird per Direktnachricht gefragt. Es geschieht "
        f"nichts, solange du nicht **{TAKE_SEAT}** drückst. Das Angebot endet {moment(until)}."
    )


def offer_for(guest: str) -> str:
    return f"Dieser Platz ist nur {guest} angeboten."


def you_play(powers: str) -> str:
    return f"Der Platz gehört dir: Du bist jetzt {powers}." if powers else "Der Platz gehört dir."


def order(key: str, answer: str, until: str, unless: Sequence[str]) -> str:
    how_long = _UNTIL[until]
    if key == "zap_back":
        return f"• Wird meine Kraft gezappt und ich halte einen Un-Zap: zurückzappen, {how_long}."
    if key == "join":
        return f"• Werde ich eingeladen: {joining(answer.strip(chr(34)))}, {how_long}{_but_ask(unless)}."
    if key == "commit":
        return f"• Trete ich bei: {joining_with(int(answer))} aus meinen größten Basen, {how_long}{_but_ask(unless)}."
    if key in _SMALL:
        return f"• {_SMALL[key]}: die übliche Antwort, {how_long}."
    return f"• Passen, wann immer Antworten offen sind, {how_long}{_but_ask(unless)}."


def _but_ask(unless: Sequence[str]) -> str:
    return f"; frag mich neu, wenn {' oder '.join(unless)} beigetreten ist" if unless else ""


def small(key: str) -> str:
    return _SMALL[key]


def left_to_usual(what: str) -> str:
    return f"• {what}: die übliche Antwort, bis ich es widerrufe."


def asked_about(what: str) -> str:
    return f"• {what}: mich fragen, bis ich es widerrufe."


def where_all_the_same(what: str) -> str:
    return f"{what}, wenn alle Basen gleich viel zählen"


def in_any_case(what: str) -> str:
    return f"{what}, in jedem Fall"


def sequence(what: str, things: Sequence[str]) -> str:
    return f"• {what}: {', '.join(things)}, bis ich es widerrufe."


def joining(way: str) -> str:
    return _JOINING[way]


def joining_with(tokens: int) -> str:
    return f"mit {'1 Stein' if tokens == 1 else f'{tokens} Steinen'}"


def zap_back(on: bool) -> str:
    return "Nicht zurückzappen" if on else "Wird meine Kraft gezappt, zurückzappen"


def auto_pass(on: bool) -> str:
    return "Nicht für mich passen" if on else "Nach einer Weile für mich passen"


def result(winners: Sequence[str], how: str) -> str:
    if not winners:
        why = _HOW.get(how)
        return f"**Cosmic Encounter endet, und niemand gewinnt**{f', {why}' if why else ''}."
    verb = "gewinnt" if len(winners) == 1 else "gewinnen gemeinsam"
    return f"**{_listed(winners)} {verb}** {_HOW.get(how, '')}".rstrip() + "."


def computer(name: str) -> str:
    return f"{name} (Computerspieler)"


def seed(seed: int) -> str:
    return f"Startwert des Mischens: `{seed}`."


def _listed(names: Sequence[str]) -> str:
    return listed(names, "und")
