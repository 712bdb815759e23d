"""Words of the Discord side in German; what each is for is said in ``text.py``, its English counterpart."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import LOBBY_GAMES, shown
from bot.play.roster import Seated
from bot.words.language import Language
from bot.words.names import safe_name
from bot.words.options import OptionText
from cogs.codes import MESSAGE_GONE, NO_ACCESS, THREADS_FULL, WRONG_CHANNEL

_LANGUAGE: Language = "de"

BROKEN = (
    "Im Bot ist etwas schiefgegangen, geändert hat sich nichts. Versuch es bitte noch einmal; Näheres steht im Log."
)
NO_BOTS = "Ein Bot kann hier nicht mitspielen: Nenne einen Menschen."
STALE_BUTTON = (
    "Diesen Knopf gibt es nicht mehr. Mit `/slap status` oder `/cosmic status` siehst du im Thread, was gerade offen "
    "ist."
)
OLD_COMMAND = (
    "In dieser Form kenne ich diesen Befehl nicht: Dein Discord zeigt eine ältere Fassung davon. Starte Discord neu "
    "(am Computer mit Strg+R) und versuche es dann noch einmal."
)
OLD_PANEL = "Was du gewählt hast, gibt es nicht mehr. Öffne diese Einstellungen neu und wähle aus der neuen Liste."
NO_TABLE_HERE = (
    "In diesem Kanal läuft kein Spiel. Nutz das im Thread eines Spiels oder fang mit `/slap new` oder `/cosmic new` "
    "eins an."
)
NOT_IN_SERVER = "Gespielt wird auf einem Server: Nutz das in einem seiner Kanäle."
NOT_IN_THREAD = (
    "Eröffne einen Tisch in einem normalen Textkanal, nicht in einem Thread: Jedes Spiel bekommt seinen eigenen."
)
NOT_IN_VOICE = (
    "Im Chat eines Sprach- oder Bühnenkanals gibt es keine Threads, und jedes Spiel bekommt einen: Öffne den Tisch in "
    "einem Textkanal."
)
NO_GAMES = "Du sitzt gerade an keinem Tisch. Mit `/slap new` oder `/cosmic new` eröffnest du einen."
WHICH_GAME = "Du sitzt an mehreren Tischen: Wähl einen mit dem Parameter *game* oder nutz das im Thread eines Spiels."
SEVERAL_GAMES = "Du sitzt an mehreren Tischen: Drück erst etwas an dem, den du meinst, oder nutz das in seinem Thread."
NOT_YOUR_GAME = "An diesem Tisch sitzt du nicht, oder sein Spiel ist vorbei. Wähl eins deiner Spiele aus der Liste."
NOTHING_TO_VERIFY = (
    "Dort war kein beendetes Spiel zu finden. Nutz das im Thread eines beendeten Spiels oder gib seine Nummer an."
)
LOBBY_EXPIRED = (
    "Diese Lobby hat sich geschlossen, weil eine Stunde lang nichts passiert ist. Mit `/slap new` oder `/cosmic new` "
    "eröffnest du einen "
    "neuen Tisch."
)
LEFT_LOBBY = "Du bist aus der Lobby gegangen."
NO_LOBBY_HERE = (
    "Du sitzt in diesem Kanal in keiner offenen Lobby. Eröffne eine mit `/slap new` oder `/cosmic new` oder nutz das "
    "im Thread eines "
    "Spiels."
)
LOBBY_LOST = "Die Nachricht der Lobby ist weg. Eröffne mit `/slap new` oder `/cosmic new` einen neuen Tisch."
LOBBY_CLOSED = "Alle sind gegangen; diese Lobby ist geschlossen."

JOIN, LEAVE, ADD_COMPUTER, OPTIONS_BUTTON, START = "Mitspielen", "Gehen", "Computer dazu", "Optionen", "Starten"
CHANGE_OPTION = "Option ändern"

COMMANDS = {
    "slap": "Das Klatschspiel: scharfe Augen, schnelle Hände",
    "slap new": "Einen Tisch eröffnen: eine Lobby mit Mitspielen, Optionen und Starten",
    "slap start": "Das Spiel deiner offenen Lobby in diesem Kanal starten",
    "slap leave": "Aus dem Spiel in diesem Thread oder deiner Lobby in diesem Kanal aussteigen",
    "slap status": "Karten, Zug und Herausforderung des Spiels in diesem Thread, nur für dich",
    "slap pause": "Im Spiel in diesem Thread um eine Pause bitten",
    "slap resume": "Bitten, dass ein pausiertes Spiel weitergeht",
    "slap stop": "Abstimmen, ob das Spiel in diesem Thread abgebrochen wird; dann gewinnt niemand",
    "slap rules": "So geht das Klatschspiel",
    "cosmic": "Cosmic Encounter: fremde Kräfte, Bündnisse, Händel",
    "cosmic new": "Einen Tisch für Cosmic Encounter eröffnen",
    "cosmic start": "Cosmic: das Spiel deiner offenen Lobby in diesem Kanal starten",
    "cosmic leave": "Deine Lobby hier verlassen oder das Spiel in diesem Thread aufgeben",
    "cosmic status": "Wer was bis wann entscheiden soll",
    "cosmic hand": "Deine Hand und was du gefragt wirst, nur für dich",
    "cosmic hand game": "Welches deiner Spiele; in seinem Thread nicht nötig",
    "cosmic play": "Mit Worten antworten, was du gefragt wirst",
    "cosmic play answer": "Deine Antwort; die Liste zeigt, was gerade möglich ist",
    "cosmic orders": "Deine Daueraufträge: ansehen und widerrufen",
    "cosmic replace": "Einen Platz jemandem anbieten oder einem Computer geben",
    "cosmic replace seat": "Wessen Platz: ein Name aus der Liste",
    "cosmic replace person": "Wem er angeboten wird; leer lassen für einen Computer",
    "cosmic export": "Ein beendetes Spiel von Cosmic Encounter als Datei",
    "cosmic board": "Das Brett in Worten, nur für dich",
    "cosmic chart": "Die Karte von WARP Zodiac: Zeichen, Karma, wer wie zu dir steht",
    "cosmic log": "Was geschehen ist, Seite für Seite bis zum Anfang",
    "cosmic why": "Welche Regeln den letzten Ausgang entschieden haben, und alle davor",
    "cosmic concede": "Endgültig aus dem Spiel aussteigen; es wird noch einmal gefragt",
    "cosmic pause": "Um eine Pause bitten",
    "cosmic resume": "Bitten, dass das Spiel weitergeht",
    "cosmic hold": "Mehr Zeit für die offene Runde, zweimal im Spiel",
    "cosmic undo": "Deinen letzten Schritt zurücknehmen oder darum bitten",
    "cosmic stop": "Abstimmen, ob das Spiel abgebrochen wird; dann gewinnt niemand",
    "cosmic power": "Was eine Kraft und ihr Flare tun; ohne Namen die Kräfte an diesem Tisch",
    "cosmic power name": "Name einer Kraft; kleine Fehler machen nichts",
    "cosmic card": "Was ein Edikt, ein Flare oder eine Begegnungskarte tut",
    "cosmic card name": "Name einer Karte; kleine Fehler machen nichts",
    "cosmic rules": "In den Regeln von Cosmic Encounter nachschlagen",
    "cosmic rules topic": "Ein Thema, ein Wort oder die Nummer einer Regel; nichts für das Verzeichnis",
    "cosmic help": "Was du jetzt tun kannst, oder wie es losgeht",
    "cosmic move": "Für die Moderation: einen Tisch ohne Thread in diesen Kanal holen",
    "cosmic move table": "Welcher Tisch; die Liste hat die, deren Thread weg ist",
    "table move": "Für die Moderation: irgendeinen Tisch ohne Thread in diesen Kanal holen",
    "table": "Deine Tische, Hilfe und die Prüfung des Mischens",
    "table games": "Die Tische, an denen du sitzt, und was du dort gefragt wirst",
    "table reminders": "Wann und wo ich dich erinnere",
    "table reminders level": "Wie oft",
    "table reminders place": "Als Direktnachricht, oder im Thread, soweit es alle wissen dürfen",
    "table reminders quiet": "Zeit ohne Erinnerungen, etwa 22:00-07:30 UTC+2; off für keine",
    "table reminders off": "nie",
    "table reminders gentle": "sanft, einmal",
    "table reminders normal": "normal, zweimal",
    "table reminders strict": "streng, viermal",
    "table reminders dm": "als Direktnachricht",
    "table reminders thread": "im Thread",
    "table verify": "Das Mischen eines beendeten Spiels mit dem Hash vom Anfang prüfen",
    "table verify table": "Nummer des Tisches; im Thread eines beendeten Spiels nicht nötig",
    "table settings": "Für die Serverleitung: wo, durch wen und wie viele Tische",
    "table doctor": "Für die Serverleitung: was fehlt oder hängt, und was hilft",
    "table privacy": "Was über dich gespeichert ist, und wie du es löschst",
    "table referee": "Gastgeber oder Moderation: wie ein Tisch nach einem Fehler weitergeht",
    "table referee action": "Noch einmal, eine weitere Aktion zurück, oder Spiel beenden",
    "table referee retry": "noch einmal",
    "table referee undo": "eine Aktion zurück",
    "table referee stop": "Spiel beenden",
    "table export": "Ein beendetes Spiel als Datei, nur für dich",
    "table help": "Was dieser Bot kann und wie",
}

PERMISSIONS = {
    "view_channel": ("Kanal anzeigen", "sehe ich den Kanal nicht"),
    "send_messages": ("Nachrichten senden", "kann ich das Ergebnis nicht posten"),
    "create_public_threads": ("Öffentliche Threads erstellen", "kann ich den Thread des Spiels nicht öffnen"),
    "send_messages_in_threads": ("Nachrichten in Threads senden", "kann ich keine Karte aufdecken"),
    "add_reactions": ("Reaktionen hinzufügen", "kann ich kein ✋ unter eine Karte setzen"),
    "read_message_history": (
        "Nachrichtenverlauf anzeigen",
        "kann ich kein ✋ unter eine Karte setzen und nach einem Neustart keinen Tisch retten",
    ),
    "attach_files": ("Dateien anhängen", "kann ich keine Bilder zeigen"),
}


def thread_failed(code: int) -> str:
    if code in THREADS_FULL:
        return (
            "Auf diesem Server sind so viele Threads offen, wie Discord erlaubt (1.000), deshalb bekommt das Spiel "
            "keinen. Schließt oder löscht ein paar alte Threads und drück dann noch einmal auf Starten."
        )
    if code in NO_ACCESS:
        return (
            "Ich darf den Thread des Spiels nicht öffnen. Gebt mir in diesem Kanal *Kanal anzeigen* und *Öffentliche "
            "Threads erstellen* und drück dann noch einmal auf Starten."
        )
    if code == WRONG_CHANNEL:
        return "In dieser Art von Kanal hat Discord keine Threads. Öffne einen neuen Tisch in einem Textkanal."
    if code == MESSAGE_GONE:
        return LOBBY_LOST
    return (
        f"Discord hat mich den Thread des Spiels nicht öffnen lassen (Code {code}). Warte einen Moment und drück noch "
        "einmal auf Starten."
    )


def missing_permissions(names: Sequence[str], channel: int) -> str:
    lines = [f"Mir fehlen Berechtigungen in <#{channel}>:"]
    lines += [f"- **{PERMISSIONS[name][0]}**: ohne sie {PERMISSIONS[name][1]}." for name in names]
    lines.append("Die Serverleitung kann sie in den Kanaleinstellungen unter Berechtigungen geben; dann noch einmal.")
    return "\n".join(lines)


def remove_computer(name: str) -> str:
    return f"{name} wieder weg"


def lobby(view: Lobby) -> str:
    if view.status == "stopped":
        return LOBBY_CLOSED
    game = view.of
    name = game.called(_LANGUAGE)
    lines = [f"{name.title} - <@{view.host}> eröffnet einen Tisch ({len(view.seats)} von {view.most} Plätzen)"]
    for number, seat in enumerate(view.seats, 1):
        lines.append(f"{number}. {_computer(view, seat) if seat.user is None else f'<@{seat.user}>'}")
    chosen = [
        f"{option.title}: {option.label(view.options[option.name])}"
        for option in game.options_in(_LANGUAGE)
        if option.name in view.options and option.name != "language"
    ]
    lines.append("-# " + (" · ".join(chosen) if chosen else name.usual))
    return "\n".join(lines)


def _computer(view: Lobby, seat: Seated) -> str:
    kinds = ["Computer", *(t.label for t in view.of.tempers_in(_LANGUAGE) if t.name == seat.temper)]
    return f"{safe_name(seat.name)} ({', '.join(kinds)})"


def started(view: Lobby, thread: int) -> str:
    names = ", ".join(safe_name(seat.name) for seat in view.seats)
    return f"{view.of.called(_LANGUAGE).title} läuft in <#{thread}>: {names}."


def option_panel(view: Lobby) -> str:
    lines = ["**Optionen.** Wähl aus, was du ändern willst:"]
    for option in view.of.options_in(_LANGUAGE):
        lines.append(f"- **{option.title}**: {shown(view.of, option, view.options)}")
    return "\n".join(lines)


BACK = "Zurück"
OTHER_VALUE = "Anderer Wert…"


def typed_hint(option: OptionText) -> str:
    return f"Tippe {option.typed}."


def option_values(option: OptionText, view: Lobby) -> str:
    return f"**{option.title}.** {option.sentence} Jetzt: {shown(view.of, option, view.options)}."


def thread_name(game: str, table: int) -> str:
    return f"{LOBBY_GAMES[game].called(_LANGUAGE).thread} {table}"


ONLY_MODERATORS_MOVE = "Tische verlegt nur die Moderation: wer *Nachrichten verwalten* oder *Kanäle verwalten* darf."
NOTHING_TO_MOVE = "So ein Spiel läuft auf diesem Server nicht. Wähl eins aus der Liste."


def still_there(thread: int) -> str:
    return f"Dieser Tisch hat seinen Thread noch, <#{thread}>: Zu verlegen ist nichts."


def moved(name: str) -> str:
    return f"**{name}** geht hier weiter, in einem neuen Thread."


def moved_to(thread: int) -> str:
    return f"Erledigt: Das Spiel geht in <#{thread}> weiter, alle Uhren von da, wo sie standen."


_STATUS = {
    "lobby": "wartet auf Leute",
    "running": "läuft",
    "paused": "hat Pause",
    "referee": "braucht Hilfe",
    "broken": "hat keinen Thread mehr; die Moderation nutzt `/table move`",
}


ASKED = "**Du bist dran**, das Nächste zuerst:"
TABLES = "**Deine Tische:**"
BAD_HOURS = (
    "Diese Ruhezeit verstehe ich nicht. Schreib sie wie `22:00-07:30 UTC+2` oder `22-7 Europe/Berlin`, oder `off` für "
    "keine."
)


def table(name: str, status: str, link: str) -> str:
    return f"- [{name}]({link}): {_STATUS[status]}"


def more_tables(count: int) -> str:
    return f"-# … und {count} weitere."


def reminders(level: str, place: str, quiet: str | None) -> str:
    hours = f"Ruhezeit {quiet}" if quiet else "keine Ruhezeit"
    return f"**Erinnerungen**: {level}; {place}; {hours}.\n-# Was andere nicht wissen dürfen, kommt nur direkt."


HELP = (
    "**Das Klatschspiel**: `/slap new` eröffnet einen Tisch mit Lobby; drück *Mitspielen*, *Computer dazu*, *Starten*. "
    "Das Spiel läuft in seinem eigenen Thread: Der Bot deckt die Karten auf, und du klatschst mit ✋, wenn zwei "
    "gleiche Karten aufeinanderliegen, auch mit einer dazwischen.\n"
    "**Im Thread**: `/slap status` · `/slap leave` · `/slap pause` · `/slap stop` (Abstimmung) · `/slap rules`\n"
    "**Cosmic Encounter**: `/cosmic help` · `/cosmic rules`\n"
    "**Überall**: `/table games` (deine Tische) · `/table reminders` · `/table verify` (das Mischen eines beendeten "
    "Spiels prüfen) · "
    "`/table export` (ein beendetes Spiel als Datei) · `/table privacy` (deine Daten) · `/table help`"
)

COSMIC_HELP = (
    "**Cosmic Encounter**: `/cosmic new` eröffnet einen Tisch mit Lobby; drück *Mitspielen*, *Computer dazu*, "
    "*Starten*. Das Spiel läuft in seinem eigenen Thread; was du gefragt wirst, kommt als Direktnachricht oder dort. "
    "Alle Knöpfe gibt es auch als Befehle.\n"
    "**Neu hier?** `/cosmic rules` hat das Spiel in einer Minute; im Thread sagt `/cosmic help`, was du jetzt tun "
    "kannst.\n"
    "**Im Thread**: `/cosmic status` · `/cosmic hand` · `/cosmic board` · `/cosmic log` · `/cosmic why` · "
    "`/cosmic undo` · `/cosmic pause` · `/cosmic concede`\n"
    "**Nachschlagen**: `/cosmic rules` · `/cosmic power` · `/cosmic card`"
)


def verified(table: int, seed: int, published: str, recomputed: str) -> str:
    verdict = (
        "✅ Beides passt zusammen: Das Deck stand vor der ersten Karte fest."
        if published == recomputed
        else "❌ Das passt nicht zusammen."
    )
    return (
        f"**Tisch {table}**: Startwert `{seed}`\nHash vom Anfang: `{published}`\nHash aus diesem Startwert und seinem "
        "Deck: "
        f"`{recomputed}`\n{verdict}"
    )
