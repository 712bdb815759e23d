"""Games as bytes: the codec, envelopes and logs, whole games as files, and the upgrades of older ones.

Nothing here runs a phase. What was saved by an earlier release must load.
"""
