"""Tables that wait for their referee: choices, cases as files."""
