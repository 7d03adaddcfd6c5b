"""The enemies as their document has them: role, max HP on their first floor, and the moves of each phase with what each
hit deals there. `A1.1 (12)` is an attack of 1.1 times a full one, `×2` twice, `D10` Block of 10%, `H11` healing of 11%,
`B12` an attack that is 12% stronger for the combat, `all` for all of them."""

from typing import NamedTuple


class Foe(NamedTuple):
    """One of them. `floor` is the first on which it is met."""

    act: int
    tier: str
    floor: int
    role: str
    hp: int
    phases: tuple[tuple[str, ...], ...]


FOES = {
    "skeleton_warrior": Foe(
        1,
        "normal",
        1,
        "brute",
        175,
        (
            (
                "Hack A0.9 (10)",
                "Cleave A1 (11)",
                "Overhead A1.6 (17)",
                "Raise shield D10",
            ),
        ),
    ),
    "dungeon_rat": Foe(
        1,
        "normal",
        1,
        "swarm",
        173,
        (
            (
                "Bite A0.5×2 (5×2)",
                "Gnaw A0.45×2 (5×2)",
                "Frenzy A0.4×3 (4×3)",
            ),
        ),
    ),
    "cave_spider": Foe(
        1,
        "normal",
        1,
        "disruptor",
        183,
        (
            (
                "Web shot SNIPE 1 + A0.5 (7)",
                "Bite A0.9 (12)",
                "Web shot SNIPE 1 + A0.5 (7)",
                "Venom A1.1 (15)",
            ),
        ),
    ),
    "slime": Foe(
        1,
        "normal",
        1,
        "guardian",
        157,
        (
            (
                "Slap A0.9 (12)",
                "Thicken D9",
                "Engulf A1.2 (16)",
                "Gather H11",
            ),
        ),
    ),
    "zombie": Foe(
        1,
        "normal",
        1,
        "brute",
        186,
        (
            (
                "Claw A0.6 (6)",
                "Maul A1.5 (16)",
                "Moan B12",
            ),
        ),
    ),
    "bat_swarm": Foe(
        1,
        "normal",
        1,
        "swarm",
        166,
        (
            (
                "Nip A0.3×3 (3×3)",
                "Cloud A0.25×4 (3×4)",
                "Scatter D9",
                "Dive A0.5×3 (5×3)",
            ),
        ),
    ),
    "cultist": Foe(
        1,
        "normal",
        1,
        "caster",
        183,
        (
            (
                "Chant B20",
                "Knife A1.1 (12)",
                "Hex WEAKEN + A0.5 (5)",
                "Knife A1.3 (14)",
            ),
        ),
    ),
    "mushroom": Foe(
        1,
        "normal",
        1,
        "disruptor",
        186,
        (
            (
                "Spores STEAL_REROLL 1 + A0.5 (7)",
                "Slam A1.1 (15)",
                "Root H11",
                "Slam A1 (13)",
            ),
        ),
    ),
    "bone_knight": Foe(
        1,
        "elite",
        5,
        "guardian",
        292,
        (
            (
                "Thrust A1.1 (16)",
                "Pin LOCK_DIE 2 + A0.4 (6)",
                "Sentence A1.6 (24)",
                "Shield wall D13",
            ),
        ),
    ),
    "mimic": Foe(
        1,
        "elite",
        5,
        "disruptor",
        292,
        (
            (
                "Bite off STEAL_DIE 1 + A0.4 (6)",
                "Chew A1 (15)",
                "Tongue A0.6×2 (9×2)",
                "Slam shut D15",
            ),
        ),
    ),
    "wraith": Foe(
        1,
        "elite",
        5,
        "caster",
        292,
        (
            (
                "Icy grip DEEP FREEZE 1 + A0.4 (6)",
                "Wail A1.1 (16)",
                "Pall STRIP 2 + A0.6 (9)",
                "Gather cold B20",
                "Reap A1.6 (24)",
            ),
        ),
    ),
    "dungeon_troll": Foe(
        1,
        "elite",
        5,
        "brute",
        277,
        (
            (
                "Club A1 (15)",
                "Stamp GRAVITY + A0.5 (7)",
                "Uproot A1.6 (24)",
                "Lick wounds H8",
            ),
        ),
    ),
    "necromancer": Foe(
        1,
        "boss",
        15,
        "caster",
        523,
        (
            (
                "Raise summon Risen Bones",
                "Bone spear A1.2 (11)",
                "Grave curse CURSE 1 + A0.5 (5)",
                "Ward D11",
                "Soul lash A1.5 (14)",
            ),
            (
                "Raise summon Risen Bones",
                "Soul lash A1.6 (14)",
                "Dead hand RIG 1 + A0.6 (5)",
                "Twin spear A0.7×2 (6×2)",
            ),
        ),
    ),
    "crypt_guardian": Foe(
        1,
        "boss",
        15,
        "guardian",
        665,
        (
            (
                "Stone palm A1 (12)",
                "Seal LOCK_HOLD 2 + A0.5 (6)",
                "Close ranks D12",
                "Stone palm A1.2 (14)",
            ),
            (
                "Grind A1.2 (14)",
                "Rubble A0.5×2 (6×2)",
                "Toll WEAKEN + A0.6 (7)",
                "Close ranks D8",
            ),
            (
                "Heartbeat A1 (12) + B10",
                "Collapse A1.5 (18)",
                "Frenzy A0.4×3 (5×3)",
            ),
        ),
    ),
    "risen_bones": Foe(
        1,
        "minion",
        15,
        "swarm",
        70,
        (
            (
                "Scratch A0.9 (3)",
                "Rattle B10",
                "Grab A0.7×2 (2×2)",
            ),
        ),
    ),
    "fire_imp": Foe(
        2,
        "normal",
        1,
        "swarm",
        384,
        (
            (
                "Jab A0.45×2 (7×2)",
                "Pickpocket STEAL_REROLL 1 + A0.4 (6)",
                "Flurry A0.4×3 (6×3)",
            ),
        ),
    ),
    "lava_hound": Foe(
        2,
        "normal",
        1,
        "brute",
        353,
        (
            (
                "Snap A0.9 (14)",
                "Shake A0.5×2 (8×2)",
                "Pounce A1.5 (23)",
            ),
        ),
    ),
    "ember_sprite": Foe(
        2,
        "normal",
        1,
        "swarm",
        353,
        (
            (
                "Sparks A0.3×3 (5×3)",
                "Flare A0.9 (14)",
                "Shower A0.25×4 (4×4)",
            ),
        ),
    ),
    "ash_walker": Foe(
        2,
        "normal",
        1,
        "disruptor",
        384,
        (
            (
                "Ashfall CURSE 2 + A0.5 (10)",
                "Drag A0.9 (18)",
                "Choke A0.7 (14)",
            ),
        ),
    ),
    "magma_crawler": Foe(
        2,
        "normal",
        1,
        "guardian",
        337,
        (
            (
                "Crust D14",
                "Ram A1.1 (21)",
                "Slag LOCK_DIE 2 + A0.6 (12)",
                "Cool H11",
                "Ram A1.4 (27)",
            ),
        ),
    ),
    "flame_cultist": Foe(
        2,
        "normal",
        1,
        "caster",
        384,
        (
            (
                "Sear BURN 1 + A0.4 (6)",
                "Litany B20 all",
                "Firebolt A1.2 (19)",
                "Firebolt A1 (16)",
                "Immolate A1.5 (23)",
            ),
        ),
    ),
    "charred_skeleton": Foe(
        2,
        "normal",
        1,
        "brute",
        364,
        (
            (
                "Cinder blade A1.1 (17)",
                "Smoulder D9 + A0.5 (8)",
                "Backdraft A1.8 (28)",
            ),
        ),
    ),
    "smoke_phantom": Foe(
        2,
        "normal",
        1,
        "disruptor",
        330,
        (
            (
                "Haze CHAOS + A0.4 (8)",
                "Strangle A1.1 (21)",
                "Veil EVENODD + A0.4 (8)",
                "Thin out D9",
            ),
        ),
    ),
    "infernal_knight": Foe(
        2,
        "elite",
        5,
        "brute",
        615,
        (
            (
                "Challenge B20",
                "Hellblade A1 (22)",
                "Chain LOCK_HOLD 1 + A0.4 (9)",
                "Hellblade A0.9 (19)",
                "Rend A1.5 (32)",
            ),
        ),
    ),
    "lava_golem": Foe(
        2,
        "elite",
        5,
        "guardian",
        584,
        (
            (
                "Fist A1 (22)",
                "Cool D15",
                "Quake GRAVITY + A0.6 (13)",
                "Erupt A1.6 (34)",
            ),
        ),
    ),
    "flame_witch": Foe(
        2,
        "elite",
        5,
        "caster",
        635,
        (
            (
                "Hex CURSE 2 + A0.3 (6)",
                "Fireball A1.2 (26)",
                "Brand BURN 1 + A0.5 (11)",
                "Stoke B25",
                "Pyre A1.6 (34)",
            ),
        ),
    ),
    "hellhound_alpha": Foe(
        2,
        "elite",
        5,
        "swarm",
        603,
        (
            (
                "Bites A0.5×2 (11×2)",
                "Tear STEAL_DIE 1 + A0.4 (9)",
                "Howl B15 all",
                "Bites A0.35×3 (8×3)",
                "Savage A1.5 (32)",
            ),
        ),
    ),
    "demon_lord": Foe(
        2,
        "boss",
        15,
        "brute",
        1441,
        (
            (
                "Claw A1 (17)",
                "Rain of fire BURN 1 + A0.7 (12)",
                "Dread WEAKEN + A0.5 (9)",
                "Roar B12",
                "Cleave A1.5 (26)",
            ),
            (
                "Sea of fire BURN 2 + A0.8 (14)",
                "Claw A1.2 (20)",
                "Whip A0.5×2 (9×2)",
                "Wings shut D11",
                "Hellfall A1.5 (26)",
            ),
        ),
    ),
    "forge_master": Foe(
        2,
        "boss",
        15,
        "caster",
        1183,
        (
            (
                "Forge summon Living Blade",
                "Hammer A1.2 (15)",
                "Flatten RIG 1 + A0.6 (8)",
                "Temper B15 all",
                "Anvil A1.6 (20)",
            ),
            (
                "Forge summon Living Bulwark",
                "Anvil A1.6 (20)",
                "Quench LOCK_DIE 2 + A0.7 (9)",
                "Temper B12 all",
                "Double strike A0.8×2 (10×2)",
            ),
        ),
    ),
    "living_blade": Foe(
        2,
        "minion",
        15,
        "swarm",
        147,
        (
            (
                "Cut A1 (5)",
                "Cut A1 (5)",
                "Lunge A1.4 (6)",
            ),
        ),
    ),
    "living_bulwark": Foe(
        2,
        "minion",
        15,
        "guardian",
        172,
        (
            (
                "Bash A0.8 (4)",
                "Cover D5 all",
                "Ram A0.5×2 (2×2)",
            ),
        ),
    ),
    "royal_guard": Foe(
        3,
        "normal",
        1,
        "brute",
        799,
        (
            (
                "Halberd A1.1 (25)",
                "Brace D10 all",
                "Lunge A0.5×2 (11×2)",
                "Sweep A1.7 (38)",
            ),
        ),
    ),
    "crystal_golem": Foe(
        3,
        "normal",
        1,
        "brute",
        807,
        (
            (
                "Pillar A0.9 (20)",
                "Harden D14",
                "Topple A1.8 (41)",
            ),
        ),
    ),
    "arcane_sentinel": Foe(
        3,
        "normal",
        1,
        "caster",
        824,
        (
            (
                "Focus B25",
                "Beam A1.1 (25)",
                "Warp GRAVITY + A0.6 (14)",
                "Overcharge A1.7 (38)",
                "Vent D10",
            ),
        ),
    ),
    "shadow_assassin": Foe(
        3,
        "normal",
        1,
        "swarm",
        807,
        (
            (
                "Mark SNIPE 2 + A0.3 (7)",
                "Flurry A0.45×3 (10×3)",
                "Vanish D12",
                "Twin throats A0.9×2 (20×2)",
            ),
        ),
    ),
    "storm_eagle": Foe(
        3,
        "normal",
        1,
        "swarm",
        799,
        (
            (
                "Talons A0.5×2 (11×2)",
                "Gale CHAOS + A0.4 (9)",
                "Dive A1.4 (32)",
            ),
        ),
    ),
    "void_rift": Foe(
        3,
        "normal",
        1,
        "disruptor",
        782,
        (
            (
                "Pull STEAL_DIE 1 + A0.3 (8)",
                "Lash A1 (28)",
                "Unmake STRIP 2 + A0.5 (14)",
                "Collapse A1.2 (34)",
            ),
        ),
    ),
    "throne_warden": Foe(
        3,
        "normal",
        1,
        "guardian",
        741,
        (
            (
                "Halt LOCK_HOLD 1 + A0.7 (20)",
                "Aegis D10 all",
                "Mace A1.4 (40)",
                "Mend H11",
            ),
        ),
    ),
    "cursed_noble": Foe(
        3,
        "normal",
        1,
        "disruptor",
        824,
        (
            (
                "Decree EVENODD + A0.5 (14)",
                "Rapier A0.9 (25)",
                "Bloodline CURSE 2 + A0.5 (14)",
                "Rapier A0.5×2 (14×2)",
            ),
        ),
    ),
    "dragon_knight": Foe(
        3,
        "elite",
        5,
        "brute",
        1292,
        (
            (
                "Lance A1.1 (34)",
                "Scale guard D12",
                "Wyrmfire BURN 1 + A0.5 (16)",
                "Charge A1.5 (47)",
            ),
        ),
    ),
    "high_sorcerer": Foe(
        3,
        "elite",
        5,
        "caster",
        1360,
        (
            (
                "Distort CHAOS + GRAVITY",
                "Bolt A1.3 (41)",
                "Attune B20",
                "Null STRIP 2 + A0.7 (22)",
                "Ruin A1.5 (47)",
            ),
        ),
    ),
    "champion_of_the_throne": Foe(
        3,
        "elite",
        5,
        "guardian",
        1319,
        (
            (
                "Salute D11",
                "Riposte A1.1 (34)",
                "Disarm STEAL_REROLL 1 + LOCK_DIE 2 + A0.4 (12)",
                "Flourish A0.4×3 (12×3)",
                "Verdict A1.4 (44)",
            ),
        ),
    ),
    "abyssal_watcher": Foe(
        3,
        "elite",
        5,
        "disruptor",
        1319,
        (
            (
                "Stare RIG 2 + A0.3 (9)",
                "Lash A1.1 (34)",
                "Gaze DEEP FREEZE 1 + A0.3 (9)",
                "Open wide A1.4 (44)",
            ),
        ),
    ),
    "dragon_king": Foe(
        3,
        "boss",
        15,
        "brute",
        3448,
        (
            (
                "Flame breath BURN 1 + A0.6 (14)",
                "Claw A1.1 (26)",
                "Wing storm CHAOS + A0.4 (10)",
                "Tail A0.45×2 (11×2)",
            ),
            (
                "Frost crown DEEP FREEZE 1 + A0.5 (12)",
                "Thunder A1.5 (36)",
                "Scales D11",
                "Static STEAL_REROLL 1 + A0.7 (17)",
                "Claw A1.1 (26)",
            ),
            (
                "Prismatic breath BURN 1 + STRIP 2 + A0.8 (19)",
                "Claw A1.3 (31)",
                "Tail A0.6×2 (14×2)",
                "Crown of storms WEAKEN + A0.6 (14)",
                "Kingsfall A1.7 (41)",
            ),
        ),
    ),
    "the_void": Foe(
        3,
        "boss",
        15,
        "disruptor",
        3448,
        (
            (
                "Devour light STRIP 3 + A0.4 (10)",
                "Pull A1 (24)",
                "Swallow STEAL_DIE 1 + A0.5 (12)",
                "Press A1.4 (34)",
            ),
            (
                "Unlight STRIP 3 + GRAVITY + A0.6 (14)",
                "Collapse A1.6 (38)",
                "Swallow STEAL_DIE 1 + RIG 1 + A0.6 (14)",
                "Horizon D11 + B8",
                "Press A1.5 (36)",
            ),
        ),
    ),
}
