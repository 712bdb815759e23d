# Whom one does not want to meet in a search: the list, its menus, and the answers. Nobody else sees any of it.

block-button = Blockierte …
block-menu = Blockieren …
block-menu-back = Nicht mehr blockieren …
block-list = **Du hast blockiert:** { LIST($people) }. `/find` setzt euch nicht zusammen. Nur du siehst das.
block-none = **Du hast niemanden blockiert.** Blockier jemanden, und `/find` setzt euch nie zusammen. Nur du siehst das.
block-done = Du hast { $person } blockiert: `/find` setzt euch nicht mehr zusammen. Ich sage es niemandem. *Blockierte …* in `/games` nimmt es zurück.
block-over = { $person } ist nicht mehr blockiert: `/find` darf euch wieder zusammensetzen.
block-not = Du hast { $person } nicht blockiert. *Blockierte …* in `/games` zeigt, wen du blockiert hast.
block-nobody = Wähl jemand anderen: Dich selbst und Bots kannst du nicht blockieren.
block-too-many = Du hast schon { $most } Leute blockiert, mehr geht nicht: Gib erst jemanden frei.
