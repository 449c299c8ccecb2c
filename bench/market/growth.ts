import { Market } from './market.ts'
import { chanceFrom, shuffledUpTo } from './random.ts'
import { LIST_LENGTH, type Rule } from './rules.ts'
import type { World } from './world.ts'

/** How many members see a new member. */
const TOLD = 30

/** Each new member gets a list. The best fits refresh their lists if the new member can enter. */
export function grow(world: World, rule: Rule, seed: number) {
  const market = new Market(world, rule, { isEmpty: true })
  const suits = (edge: number) => world.product[edge] ?? 0
  for (const person of shuffledUpTo(world.people, chanceFrom(seed * 7 + 3))) {
    market.join(person)
    market.refresh(person)
    for (const edge of market
      .present(person)
      .sort((a, b) => suits(b) - suits(a))
      .slice(0, TOLD)) {
      const other = world.to[edge] ?? 0
      const list = market.lists[other] ?? []
      if (list.length < LIST_LENGTH || list.some((kept) => suits(kept) < suits(edge))) market.refresh(other)
    }
  }
  return market
}
