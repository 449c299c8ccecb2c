import { putting } from '../../profile/operation.ts'
import { defined, type Path, ROWS, type RowName } from '../../profile/rows.ts'
import { HALF_NAMED, OFFERED, WISH_OFFERED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { VALUES } from './labels/closed-values.ts'
import { entriesOf, faithIn, listedNo, listOf, stretchesOf } from './own-words/entries.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn } from './reading/row-names.ts'
import { namesTime, refusedTimes } from './reading/week-times.ts'
import { refuses } from './reading/whom-to-meet.ts'
import { likelyIn, type Part, type Reading, type Step } from './reading-of.ts'
import { SAYS_FREE, timesIn } from './times.ts'
import { FILLER, NO_DEMAND, NO_SUCH } from './words-of-flow.ts'

/** Values of other rows than the open one, where the message names the row or a value of it. */
export const named: Step = (reading, left) => {
  const times = reading.row === 'availability' ? { heard: [], taken: [] } : timesIn(left, { isAsked: false })
  const rest = left.filter((part) => !times.taken.includes(part))
  const heard: Heard[] = [...times.heard]
  const taken: Part[] = [...times.taken]
  for (const row of LISTED) {
    if (row === reading.row) continue
    const parts = rest.filter((part) => isOfRow(row, part))
    const found = parts.length === 0 ? [] : valuesIn(row, parts, reading)
    heard.push(...found)
    if (found.length > 0) taken.push(...parts)
  }
  return {
    heard: [
      ...heard,
      ...halfHeard(
        rest.filter((part) => !taken.includes(part)),
        reading,
      ),
    ],
    taken,
  }
}

/** Values that the words do not name are offered, and never noted. */
function halfHeard(left: readonly Part[], reading: Reading): Heard[] {
  const own = left.filter(({ about }) => about === 'self')
  if (own.length === 0) return []
  const likely = likelyIn(own, reading)
  const quote = own.map(({ original }) => original).join(', ')
  return VALUES.filter(({ row, label }) => LISTED.includes(row) && row !== reading.row && likely(label) >= HALF_NAMED)
    .map(
      (value): Heard => ({
        kind: 'change',
        operation: putting({ ...value, words: quote }),
        by: 'guess',
        sure: 0,
        quote,
      }),
    )
    .slice(0, MOST_HALF_HEARD)
}
const MOST_HALF_HEARD = 2

/** Whether a part may say a value of a row. "A man who says maybe" is no answer about the gender to meet. */
const isOfRow = (row: RowName, { text, about, original }: Part) =>
  about !== 'third' &&
  (row !== 'availability' || (namesTime(original) && refusedTimes(original).length === 0)) &&
  isNamedIn(row, text) &&
  // "He has to want kids" is asked of the other.
  !(row === 'kids' && about === 'partner' && MUST.test(original)) &&
  !(row === 'meet' && DESCRIBES.test(text)) &&
  !(defined(row).isHabit && about === 'partner')
const DESCRIBES = /\b(?:must|has to|have to|should|needs? to) be\b|\b(?:not want|no|without|hate|not)\b/

const LISTED = ROWS.filter((row) => defined(row).options && !defined(row).isInWords)

function valuesIn(row: RowName, parts: readonly Part[], reading: Reading): Heard[] {
  const likely = likelyIn(parts, reading)
  const quote = parts.map(({ original }) => original).join(', ')
  const text = parts.map((one) => one.text).join(', ')
  const weighed = VALUES.filter((one) => one.row === row)
    .map((value) => ({ value, sure: likely(value.label) }))
    .filter(({ value, sure }) => sure >= OFFERED && !(row === 'meet' && refuses(value.value, text, false)))
    .toSorted((one, other) => other.sure - one.sure)
  const isTaken = row === 'availability' && !SAYS_FREE.test(text) && SPENT_TIME.test(text)
  const meant = defined(row).isClosed ? weighed.slice(0, 1) : weighed
  return meant.map(({ value, sure }): Heard => {
    const operation = putting({ ...value, words: quote })
    return { kind: 'change', operation, by: isTaken ? 'guess' : 'named', sure: isTaken ? 0 : sure, quote }
  })
}
/** "On Thursday evenings I host a game night" names a time that is spent, and no free one. */
const SPENT_TIME =
  /\b(?:mornings?|afternoons?|evenings?|nights?|weekends?|\w+days?) i (?!am\b|can\b|could\b|have\b|do\b|would\b|prefer\b|like\b|will\b|get\b|usually\b)[a-z]+\b/

const MUST = /\b(?:must|has to|have to|needs? to|i need|essential|non-?negotiable|must-?haves?)\b/i
const HARD_NO =
  /^(?:and |n |but |also |so )*(?:no(?! (?:one|idea|problem|worries|thanks|rush|hurry|way|more)\b)|nobody|never|not anyone|deal-?breakers?|(?:a |is a )?hard no)\b/i
/** "A smoker would be a deal-breaker". */
const BREAKER =
  /^(?:and |but |so )*(?!(?:that|it|this|they|those|these)(?:['\u2019]s| is| are| would| will)?(?: be)? (?:an?|my|the|out|deal)\b)(.+?)(?: would| (?:wi|')ll|'d)? (?:be|is|are) (?:(?:an? |my |the )*(?:absolute |big )?deal-?breakers?|out of the question|an? (?:clear |hard |big )?no)(?: for me)?\W*$/i
/** "I can't abide …": refused, whatever was asked. */
const HATES = /\b(?:can(?:not|['\u2019]?t) (?:stand|abide|bear)|hate|won['\u2019]?t (?:date|have|tolerate))\b/i
const PATH_OF: Partial<Record<RowName, Path>> = {
  mustHaves: 'preferences.must_haves',
  niceToHaves: 'preferences.nice_to_haves',
  dealbreakers: 'valuesMap.dealbreakers',
}

/** The person's own faith, where they name it without being asked: each sentence that tells it, whole. */
function ownFaith(left: readonly Part[], { reader, row }: Reading): ReturnType<Step> {
  const sureOf = (words: string) => reader(words, 'none')('T')
  const telling = stretchesOf(left).filter(
    ({ words, parts }) =>
      row !== 'faith' &&
      parts[0]?.about === 'self' &&
      sureOf(words) >= WISH_OFFERED &&
      isNamedIn('faith', plainWords(words)),
  )
  if (telling.length === 0) return { heard: [], taken: [] }
  const { operation, parts } = faithIn(telling, left)
  const sure = Math.max(...telling.map(({ words }) => sureOf(words)))
  return { heard: [{ kind: 'change', operation, by: 'named', sure, quote: operation.words }], taken: parts }
}

/** Wishes and refusals that were not asked for: noted where they say which they are, else offered. */
export const wishes: Step = (reading, left) => {
  const faith = ownFaith(left, reading)
  const heard: Heard[] = [...faith.heard]
  const taken: Part[] = [...faith.taken]
  const rest = left.filter((part) => !FILLER.test(part.text) && !NO_DEMAND.test(part.text) && !taken.includes(part))
  for (const { words, parts } of stretchesOf(rest)) {
    const says = reading.reader(words, 'none')
    const [wish, no] = [says('W'), Math.max(says('X'), says('xs'), says('xd'), says('xk'), says('xn'))]
    const breaker = BREAKER.exec(words)?.[1]
    if (breaker !== undefined) {
      const value = listedNo(breaker, reading) ?? breaker
      const operation = putting({ path: 'valuesMap.dealbreakers', value, words })
      heard.push({ kind: 'change', operation, by: 'named', sure: 1, quote: words })
      taken.push(...parts)
      continue
    }
    const isDemand = parts.every(({ about }) => about === 'partner') && MUST.test(words)
    const least = isDemand || NO_SUCH.test(words) ? 0 : HARD_NO.test(words) ? WISH_OFFERED / 2 : WISH_OFFERED
    if (Math.max(wish, no) < least || says('Q') > WISH_OFFERED) continue
    const list = listOf(words, no > wish || NO_SUCH.test(words) ? 'dealbreakers' : 'mustHaves')
    const isNo = list === 'dealbreakers' && HATES.test(words)
    const isSaidSo = isNo || isDemand || list === 'niceToHaves' || (list === 'mustHaves' ? MUST : HARD_NO).test(words)
    const path = PATH_OF[list] ?? 'preferences.must_haves'
    heard.push(
      ...entriesOf(words, list).map((value): Heard => {
        const listed = list === 'dealbreakers' ? listedNo(value, reading) : undefined
        const operation = putting({ path, value: listed ?? value, words })
        return {
          kind: 'change',
          operation,
          by: isSaidSo ? 'named' : 'guess',
          sure: isDemand ? 1 : Math.max(wish, no),
          quote: words,
        }
      }),
    )
    taken.push(...parts)
  }
  return { heard, taken }
}
