"""What lobbies refuse, and why, in German; what each is for is said in ``lobby_text.py``."""

from __future__ import annotations

ALREADY_SEATED = "Du sitzt schon an diesem Tisch."
JOIN_FIRST = "Setz dich erst selbst an den Tisch, dann kannst du einen Computer dazuholen."
JOIN_TO_REMOVE = "Setz dich erst selbst an den Tisch, dann kannst du einen Computer wieder wegschicken."
NO_SUCH_COMPUTER = "Dieser Computer sitzt nicht mehr am Tisch."
NOT_SEATED = "Du sitzt nicht an diesem Tisch."
CLOSED = "Diese Lobby ist geschlossen. Eröffne mit `/slap new` oder `/cosmic new` einen neuen Tisch."
CROWDED = (
    "Gerade laufen so viele schnelle Tische, dass Discord alle ausbremsen würde; wähl ein ruhigeres Tempo oder versuch "
    "es später noch einmal."
)


def host_chooses(host: int) -> str:
    return f"Nur <@{host}> stellt die Optionen ein."


def host_starts(host: int) -> str:
    return f"Nur <@{host}> startet das Spiel."


def too_few(least: int) -> str:
    return f"Zum Start braucht es {least} am Tisch; hol einen Computer dazu oder warte noch auf jemanden."


def too_small(seated: int) -> str:
    return (
        f"An diesem Tisch sitzen {seated} Spieler: Biete mindestens so viele Plätze an, oder bitte jemanden zu gehen."
    )


def full(most: int) -> str:
    return f"Dieser Tisch ist voll: Er hat {most} Plätze."


def rematch_taken(table: int) -> str:
    return (
        f"Dieses Spiel hatte seine Revanche schon, Tisch {table}. Mach mit `/slap new` oder `/cosmic new` einen neuen "
        "Tisch auf."
    )


def rematch_joined(table: int, host: int) -> str:
    return f"Die Revanche ist Tisch {table}, aufgemacht von <@{host}>: Du sitzt jetzt auch dort."


def rematch_seated(table: int, host: int) -> str:
    return f"Die Revanche ist Tisch {table}, aufgemacht von <@{host}>: Du sitzt schon dort."


NO_REMATCH = "Dieses Spiel ist nicht mehr gespeichert. Mach mit `/slap new` oder `/cosmic new` einen neuen Tisch auf."
REMATCH_OF_OTHERS = (
    "Revanche wollen kann nur, wer mitgespielt hat. Mach mit `/slap new` oder `/cosmic new` einen eigenen Tisch auf."
)
LOBBY_OPEN = "Du sitzt in diesem Kanal schon in einer offenen Lobby. Starte sie dort, oder verlass sie erst."
