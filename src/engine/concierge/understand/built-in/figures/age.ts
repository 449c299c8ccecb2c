import { MAX_AGE, MIN_AGE } from '#contract/limits.ts'
import type { Operation } from '../../../profile/operation.ts'
import { isPoliteOrder } from '../reading/asking.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { oneOf, pattern } from '../reading/words.ts'
import { type AgeSpan, ageSpanIn } from './age-span.ts'
import { JUST_AN_AGE, NO_LIMIT, OTHER_FIGURES, PAST_DECADES, SPEAKS_OF_AGE, SPEAKS_OF_THEM } from './age-words.ts'
import { aroundOwnAge, isSameAge } from './around-own-age.ts'
import { ownAgeIn } from './own-age.ts'
import { withoutPutAside } from './put-aside.ts'

/** `bare`: one figure, which may be either end. `range`: two figures without words about age. */
export type Ages = { operations: Operation[]; bare: number | null; range?: Operation[] }
const NONE: Ages = { operations: [], bare: null }

/** The ages the person would like to meet. "I'm 40" is their own age; "within five years of me" counts from it. */
export function agesIn(sentence: Sentence, asked: 'age' | 'ownAge' | null): Ages {
  if (sentence.asks && !isPoliteOrder(sentence.original)) return NONE
  const words = sentence.original
  const all = ownClauses(sentence)
    .map((clause) => clause.text)
    .join(' , ')
  const own = ownAgeIn(all)
  const isOwn = own !== null && own.age >= MIN_AGE && own.age <= MAX_AGE
  const said: Operation[] = isOwn ? [{ op: 'ownAge', value: own.age, words }] : []
  const text = own ? all.replace(own.said, ' ') : all
  const justAnAge = own === null && asked === 'ownAge' ? JUST_AN_AGE.exec(text)?.[1] : undefined
  if (justAnAge !== undefined) return { operations: [{ op: 'ownAge', value: Number(justAnAge), words }], bare: null }
  const figures = withoutPutAside(text).replace(PAST_DECADES, ' ').replace(OTHER_FIGURES, ' ')
  const span = ageSpanIn(figures)
  const isMeant = span !== null && (asked === 'age' || isAboutThem(text))
  const around = aroundOwnAge(text)
  // "Around my age, say 62 to 72": the more exact figures count.
  if (around && !(isSameAge(text) && span?.isRange)) {
    // "From 35 up, but not older than me": the figure sets one end, and the person's own age the other.
    const end = span && {
      ...span,
      min: around.below === null ? span.min : null,
      max: around.above === null ? span.max : null,
    }
    const counted: Operation = { op: 'aroundOwnAge', ...around, words }
    return { operations: [...said, counted, ...(end && isMeant ? settingSpan(end, words) : [])], bare: null }
  }
  if (span && isMeant) return { operations: [...said, ...settingSpan(span, words)], bare: null }
  if (NO_LIMIT.test(text) || (asked === 'age' && ANY.test(text)))
    return { operations: [...said, { op: 'none', row: 'age', words }], bare: null }
  if (span && FIGURES_ALONE.test(text)) return { operations: said, bare: null, range: settingSpan(span, words) }
  const bare = asked === 'age' && own === null ? ONE_FIGURE.exec(figures)?.[1] : undefined
  return { operations: said, bare: bare === undefined ? null : Number(bare) }
}

const ANY = /^\W*(?:any|doesn't matter|does not matter|i do not (?:mind|care)|no limits?|open)\b/
const FIGURES_ALONE = new RegExp(
  pattern`^\W*(?:(?:${oneOf(
    /\d\d(?:ish)?|from|between|to|and|or|till|until|up|over|above|upwards?|under|below|older|younger|plus|say|saying|about|around|maybe|perhaps/,
    /like|more|rather|nearer|closer|not|wait|no|sorry|actually|hmm+|so|ok|okay|make|change|it|that|can|could|you|please|also|but|we|i|should|would|let|us|somewhere|anywhere|guess|think|suppose|instead|then|is|be|fine|good|alright|all|right|works?|too|as|well|lol/,
  )})\W*)+$`.source,
)
const ONE_FIGURE = /^[^\d]{0,20}\b(1[89]|[2-9]\d)\b[^\d]{0,12}$/

const isAboutThem = (text: string) => SPEAKS_OF_AGE.test(text) || SPEAKS_OF_THEM.test(text)

function settingSpan({ min, max }: AgeSpan, words: string): Operation[] {
  const within = (age: number) => Math.max(MIN_AGE, Math.min(MAX_AGE, age))
  const [from, to] = [min === null ? null : within(min), max === null ? null : within(max)]
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const end = (path: 'valuesMap.age_range.min' | 'valuesMap.age_range.max', value: number | null): Operation[] =>
    value === null ? [] : [{ op: 'set', path, value, words }]
  return [...end('valuesMap.age_range.min', low), ...end('valuesMap.age_range.max', high)]
}
