# Games of a server that are over: the private list, and one of them.

history-games = **Games that are over**, newest first:
history-none = No game that is over fits, or none that you may see. Ask for fewer things at once.
history-nothing = No game of this server is over yet, or none that you may see. Start one with `/slap new` or `/cosmic new`.
history-row = - [{ $name }]({ $link }) · { $day } · { $stopped ->
    [yes] stopped
   *[no] { COUNT($winners) ->
        [0] nobody won
       *[other] won by { $winners }
    }
} · { $players ->
    [one] one player
   *[other] { $players } players
}
history-newer = Newer
history-older = Older
history-search = Search …
# The form: its labels have at most 45 characters, the hint 100.
history-field-power = Power
history-field-since = From
history-field-until = To
history-field-hint = 2026-11-25, 2026-11 or 2026
history-who = Games of …
# What is looked for, below the head of the list.
history-sought = Found by: { LIST($parts, style: "comma") }
history-sought-person = games of { $person }
history-sought-since = from { $day }
history-sought-until = to { $day }
history-choose = Look at one game …
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
history-verify = Verify
history-export = Export
history-practise = Practise …
history-button = Games that are over
history-log-back = Earlier
history-log-on = Later
history-page = -# Page { $number } of { $pages }
history-no-log = The log of this game is not kept: the game is from before logs were, somebody left it, or somebody who played it had their data deleted.
history-no-power = I know no power called { $typed }: choose one from the list that the command shows.
history-no-date = { $typed } is no date that I understand: write it like 2026-11-25, 2026-11 or 2026.
history-no-days = The first day comes after the last one: swap *since* and *until*.
