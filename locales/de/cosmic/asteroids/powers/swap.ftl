power-swap =
    .text = Als Hauptspieler darfst du, sobald die Asteroiden weitergerückt sind, die Plätze von zwei beliebigen tauschen.
    .example = Ana holt den Tripler-Asteroiden aus Bens System in ihres und schickt ihm den, den sie hatte.
