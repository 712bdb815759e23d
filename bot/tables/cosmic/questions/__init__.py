"""Questions as messages: words, menus, buttons, drafts, and what presses and typed words choose.

Made from the question and one seat's view alone.
"""
