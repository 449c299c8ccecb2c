import type { NonEmpty } from '../seed.ts'

/** Parts of the day for a first meeting, all in waking hours. */
export type DayPart = 'early' | 'morning' | 'lunch' | 'afternoon' | 'evening'

/** Worded to follow "How about". */
export type Outing = {
  text: string
  fits: NonEmpty<DayPart>
  /** 1 to 4, like the dollar signs of a budget. */
  cost: 1 | 2 | 3 | 4
  /** Not for cold weather and winter evenings. */
  outdoors?: true
}

export type Topic = {
  /** 'live music', for the middle of a sentence. */
  noun: string
  plural?: true
  /** Complete questions without a lead. */
  questions: NonEmpty<string>
  outings: NonEmpty<Outing>
}
