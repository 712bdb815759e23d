# A game played again, stop by stop.

replay-button = Replay
replay-heading = **Challenge { $number } of { $last }** · { $stop }
replay-stop-attack = the attack
replay-stop-allies = the allies
replay-stop-cards = the cards
replay-stop-reveal = the reveal
replay-stop-after = the result
replay-first = ◀ Challenge
replay-back = ◀
replay-on = ▶
replay-last = Challenge ▶
replay-which = Go to a challenge …
replay-challenge = Challenge { $number }
replay-why = Why?
replay-hands = All hands
replay-practise = Play on from here
replay-here = Show here
replay-no-reasons = There was nothing to work out in this challenge.
replay-hand = **{ $name }**: { LIST($cards, style: "comma") }
replay-no-cards = no cards
replay-shown = { $text }
    -# From [{ $game }]({ $link })
replay-nothing = No challenge is over yet. Come back when the first one is.
replay-too-old = I can't step through this game: it was played under older rules. **Log** still has all of it.
replay-gone = This game is no longer stored.
replay-turn-missed = Challenge { $number }: { $name } misses the win{ $counted ->
    [yes] , { $own }–{ $other }
   *[no] {""}
}
replay-turn-back = Challenge { $number }: { $name } was one base short and is back to { $bases }
replay-turn-short = Challenge { $number }: { $name } comes to one base short
replay-turns = **Turning points**, before the last challenge:
