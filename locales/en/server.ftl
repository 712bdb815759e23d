# The panels of a server: what everybody may look at, and what is managed. Buttons stand beside their lines.

server-head = **On this server**
server-games = Every game that is over: result, log, film and file
server-ratings = Ratings, game by game
server-mine = Your wins, powers and upsets
server-season = Points of the season: for each game you finish, and each person behind you
server-tournament = The pairings, and your way in or out
server-lobbies = Tables that look for players
server-lobbies-button = Open lobbies
server-verify = Was the deck fixed before the first card?
server-verify-button = Check a shuffle
server-verify-number = Number of the game
server-verify-hint = It's in the game's name, such as 12
server-no-number = Type the number of a game, such as 12.
server-still = Games that need a moderator
server-still-button = Stuck games
server-still-head = **These games need you.** *Move here* takes one to this channel.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } more come after these.
}
server-lost = **{ $name }** has lost its thread
server-referee = **{ $name }** waits for a decision in its thread
server-move = Move here
server-go = Go there
server-all-go-on = No game needs you: all of them go on.
server-admin-head = **Manage this server**
server-settings = Rules for opening tables, and a channel for reports
server-no-season = No season is on
server-season-runs = A season is on: { $game }, until { $until }
server-no-tournament = No tournament is on
server-tournament-runs = A tournament is on
