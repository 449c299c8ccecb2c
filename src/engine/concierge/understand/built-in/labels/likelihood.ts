import { defined, type RowName } from '../../../profile/rows.ts'
import { refusedTimes, withoutRefusedTimes } from '../reading/week-times.ts'
import { HEARD, isLearnedAlone, VALUES } from './closed-values.ts'
import { EXCLUSIVE, VALUE_LABELS } from './labels.ts'
import { undenied } from './negation.ts'
import type { OwnStretch } from './own-stretches.ts'
import type { LabelReader, Likelihood } from './reader.ts'

const MOST_SENTENCES = 12
const MOST_PARTS = 24

/** What is said in need does not depend on what was asked: it is read without the question as well. */
const IN_NEED = ['D1', 'D2', 'LO']

/** A message as it is read. */
export type Heard = {
  text: string
  sentences: readonly string[]
  asked: string | null
  /** What of it may be an answer of the writer's own. Without it all of the message may. */
  own?: readonly OwnStretch[]
  /** What of that is about the writer, and not about somebody they hope to meet. */
  ofSelf?: readonly OwnStretch[]
  /** What was noted last: a second thought may be about that. */
  last?: RowName | null
}

/**
 * How likely each label is for a message: the mean of what the whole says and what its clearest part says. The
 * whole alone misses answers among side remarks, and parts alone hear twice as many wrong ones. What only this
 * reader hears counts as an answer and out of the blue, and only where the writer speaks of themselves.
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
 * What each stretch says as an answer and out of the blue, and of what was noted last where it takes that back. Where
 * nothing was asked, a value is the mean of out of the blue and as the answer to the question of its row.
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

/** Under this a value is not looked for where nothing was asked. */
const MAY_BE = 0.1

/** How likely each value is if the question of its own row had been asked. */
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
 * What the writer's own clauses say of a label, where they give an answer of which a clause about somebody else gives
 * another: "casual I guess, the last long-term one took the dog". Null where the two do not differ so, and of habits and
 * children, where the clause rests on the other: "he drank, I don't".
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

/** Under this nothing is made of a value, refused or not. */
const WORTH = 0.2

/**
 * Whether a stretch refuses a value: a part of it says the value without its denials and not with them, and no part
 * says it outright. "Never Sundays" refuses weekends; "weekends, but never Sunday mornings" does not.
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

/** What the last stretch that speaks of a row says of it: a second thought stands in place of the first. */
function ownValue(stretches: readonly Likelihood[], { label, row }: { label: string; row: RowName }): number {
  const labels = VALUES.filter((one) => one.row === row).map((one) => one.label)
  const last = stretches.findLast((likely) => labels.some((one) => likely(one) >= HEARD))
  return last ? last(label) : Math.max(0, ...stretches.map((likely) => likely(label)))
}

/** A text and its parts, read after a question. */
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
/** "Marriage, honestly. …": asked what they look for, people say it in a word or two and then tell why. */
const IN_SHORT = /^\W*[\w'-]+(?:\W+[\w'-]+){0,2}[.!]\W*$/
/** A sentence that is an answer and nothing else counts as such, whatever stands around it. */
const BARE = /^\W*(?:no|nope|nah|never|yes|yeah|yep|yup|sometimes|occasionally|rarely)\W*$/i

/** The same answers, each worked out once. */
function remembering(likely: Likelihood): Likelihood {
  const known = new Map<string, number>()
  return (label) => {
    const found = known.get(label) ?? likely(label)
    known.set(label, found)
    return found
  }
}

/** Whether a message says something for the profile. */
export const hearsAnswer = (likely: Likelihood): boolean =>
  VALUE_LABELS.some((label) => label !== 'NO' && likely(label) >= HEARD)
