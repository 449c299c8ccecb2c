import type { LearnedReader, Likelihood } from './reader.ts'

const MOST_SENTENCES = 12

/**
 * How likely each label is for a message: the mean of what the whole says and what its clearest sentence says. The
 * whole alone misses answers among side remarks, and sentences alone hear twice as many wrong ones.
 */
export function likelihoodOf(
  read: LearnedReader,
  { text, sentences, asked }: { text: string; sentences: readonly string[]; asked: string | null },
): Likelihood {
  const whole = read(text, asked ?? 'none')
  if (sentences.length < 2) return whole
  const parts = sentences.slice(0, MOST_SENTENCES).map((sentence) => read(sentence, asked ?? 'none'))
  return (label) => (whole(label) + Math.max(...parts.map((part) => part(label)))) / 2
}
