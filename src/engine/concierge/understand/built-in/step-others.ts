import { putting } from '../../profile/operation.ts'
import type { Path, RowName } from '../../profile/rows.ts'
import { ANSWERED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { VALUES } from './labels/closed-values.ts'
import { type OfOther, ofOther } from './of-others.ts'
import { entriesOf, listedNo } from './own-words/entries.ts'
import type { Part, Reading, Step } from './reading-of.ts'

/** A question with a free-text list has its own step for statements about others. */
export const ofOthers: Step = (reading, left) => {
  const heard: Heard[] = []
  const taken: Part[] = []
  for (const part of left) {
    const said = ofOther(part, reading.row)
    if (said === null || isOfOpenList(said, reading.row)) continue
    heard.push(...changesFor(said, part, reading))
    taken.push(part)
  }
  return { heard, taken }
}

/** "Dogs are fine" is no deal-breaker. Every other statement under an open list is an entry, or names its list. */
const isOfOpenList = ({ kind, what }: OfOther, row: RowName | null): boolean =>
  row === 'notes' ||
  (row === 'faith' && kind !== 'no') ||
  (LISTS.includes(row ?? 'age') && kind !== 'fine' && !(kind === 'no' && SMOKERS.test(what)))
const SMOKERS = /^any smoker$|^(?:smok|drink|vap)ers$/i
const LISTS: readonly RowName[] = ['mustHaves', 'niceToHaves', 'dealbreakers']

const PATH: Record<OfOther['kind'], Path> = {
  no: 'valuesMap.dealbreakers',
  must: 'preferences.must_haves',
  maybe: 'preferences.must_haves',
  fine: 'preferences.nice_to_haves',
}

function changesFor(said: OfOther, { original }: Part, reading: Reading): Heard[] {
  const path = PATH[said.kind]
  const change = (value: string, isSure: boolean): Heard => ({
    kind: 'change',
    operation: putting({ path, value, words: original }),
    ...(isSure ? { by: 'named', sure: 1 } : { by: 'guess', sure: 0 }),
    quote: original,
  })
  if (said.kind === 'must') return entriesOf(original, 'mustHaves').map((value) => change(value, true))
  if (said.kind !== 'no') return [change(said.what, said.kind !== 'maybe')]
  const found = listedNo(said.what, reading) ?? listedIn(original, reading)
  const listed = found !== undefined && isHabit(found) && !DEGREE.test(original) ? undefined : found
  if (listed !== undefined) return [change(listed, said.isSaidSo)]
  const likely = OF_ALL.test(said.what) ? likelyListed(said.what) : undefined
  return [change(said.what, said.isSaidSo), ...(likely === undefined ? [] : [change(likely, false)])]
}

const OF_ALL = /^(?:any |all )?(?:smokers|drinkers)$/i
const likelyListed = (what: string) => (/smok/i.test(what) ? 'Daily smoker' : 'Heavy drinker')

function listedIn(words: string, { reader }: Reading): string | undefined {
  const says = reader(words, 'dealbreakers')
  const [best] = VALUES.filter(({ row }) => row === 'dealbreakers')
    .map(({ value, label }) => ({ value, sure: says(label) }))
    .toSorted((one, other) => other.sure - one.sure)
  return best && best.sure >= ANSWERED ? best.value : undefined
}
const isHabit = (listed: string) => listed === 'Daily smoker' || listed === 'Heavy drinker'
/** "Every smoker" is more than "a daily smoker". */
const DEGREE =
  /\b(?:daily|heav\w+|chain|big|every|all the time|too much|excess\w*|a lot|drunk\w*|wasted|hammered|problem|alcoholics?)\b/i
