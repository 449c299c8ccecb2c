import { optionLabel } from '#contract/options.ts'
import { type Operation, putting } from '../../profile/operation.ts'
import type { Entry } from '../../profile/profile.ts'
import { optionsOf, type Path, pathsOf, ROWS, rowOf } from '../../profile/rows.ts'
import type { Heard } from '../heard.ts'
import { agesIn } from './figures/age.ts'
import { distanceIn } from './figures/distance.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { readSentences, type Sentence } from './reading/sentences.ts'
import { refusedTimes } from './reading/week-times.ts'
import { peopleNamed } from './reading/whom-to-meet.ts'
import type { Reading } from './reading-of.ts'

export const change = (operation: Operation, quote: string): Heard => ({
  ...{ kind: 'change', by: 'order', sure: 1 },
  operation,
  quote,
})
const CORRECTS = /\b(?:make (?:it|that)|change (?:it|that)|i meant?|actually|rather|correction)\b/
/** "Actually make that 35": replaces the last saved figure. */
export function correcting(words: string, { state, row, message }: Reading): Heard[] | null {
  // "28 is a child, make that 33" replaces 28, not the last saved figure.
  if ((message.text.match(/\d+(?: ?(?:-|\u2013|to) ?\d+)?/g) ?? []).length > 1) return null
  const path = state.lastKept?.path ?? 'notes'
  const isFigure = path === 'valuesMap.distance_km' || path.startsWith('valuesMap.age_range')
  if (
    !isFigure ||
    row === 'age' ||
    row === 'distance' ||
    !/\d/.test(plainWords(words)) ||
    !CORRECTS.test(plainWords(words))
  )
    return null
  const found = readSentences(words).flatMap((sentence): Operation[] => {
    if (path !== 'valuesMap.distance_km') return endsIn(sentence, path)
    return [distanceIn(sentence, { isAsked: true, unit: state.unit, km: null })].filter((one) => one !== null)
  })
  return found.length === 0 ? null : found.map((one) => change(one, words))
}

/** A single figure replaces the end that was saved last. */
function endsIn(sentence: Sentence, path: Path): Operation[] {
  const { operations, bare } = agesIn(sentence, 'age')
  const said = operations.filter(({ op }) => op === 'set')
  return said.length > 0 || bare === null || bare === undefined
    ? said
    : [{ op: 'set', path, value: bare, words: sentence.text }]
}

const DECLINES =
  /\b(?:rather not|prefer not to|not going to|do not want to|would not like to) (?:say|tell|answer|talk|speak|discuss|share|get into|go into)|^(?:(?:i will|let us|please|can we|no) )*(?:pass on|skip) (?=.*\b(?:question|one|that|bit|thing)?\W*$)/
/** "I'd rather not say what I spend": leaves the named row open. */
export function declining(words: string): Heard[] | null {
  const plain = plainWords(words)
  const rest = plain.replace(DECLINES, ' ')
  const row = rest === plain ? undefined : ROWS.find((one) => isNamedIn(one, rest))
  return row ? [change({ op: 'skip', row, words }, words)] : null
}

/** "Here for: exploring", "change long-term to casual": the row is named itself, or by its answer on the card. */
export function setting(words: string, { row: asked, state }: Reading): Heard[] | null {
  const plain = plainWords(words)
  if (!(SETS.test(plain) || LABELLED.test(plain)) || refusedTimes(words).length > 0) return null
  const denied = plain.replace(/\bnot /g, '')
  const held = state.profile.entries.filter((one) => isListed(one) && isSaid(String(one.value), denied))
  const [first] = [...rowsCalledIn(plain), ...held.map(rowOf)].flatMap((row): { path: Path; option: string }[] => {
    const [path] = pathsOf(row)
    const isHeld = (value: string) => held.some((one) => one.value === value)
    const said = optionsOf(row).filter((value) => isSaid(value, plain))
    const option = said.find((value) => !isHeld(value)) ?? said[0]
    const isMeant =
      option !== undefined && (row !== asked || SETS.test(plain)) && !(isHeld(option) && said.length === 1)
    return path && isMeant ? [{ path, option }] : []
  })
  return first ? [change(putting({ path: first.path, value: first.option, words }), words)] : null
}
export function puttingDown(words: string): Heard[] | null {
  const what = PUT_DOWN.exec(plainWords(words))?.[1]
  if (what === undefined) return null
  const people = peopleNamed(what)
  const found = ROWS.filter((row) => row !== 'meet' && !['smoking', 'drinking', 'kids'].includes(row)).flatMap(
    (row) => {
      const [path] = pathsOf(row)
      return path
        ? optionsOf(row)
            .filter((value) => isSaid(value, what))
            .map((value) => ({ path, value }))
        : []
    },
  )
  const said = people.length > 0 ? people.map((value) => ({ path: 'preferences.must_haves' as const, value })) : found
  return said.length === 0 ? null : said.map((one) => change(putting({ ...one, words }), words))
}
const PUT_DOWN =
  /^\W*(?:(?:and|also|please|ok|so|can you|could you)[\s,]+)*(?:put|mark|note|set) me (?:down )?(?:for|as(?: after| wanting| seeking)?|with) (.+)$/

const isListed = (one: Entry) => optionsOf(rowOf(one)).includes(String(one.value))

const SETS = /\b(?:change|set|make|put|switch|update|move|turn|mark|actually|should (?:be|say)|correct)\b/
const LABELLED = /^[^:]{2,30}: ?\S/
/** Only for listed values: free text may hold characters of a regular expression. */
export const isSaid = (value: string, plain: string) => {
  const name = optionLabel(value).toLowerCase()
  return value.startsWith('$')
    ? plain.match(/\$+/)?.[0] === value
    : new RegExp(`(?<!\\bnot )\\b${name.replace(/-/g, '[ -]')}\\b`).test(plain)
}
