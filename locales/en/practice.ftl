# Practice: /cosmic practice, for one person alone.

practice-heading = **Practice: Cosmic Encounter { $game } from challenge { $challenge }.** You play { $name } against computer players; nothing counts.
practice-over = **The game is over.** Winners: { $winners }. Try again from any challenge: `/cosmic practice game:`.
practice-stop = End practice
practice-stop-ask = Do you want to end this practice? It cannot be taken up again.
practice-stop-sure = End it
practice-stopped = The practice is over. `/cosmic practice game:` begins another one.
practice-stale = This button belongs to an earlier question. Here is how it stands:
practice-none = You have no practice open. Choose one of your ended games: `/cosmic practice game:`.
practice-not-yours = Choose a game of Cosmic Encounter that is over and at which you sat: `/cosmic practice game:` lists them.
practice-no-challenge = Choose a challenge from 1 to { $last }: that game had no challenge { $challenge } to play on from.
practice-no-player = Choose one of these players: { $names }.
practice-too-old = Choose another game: this one was played under older rules and cannot be played on.
