# What Discord refuses a table, and why: to its channel, and below it to its thread.

refusal-permission = **Please give me *View Channel*, *Send Messages in Threads* and *Read Message History* in this thread:** without them I can't post there (Discord's code { $code }). The game waits, and goes on by itself once I can.
refusal-locked = **A moderator has to unlock this thread, or give me *Manage Threads*:** while it is locked I can't post there. The game waits, and goes on by itself.
refusal-automod = Nothing to do for now: this server's AutoMod holds back my message, and I keep trying. The game goes on by itself once it gets through. A moderator in a hurry can exempt me from that AutoMod rule.
refusal-links = Nothing to do for now: Discord's link filter holds back my message, and I keep trying. The game goes on by itself once it gets through.
refusal-explicit = Nothing to do for now: Discord's filter for explicit content holds back my message, and I keep trying. The game goes on by itself once it gets through.
refusal-flagged = Nothing to do for now: Discord has put my messages on hold, and I keep trying. The game goes on by itself once they get through.
refusal-uploads = Nothing to do for now: Discord takes no files on this server at the moment, and I keep trying. The game goes on by itself once it does.
refusal-large = Nothing to do for now: my message was too large for Discord, and I keep trying. The game goes on by itself once it gets through.
refusal-other = Nothing to do for now: Discord doesn't take my messages (its code { $code }), and I keep trying. The game goes on by itself once it does.
refusal-over = I can post in its thread again: the game goes on there.
# To the players, by direct message.
refusal-unreachable = **Somebody has to give me *View Channel* again:** your game { $link } stands still, because I can no longer see its channel or post in it. Nothing is lost, and it goes on by itself once I can.
refusal-over-told = I'm back: your game { $link } goes on.
refusal-try = Try now
refusal-trying = I'm trying it now: look at the thread.
# To the table, once, when its pictures are left out.
refusal-words-permission = Somebody has to give me *Attach Files* here: until then you see words only. Play goes on, and the pictures come back by themselves.
refusal-words-uploads = You see words only for now, because Discord takes no files on this server at the moment. Play goes on, and the pictures come back by themselves.
refusal-words-large = You see words only for some minutes, because a picture was too large for this server. Play goes on, and the pictures come back by themselves.
