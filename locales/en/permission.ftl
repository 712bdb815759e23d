# Permissions as Discord's settings call them, and what fails without each.

permission-view-channel = View Channel
    .without = I can't see the channel
permission-send-messages = Send Messages
    .without = I can't post the result
permission-create-public-threads = Create Public Threads
    .without = I can't open the game's thread
permission-send-messages-in-threads = Send Messages in Threads
    .without = I can't turn any card
permission-add-reactions = Add Reactions
    .without = I can't put the ✋ under a card
permission-read-message-history = Read Message History
    .without = I can't put a ✋ under a card or mend a table after a restart
permission-attach-files = Attach Files
    .without = I can't show pictures

permission-missing = I need more permissions in { $channel }:
permission-missing-row = - **{ $permission }**: without it { $effect }.
permission-missing-advice = An admin can grant them in the channel's settings, under Permissions. Then try again.
