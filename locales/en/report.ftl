# Reports to the moderators of a server: asked for, refused, handed in, and what they are told.

report-button = Report somebody …
report-title = Report
report-whom = About whom? You may leave this out.
report-why = What happened?
report-hint = In your own words
report-done = Thanks. The moderators of this server have your report. Nobody else is told.
report-done-owner = Thanks. This server has no channel for reports, so the person who runs this bot has yours.
report-empty = Say what happened, then send it again.
report-yourself = You can't report yourself: choose somebody else, or nobody.
report-again = You've just sent a report. You can send the next one { $when }. Until then write to a moderator.
report-refused = I can't write to this server's channel for reports, so nobody has yours. Write to a moderator, and ask an admin to use `/doctor`.
report-nobody = Nobody has your report: this server has no channel for reports, and the person who runs this bot takes no messages from me. Write to a moderator, and ask an admin to choose a channel in `/admin`.
# What the moderators read. named: whether it is about somebody.
report-told =
    { "" }**Report** by { $reporter }{ $named ->
        [yes] {" "}about { $person }
       *[no] {""}
    } · [{ $name }]({ $link })
    ```
    { $reason }
    ```
report-place = where it happened
report-for-owner = *{ $server }* has no channel for reports, so this one comes to you, who run this bot. An admin chooses one in `/admin`.
