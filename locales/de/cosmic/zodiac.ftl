# Der Sternkreis, wie Brett, Bild und Knöpfe ihn nennen. Sternzeichen, Cusp, Nemesis und Spiritual Leader heißen wie auf den Karten.

zodiac-chart = Sternkreis
zodiac-your-chart = dein Sternkreis
zodiac-sign = { $sign }
zodiac-cusp = Cusp
zodiac-leader = Spiritual Leader
zodiac-nemesis = Nemesis
zodiac-yin = yin
zodiac-yang = yang
zodiac-none = keine
zodiac-with-you = mit dir
zodiac-against-you = gegen dich
zodiac-apart = neutral
zodiac-your-karma = dein Karma
zodiac-foot-karma = Karma
zodiac-you = du
# `$you`: Es geht um die Person, die hinsieht.
zodiac-preview = { $card } auf { $you ->
    [yes] dich
   *[no] { $name }
}?
zodiac-if-played = wenn du sie spielst
zodiac-look-first = Der Sternkreis zeigt, was diese Karte ändern würde. Spielen?

# Was eine Karte ändern würde, je eine Zeile.

zodiac-change-card = { $you ->
    [yes] Du
   *[no] { $name }
}: { $old } → { $new }
zodiac-change-karma = { $you ->
    [yes] Dein Karma
   *[no] { $name }: Karma
} { $old } → { $new }
zodiac-change-leader = { $you ->
    [yes] Du wirst
   *[no] { $name } wird
} Spiritual Leader
zodiac-change-no-leader = Niemand ist Spiritual Leader
zodiac-change-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} sofort
zodiac-change-yin = Du wirst Yin zu { $name }
zodiac-change-yang = Du wirst Yang zu { $name }
zodiac-change-none = Du bist dann weder Yin noch Yang zu { $name }

# Der Sternkreis in Worten.

zodiac-alt-chart = Dein Sternkreis: { $standing }, Karma { $karma }.
zodiac-alt-public = Sternkreis.
zodiac-alt-players = Zodiac: { $players }.
zodiac-alt-player = { $name } { $standing } Karma { $karma }
zodiac-alt-yin = Yin: { LIST($names, style: "comma") }.
zodiac-alt-yang = Yang: { LIST($names, style: "comma") }.
zodiac-alt-none = Weder noch: { LIST($names, style: "comma") }.
zodiac-alt-leader = Spiritual Leader: { $name }.
zodiac-alt-you-lead = Du bist Spiritual Leader.
zodiac-alt-preview = Wenn { $card } auf { $you ->
    [yes] dich
   *[no] { $name }
} gespielt wird: { $changes }.

# Was passiert.

zodiac-dealt = Die Zeichen werden ausgeteilt: { $players }.
zodiac-dealt-few = Die Zeichen werden ausgeteilt: { $players }. Am besten spielt sich Zodiac ab drei Spielern.
zodiac-is = { $name } ist { $standing }
zodiac-played = { $name } spielt { $card }: { $target } war { $old } und ist jetzt { $new }.
zodiac-karma = Karma: { $changes }.
zodiac-karma-same = Das Karma bleibt bei allen gleich.
zodiac-leads = { $name } hat das meiste Karma ({ $karma }) und ist Spiritual Leader.
zodiac-leads-instead = { $name } hat das meiste Karma ({ $karma }) und löst { $before } als Spiritual Leader ab.
zodiac-leads-no-longer = Niemand hat allein das meiste Karma: { $before } ist nicht mehr Spiritual Leader.
zodiac-left = { $card } von { $name } geht auf die Ablage.

# Fragen und ihre Antworten.

zodiac-ask-play = Spielst du eine Zodiac-Karte, bevor du den Kegel richtest? Du ziehst dafür zwei Karten.
zodiac-ask-gain = Dein Karma steigt. Von welchen Basen kommen die Steine?
zodiac-ask-release = Dein Karma sinkt. Auf welche Basen gehen seine Steine zurück?
zodiac-play = { $card } auf { $name }
zodiac-play-none = Keine Zodiac-Karte

# Was ein Dauerauftrag entscheidet.

zodiac-small-gain = gewonnenes Karma
zodiac-small-release = verlorenes Karma

# Was die Hilfe im richtigen Moment sagt.

zodiac-tip-window = Bevor der Angreifer zielt, darf er Zodiac-Karten spielen. Jede gibt ihrem Ziel ein anderes Zeichen, bringt einen *Karma*-Stein des Ziels auf eine Basis zurück und lässt den Angreifer zwei Karten ziehen.
zodiac-tip-leader = { $name } ist mit dem meisten Karma *Spiritual Leader* und braucht eine Basis weniger.
zodiac-tip-main = Als Hauptspieler mit einem Zeichen bekommst du ein *Karma*, wenn du verlierst oder einen Handel machst, und verlierst eins, wenn du gewinnst oder kein Handel zustande kommt.
zodiac-tip-yin = Du bist *Yin* zu { $name }: Du bekommst und verlierst Karma wie { $name }.
zodiac-tip-yang = Du bist *Yang* zu { $name }: Du verlierst Karma, wenn { $name } welches bekommt, und umgekehrt.
