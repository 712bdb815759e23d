# Whom one does not want to meet in a search: the list, its menus, and the answers. Nobody else sees any of it.

block-button = Blocked people …
block-menu = Block …
block-menu-back = Unblock …
block-list = **You have blocked** { LIST($people) }. `/table find` does not seat you together. Only you can see this.
block-none = **You have blocked nobody.** Whom you block you do not meet at a table of `/table find`. Nobody but you can see it.
block-done = You have blocked { $person }: `/table find` does not seat you together from now on. Nobody is told. `/my unblock` takes it back.
block-over = You have unblocked { $person }: `/table find` may seat you together again.
block-not = You have not blocked { $person }. `/my blocked` shows whom you have.
block-nobody = Choose another person: neither yourself nor a bot can be blocked.
block-too-many = You have blocked { $most } people already, and that is the most: unblock somebody first with `/my unblock`.
