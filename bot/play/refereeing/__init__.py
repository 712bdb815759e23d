"""Tables that wait for their referee: what host or moderator may choose, and cases as files."""
