# Reports to the moderators of a server: asked for, refused, handed in, and what they are told.

report-button = Report somebody …
report-offer = **Whom do you want to report?** The moderators of this server learn of it, and nobody else. Choose a person; then I ask for your reason.
report-whom = Report …
report-why = What has happened?
report-hint = In your words, as short as you like
report-done = Your report is with the moderators of this server. Nobody else is told.
report-where = Use `/table report` in the thread of the game that it is about, or press *{ report-button }* below its status.
report-yourself = You cannot report yourself: choose another person.
report-again = You have just reported somebody. You can do so again { $when }; until then write to a moderator.
report-no-channel = This server has chosen no channel for reports: write to a moderator, or ask an admin to choose one with `/table settings`.
report-refused = I could not write to the channel for reports, so nothing was handed in: write to a moderator, and ask an admin to look at `/table settings`.
# The message for the moderators.
report-told =
    { "" }**Report about { $person }** at [{ $name }]({ $link }), from { $reporter }:
    ```
    { $reason }
    ```
