import type { Sentence } from '../reading/sentences.ts'
import { type ToldLabel, VALUE_LABELS } from './labels.ts'
import type { LabelReader, Likelihood } from './reader.ts'
import { isNamedPlainly } from './told-names.ts'

/** A fact of the writer's life. `words`: the part that says it most clearly. */
export type Told = { kind: ToldLabel; words: string; weight: number }

/** Hard facts that often come in pairs. The reply answers both. */
const GRAVE: readonly ToldLabel[] = ['Mloss', 'Mhurt', 'Mcare', 'Mpart', 'Mpet', 'Mwork', 'Mlonely', 'Mhome']
/** The reply answers these before anything light. */
const HARD: readonly ToldLabel[] = [...GRAVE, 'Mill', 'Msober', 'Mself', 'Mtired', 'Mnervous', 'Mapps']
const LIGHT: readonly ToldLabel[] = ['Mjoy', 'Mkids', 'Mlove', 'Mjoke']

/** A kind counts from this likelihood on. */
const PLAINLY = 0.33
/** The bound if the words also name the person or thing. */
const NAMED = 0.1
/** The bound instead of `PLAINLY` next to a disclosure or hard news. */
const BESIDE_A_DISCLOSURE = 0.2
const DISCLOSED = 0.3
/**
 * A factor: hard news alone in its part needs only half the bound, so that an answer in another part does not hide it.
 */
const BY_ITSELF = 0.5
/** From this likelihood on, a kind always counts. Below it, the words must also disclose something. */
const BEYOND_DOUBT = 0.45
const DISCLOSING = 0.3
const NOTHING = { words: '', weight: 0 }
/** From this likelihood on, a part says something else: a value, an order, a question, a complaint. */
const SAYS_ELSE = 0.3
const ELSE = [...VALUE_LABELS.filter((label) => label !== 'NO'), 'R', 'Q', 'C']
/** From this likelihood on, a part discloses something or gives hard news. */
const SUPPORTS = 0.15
const OF_LIFE = /\b(?:i|i['\u2019]?m|i['\u2019]?ve|me|my|mine|we|us|our)\b/i
const MOST_PARTS = 24
const LEAST_WORDS = 3
/** "My late wife" tells of a death. */
const SAYS_LATE = /\bmy late (?!\w*(?:shift|night|start|train|lunch)s?\b)\p{L}/iu

/** Returns at most two facts, hard ones first. */
export function toldIn(
  sentences: readonly Sentence[],
  { reader, asked, likely }: { reader: LabelReader; asked: string | null; likely: Likelihood },
): Told[] {
  const own = sentences.filter(({ asks }) => !asks)
  if (own.length === 0) return []
  const question = asked ?? 'none'
  const parts = own.flatMap(partsOf).slice(0, MOST_PARTS)
  const whole = reader(own.map(({ original }) => original).join(' '), question)
  const heard = parts.map((words) => ({ words, says: reader(words, question) }))
  const apart = heard.length > 1 ? heard.filter(isByItself) : []
  const least = Math.max(likely('DI'), likely('LO')) >= DISCLOSED ? BESIDE_A_DISCLOSURE : PLAINLY
  const weigh = (kind: ToldLabel) => {
    const clearest = heard.map(({ words, says }) => ({ words, weight: says(kind) })).reduce(greater)
    const mean = { kind, words: clearest.words, weight: (whole(kind) + clearest.weight) / 2 }
    const alone = apart.map(({ words, says }) => ({ words, weight: says(kind) })).reduce(greater, NOTHING)
    return HARD.includes(kind) && alone.weight >= BY_ITSELF * least
      ? { ...mean, words: alone.words, isHeard: true }
      : { ...mean, isHeard: false }
  }
  const told = (kinds: readonly ToldLabel[], from: number): Told[] =>
    kinds
      .map(weigh)
      .filter(
        ({ kind, words, weight, isHeard }) =>
          (isHeard ||
            weight >= from ||
            (kind === 'Mloss' && SAYS_LATE.test(words)) ||
            (weight >= NAMED && isNamedPlainly(kind, words))) &&
          (weight >= BEYOND_DOUBT ||
            LIGHT.includes(kind) ||
            isNamedPlainly(kind, words) ||
            isDisclosing(reader(words, question))),
      )
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ kind, words, weight }) => ({ kind, words, weight }))
  const [hard, ...others] = told(HARD, least)
  const light = told(LIGHT, PLAINLY)
  if (!hard) return light.slice(0, 1)
  const isElsewhere = ({ words }: Told) => !words.includes(hard.words) && !hard.words.includes(words)
  const second =
    others.find((one) => one.weight >= PLAINLY && GRAVE.includes(one.kind) && isElsewhere(one)) ??
    light.find(isElsewhere)
  return second ? [hard, second] : [hard]
}

const isDisclosing = (says: Likelihood) => Math.max(says('DI'), says('LO')) >= DISCLOSING
const saysElse = (says: Likelihood) => ELSE.some((label) => says(label) >= SAYS_ELSE)

const isByItself = ({ words, says }: { words: string; says: Likelihood }) =>
  OF_LIFE.test(words) && Math.max(says('DI'), says('LO')) >= SUPPORTS && !saysElse(says)

const greater = <Weighed extends { weight: number }>(one: Weighed, other: Weighed) =>
  other.weight > one.weight ? other : one

/** The sentence, and the clauses that mean something by themselves. */
function partsOf({ original, clauses }: Sentence): string[] {
  const long = clauses.map((one) => one.original).filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS)
  return clauses.length > 1 ? [original, ...long] : [original]
}
