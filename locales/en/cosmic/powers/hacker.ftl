power-hacker =
    .text = As a main player who collects consolation, you may take it from any player: you look through that hand and pick the cards. If your opponent collects consolation from you, or another Hacker takes theirs from you, you may pick the cards yourself.
    .example = Ana lost four tokens to Ben with a compromise. She looks through Cy's hand instead and takes his four best cards.
    .wild = As a main player: your opponent collects no consolation from you.
    .super = After you have picked your consolation, you may give that player up to as many of your cards.
