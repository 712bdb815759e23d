power-cleaver =
    .text = Als Hauptspieler darfst du, sobald die Asteroiden weitergerückt sind, entweder einen Asteroiden spalten, wobei die zweite Hälfte in das nächste System im Uhrzeigersinn kommt, wenn dort keiner liegt, oder Kopien zerstören, die in früheren Zügen abgespalten wurden. Beide Hälften haben dieselbe Kraft und teilen sich, was dazugehört.
    .example = Der Virus-Asteroid liegt bei Dee, rechts von Ana. Ana spaltet ihn und hat nun auch Virus.
