# Whom one does not want to meet in a search: the list, its menus, and the answers. Nobody else sees any of it.

block-button = Blocked people …
block-menu = Block …
block-menu-back = Unblock …
block-list = **You've blocked** { LIST($people) }. `/find` doesn't seat you together. Only you can see this.
block-none = **You've blocked nobody.** Block somebody, and `/find` never seats you together. Only you can see this.
block-done = You've blocked { $person }: `/find` no longer seats you together. I tell nobody. *Blocked people …* in `/games` takes it back.
block-over = You've unblocked { $person }: `/find` may seat you together again.
block-not = You haven't blocked { $person }. *Blocked people …* in `/games` shows whom you have.
block-nobody = Choose another person: you can't block yourself or a bot.
block-too-many = You've already blocked { $most } people, and that's the most: unblock somebody first.
