# What somebody says to somebody else, and the same on a menu.
cosmic-promise-help = I'll join you next time you ask.
    .label = Join { $to } next time they ask
cosmic-promise-peace = I won't fight you in your next challenge.
    .label = Don't fight { $to } in their next challenge
# In the thread, for everybody.
cosmic-promise-said = { $by } promises { $to }: “{ $word }”
cosmic-promise-done = { $kept ->
        [yes] { $by } kept a promise to { $to }.
       *[no] { $by } broke a promise to { $to }.
    }
# With the result.
cosmic-promise-end = **Promises:**
cosmic-promise-tally = { $name }: { $kept } kept, { $broken } broken
# For the one who has promised, beside the question.
cosmic-promise-reminder = You promised { $to }: “{ $word }”
# Behind "More …".
cosmic-promise-button = Promise something
cosmic-promise-page = **What do you promise, and to whom?** Everyone reads it in the thread, and it counts from the next challenge on. Keeping it is up to you.
cosmic-promise-menu = I promise to …
cosmic-promise-none = You've promised all that you can for now.
cosmic-promise-given = Everyone can read it in the thread now.
cosmic-promise-off = You're playing without promises.
cosmic-promise-left = { $name } has left the game.
cosmic-promise-two = With two players there are no alliances to promise (cosmic 4.5.2).
cosmic-promise-twice = You've already promised { $name } that, and it's still open.
