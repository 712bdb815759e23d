# What somebody says to somebody else, and the same on a menu.
cosmic-promise-help = Lädst du mich das nächste Mal ein, bin ich dabei.
    .label = { $to } bei der nächsten Einladung helfen
cosmic-promise-peace = In deiner nächsten Begegnung kämpfe ich nicht gegen dich.
    .label = Nächstes Mal nicht gegen { $to } kämpfen
# In the thread, for everybody.
cosmic-promise-said = { $by } verspricht { $to }: „{ $word }“
cosmic-promise-done = { $kept ->
        [yes] { $by } hat das Versprechen an { $to } gehalten.
       *[no] { $by } hat das Versprechen an { $to } gebrochen.
    }
# With the result.
cosmic-promise-end = **Versprechen:**
cosmic-promise-tally = { $name }: { $kept } gehalten, { $broken } gebrochen
# For the one who has promised, beside the question.
cosmic-promise-reminder = Du hast { $to } versprochen: „{ $word }“
# Behind "More …".
cosmic-promise-button = Etwas versprechen
cosmic-promise-page = **Was versprichst du, und wem?** Alle lesen es im Thread, und es zählt ab der nächsten Begegnung. Ob du es hältst, liegt ganz bei dir.
cosmic-promise-menu = Ich verspreche …
cosmic-promise-none = Mehr kannst du gerade nicht versprechen.
cosmic-promise-given = Jetzt können es alle im Thread lesen.
cosmic-promise-off = Ihr spielt ohne Versprechen.
cosmic-promise-left = { $name } ist nicht mehr dabei.
cosmic-promise-two = Zu zweit gibt es keine Bündnisse, die man versprechen könnte (cosmic 4.5.2).
cosmic-promise-twice = Das hast du { $name } schon versprochen, und es ist noch offen.
