"""Questions as messages: words, menus, buttons, drafts, and what presses and typed words choose."""
