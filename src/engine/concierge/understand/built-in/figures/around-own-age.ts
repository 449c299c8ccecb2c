import { oneOf, pattern } from '../reading/words.ts'

/** Reads ages counted from the person's own age: "within five years of me". */

const YEARS =
  /(?:about |around |say |like |max |maximum )?(\d{1,2}|a few|a couple of|a couple)(?: or so)?(?: years?| yrs?)?/
const EITHER_WAY = oneOf(
  /either (?:side|way|direction)|each (?:way|side)|(?:older|elder) or younger|younger or older/,
  /on either side|in either direction/,
)
const AT_MOST = oneOf(
  /within|give or take|plus or minus|plus\/minus|\+\/?-|\u00b1/,
  /no more than|not more than|(?:not|no|never|nothing) (?:\w+ ){0,2}more than|up to|at most|max(?:imum)?|maybe/,
)
const OFF_MINE = oneOf(
  /of (?:me|my age|mine|my own age)|from my age|from me|of my own|difference|apart|age gap|on each side/,
  /between us|(?:away )?from mine|off my (?:own )?age|off mine/,
  EITHER_WAY,
)
const BOTH_WAYS = pattern`\b${oneOf(
  pattern`${AT_MOST}\s*${YEARS}\s*(?:or so )?${OFF_MINE}`,
  pattern`${YEARS}\s*(?:${EITHER_WAY}|up or down|(?:age )?(?:gap|difference)(?: max| at most| tops)?)`,
  /(?:plus or minus|plus\/minus|give or take|\+ ?\/? ?-|\u00b1) ?(\d{1,2}) years?\b/,
  pattern`(?:my (?:own )?age)[^.]{0,30}?(?:give or take|plus or minus|\+\/?-|within)\s*${YEARS}`,
)}`
/** "Two younger brothers" counts people, not years. */
const OF_PEOPLE =
  / (?!than|or|and|is|are|at|max|but|to|if|please|though|would|by|either|way|side|as|for|in|from|also)[a-z]/
const OLDER = pattern`${YEARS} older(?!${OF_PEOPLE})`
const YOUNGER = pattern`${YEARS} younger(?!${OF_PEOPLE})`
const NO_OLDER = /\b(?:no|not|nobody|no one|never) older than (?:me|myself|i am|my(?: own)? age)\b/
const NO_YOUNGER = /\b(?:no|not|nobody|no one|never) younger than (?:me|myself|i am|my(?: own)? age)\b/

/** "Older than me, but not ancient": the person's own age is one end, and the other is open. */
const ONLY_OLDER = /\b(?<!\b(?:no|not|nobody|no one|never|rather than) )older than (?:me|myself|i am)\b/
const ONLY_YOUNGER = /\b(?<!\b(?:no|not|nobody|no one|never|rather than) )younger than (?:me|myself|i am)\b/

const NEAR = /around|about|roughly|close to|near|similar in|the same|same|approximately/
const HEADS_A_RANGE = / (?:is|range|bracket|limits?|preferences?|gap|would|should|has|window)|:/
const SAME_AGE = pattern`\b${oneOf(
  pattern`${NEAR} (?:my|the same|same)(?: own)? age`,
  /(?:similar|same) age(?: as me| to me)?/,
  pattern`(?<!\bat )my (?:own )?age(?: group| or so|ish)?\b(?!${HEADS_A_RANGE})`,
)}`
/**
 * "Around my age" gives no figure. Most people mean about five years below and above, and the reply repeats the ages.
 */
const SAME_AGE_YEARS = 5

/** "My age or a bit older": the person's own age is one end. */
const OR_ON_ONE_SIDE = /\bor (a bit |a little |slightly |just )?(older|up|above|over|younger|down|below|under)\b/

const WORDED: Record<string, number> = { 'a few': 3, 'a couple of': 2, 'a couple': 2 }
const count = (said: string | undefined) => (said === undefined ? null : (WORDED[said] ?? Number(said)))

export type AroundOwnAge = { below: number | null; above: number | null }

export const isSameAge = (text: string): boolean => SAME_AGE.test(text)

/**
 * Years below and above the person's own age. The result is null if the text names no such ages.
 */
export function aroundOwnAge(text: string): AroundOwnAge | null {
  const both = count(
    BOTH_WAYS.exec(text)
      ?.slice(1)
      .find((group) => group !== undefined),
  )
  if (both !== null) return { below: both, above: both }
  const [isTop, isBottom] = [NO_OLDER.test(text), NO_YOUNGER.test(text)]
  if (isTop || isBottom) return { below: isBottom ? 0 : null, above: isTop ? 0 : null }
  const [older, younger] = [count(OLDER.exec(text)?.[1]), count(YOUNGER.exec(text)?.[1])]
  if (older === null && younger === null) return isSameAge(text) ? aroundSameAge(text) : onOneSide(text)
  const unsaid = isSameAge(text) ? 0 : null
  return { below: younger ?? unsaid, above: older ?? unsaid }
}

function onOneSide(text: string): AroundOwnAge | null {
  if (ONLY_OLDER.test(text)) return { below: 0, above: null }
  return ONLY_YOUNGER.test(text) ? { below: null, above: 0 } : null
}

function aroundSameAge(text: string): AroundOwnAge {
  const [, slightly, side] = OR_ON_ONE_SIDE.exec(text) ?? []
  if (side === undefined) return { below: SAME_AGE_YEARS, above: SAME_AGE_YEARS }
  const far = slightly === undefined ? null : SAME_AGE_YEARS
  return /older|up|above|over/.test(side) ? { below: 0, above: far } : { below: far, above: 0 }
}
