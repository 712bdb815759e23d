learn-button = Cosmic Encounter lernen
learn-heading = **Lektion { $number } von { $of }: { $title }**
learn-numbered = { $number }. { $title }
learn-not-that = **Nicht das.** { $reason } Versuch es noch einmal.
learn-right = **Richtig.** { $reason }
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-go-on = Weiter
learn-practise = An meinen Spielen üben
learn-board = Brett zeigen
learn-hand = Meine Hand zeigen
learn-choose = Wähl eine Lektion
learn-list = **Die Lektionen.** Geschafft: { $passed } von { $of }.
learn-row = { $passed ->
    [yes] ✅ { $title }
   *[no] ▫️ { $title }
}
learn-stale = Dieser Knopf gehört zu einer anderen Lektion. Hier bist du gerade:
learn-no-such = Diese Lektion gibt es nicht. Wähl eine aus der Liste.
learn-done = { $missing ->
    [0] **Du hast alle Lektionen geschafft.** Spiel dein erstes Spiel: `/play`, gern auch mit Computern.
    [one] Das war die letzte. Eine Lektion ist noch offen: Sieh unter **Alle Lektionen** nach.
   *[other] Das war die letzte. { $missing } Lektionen sind noch offen: Sieh unter **Alle Lektionen** nach.
}
learn-sent = Deine Lektion steht in unseren Direktnachrichten.
learn-closed = Ich kann dir nicht schreiben, darum steht sie hier. Nur du siehst sie.
learn-solved = Diese Lektion hast du geschafft. Drück **Nächste Lektion**.

# --- 1 ---
learn-aim = Zielen
learn-aim-where =
    Du bist rot, und das ist deine Begegnung. Das Schicksal nennt Ben, blau. Richte den Kegel auf einen seiner fünf Planeten.
    Wenn du gewinnst, bekommst du dort eine Basis. Wer Basen auf fünf Planeten anderer hat, gewinnt das Spiel.
learn-aim-good = Bens Planet 2 bewacht nur ein Stein, und jeder Stein dort zählt für ihn.
learn-aim-own = Auf Bens Planet 3 hast du schon eine Basis. Ein Sieg dort bringt dir nichts Neues.
learn-aim-shared = Dans Stein auf Bens Planet 4 kämpft nicht für Ben, aber Bens fünf tun es. Es gibt einen schwächeren Planeten.
learn-aim-crowded = Diesen Planeten bewachen viele Steine von Ben, und jeder zählt eins für ihn. Es gibt einen schwächeren Planeten.
learn-aim-came = Du hast drei Steine geschickt und eine 20 gelegt: 23. Ben hat eine 15 gelegt und hatte einen Stein: 16. Sein Stein kam in den Warp, und Bens Planet 2 gehört dir.

# --- 2 ---
learn-tokens = Steine schicken
learn-tokens-where =
    Der Kegel zeigt auf Bens Planet 2. Setz jetzt einen bis vier deiner Steine darauf: Jeder zählt eins zu deiner Summe.
    Deine beste Karte ist eine 9. Sieh dir erst deine Planeten an.
learn-tokens-good = Jeder Stein zählt eins, und du behältst alle fünf Heimatbasen.
learn-tokens-strips = Das nimmt den letzten Stein von einem Planeten, und dann hast du dort keine Basis mehr. Mit weniger als drei Heimatbasen ruht deine Kraft. Nimm Steine von einem vollen Planeten.
learn-tokens-few = Deine Karten sind niedrig, und du hast Steine übrig. Jeder zählt eins zu deiner Summe: Schick drei oder vier.
learn-tokens-came = Du hast eine 9 gelegt. Ben hat eine 10 gelegt und hatte einen Stein: 11. Deine Steine auf dem Kegel haben entschieden. Jetzt hast du eine Basis auf seinem Planeten 2.

# --- 3 ---
learn-card = Eine Karte legen
learn-card-where =
    Du greifst Bens Planet 2 mit drei Steinen an, und Cleo hilft dir mit zwei. Ben hat dort vier Steine, und ihm hilft niemand.
    Du hast Basen auf vier Planeten anderer: Wenn du gewinnst, sind es fünf. Leg eine Karte verdeckt.
learn-card-good = Ein Sieg beendet das Spiel, also gibt es nichts, wofür du die 20 sparen müsstest.
learn-card-compromise = Ein Kompromiss verliert gegen jede Angriffskarte, und dann sind auch Cleos Steine verloren. Nur zwei Kompromisse geben einen Handel.
learn-card-random = Der Zufall könnte die 6 für dich legen oder den Kompromiss. Du siehst deine Karten: Wähl selbst.
learn-card-low = Ben hat vier Steine und könnte eine hohe Karte legen. Wenn du hier gewinnst, gehört das Spiel dir: Heb die beste Karte nicht auf.
learn-card-came = Deine 20 und fünf Steine sind 25, Bens 14 und vier Steine sind 18. Bens Planet 2 ist deine fünfte Basis bei anderen: Du gewinnst das Spiel.

# --- 4 ---
learn-invite = Verbündete einladen
learn-invite-where =
    Du greifst Bens Planet 2 mit drei Steinen an. Ben hat dort drei. Jetzt darfst du Verbündete einladen: Wer mitmacht, bringt einen bis vier Steine mit.
    Wenn ihr gewinnt, bekommt jeder von ihnen dort auch eine Basis. Sieh nach, wer wie viele Basen hat.
learn-invite-good = Cleo und Dan bringen dir Steine, und mit einer Basis mehr gewinnen sie noch nicht.
learn-invite-leader = Eva hat Basen auf vier Planeten anderer. Gewinnt ihr zusammen, hat sie fünf und gewinnt sofort das Spiel.
learn-invite-alone = Allein hast du drei Steine, und deine beste Karte ist eine 10. Zwei der anderen können dir ohne Gefahr helfen.
learn-invite-one = Einer ist gut, zwei sind besser: Cleo und Dan haben noch keine Basis bei anderen, also gewinnt dadurch keiner von beiden.
learn-invite-came = Cleo und Dan haben je zwei Steine geschickt: Deine 10 und sieben Steine sind 17. Bens 12 und drei Steine sind 15. Allein hättest du verloren.

# --- 5 ---
learn-join = Einer Seite helfen
learn-join-where =
    Es ist Bens Begegnung: Er greift Cleos Planet 2 mit drei Steinen an, und sie hat dort einen. Beide haben dich eingeladen. Dan hat abgelehnt.
    Ben hat Basen auf vier Planeten anderer.
learn-join-good = Ben fehlt eine Basis zum Sieg. Mit deinen Steinen hält Cleo ihn auf.
learn-join-offense = Du bekämst eine Basis, aber Ben auch, und es ist seine fünfte: Er gewinnt das Spiel.
learn-join-decline = Cleo hat einen Stein gegen drei. Wenn Ben hier gewinnt, gewinnt er das Spiel. Es ist also auch dein Kampf.
learn-join-came = Beide haben eine 12 gelegt. Cleos Stein und deine drei machen 16, Bens drei machen 15. Ben hat noch immer vier Basen, und du wurdest für jeden Stein belohnt.

# --- 6 ---
learn-deal = Ein Handel
learn-deal-where =
    Du und Ben habt beide einen Kompromiss gelegt, also verhandelt ihr. Ben bietet dir eine Basis auf seinem Planeten 1 für eine auf deinem Planeten 5.
    Wenn ihr euch nicht einigt, verliert jeder von euch drei Steine an den Warp.
learn-deal-good = Du bekommst eine Basis auf seinem Planeten 1 und verlierst nichts. Ben bekommt dasselbe, und keiner von euch ist nah an fünf.
learn-deal-fail = Ohne Handel verliert ihr beide drei Steine. Bens Angebot kostet dich keinen und bringt dir eine Basis.
learn-deal-greedy = Du willst die Basis, die Ben schon anbietet. Ein neues Angebot kostet Zeit, und läuft sie ab, verliert ihr beide drei Steine.
learn-deal-offer = Ben bietet dir eine Basis, und damit gewinnt man das Spiel. Keine Karte, die du nennst, ist mehr wert.
learn-deal-came = Der Handel gilt. Deine Steine vom Kegel sind wieder daheim, und jeder von euch hat eine Basis beim anderen.

# --- 7 ---
learn-zap = Ein Zap
learn-zap-where =
    Die Karten sind aufgedeckt: Deine 20 und drei Steine sind 23, Bens 10 und vier Steine sind 14. Aber seine Kraft ist Tripler: Sie macht aus der 10 eine 30.
    Er hat sie gerade angesagt. Du hast einen Cosmic Zap, der eine Kraft aufhält, wenn sie benutzt wird.
learn-zap-good = Tripler entscheidet diese Begegnung: Ohne ihn hat Ben 14.
learn-zap-pass = Dann zählt Bens 10 als 30: Er hat 34 und du 23. Für diesen Moment hast du den Zap aufgehoben.
learn-zap-came = Tripler wurde aufgehalten. Deine 23 schlagen Bens 14, und du hast eine Basis auf seinem Planeten 2. In der nächsten Begegnung hat er seine Kraft wieder.

# --- 8 ---
learn-flare = Ein Flare
learn-flare-where =
    Die Karten sind aufgedeckt: Deine 9 und drei Steine sind 12, Bens 12 und zwei Steine sind 14.
    Du hast den Flare von Warpish: Er zählt eins für jeden deiner Steine im Warp, und dort sind vier. Danach bekommst du ihn zurück.
learn-flare-good = Vier Steine im Warp machen aus deiner 12 eine 16, und Ben hat 14.
learn-flare-pass = Dann steht es 12 gegen 14, und deine drei Steine kommen in den Warp. Der Flare brächte vier und ist danach nicht weg.
learn-flare-came = 16 schlägt 14: Du hast eine Basis auf Bens Planet 2. Der Flare ist wieder auf deiner Hand.

# --- 9 ---
learn-zodiac = WARP Zodiac: Zeichen und Karma
learn-zodiac-where =
    Bevor du zielst, darfst du ein Zeichen auf jemanden spielen. Wer es bekommt, verliert ein Karma, und du ziehst zwei Karten. Du hast Leo.
    Ben und Cleo haben beide drei Karma. Wer allein am meisten hat, ist *Spiritual Leader* und gewinnt schon mit vier Basen. Cleo hat vier.
learn-zodiac-good = Cleo fällt auf zwei, also führt Ben allein, und er hat keine Basis bei anderen.
learn-zodiac-crowns = Ben fiele auf zwei, und Cleo führte allein mit drei. Mit ihren vier Basen gewinnt sie sofort.
learn-zodiac-keeps = Dann fehlt Cleo nur ein Karma zur Führung, und Karma wandert nach jeder Begegnung. Leo nimmt ihr jetzt eines und bringt dir zwei Karten.
learn-zodiac-came = Cleos Zeichen ist jetzt Leo. Sie hat zwei Karma, und Ben ist Spiritual Leader. Du hast zwei Karten gezogen.

# --- 10 ---
learn-letters = Skill Tokens: Shields
learn-letters-where =
    Hier haben Steine Buchstaben. Bevor Karten gelegt werden, zählt man die Shields (S) der Abwehr gegen die Weapons (W) des Angriffs: Sind es mehr
    Shields, wird die Begegnung abgeschlagen, und dein Zug endet. Von deinen Weapons sind alle außer einer im Warp. Wohin zielst du?
learn-letters-good = Drei Steine stehen dort, und keiner davon ist ein Shield.
learn-letters-shields = Dort stehen zwei Shields, und du hast höchstens eine Weapon. Deine Begegnung würde abgeschlagen, und dein Zug wäre vorbei.
learn-letters-crowded = Dort stehen fünf Steine von Ben, und jeder zählt eins für ihn. Auf Planet 2 sind es drei, ohne Shield.
learn-letters-came = Kein Shield, also geht die Begegnung weiter. Deine 20 und drei Steine schlagen Bens 12 und drei Steine, 23 zu 15.

# --- 11 ---
learn-asteroid = Asteroiden
learn-asteroid-where =
    Ein Asteroid in deinem System leiht dir seine Kraft. Es ist Virus: Deine Karte wird mit deinen Steinen in der Begegnung *malgenommen*, und du hast drei auf dem Kegel.
    Ben hat vier Steine auf seinem Planeten. Seine höchste Karte könnte eine 20 sein. Welche Karte legst du?
learn-asteroid-good = Drei mal 9 ist 27, und das ist mehr als 20 und vier Steine.
learn-asteroid-low = Drei mal 8 ist 24. Bens 20 und vier Steine sind auch 24, und bei Gleichstand gewinnt die Abwehr.
learn-asteroid-compromise = Virus gilt nur für Angriffskarten, und ein Kompromiss verliert gegen jeden Angriff von Ben.
learn-asteroid-random = Der Zufall könnte die 8 oder den Kompromiss für dich legen, und nur die 9 reicht hier.
learn-asteroid-came = Ben hat seine 20 gelegt: zusammen 24. Deine 9 zählte 27, dank dem Asteroiden.

# --- 12 ---
learn-moon = Monde
learn-moon-where =
    Du darfst auf einen von Bens Planeten zielen oder auf einen seiner zwei Monde. Auf Mond 1 ist niemand, auf Mond 2 ist Dan.
    Deine Karten sind eine 6 und eine 4. Ein leerer Mond wird ohne Karten genommen und zählt als Erfolg: Du darfst eine zweite Begegnung haben.
learn-moon-good = Auf Mond 1 ist niemand, also landen deine Steine sofort, und du siehst, was er tut.
learn-moon-occupied = Dans zwei Steine verteidigen Mond 2, und helfen darf dir dort niemand. Mit einer 6 verlierst du wahrscheinlich.
learn-moon-planet = Jeden Planeten verteidigen vier Steine von Ben, und deine beste Karte ist eine 6. Wahrscheinlich verlierst du deine Steine.
learn-moon-came = Dein Stein ist auf Mond 1 gelandet, ohne Karte. Ein Mond zählt nicht als Basis zum Sieg, aber dein Zug geht weiter.
