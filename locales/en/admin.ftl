# For admins, and for people about their own data.

admin-needs-manage-server = Only people with the permission *Manage Server* can do this.
admin-channels = Channels for tables (none chosen: all)
admin-who = People who may open tables
admin-role = The role that may open tables
admin-tables = Open tables per channel
admin-member = Open tables per member
admin-players = Players per table
admin-edit-tables = Tables …
admin-edit-more = People, reports, old games …
admin-called = The role that /find may mention
admin-called-silent = Discord doesn't let me mention { $role } yet: make it mentionable in its settings, or choose another role.
admin-reports = The channel for reports to the moderators
admin-forum = Forum in which each table gets a post
admin-kept-days = Days that ended games are kept
admin-kept-usual = as long as the bot keeps games
admin-edit-packs = Packs …
admin-packs = Powers from packs of this bot's owner
admin-packs-never = No table gets them
admin-packs-allowed = Tables may choose them
admin-packs-counted = Tables may choose them, and the games are rated
admin-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
admin-everybody = Everybody
admin-moderators = Moderators only
admin-one-role = People with the role below
admin-no-limit = No limit
admin-events = -# Optional: with *Create Events* I also put a lobby's start time among the server's events.
admin-all-well = All is well: no permission is missing here, nothing is stuck, and no table waits for a decision.
admin-found = **I found:**
admin-closed-dm = - A player takes no direct messages, so one of mine didn't arrive: the buttons in the thread do the same.
admin-settings-button = Settings …
admin-delete = Delete my data
admin-confirm = Yes, delete it for good
admin-keep = Keep it
admin-ask-delete =
    Really? You become *former player* in all games, at the latest when they end, and your preferences and ratings are deleted.
    The others lose something, too: log, film and picture of the games you played in, and what they practice of them. They keep their ratings and points. A game that has lost its thread ends. In a tournament you're out.
    This can't be undone.
admin-kept = Nothing was deleted.
admin-nothing-to-delete = { $left ->
    [0] There's nothing left to delete.
    [one] You've deleted your data already: your name in 1 running game that you have left goes when that game ends.
   *[other] You've deleted your data already: your name in { $left } running games that you have left goes when they end.
}
admin-former = former player
admin-limit = At most { $most }

# The settings as they are.
admin-settings =
    { "" }**Tables on this server**
    - Where: { COUNT($channels) ->
        [0] all channels
       *[other] { $channels }
    }
    - Who opens them: { $who }
    - Open tables per channel: { $tables ->
        [0] no limit
       *[other] { $tables }
    }
    - Open tables per member: { $member ->
        [0] no limit
       *[other] { $member }
    }
    - Players per table: { $players ->
        [0] as many as the game takes
       *[other] { $players }
    }
    - Role that `/find` may mention: { $called ->
        [yes] { $role }
       *[no] none
    }
    - Reports to the moderators go to: { $reported ->
        [yes] { $reports }
       *[no] nowhere
    }
    - A post for each table: { $in_forum ->
        [yes] in { $forum }
       *[no] no, a thread below its lobby
    }
    - Ended games are kept: { $kept ->
        [0] as long as the bot keeps games
       *[other] { $kept } days, or shorter if the bot keeps games shorter
    }
    - Powers from packs: { $packs ->
        [allowed] tables may choose them, and the games aren't rated
        [counted] tables may choose them, and the games are rated
       *[no] none
    }
    -# A change counts at once, for new tables.
admin-by-everybody = everybody
admin-by-moderators = moderators
admin-by-role = { $role } and moderators
admin-by-no-role = moderators, until a role is chosen

# Why no table may be opened.
admin-refused-channel = This server opens tables only in { LIST($channels, style: "or") }: use the command there.
admin-refused-moderators = On this server only moderators open tables: ask one of them.
admin-refused-role = On this server tables are opened by { $who }: ask one of them.
admin-refused-member = You already have { $most ->
    [one] an open table
   *[other] { $most } open tables
} here, and this server allows no more: end one of your games, or join somebody else's table.
admin-refused-lobbies = You already have { $most } tables here that have not begun: start or leave one of them first.
admin-refused-tables = This channel already has { $most ->
    [one] an open table, and no more are allowed here: join it, or wait until it has ended.
   *[other] { $most } open tables, and no more are allowed here: join one, or wait until one has ended.
}
admin-too-many-players = This server allows at most { $most } players at a table: choose { $most } or fewer.

# What the doctor found.
admin-reports-unread = - **Nobody reads reports**: this server has no channel for them, and the person who runs this bot takes no messages from me. Choose a channel in `/admin`, *Settings …*.
admin-reports-closed = - **Nobody reads reports**: I can't write to { $channel }. Grant **View Channel**, **Send Messages** and **Attach Files** there, or choose another channel in `/admin`, *Settings …*.
admin-missing = - { $channel }: **{ $permission }** is missing, so { $effect }. Grant it in the channel's settings, Permissions.
admin-unseen = - { $channel }: I can't see it. Grant **View Channel** there, or take it out of the settings in `/admin`.
admin-forum-tags = - { $channel }: it has no tags called { LIST($tags) }. Make them, and my posts there carry them.
admin-stuck = - { $channel }: { $count ->
    [one] a message has been waiting for over a minute. Check my permissions there. If they are right, Discord has trouble, and it goes out by itself.
   *[other] { $count } messages have been waiting for over a minute. Check my permissions there. If they are right, Discord has trouble, and they go out by themselves.
}
admin-channel-deleted = - Channel { $channel } was deleted, so I couldn't post there. You can move its game.
admin-channel-refused = - { $channel }: Discord refused my last message (code { $code }), so its table waits and I keep trying. It goes on by itself. With code 50013 or 50001, grant **View Channel**, **Send Messages in Threads** and **Read Message History** there.
admin-words-only = - { $channel }: its table shows words only, because Discord refused a picture (code { $code }). The pictures come back by themselves. With code 50013, grant **Attach Files** there.
admin-referee = - Table { $table } in { $channel } waits for a decision: its players, or a moderator who isn't playing, choose there how it goes on, with any button or `/answer`.
admin-lost = - Table { $table } has lost its thread and stands still: use `/server`, *Stuck games*, in the channel where it should go on.
admin-more = -# … and { $count } more. Mend these first, then ask again.
admin-version = -# This bot has version { $version }.

# Stored data. Days and backups are 0 if nothing is deleted, or no backups are made.
admin-privacy =
    { "" }**I store this about you**
    - your Discord id and the name you played under, in { $finished ->
        [one] 1 finished game
       *[other] { $finished } finished games
    }. { $days ->
        [0] They are kept.
       *[other] They are deleted { $days } days after their end.
    }
    - the same in { $open ->
        [one] 1 open game or lobby
       *[other] { $open } open games and lobbies
    }, with what you did there and when.{ $left ->
        [0] {""}
       *[other] { admin-privacy-left }
    }
    - { $preferences ->
        [one] 1 preference
       *[other] { $preferences } preferences
    } (lessons or a practice you've begun count as one each){ $others ->
        [0] {""}
       *[other] { admin-privacy-others }
    }
    Nothing else: no messages and no profile. { $backups ->
        [0] {""}
       *[other] Backups of the last { $backups } nights hold the same, each for { $backups } nights.{" "}
    }What was posted in a channel belongs to that channel.
admin-privacy-others = {""}
    - { $others ->
        [one] 1 entry
       *[other] { $others } entries
    } about your ratings, predictions, tournaments, holidays, the tables you follow, the people you've blocked, and where our direct messages are
admin-privacy-left = {""}
    - your name in the story of { $left ->
        [one] 1 running game
       *[other] { $left } running games
    } that you have left, until the end.
admin-deleted = Done: your name and id are gone from all finished games, and your preferences are deleted. { $left ->
    [0] Nothing of it is left in my database.
    [one] 1 running game that you have left still names you: when it ends, you become *former player* there, too.
   *[other] { $left } running games that you have left still name you: when they end, you become *former player* there, too.
} Backups made before still hold it. The last of them is gone after { $nights ->
    [one] a night
   *[other] { $nights } nights
}. Copies kept elsewhere are for the person who runs this bot to delete.
admin-still-playing = You are still at a table: leave it first with `/leave` in { $tables }, then ask again. If Discord offers no command there, write a word first: that opens the thread. Nothing was deleted.
admin-exported = Game { $table } as one file: seats, options, seed and every decision, without Discord ids.
