# What Discord shows below a command, below its parameters, and as their choices: at most 100 characters each.

command-play = Open a table: people join, you start
command-play-game = The game; without it I ask
command-play-slap = the slap game
command-play-cosmic = Cosmic Encounter, the board game
command-play-preset = Your way to play; you can change everything in the lobby
command-play-tonight = Tonight: live, in one sitting
command-play-week = This week: on the side, over days
command-play-short = Short: the end comes early
command-play-alone = Alone: computer players take the other seats
command-play-language = The table's language
command-find = Find people to play with: open lobbies, and a search
command-learn = Learn Cosmic Encounter: short lessons, and practice from your own games
command-away = Holidays: say until when, and I play for you at all your tables
command-away-until = 3 days, Friday, 12 Dec, 24.12. 18:00; leave it out to see how it stands
command-away-then = On your turns; usually a careful computer player answers

# About a server.
command-server = Games that are over, ratings, season, tournament, open lobbies
command-admin = Settings, season, tournament, and games that need a moderator
command-doctor = Find out if something is missing or stuck here, and mend it
command-report = Tell the moderators what happened; nobody else is told
command-menu-report = Report
command-menu-explain = Explain this
command-menu-games = Our games
command-rules = Look up any rule, power, card, flare or sign of both games
command-rules-topic = A word, a name or the number of a rule; leave it out for a menu
command-help = Find out what to do next; in a game: what you can do now
command-privacy = See or delete the data stored about you
command-answer = See your question, or answer it in words
command-answer-text = Your answer; the list shows what you can say now
command-as-text = Yes: in words, without a picture
command-hand = Your hand, for you alone
command-board = The board, and who has to decide what
command-log = Read the story so far, page by page
command-why = See which rules decided the last outcome, and all earlier ones
command-undo = Take back your last step, or ask the others to
command-pause = Pause the game or go on; more time, or an end for all
command-leave = Leave the game or the lobby, or give your seat away
command-orders = Your prepared answers: see them, change them
command-watch = Follow a game, say who wins, and see who is right most often
command-games = Your tables: what they ask of you, what you missed, and your settings
