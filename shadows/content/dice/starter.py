"""What a new mod of the dice game begins with."""

FIRST_RELIC = """\
# The relics of {name}. In this mod's files they are called as written here, everywhere else {id}:first_light.

first_light:
  name: First Light
  rarity: common
  flavour: It shows the way down.
  modifiers: [{{of: chips, for: [pairs], add: 6}}]
  triggers:
    - when: scored
      for: [straights]
      do: [{{gain_block: 4}}]
"""
