"""Games as bytes: the codec, envelopes and logs, whole games as files, and the upgrades of older ones."""
