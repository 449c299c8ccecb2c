import type { NonEmpty } from '../seed.ts'
import type { Outing } from './topic.ts'

/** First meetings that suit anybody, in public, by price and part of the day. */
export const DEFAULT_OUTINGS: NonEmpty<Outing> = [
  { text: 'coffee and a short walk', fits: ['early', 'morning', 'afternoon'], cost: 1 },
  { text: 'a coffee at a busy corner cafe', fits: ['early', 'morning', 'lunch', 'afternoon'], cost: 1 },
  { text: 'tea and something sweet', fits: ['afternoon', 'evening'], cost: 1 },
  { text: 'a lap of a public garden', fits: ['morning', 'lunch', 'afternoon'], cost: 1 },
  { text: 'a bakery breakfast', fits: ['early', 'morning'], cost: 1 },
  { text: 'an hour at a museum with free entry', fits: ['morning', 'afternoon'], cost: 1 },
  { text: 'tacos from a place with a line', fits: ['lunch', 'evening'], cost: 1 },
  { text: 'a sandwich in a sunny square', fits: ['lunch'], cost: 1 },
  { text: 'an hour in a bookshop', fits: ['morning', 'lunch', 'afternoon', 'evening'], cost: 1 },
  { text: 'ice cream and a walk downtown', fits: ['afternoon', 'evening'], cost: 1 },
  { text: 'a slow brunch', fits: ['morning'], cost: 2 },
  { text: 'noodles somewhere lively', fits: ['lunch', 'evening'], cost: 2 },
  { text: 'small plates at a neighborhood place', fits: ['evening'], cost: 2 },
  { text: 'a matinee and coffee after', fits: ['afternoon'], cost: 2 },
  { text: 'lunch at a counter with a good kitchen', fits: ['lunch'], cost: 2 },
  { text: 'a quiet dinner with a good menu', fits: ['evening'], cost: 3 },
  { text: 'lunch on a terrace', fits: ['lunch'], cost: 3 },
  { text: 'a museum and a late lunch', fits: ['morning', 'afternoon'], cost: 3 },
  { text: 'a concert and supper after', fits: ['evening'], cost: 4 },
  { text: 'a long lunch with a view', fits: ['lunch'], cost: 4 },
]
