# *Settings …* below `/games`: the form, and the answers to it. Titles and labels have at most 45 characters.

settings-button = Settings …
settings-data = My data …
settings-title = Your settings
settings-reminders = Reminders
settings-reminders-off = never
settings-reminders-gentle = gentle, once
settings-reminders-normal = normal, twice
settings-reminders-strict = strict, four times
settings-place = Remind me
settings-place-dm = by direct message
settings-place-thread = in the thread (secrets never go there)
settings-quiet = Quiet hours
settings-quiet-hint = 22:00-07:30 UTC+2, or 22-7 Europe/Berlin; empty for none
settings-asked-hint = Choose nothing, and each table does what's usual there.
settings-more = On at all your tables
settings-motion = Pictures that move
settings-suggestions = Suggested answers
settings-tips = Tips in your first game
settings-ratings = Others see your ratings
settings-told = Others see when I ask you
settings-kept = Got it. That holds at all your tables from now on.
settings-foreign = Your Discord sent something that this form doesn't offer. Open *Settings …* and choose again.
