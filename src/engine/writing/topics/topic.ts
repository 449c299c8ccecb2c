import type { NonEmpty } from '../seed.ts'

/** Parts of a day a first meeting can fall into. All are waking hours in public places. */
export type DayPart = 'early' | 'morning' | 'lunch' | 'afternoon' | 'evening'

/** Something two strangers can do in public, as it stands after "How about". */
export type Outing = {
  text: string
  fits: NonEmpty<DayPart>
  /** What it costs, 1 to 4, like the number of dollar signs of a budget. */
  cost: 1 | 2 | 3 | 4
  /** Done in the open air, at least a good part of it: nothing for the cold or for a winter evening. */
  outdoors?: true
}

/** A thing people talk about: how it stands in a sentence, what to ask about it, where it leads. */
export type Topic = {
  /** 'live music', for the middle of a sentence. */
  noun: string
  plural?: true
  /** Whole questions that need no lead. */
  questions: NonEmpty<string>
  outings: NonEmpty<Outing>
}
