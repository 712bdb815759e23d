# The chart, as the board, its own picture and buttons name it. Signs, Nemesis and Spiritual Leader keep their names.

zodiac-chart = Zodiac chart
zodiac-your-chart = your chart
zodiac-sign = { $sign }
zodiac-cusp = in cusp
zodiac-leader = Spiritual Leader
zodiac-nemesis = Nemesis
zodiac-yin = yin
zodiac-yang = yang
zodiac-none = none
# What happens to the Karma of those to whom you are Yin happens to yours.
zodiac-with-you = with you
zodiac-against-you = against you
zodiac-apart = neutral
zodiac-your-karma = your Karma
zodiac-foot-karma = Karma
zodiac-you = you
# `$you`: it is about whoever looks.
zodiac-preview = { $card } on { $you ->
    [yes] you
   *[no] { $name }
}?
zodiac-if-played = if it is played
zodiac-look-first = The chart shows what this card would change. Play it?

# What a card would change, a line each.

zodiac-change-card = { $you ->
    [yes] You
   *[no] { $name }
}: { $old } → { $new }
zodiac-change-karma = { $you ->
    [yes] Your Karma
   *[no] { $name }: Karma
} { $old } → { $new }
zodiac-change-leader = { $you ->
    [yes] You become
   *[no] { $name } becomes
} Spiritual Leader
zodiac-change-no-leader = Nobody is Spiritual Leader
zodiac-change-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
} at once
zodiac-change-yin = You become yin to { $name }
zodiac-change-yang = You become yang to { $name }
zodiac-change-none = You become neither yin nor yang to { $name }

# The chart in words.

zodiac-alt-chart = Your Zodiac chart: { $standing }, Karma { $karma }.
zodiac-alt-public = Zodiac chart.
zodiac-alt-players = Zodiac: { $players }.
zodiac-alt-player = { $name } { $standing } Karma { $karma }
zodiac-alt-yin = Yin: { LIST($names, style: "comma") }.
zodiac-alt-yang = Yang: { LIST($names, style: "comma") }.
zodiac-alt-none = Neither: { LIST($names, style: "comma") }.
zodiac-alt-leader = Spiritual Leader: { $name }.
zodiac-alt-you-lead = You are Spiritual Leader.
zodiac-alt-preview = If { $card } is played on { $you ->
    [yes] you
   *[no] { $name }
}: { $changes }.

# What happens.

zodiac-dealt = The signs are dealt: { $players }.
zodiac-dealt-few = The signs are dealt: { $players }. Zodiac is best with three or more players.
zodiac-is = { $name } is { $standing }
zodiac-played = { $name } plays { $card }: { $target } was { $old } and is now { $new }.
zodiac-karma = Karma: { $changes }.
zodiac-karma-same = Nobody's Karma changes.
zodiac-leads = { $name } has the most Karma ({ $karma }) and is Spiritual Leader.
zodiac-leads-instead = { $name } has the most Karma ({ $karma }) and is Spiritual Leader instead of { $before }.
zodiac-leads-no-longer = Nobody is ahead in Karma, so { $before } is no longer Spiritual Leader.
zodiac-left = { $name }'s { $card } goes to the discard pile.

# Questions and their answers.

zodiac-ask-play = Do you play a Zodiac card before you aim the cone? You draw two cards for it.
zodiac-ask-gain = Your Karma goes up. Which bases do the tokens come from?
zodiac-ask-release = Your Karma goes down. Which bases do its tokens go to?
zodiac-play = { $card } on { $name }
zodiac-play-none = Play no Zodiac card

# What a standing order decides.

zodiac-small-gain = Karma gained
zodiac-small-release = Karma lost

# What the help says at the moment it matters.

zodiac-tip-window = Before aiming, the offense may play Zodiac cards. Each gives its target another sign, returns one of the target's *Karma* tokens to a base, and lets the offense draw two cards.
zodiac-tip-leader = { $name } is *Spiritual Leader* by having the most Karma, and needs one base fewer.
zodiac-tip-main = As a main player with a sign you gain one *Karma* if you lose or make a deal, and lose one if you win or make no deal.
zodiac-tip-yin = You are *Yin* to { $name }: you gain and lose Karma as { $name } does.
zodiac-tip-yang = You are *Yang* to { $name }: you lose Karma when { $name } gains some, and the other way round.
