"""Words for admins, and for people about their own data, in German; see ``admin_text``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.lobbies.policy import LOBBIES, Policy, Reason
from bot.store.rows import Traces

NEEDS_MANAGE_SERVER = "Das dürfen nur Leute mit der Berechtigung *Server verwalten*."
CHANNELS = "Kanäle für Tische (keiner gewählt: alle)"
WHO = "Wer Tische eröffnen darf"
ROLE = "Die Rolle, die Tische eröffnen darf"
TABLES = "Offene Tische je Kanal"
MEMBER = "Offene Tische je Mitglied"
HOW_MANY = "Wie viele offene Tische, je Kanal und je Mitglied"
PLAYERS = "Plätze je Tisch"
EVERYBODY = "Alle"
MODERATORS = "Nur die Moderation"
ONE_ROLE = "Wer die unten gewählte Rolle hat"
NO_LIMIT = "Keine Grenze"
ALL_WELL = (
    "✅ Alles in Ordnung: Hier fehlt keine Berechtigung, nichts hängt, und kein Tisch wartet auf eine Entscheidung."
)
FOUND = "**Das habe ich gefunden:**"
CLOSED_DM = "- Eine Direktnachricht kam nicht an, weil jemand keine annimmt: Die Knöpfe im Thread tun dasselbe."
DELETE = "Meine Daten löschen"
CONFIRM = "Ja, endgültig löschen"
KEEP = "Behalten"
ASK_DELETE = (
    "Wirklich? Dein Name wird in allen beendeten Spielen ersetzt, deine Einstellungen werden gelöscht. Ein Spiel, das "
    "seinen Thread verloren hatte, ist damit zu Ende. Das lässt sich nicht rückgängig machen."
)
KEPT = "Es wurde nichts gelöscht."
FORMER = "ehemals dabei"


def limit(most: int) -> str:
    return f"Höchstens {most}"


def settings(policy: Policy) -> str:
    places = ", ".join(f"<#{channel}>" for channel in policy.channels) or "alle Kanäle"
    who = {"everybody": "alle", "moderators": "die Moderation", "role": _role(policy.role)}[policy.who]
    tables = "keine Grenze" if policy.tables is None else str(policy.tables)
    member = "keine Grenze" if policy.member is None else str(policy.member)
    players = "so viele, wie das Spiel zulässt" if policy.players is None else str(policy.players)
    return (
        f"**Tische auf diesem Server**\n- Wo: {places}\n- Wer eröffnet: {who}\n- Offene Tische je Kanal: {tables}\n"
        f"- Offene Tische je Mitglied: {member}\n- Plätze je Tisch: {players}\n"
        "-# Eine Änderung gilt sofort, für neue Tische."
    )


def _role(role: int | None) -> str:
    return "die Moderation, bis eine Rolle gewählt ist" if role is None else f"<@&{role}> und die Moderation"


def refused(reason: Reason, policy: Policy) -> str:
    if reason == "channel":
        places = ", ".join(f"<#{channel}>" for channel in policy.channels)
        return f"Auf diesem Server gibt es Tische nur in {places}: Gib den Befehl dort ein."
    if reason == "moderators":
        return "Auf diesem Server eröffnet nur die Moderation Tische: Frag dort nach."
    if reason == "role":
        return f"Auf diesem Server eröffnen Tische: {_role(policy.role)}. Frag dort nach."
    if reason == "member":
        return (
            f"Du hast auf diesem Server schon {policy.member} offene Tische, mehr sind nicht erlaubt: Beende eines "
            "deiner Spiele oder setz dich an den Tisch von jemand anderem."
        )
    if reason == "lobbies":
        return (
            f"Du hast hier schon {LOBBIES} Tische, die noch nicht begonnen haben: Starte oder verlass erst einen davon."
        )
    return (
        f"In diesem Kanal sind schon {policy.tables} Tische offen, mehr gehen hier nicht: Setz dich an einen oder "
        "warte, bis einer fertig ist."
    )


def too_many_players(most: int) -> str:
    return f"Auf diesem Server hat ein Tisch höchstens {most} Plätze: Wähl {most} oder weniger."


def missing(channel: int, permission: str, effect: str) -> str:
    return f"- <#{channel}>: **{permission}** fehlt: {effect}. Gib sie mir in den Kanaleinstellungen, Berechtigungen."


def unseen(channel: int) -> str:
    return f"- <#{channel}>: Ich sehe ihn nicht. Gib mir dort **View Channel** oder nimm ihn aus `/table settings`."


def stuck(channel: int, count: int) -> str:
    return (
        f"- <#{channel}>: {count} Nachrichten warten seit über einer Minute. Prüf dort meine Berechtigungen; stimmen "
        "sie, dann hat Discord Mühe, und sie gehen von selbst hinaus."
    )


def refused_channel(channel: int, code: int) -> str:
    if code == 10003:
        return (
            f"- Kanal {channel} wurde gelöscht, was dorthin sollte, ging verloren. Ein Spiel dort lässt sich verlegen."
        )
    return (
        f"- <#{channel}>: Discord hat meine letzte Nachricht abgelehnt (Code {code}), der Tisch steht vielleicht. "
        "Gib mir **View Channel**, **Send Messages in Threads** und **Read Message History**, dann `/slap resume` dort."
    )


def referee(table: int, channel: int) -> str:
    return f"- Tisch {table} in <#{channel}> wartet: Wer ihn eröffnet hat oder moderiert, nutzt dort `/table referee`."


def lost(table: int) -> str:
    return f"- Tisch {table} hat keinen Thread mehr und steht still: Nutz `/table move` dort, wo es weitergehen soll."


def more(count: int) -> str:
    return f"-# … und {count} weitere. Behebt erst diese und fragt dann noch einmal."


def version(told: str) -> str:
    return f"-# Dieser Bot hat die Version {told}."


def privacy(traces: Traces, days: int, backups: int) -> str:
    kept = f"Sie werden {days} Tage nach ihrem Ende gelöscht" if days else "Sie bleiben"
    copies = (
        f"Die Sicherungen der letzten {backups} Nächte enthalten dasselbe, jede {backups} Nächte lang. "
        if backups
        else ""
    )
    story = f"- deinen Namen im Verlauf von {traces.left} laufenden Spielen, aus denen du weg bist, bis sie enden.\n"
    return (
        "**Was ich über dich speichere**\n"
        f"- deine Discord-Id und deinen Namen aus dem Spiel, in {traces.finished} beendeten Spielen. {kept}.\n"
        f"- dasselbe in {len(traces.open)} offenen Spielen und Lobbys, mit dem, was du dort wann getan hast.\n"
        f"{story if traces.left else ''}"
        f"- {traces.preferences} Einstellungen.\n"
        f"Sonst nichts: keine Nachrichten, kein Profil. {copies}Was in einem Kanal steht, gehört zu diesem Kanal."
    )


def deleted(left: int, nights: int) -> str:
    story = (
        f"Im Verlauf von {left} laufenden Spielen, aus denen du weg bist, steht dein Name noch; er wird gelöscht, wenn "
        "sie enden. "
        if left
        else ""
    )
    copies = (
        f"In den Sicherungen von vorher steht es noch; die letzte davon ist nach {nights} Nächten weg. Kopien, die "
        "jemand anderswo abgelegt hat, muss die Serverleitung löschen."
    )
    return (
        "Erledigt: Dein Name und deine Id stehen in keinem beendeten Spiel mehr, deine Einstellungen sind gelöscht. "
        f"In der Datenbank des Bots ist davon nichts übrig. {story}{copies}"
    )


def still_playing(places: Sequence[int]) -> str:
    names = ", ".join(f"<#{place}>" for place in places)
    return (
        f"Du sitzt noch an einem Tisch: Verlass ihn erst mit `/slap leave` oder `/cosmic leave` in {names}. Es wurde "
        "nichts gelöscht."
    )


def exported(table: int) -> str:
    return f"Spiel {table} als eine Datei: Plätze, Optionen, Startwert und jede Entscheidung, ohne Discord-Ids."
