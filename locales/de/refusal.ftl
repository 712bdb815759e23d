# Was Discord einem Tisch verweigert, und warum: in seinen Kanal und darunter in seinen Thread.

refusal-permission = **Bitte gebt mir in diesem Thread *Kanal anzeigen*, *Nachrichten in Threads senden* und *Nachrichtenverlauf anzeigen*:** Ohne sie darf ich dort nicht schreiben (Discord-Code { $code }). Das Spiel wartet und geht von selbst weiter, sobald ich darf.
refusal-locked = **Jemand mit Moderationsrecht muss diesen Thread entsperren oder mir *Threads verwalten* geben:** Solange er gesperrt ist, darf ich dort nicht schreiben. Das Spiel wartet und geht von selbst weiter.
refusal-automod = Erst einmal ist nichts zu tun: Der AutoMod dieses Servers hält meine Nachricht zurück, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald sie durchkommt. Wer moderiert und nicht warten will, nimmt mich von dieser AutoMod-Regel aus.
refusal-links = Erst einmal ist nichts zu tun: Discords Link-Filter hält meine Nachricht zurück, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald sie durchkommt.
refusal-explicit = Erst einmal ist nichts zu tun: Discords Filter für anstößige Inhalte hält meine Nachricht zurück, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald sie durchkommt.
refusal-flagged = Erst einmal ist nichts zu tun: Discord hält meine Nachrichten gerade zurück, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald sie durchkommen.
refusal-uploads = Erst einmal ist nichts zu tun: Discord nimmt auf diesem Server gerade keine Dateien an, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald das wieder geht.
refusal-large = Erst einmal ist nichts zu tun: Meine Nachricht war Discord zu groß, und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald sie durchkommt.
refusal-other = Erst einmal ist nichts zu tun: Discord nimmt meine Nachrichten nicht an (sein Code ist { $code }), und ich versuche es weiter. Das Spiel geht von selbst weiter, sobald das wieder geht.
refusal-over = Ich kann im Thread wieder schreiben: Dort geht das Spiel weiter.
# An die Spielenden, als Direktnachricht.
refusal-unreachable = **Jemand muss mir wieder *Kanal anzeigen* geben:** Euer Spiel { $link } steht still, weil ich seinen Kanal nicht mehr sehe oder dort nicht mehr schreiben darf. Nichts geht verloren, und es geht von selbst weiter, sobald ich darf.
refusal-over-told = Ich bin wieder da: Euer Spiel { $link } geht weiter.
refusal-try = Jetzt versuchen
refusal-trying = Ich versuche es gerade: Sieh im Thread nach.
# An den Tisch, einmal, wenn seine Bilder wegbleiben.
refusal-words-permission = Jemand muss mir hier *Dateien anhängen* geben: Bis dahin seht ihr nur Worte. Das Spiel läuft weiter, und die Bilder kommen von selbst zurück.
refusal-words-uploads = Gerade seht ihr nur Worte, weil Discord auf diesem Server keine Dateien annimmt. Das Spiel läuft weiter, und die Bilder kommen von selbst zurück.
refusal-words-large = Ein paar Minuten lang seht ihr nur Worte, weil ein Bild für diesen Server zu groß war. Das Spiel läuft weiter, und die Bilder kommen von selbst zurück.
