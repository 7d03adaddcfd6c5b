"""What is meant of each sound of the game with dice: how loud it is, in how many takes, and how promptly."""

HANDS = {"hand_low": -23, "hand_fair": -22, "hand_good": -20, "hand_great": -19, "hand_grand": -17}
MEDDLING = ("nail", "frost", "fire", "chaos", "theft", "chain", "strip")
LOUDNESS = {
    "die_hit": -30,
    "die_knock": -30,
    "die_roll": -26.5,
    "die_settle": -29,
    "all_settled": -24,
    "die_throw": -25.5,
    "reroll": -24,
    "reroll_last": -22.5,
    "die_hold": -26,
    "die_release": -26,
    **HANDS,
    "chip": -28,
    "mult": -22,
    "streak": -21,
    "streak_lost": -20,
    "element_ice": -25,
    "element_fire": -24,
    "element_wind": -22.5,
    "element_lightning": -26,
    "combo_two": -20,
    "combo_three": -18,
    "combo_four": -16,
    "stun": -20,
    "freeze": -20,
    "shatter": -20,
    **{f"meddle_{cause}": -22 for cause in MEDDLING},
    "meddle_weight": -20,
    "meddle_curse": -21,
    "trap": -22,
    "temple": -20,
    "shrine": -22,
    "hidden": -20,
    "boon": -20,
    "points": -20,
}
"""At their loudest, in LUFS."""
TAKES = dict.fromkeys(LOUDNESS, 3) | {"die_hit": 12, "die_knock": 6, "die_settle": 6, "die_hold": 5, "die_release": 5}
TAKES |= {"die_roll": 4, "die_throw": 4, "reroll": 4, "combo_four": 1, "trap": 2, "temple": 2, "shrine": 2, "hidden": 2}
TOUCHES = ("die_hit", "die_knock", "die_roll", "die_settle", "all_settled", "reroll", "reroll_last", "die_hold")
TOUCHES = (*TOUCHES, "die_release", "chip", "mult", "element_fire", "element_lightning", "combo_two", "stun", "shatter")
"""Kinds that are heard in the frame in which something is seen to touch: within 5 ms."""
UNFOLDS = ("combo_four", "meddle_strip")
"""Kinds that are loudest only later: the one holds its breath before it strikes, the other is drawn in."""
SHARP = ("die_hit", "die_knock", "die_roll", "element_lightning")
"""Bone on bone and sparks: brighter than all else."""
PEAK = -6.0
"""So many are heard at once that none may come near to full scale, in dB."""
