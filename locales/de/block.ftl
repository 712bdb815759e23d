# Whom one does not want to meet in a search: the list, its menus, and the answers. Nobody else sees any of it.

block-button = Blockierte …
block-menu = Blockieren …
block-menu-back = Nicht mehr blockieren …
block-list = **Du hast blockiert:** { LIST($people) }. `/table find` setzt euch nicht zusammen. Nur du siehst das.
block-none = **Du hast niemanden blockiert.** Wen du blockierst, den triffst du an keinem Tisch von `/table find`. Nur du siehst das.
block-done = Du hast { $person } blockiert: `/table find` setzt euch nun nicht mehr zusammen. Niemand erfährt es. `/my unblock` nimmt es zurück.
block-over = { $person } ist nicht mehr blockiert: `/table find` darf euch wieder zusammensetzen.
block-not = Du hast { $person } nicht blockiert. `/my blocked` zeigt, wen du blockiert hast.
block-nobody = Wähl jemand anderen: Dich selbst und Bots kannst du nicht blockieren.
block-too-many = Du hast schon { $most } Leute blockiert, mehr geht nicht: Gib mit `/my unblock` erst jemanden frei.
