# Berechtigungen, wie Discords Einstellungen sie nennen, und was ohne sie nicht geht.

permission-view-channel = Kanal anzeigen
    .without = sehe ich den Kanal nicht
permission-send-messages = Nachrichten senden
    .without = kann ich das Ergebnis nicht posten
permission-create-public-threads = Öffentliche Threads erstellen
    .without = kann ich den Thread des Spiels nicht öffnen
permission-send-messages-in-threads = Nachrichten in Threads senden
    .without = kann ich keine Karte aufdecken
permission-add-reactions = Reaktionen hinzufügen
    .without = kann ich kein ✋ unter eine Karte setzen
permission-read-message-history = Nachrichtenverlauf anzeigen
    .without = kann ich kein ✋ unter eine Karte setzen und nach einem Neustart keinen Tisch retten
permission-attach-files = Dateien anhängen
    .without = kann ich keine Bilder zeigen

permission-missing = Mir fehlen Berechtigungen in { $channel }:
permission-missing-row = - **{ $permission }**: ohne sie { $effect }.
permission-missing-advice = Die Serverleitung gibt sie in den Kanaleinstellungen unter Berechtigungen. Versuch es dann noch einmal.
