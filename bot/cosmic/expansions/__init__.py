"""The expansions, one folder each. No file outside this folder names one."""
