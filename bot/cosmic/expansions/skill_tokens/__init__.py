"""WARP Skill Tokens (9.2): every token has a letter, which makes it an Escort, Leader, Shield or Weapon."""
