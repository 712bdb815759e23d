# Games of a server that are over: the private list, and one of them.

history-games = **Games that are over**, newest first:
history-none = I found no such game, or you may not see it. Try a wider search.
history-nothing = No game that you may see is over here yet. Start one with `/play`.
history-row = **[{ $name }]({ $link })** · { $day } · { $stopped ->
    [yes] stopped
   *[no] { COUNT($winners) ->
        [0] nobody won
       *[other] won by { $winners }
    }
} · { $players ->
    [one] one player
   *[other] { $players } players
}
history-look = Look
history-newer = Newer
history-older = Older
history-search = Search …
# The form: its labels have at most 45 characters, the hint 100.
history-field-person = Who played? You may leave this out.
# The form: its labels have at most 45 characters, the hint 100.
history-field-power = Power
history-field-since = From
history-field-until = To
history-field-hint = 2026-11-25, 2026-11 or 2026
# What is looked for, below the head of the list.
history-sought = Searched for: { LIST($parts, style: "comma") }
history-sought-person = games with { $person }
history-sought-since = from { $day }
history-sought-until = to { $day }
history-game = **[{ $name }]({ $link })** · { $stopped ->
    [yes] stopped
   *[no] { COUNT($winners) ->
        [0] nobody won
       *[other] won by { $winners }
    }
}
    Players: { LIST($players, style: "comma") }
history-powers = Powers at the end: { LIST($powers, style: "comma") }
history-powers-of = { $name } ({ LIST($powers, style: "comma") })
history-log = Log
history-verify = Check the shuffle
history-export = File
history-practise = Practise …
history-button = Games that are over
history-log-back = Earlier
history-log-on = Later
history-page = -# Page { $number } of { $pages }
history-no-log = I don't have this game's log: it's too old, somebody left the game, or somebody who played has deleted their data.
history-no-power = I don't know a power called { $typed }. `/rules` lists them.
history-no-date = I don't understand the date { $typed }: write it like 2026-11-25, 2026-11 or 2026.
history-no-days = The first day comes after the last one: swap *From* and *To*.
