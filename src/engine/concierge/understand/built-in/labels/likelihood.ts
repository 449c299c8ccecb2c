import { defined, type RowName } from '../../../profile/rows.ts'
import { refusedTimes, withoutRefusedTimes } from '../reading/week-times.ts'
import { HEARD, isLearnedAlone, VALUES } from './closed-values.ts'
import { EXCLUSIVE, VALUE_LABELS } from './labels.ts'
import { undenied } from './negation.ts'
import type { OwnStretch } from './own-stretches.ts'
import type { LabelReader, Likelihood } from './reader.ts'

const MOST_SENTENCES = 12
const MOST_PARTS = 24

/** Distress is also read as if nothing was asked. */
const IN_NEED = ['D1', 'D2', 'LO']

export type Heard = {
  text: string
  sentences: readonly string[]
  asked: string | null
  /** The parts that may be the writer's answers. Default: the whole message. */
  own?: readonly OwnStretch[]
  /** The part of `own` that is about the writer, not about the person they hope to meet. */
  ofSelf?: readonly OwnStretch[]
  /** The row saved last. A second thought may be about it. */
  last?: RowName | null
}

/**
 * How likely each label is: the mean of the whole message and its clearest part. Habits count only if the writer speaks
 * of themselves.
 */
export function likelihoodOf(read: LabelReader, heard: Heard): Likelihood {
  const { text, sentences, asked, last = null } = heard
  const whole = { text, parts: sentences.slice(0, MOST_SENTENCES), isSecondThought: false }
  const asAnswer = after(read, whole, asked ?? 'none')
  const alone = asked === null ? asAnswer : after(read, whole, 'none')
  const own = heard.own ?? [whole]
  const stretches = inOrder(read, own, { asked, last })
  const { ofSelf: self = own } = heard
  const ofSelf = areSame(own, self) ? stretches : inOrder(read, self, { asked, last })
  return remembering((label) => {
    const value = VALUES.find((one) => one.label === label)
    if (value && isLearnedAlone(value.row)) return ownValue(defined(value.row).isHabit ? ofSelf : stretches, value)
    return IN_NEED.includes(label) ? Math.max(asAnswer(label), alone(label)) : asAnswer(label)
  })
}

const areSame = (some: readonly OwnStretch[], others: readonly OwnStretch[]) =>
  some.length === others.length && some.every(({ parts }, at) => parts.length === others[at]?.parts.length)

/**
 * Reads each stretch with and without the question. A second thought is also read with the question of the last saved
 * row. If nothing was asked, a value's likelihood is the mean of reading without a question and with the row's
 * question.
 */
function inOrder(
  read: LabelReader,
  stretches: readonly OwnStretch[],
  { asked, last }: { asked: string | null; last: RowName | null },
): Likelihood[] {
  const isIdle = asked === null
  return stretches.map((stretch) => {
    const questions = [...new Set([asked ?? 'none', 'none', ...(stretch.isSecondThought && last ? [last] : [])])]
    const readings = questions.map((question) => after(read, stretch, question))
    const refused = refusedIn(stretch, (text, label) =>
      Math.max(...questions.map((question) => read(text, question)(label))),
    )
    const own = ownOverOthers(stretch, (text, label) =>
      Math.max(...questions.map((question) => read(text, question)(label))),
    )
    const asItsAnswer = asAnswers(read, stretch)
    return remembering((label) => {
      const said = Math.max(...readings.map((likely) => likely(label)))
      const weight = isIdle && said >= MAY_BE ? (said + asItsAnswer(label)) / 2 : said
      return weight >= WORTH && refused(label) ? 0 : (own(label) ?? weight)
    })
  })
}

const MAY_BE = 0.1

function asAnswers(read: LabelReader, stretch: OwnStretch): Likelihood {
  const known = new Map<RowName, Likelihood>()
  return (label) => {
    const row = VALUES.find((one) => one.label === label)?.row
    if (row === undefined) return read(stretch.text, 'none')(label)
    const likely = known.get(row) ?? after(read, stretch, row)
    known.set(row, likely)
    return likely(label)
  }
}

/**
 * The likelihood from the writer's own clauses, if a clause about somebody else gives another answer: "casual I
 * guess, the last long-term one took the dog". Null if both agree, and for habits and children.
 */
function ownOverOthers({ parts, others = [] }: OwnStretch, weigh: (text: string, label: string) => number) {
  const own = parts.slice(0, MOST_PARTS).filter((part) => !others.some((other) => part.includes(other)))
  const most = (texts: readonly string[], label: string) => Math.max(0, ...texts.map((text) => weigh(text, label)))
  return (label: string): number | null => {
    const set = others.length > 0 ? STANDS_ALONE.find((one) => one.includes(label)) : undefined
    const answer = set?.find((one) => most(own, one) >= HEARD)
    if (!set || answer === undefined) return null
    const isDiffering = set.some((one) => one !== answer && most(others, one) > most(own, one))
    return isDiffering ? most(own, label) : null
  }
}

const STANDS_ALONE = EXCLUSIVE.filter((set) => set.includes('il'))

const WORTH = 0.2

/**
 * Whether a stretch refuses a value: a part holds the value only if its negation is removed, and no part states it
 * directly. "Never Sundays" refuses weekends; "weekends, but never Sunday mornings" does not.
 */
function refusedIn({ text, parts }: OwnStretch, weigh: (text: string, label: string) => number) {
  const said = parts.length === 0 ? [text] : parts.slice(0, MOST_PARTS)
  const denying = said.flatMap((part) => {
    const turned = undenied(part)
    return turned === null ? [] : [{ part, turned }]
  })
  const times = said.flatMap(refusedTimes)
  const isLeft = (part: string) => /\p{L}/u.test(part) && !times.some((one) => one.said.includes(part))
  const left = times.length === 0 ? said : said.map(withoutRefusedTimes).filter(isLeft)
  return (label: string) =>
    (denying.some(({ part, turned }) => weigh(part, label) < HEARD && weigh(turned, label) >= HEARD) ||
      times.some(({ words }) => weigh(words, label) >= HEARD)) &&
    !left.some((part) => weigh(part, label) >= HEARD)
}

/** A value in a second thought replaces the earlier value. */
function ownValue(stretches: readonly Likelihood[], { label, row }: { label: string; row: RowName }): number {
  const labels = VALUES.filter((one) => one.row === row).map((one) => one.label)
  const last = stretches.findLast((likely) => labels.some((one) => likely(one) >= HEARD))
  return last ? last(label) : Math.max(0, ...stretches.map((likely) => likely(label)))
}

function after(read: LabelReader, { text, parts }: OwnStretch, question: string): Likelihood {
  const whole = read(text, question)
  const isAll = parts.length === 0 || (parts.length === 1 && parts[0] === text)
  const said = isAll
    ? []
    : parts.slice(0, MOST_PARTS).map((one) => ({ isBare: BARE.test(one), of: read(one, question) }))
  const first = said.length > 0 && question === 'intent' && IN_SHORT.test(parts[0] ?? '') ? said[0]?.of : undefined
  return remembering((label) => {
    if (said.length === 0) return whole(label)
    const mean = (whole(label) + Math.max(...said.map(({ of }) => of(label)))) / 2
    if (first && STANDS_ALONE.some((set) => set.includes(label))) return Math.max(mean, first(label))
    return Math.max(mean, ...said.filter(({ isBare }) => isBare).map(({ of }) => of(label)))
  })
}
/** "Marriage, honestly. …": people often answer first and then explain. */
const IN_SHORT = /^\W*[\w'-]+(?:\W+[\w'-]+){0,2}[.!]\W*$/
/** A sentence of one such word counts as an answer, whatever is around it. */
const BARE = /^\W*(?:no|nope|nah|never|yes|yeah|yep|yup|sometimes|occasionally|rarely)\W*$/i

function remembering(likely: Likelihood): Likelihood {
  const known = new Map<string, number>()
  return (label) => {
    const found = known.get(label) ?? likely(label)
    known.set(label, found)
    return found
  }
}

export const hearsAnswer = (likely: Likelihood): boolean =>
  VALUE_LABELS.some((label) => label !== 'NO' && likely(label) >= HEARD)
