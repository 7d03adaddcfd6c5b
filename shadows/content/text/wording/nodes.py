"""What waits at a node of the map, in words."""

from functools import lru_cache

from components.deck.prefabs import DeckRewardPrefab, DeckShopPrefab
from components.dice.run_prefabs import DiceRewardPrefab, DiceShopPrefab
from components.prefabs import EncounterPrefab, RewardPrefab, ShopPrefab
from shadows.content.text.spans import Span, Text
from shadows.content.text.wording.phrases import Phrase, article, listed, number, phrase, sentence, text_of
from shadows.content.text.wording.sentences import GOLD

FIGHTS = {"normal": "a fight", "elite": "a tougher fight", "boss": "the ruler of this place"}


@lru_cache(maxsize=256)
def fight_text(
    encounter: EncounterPrefab, reward: RewardPrefab, gold: tuple[int, int], potion: str, *, last: bool = False
) -> Text:
    """A fight, and what it gives once it is won, with the least and the most Gold; the `last` of a run gives nothing
    but the victory. `potion` is what the game calls one."""
    if last:
        return text_of([sentence(phrase("the last fight of the climb"))])
    found = _spoils(reward, *gold, potion)
    return text_of(map(sentence, [phrase(FIGHTS[encounter.kind]), listed(found)]))


def _spoils(reward: RewardPrefab, least: int, most: int, potion: str) -> list[Phrase]:
    found: list[Phrase] = [phrase("all your HP")] if reward.full_heal else []
    if most:
        span = number(most) if least == most else Span(f"{least}–{most}", "number")
        found.append(phrase(span, GOLD.one))
    if isinstance(reward, DeckRewardPrefab):
        found += _deck_spoils(reward, potion)
    if isinstance(reward, DiceRewardPrefab):
        found += _dice_spoils(reward, potion)
    return found


def _deck_spoils(reward: DeckRewardPrefab, potion: str) -> list[Phrase]:
    found: list[Phrase] = []
    if reward.potions and reward.potion_chance:
        chance = "" if reward.potion_chance >= 100 else f"({reward.potion_chance}%)"
        found.append(phrase(_some(reward.potions, potion), chance))
    if reward.relics:
        found.append(_some(reward.relics, "relic"))
    if reward.cards:
        found.append(phrase("a card"))
    if reward.boss_relics:
        found.append(phrase("one of", number(reward.boss_relics), "relics of great power"))
    return found


def _dice_spoils(reward: DiceRewardPrefab, potion: str) -> list[Phrase]:
    """`a common relic, a consumable or a gift`: one of them."""
    of = f"{article(reward.relic)} {reward.relic} relic" if reward.relic else ""
    ways = [way for way in (of, f"a {potion}" if reward.consumable else "", "a gift" if reward.skip else "") if way]
    return [phrase(" or ".join([", ".join(ways[:-1]), ways[-1]] if ways[1:] else ways))] if ways else []


@lru_cache(maxsize=64)
def shop_text(shop: ShopPrefab, potion: str) -> Text:
    """What a shop has to sell; `potion` is what the game calls one."""
    wares: list[tuple[int, str]] = []
    besides: list[Phrase] = []
    if isinstance(shop, DeckShopPrefab):
        wares = [(shop.cards, "card"), (shop.colorless, "colorless card"), (shop.relics, "relic")]
        wares.append((shop.potions, potion))
        besides = [phrase("a card can be removed for", number(shop.removal_price), GOLD.one)]
    if isinstance(shop, DiceShopPrefab):
        wares = [(sum(some.count for some in shop.relics), "relic"), (shop.potions, potion)]
    return text_of(map(sentence, [listed([_some(count, name) for count, name in wares if count]), *besides]))


def _some(count: int, name: str) -> Phrase:
    return phrase(f"a {name}") if count == 1 else phrase(number(count), f"{name}s")
