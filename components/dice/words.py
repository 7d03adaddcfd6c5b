"""The quantities, occasions and channels that only the dice game has, by their words."""

from components import facts
from components.amounts import Measure
from components.dice.dice import ELEMENTS
from components.dice.effects import GainRerolls, Interfere
from components.effects import GainBlock
from components.occasions import Occasion
from components.rules import Channel

_OF_ELEMENTS: dict[str, str] = {kind: f"{kind.capitalize()}" for kind in ELEMENTS}

_HANDS = {
    "high_die": "High Die",
    "chance": "Chance",
    "pair": "Pair",
    "two_pair": "Two Pair",
    "three_of_a_kind": "Three of a Kind",
    "all_low": "All Low",
    "all_even": "All Even",
    "all_odd": "All Odd",
    "all_high": "All High",
    "small_straight": "Small Straight",
    "full_house": "Full House",
    "large_straight": "Large Straight",
    "four_of_a_kind": "Four of a Kind",
    "three_pair": "Three Pair",
    "two_triplets": "Two Triplets",
    "full_mansion": "Full Mansion",
    "grand_straight": "Grand Straight",
    "five_of_a_kind": "Five of a Kind",
    "six_of_a_kind": "Six of a Kind",
}

HANDS = {
    **_HANDS,
    "pairs": "Pair, Two Pair or Three Pair",
    "kinds": "Three, Four, Five or Six of a Kind",
    "straights": "a straight",
    "houses": "Full House, Two Triplets or Full Mansion",
    "alls": "All Low, Even, Odd or High",
    "strong": "Three of a Kind or better",
    "weak": "a hand below Three of a Kind",
    **{f"true_{hand}": f"{name} made without wild or alike dice" for hand, name in _HANDS.items()},
    "same": "the hand that was scored last",
    "another": "another hand than the last",
}
"""What a rule may name of hands after `for:`."""

COMBOS = {
    "firestorm": "Firestorm",
    "overload": "Overload",
    "steam_burst": "Steam Burst",
    "chain_lightning": "Chain Lightning",
    "superconduct": "Superconduct",
    "blizzard": "Blizzard",
    "cataclysm": "Cataclysm",
    "plasma_storm": "Plasma Storm",
    "maelstrom": "Maelstrom",
    "absolute_zero": "Absolute Zero",
    "singularity": "Singularity",
    "tier_2": "a combo of two elements",
    "tier_3": "a combo of three elements",
    "tier_4": "a combo of four elements",
    **{kind: f"a combo with {name}" for kind, name in _OF_ELEMENTS.items()},
}
"""What a rule may name of combos."""

DICE = {
    **{str(number): f"{number}s" for number in range(1, 7)},
    **{kind: f"{name} dice" for kind, name in _OF_ELEMENTS.items()},
    "elemental": "elemental dice",
}
"""What a rule may name of the dice that score."""

MEASURES: dict[str, Measure] = {
    "sum_of_dice": Measure("the values of all dice in play, as they would score", "the sum of your dice"),
    "average_of_dice": Measure("the average value of all dice in play, rounded up", "the average of your dice"),
    "different_values": Measure(
        "different numbers that the dice in play show", "different number", each=True, many="different numbers"
    ),
    "different_elements": Measure(
        "different elements of the dice in play", "different element", each=True, many="different elements"
    ),
    "dice_in_play": Measure("dice in play", "die in play", each=True),
    **{
        f"dice_showing_{number}": Measure(
            f"dice in play that show {number}", f"die that shows {number}", each=True, many=f"dice that show {number}"
        )
        for number in range(1, 7)
    },
    **{
        f"{kind}_dice": Measure(f"{name} dice in play", f"{name} die in play", each=True, many=f"{name} dice in play")
        for kind, name in _OF_ELEMENTS.items()
    },
    "elemental_dice": Measure(
        "elemental dice in play", "elemental die in play", each=True, many="elemental dice in play"
    ),
    "held_dice": Measure("dice that the player holds", "die you hold", each=True),
    "rerolls_left": Measure("rerolls of this turn that are left", "reroll left", each=True),
    "rolls": Measure("rolls of this turn, the first one too", "roll of this turn", each=True),
    "rerolls_used": Measure("rerolls that this turn has had", "reroll used", each=True),
    "streak": Measure("hands in a row that count", "hand in your streak", each=True),
    "combos": Measure("combos of this combat", "combo of this combat", each=True),
    "free_slots": Measure("slots for consumables that are empty", "empty slot", each=True, many="empty slots"),
    "consumables_used": Measure("consumables used this turn", "consumable used this turn", each=True),
    "combo_tier": Measure("how many elements a combo may have", "elements of your combos"),
    "casts": Measure("how often each die of the next reroll is rolled", "rolls of each die"),
    "hp_lost": Measure("HP that the player has lost in this combat", "the HP lost this combat"),
    "counter": Measure("what the relic whose rule it is has counted up over the run", "its count"),
    "burn_on_target": Measure("stacks of Burn on the target", "Burn on the target"),
    "burning": Measure("what Burn takes now of whom it lies on", "Burn damage"),
    "target_hp_percent": Measure(
        "HP of the target, in a hundred of its max HP, rounded up", "the target's HP in percent"
    ),
    "target_max_hp": Measure("max HP of the target", "the target's max HP"),
    "hit_percent": Measure(
        "what came through Block of the hit that is answered, in a hundred of max HP of who was hit, rounded up",
        "the hit in percent of {own} max HP",
    ),
    "lost_actions": Measure("1 if who acts loses its next action, else 0", "{own} lost actions"),
}

MEDDLING = {"felt": "meddling that is felt", "undone": "meddling that is undone"}
"""What comes of meddling."""

ROLLS = {
    "first": "the first roll of a turn",
    "again": "a reroll",
    "free": "a roll that is no reroll",
}
"""What a roll is."""

OCCASIONS: dict[str, Occasion] = {
    "rolled": Occasion(facts.DiceRolled, "dice were rolled", "{which:any roll} is made", which="how", narrows=ROLLS),
    "rerolled": Occasion(facts.DiceRerolled, "the player rerolls", "you reroll"),
    "held": Occasion(facts.DiceKept, "dice were kept in a reroll", "you keep dice in a reroll"),
    "scored": Occasion(
        facts.HandSettled,
        "the player has scored a hand, and it has struck; the target is at whom",
        "you score {which:a hand}",
        target="target",
        target_of_player="the target",
        which="words",
        narrows=HANDS,
    ),
    "scored_on": Occasion(
        facts.HandSettled,
        "the player has scored a hand at the holder, and it has struck",
        "you score {which:a hand} at it",
        subject="target",
        which="words",
        narrows=HANDS,
    ),
    "combo": Occasion(
        facts.ComboActed,
        "elements act together; the target is at whom the hand was scored",
        "{which:a combo} acts",
        target="target",
        target_of_player="the target",
        which="words",
        narrows=COMBOS,
    ),
    "stunned": Occasion(
        facts.Stunned, "an enemy, who is the target, is stunned", "you stun {foe:an enemy}", target="target"
    ),
    "stun_taken": Occasion(facts.Stunned, "the holder is stunned", "{is} stunned", subject="target"),
    "acted": Occasion(
        facts.ActionDone, "the holder has acted, and not lost its action", "{own} action is done", subject="enemy"
    ),
    "block_held": Occasion(
        facts.BlockHeld, "Block of the holder stops all of a hit", "{own} {keyword:Block} stops a hit", subject="target"
    ),
    "block_broken": Occasion(
        facts.BlockBroken,
        "a hit breaks through Block of the holder",
        "a hit breaks {own} {keyword:Block}",
        subject="target",
    ),
    "phase_began": Occasion(facts.PhaseBegan, "a phase of the holder's begins", "{own} phase begins", subject="enemy"),
    "died": Occasion(
        facts.EnemyDied, "the holder dies, which an enemy still answers itself", "{does:die}", subject="enemy"
    ),
    "frozen": Occasion(
        facts.Froze, "an enemy, who is the target, freezes", "you freeze {foe:an enemy}", target="target"
    ),
    "interfered": Occasion(
        facts.Interfered,
        "an enemy meddles with the dice of the player's next turn",
        "{which:meddling} comes upon your dice",
        which="came_of_it",
        narrows=MEDDLING,
    ),
    "interfering": Occasion(
        facts.Interfered,
        "the holder meddles with the dice of the player's next turn",
        "{does:meddle} with your dice",
        subject="source",
    ),
    "streak_broken": Occasion(facts.StreakBroken, "a streak breaks", "your streak breaks"),
    "relic_used": Occasion(facts.RelicUsed, "the player uses a relic", "you use a relic"),
}
"""What triggers can answer."""

CHANNELS: tuple[Channel, ...] = (
    Channel("rerolls", "rerolls of a turn", gives="{does:have} {change} {noun:reroll} {turn}"),
    Channel(
        "gained_rerolls",
        "rerolls that come on top in a turn",
        GainRerolls,
        gives="{does:gain} {change} {noun:reroll} from anything that gives some",
    ),
    Channel(
        "spare_rerolls",
        "rerolls that may be used in any one turn of a combat",
        gives="{does:have} {change} spare {noun:reroll} in each combat",
    ),
    Channel("dice", "dice of a turn", gives="{does:have} {change} {noun:die} {turn}"),
    Channel(
        "hold_limit",
        "how many dice may be held through a reroll",
        gives="{does:hold} {change} {noun:die} through a reroll",
    ),
    Channel(
        "casts",
        "how often each die of a reroll is rolled, of which the best roll stays",
        gives="each die of a reroll is rolled {change} {noun:time}",
    ),
    Channel(
        "casts_low", "above 0: of several rolls of a die the lowest stays", gives="the lowest of several rolls stays"
    ),
    Channel(
        "chips",
        "what is added to the values of the dice that score",
        gives="{which:every hand} has {change} {noun:chip}",
        aimed=True,
        narrows=HANDS,
    ),
    Channel(
        "mult",
        "what a hand is multiplied by, in hundredths",
        gives="{which:every hand} has {change} mult",
        unit="hundredths",
        aimed=True,
        narrows=HANDS,
    ),
    Channel(
        "hand_damage",
        "the damage of a hand",
        gives="{which:every hand} deals {change} damage",
        takes="{does:take} {change} damage from {which:every hand}",
        aimed=True,
        narrows=HANDS,
    ),
    Channel(
        "hand_spread",
        "the share of a hand's damage that falls on every other enemy, in a hundred",
        gives="every hand deals {change} of its damage to every other enemy",
        unit="percent",
        aimed=True,
    ),
    Channel(
        "rank",
        "rows of the table by which a hand counts higher",
        gives="{which:every hand} counts as the hand {amount} {noun:row} further down the table",
        narrows=HANDS,
    ),
    Channel(
        "die_value",
        "what a die adds that scores",
        gives="scoring {which:dice} are worth {change}",
        narrows=DICE,
    ),
    Channel(
        "combo_damage",
        "the share of the hand's damage that a combo deals, in a hundred",
        gives="{which:a combo} deals {change} of the hand's damage",
        takes="{does:take} {change} damage from {which:a combo}",
        unit="percent",
        aimed=True,
        narrows={**COMBOS, "spread": "a share that hits all or others"},
    ),
    Channel(
        "combo_blows",
        "how often a combo deals its shares",
        gives="{which:a combo} strikes {change} {noun:time}",
        narrows=COMBOS,
    ),
    Channel("combo_tier", "how many elements a combo may have", gives="combos have {change} {noun:element}"),
    Channel(
        "element_chance",
        "the chance of an element, in a hundred",
        gives="each die has {change} chance of {which:an element}",
        unit="percent",
        narrows=_OF_ELEMENTS,
    ),
    Channel(
        "kindled_dice",
        "how many dice of different elements a turn's first roll has at least",
        gives="a turn's first roll has at least {amount} elemental {noun:die}",
    ),
    Channel(
        "kept_elements",
        "how many rerolled dice of a turn keep their element",
        gives="{does:keep} the element of {amount} rerolled {noun:die} {turn}",
    ),
    Channel(
        "any_elements", "above 0: elemental dice count as any element", gives="elemental dice count as any element"
    ),
    Channel(
        "tempered",
        "for how many more elements those that are there count",
        gives="{own} elements count as {change} {noun:element}",
    ),
    Channel("streak_start", "the streak at the start of a combat", gives="{own} streak starts at {amount}"),
    Channel(
        "streak_step",
        "by how much the streak rises with each hand, in hundredths",
        gives="{own} streak multiplies by {change} with each hand",
        unit="hundredths",
    ),
    Channel(
        "streak_cap",
        "the most that a streak multiplies with, in hundredths",
        gives="{own} streak multiplies by up to {change}",
        unit="hundredths",
    ),
    Channel(
        "keeps_streak",
        "above 0: does not break the streak",
        gives="{own} streak is not broken by {which:any hand}",
        narrows=HANDS,
    ),
    Channel(
        "counts_for_streak",
        "above 0: counts for the streak",
        gives="{which:every hand} counts for {own} streak",
        narrows=HANDS,
    ),
    Channel(
        "wild_ones",
        "how many dice that show 1 are wild",
        gives="{does:have} {amount} wild {noun:die} among those that show 1",
    ),
    Channel("wraps", "above 0: straights may wrap from 6 to 1", gives="straights may wrap from 6 to 1"),
    Channel("skips_one", "above 0: straights may skip one number", gives="straights may skip one number"),
    Channel("ones_twos_alike", "above 0: 1s and 2s are alike in groups", gives="1s and 2s are alike in groups"),
    Channel("ones_sixes_alike", "above 0: 1s and 6s are alike in groups", gives="1s and 6s are alike in groups"),
    Channel("four_are_enough", "above 0: four dice make a hand of All", gives="four dice are enough for All"),
    Channel("pair_as_triple", "above 0: a pair counts as a triple", gives="a pair counts as a triple"),
    Channel(
        "stun_threshold",
        "the share of max HP above which a hit stuns, in a hundred",
        gives="{own} hits need {change} of max HP to stun",
        takes="hits need {change} of {own} max HP to stun",
        unit="percent",
        aimed=True,
    ),
    Channel(
        "freeze_chance",
        "the chance of each Ice die in play to freeze the target, in a hundred",
        gives="each Ice die has {change} chance to freeze the target",
        unit="percent",
        aimed=True,
    ),
    Channel("burn_damage", "what Burn takes a stack", gives="Burn takes {change} HP a stack"),
    Channel("burn_turns", "how long Burn lasts", gives="Burn lasts {change} {noun:turn}"),
    Channel(
        "vulnerable_turns",
        "how long Vulnerable lasts that the player brings",
        gives="Vulnerable from {which:you} lasts {change} {noun:turn}",
        narrows=COMBOS,
    ),
    Channel(
        "might",
        "how hard an enemy strikes, in a hundred",
        gives="{does:strike} with {change} might",
        unit="percent",
    ),
    Channel(
        "interference",
        "how strong meddling with dice is",
        Interfere,
        gives="{own} meddling with dice has {change} strength",
        takes="meddling with {own} dice has {change} strength",
    ),
    Channel(
        "high_die_block",
        "Block that High Die gives, the one hand that gives any",
        GainBlock,
        gives="High Die gives {change} Block",
        cause="hand",
    ),
    Channel(
        "last_stand",
        "HP that are left, in a hundred of max HP, once an act where the player would be dead",
        gives="once an act, where {does:die}, {does:keep} {amount} of max HP",
        unit="percent",
    ),
    Channel(
        "keep_potion",
        "the chance of a consumable not to be used up, in a hundred",
        gives="a consumable has {change} chance not to be used up",
        unit="percent",
    ),
    Channel(
        "rest_heal",
        "what rests heal, in a hundred of max HP",
        gives="resting heals {change} of max HP",
        once=True,
        unit="percent",
    ),
    Channel("gift_heal", "what consumables and gifts heal", gives="consumables and gifts heal {change} HP", once=True),
    Channel("max_hp", "max HP as a run begins", gives="{does:begin} with {change} max HP", once=True),
    Channel(
        "slots",
        "slots for consumables as a run begins",
        gives="{does:begin} with {change} {noun:slot} for consumables",
        once=True,
    ),
    Channel("price", "prices of shops", gives="shops ask {change}", once=True),
    Channel("relic_price", "prices of relics", gives="shops ask {change} for relics", once=True),
    Channel("relic_wares", "relics in shops", gives="shops hold {change} {noun:relic}", once=True),
    Channel(
        "bargains",
        "relics of each shop at half their price",
        gives="each shop has {amount} {noun:relic} at half price",
        once=True,
    ),
)
"""The amounts that modifiers change."""
