import { isLearnedAlone, VALUES } from './closed-values.ts'
import { VALUE_LABELS } from './labels.ts'
import type { LearnedReader, Likelihood } from './reader.ts'

const MOST_SENTENCES = 12

/** What is said in need does not depend on what was asked: it is read without the question as well. */
const IN_NEED = ['D1', 'D2', 'LO']
/** So is what only this reader hears, and was not asked about. */
const isVolunteered = (label: string, asked: string) =>
  VALUES.some((value) => value.label === label && value.slot !== asked && isLearnedAlone(value.slot))

/**
 * How likely each label is for a message: the mean of what the whole says and what its clearest sentence says. The
 * whole alone misses answers among side remarks, and sentences alone hear twice as many wrong ones.
 */
export function likelihoodOf(
  read: LearnedReader,
  { text, sentences, asked }: { text: string; sentences: readonly string[]; asked: string | null },
): Likelihood {
  const texts = sentences.length < 2 ? [] : sentences.slice(0, MOST_SENTENCES)
  const after = (question: string): Likelihood => {
    const whole = read(text, question)
    const parts = texts.map((sentence) => read(sentence, question))
    const meanOf = (label: string) =>
      parts.length === 0 ? whole(label) : (whole(label) + Math.max(...parts.map((part) => part(label)))) / 2
    return remembering(meanOf)
  }
  const asAnswer = after(asked ?? 'none')
  if (asked === null) return asAnswer
  const alone = after('none')
  return (label) =>
    IN_NEED.includes(label) || isVolunteered(label, asked) ? Math.max(asAnswer(label), alone(label)) : asAnswer(label)
}

/** The sentence that says most clearly what a label stands for. */
export function clearestFor(
  label: string,
  { read, sentences, asked }: { read: LearnedReader; sentences: readonly string[]; asked: string | null },
): string {
  const weighed = sentences.map((text) => ({ text, weight: read(text, asked ?? 'none')(label) }))
  return weighed.toSorted((one, other) => other.weight - one.weight)[0]?.text ?? ''
}

/** The same answers, each worked out once. */
function remembering(likely: Likelihood): Likelihood {
  const known = new Map<string, number>()
  return (label) => {
    const found = known.get(label) ?? likely(label)
    known.set(label, found)
    return found
  }
}

/** From here on a message says something for the profile. */
const SAYS = 0.5

/** Whether a message says something for the profile. */
export const hearsAnswer = (likely: Likelihood): boolean =>
  VALUE_LABELS.some((label) => label !== 'NO' && likely(label) >= SAYS)
