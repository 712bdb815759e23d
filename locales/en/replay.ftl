# A game played again, stop by stop.

replay-button = Replay
replay-heading = **{ replay-chapter } of { $last }** · { $stop }
replay-stop-attack = the attack
replay-stop-allies = the allies
replay-stop-cards = the cards
replay-stop-reveal = the reveal
replay-stop-after = the result
replay-stop-end = the end
replay-stop-pile = the pile
replay-stop-taken = taken
replay-unit = { $unit ->
    [pile] Pile
   *[challenge] Challenge
}
replay-first = ◀◀
replay-back = ◀
replay-on = ▶
replay-last = ▶▶
replay-which = { $unit ->
    [pile] Go to a pile …
   *[challenge] Go to a challenge …
}
replay-chapter = { replay-unit } { $number }
replay-words = More
replay-why = Why?
replay-hands = Hands
replay-text = Text
replay-practise = Play on
replay-here = Share
replay-no-reasons = There was nothing to work out in this challenge.
replay-hand = **{ $name }**: { LIST($cards, style: "comma") }
replay-no-cards = no cards
replay-shown = { $text }
    -# From [{ $game }]({ $link })
replay-nothing = { $unit ->
    [pile] Nobody has taken a pile yet. Come back after the first one.
   *[challenge] No challenge is over yet. Come back when the first one is.
}
replay-busy = Too many people are opening replays right now. Try again in a minute.
replay-damaged = I can't step through this game: part of what I stored of it is damaged. **Log** shows what is left.
replay-too-old = I can't step through this game: it was played under older rules. **Log** still has all of it.
replay-gone = This game is no longer stored.
replay-turn-missed = Challenge { $number }: { $name } misses out on the win{ $counted ->
    [yes] , { $own }–{ $other }
   *[no] {""}
}
replay-turn-back = Challenge { $number }: { $name } needed just one more base, and falls back to { $bases }
replay-turn-short = Challenge { $number }: { $name } needs just one more base
replay-turn-lead = Challenge { $number }: { $name } takes the lead
replay-turn-made = Challenge { $number }: { $name } beats { LIST($loser) }{ $counted ->
    [yes] , { $own }–{ $other }
   *[no] {""}
}
replay-turn-last = { COUNT($loser) ->
    [0] Challenge { $number } is the last
   *[other] Challenge { $number }, the last: { $name } beats { LIST($loser) }{ $counted ->
        [yes] , { $own }–{ $other }
       *[no] {""}
    }
}
replay-turn-by = { $turn }. { $by }
replay-turns = **Turning points**:
# Of games that are over. In hand was the card that was not laid.
replay-instead = { $wins ->
    [yes] With the { $card } in hand, { $name } would have won { $own }–{ $other }, had everyone else played the same.
   *[no] No other card in hand would have won for { $name }. The { $card } makes it { $own }–{ $other }, had everyone else played the same.
}
replay-unzapped = Without { $zap }, { $name } would have won{ $counted ->
    [yes] { " " }{ $own }–{ $other }
   *[no] {""}
}, had everyone else played the same.
# Whoever is not named stands level.
replay-positions = -# { COUNT($ahead) ->
    [0] {""}
   *[other] Ahead: { LIST($ahead, style: "comma") }.{" "}
}{ COUNT($behind) ->
    [0] {""}
   *[other] Behind: { LIST($behind, style: "comma") }.{" "}
}By bases, turn and hand{ $known ->
    [yes] : about four in ten who are ahead go on to win.
   *[no] .
}
replay-luck = **Luck, counted**
    Cards drawn: { LIST($drawn, style: "comma") }
    Chosen as the defense: { LIST($chosen, style: "comma") }
    Cards as consolation: { LIST($consoled, style: "comma") }
