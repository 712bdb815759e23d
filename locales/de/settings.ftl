# *Einstellungen …* unter `/games`: das Formular und die Antworten darauf. Titel und Felder haben höchstens 45 Zeichen.

settings-button = Einstellungen …
settings-data = Meine Daten …
settings-title = Deine Einstellungen
settings-reminders = Erinnerungen
settings-reminders-off = nie
settings-reminders-gentle = sanft, einmal
settings-reminders-normal = normal, zweimal
settings-reminders-strict = streng, viermal
settings-place = Erinnere mich
settings-place-dm = per Direktnachricht
settings-place-thread = im Thread (Geheimes nie)
settings-quiet = Ruhezeit
settings-quiet-hint = 22:00-07:30 UTC+2 oder 22-7 Europe/Berlin; leer für keine
settings-asked-hint = Wähl nichts, dann gilt an jedem Tisch das Übliche.
settings-more = An allen deinen Tischen an
settings-motion = Bewegte Bilder
settings-suggestions = Vorgeschlagene Antworten
settings-tips = Tipps in deinem ersten Spiel
settings-ratings = Andere sehen deine Wertungen
settings-told = Andere sehen, wann ich dich frage
settings-kept = Alles klar. Das gilt ab jetzt an allen deinen Tischen.
settings-foreign = Dein Discord hat etwas geschickt, das dieses Formular nicht anbietet. Öffne *Einstellungen …* noch einmal und wähl neu.
