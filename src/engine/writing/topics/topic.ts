import type { NonEmpty } from '../seed.ts'

/** All in waking hours. */
export type DayPart = 'early' | 'morning' | 'lunch' | 'afternoon' | 'evening'

/** The words fit after "How about". */
export type Outing = {
  text: string
  fits: NonEmpty<DayPart>
  /** 1 to 4, like a budget's dollar signs. */
  cost: 1 | 2 | 3 | 4
  /** Not for cold weather and winter evenings. */
  outdoors?: true
}

export type Topic = {
  /** In a sentence: 'live music'. */
  noun: string
  plural?: true
  /** Complete questions without a lead. */
  questions: NonEmpty<string>
  outings: NonEmpty<Outing>
}
