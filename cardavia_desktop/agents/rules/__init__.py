"""The rule-based players: each game's judgement of a play, in named weights."""
