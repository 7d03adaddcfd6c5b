"""What a new mod of the card game begins with."""

FIRST_CARD = """\
# The cards of {name}. In this mod's files they are called as written here, everywhere else {id}:first_light.

first_light:
  name: First Light
  type: attack
  rarity: common
  pool: shop
  cost: 1
  target: enemy
  effects: [{{deal_damage: 6}}, {{apply_status: vulnerable, stacks: 1}}]
  upgrade: {{effects: [{{deal_damage: 8}}, {{apply_status: vulnerable, stacks: 2}}]}}
"""
