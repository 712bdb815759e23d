power-cleaver =
    .text = Als Hauptspieler darfst du, sobald die Asteroiden weitergerückt sind, entweder einen Asteroiden in zwei spalten, deren zweiter im nächsten System im Uhrzeigersinn liegt, wenn dort keiner ist, oder Kopien zerstören, die in früheren Begegnungen abgespalten wurden. Beide Hälften haben dieselbe Kraft und teilen sich, was dazugehört.
    .example = Der Virus-Asteroid liegt bei Dee, rechts von Ana. Ana spaltet ihn und hat nun auch Virus.
