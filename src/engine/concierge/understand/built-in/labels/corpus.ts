import { hash } from './features.ts'
import { EXCLUSIVE, LABEL_INDEX, LABELS, ORDER_LABELS, TOLD_LABELS } from './labels.ts'

/** One labelled utterance. */
export type Utterance = {
  text: string
  /** Headings it stands under: what was asked. 'any' when it stands by itself. */
  asked: string
  labels: readonly string[]
  /** Labels of which nothing is known for this text. */
  masked: readonly string[]
}

/**
 * The utterances of a file: `labels|text` under `## what was asked`. `-` teaches that nothing is said; `~il` leaves the
 * values of intent out of the lesson, `~rest` all but closed values, `~else` all but orders. Throws with the line's
 * number when a line is none of these.
 */
export function utterancesIn(text: string, name: string): Utterance[] {
  let asked = 'any'
  return text.split('\n').flatMap((line, at): Utterance[] => {
    if (line.startsWith('## ')) asked = line.slice(3).trim()
    if (line.startsWith('#') || line.trim() === '') return []
    const bar = line.indexOf('|')
    const given =
      bar < 0
        ? []
        : line
            .slice(0, bar)
            .split(' ')
            .filter((label) => label !== '' && label !== '-')
    const labels = given.filter((label) => !label.startsWith('~'))
    const masked = given.filter((label) => label.startsWith('~')).flatMap((label) => together(label.slice(1)))
    const unknown = labels.find((label) => !LABEL_INDEX.has(label))
    if (bar < 0 || unknown !== undefined || line.slice(bar + 1).trim() === '')
      throw new Error(`${name}, line ${at + 1}: ${unknown === undefined ? 'no labels|text' : `no label ${unknown}`}`)
    const isQuestion = labels.some((label) => label.startsWith('Q'))
    return [
      { text: line.slice(bar + 1).trim(), asked, labels: isQuestion ? [...new Set([...labels, 'Q'])] : labels, masked },
    ]
  })
}

/** What `~rest` leaves out of the lesson: acts and free words, where only closed values are known. */
const REST: readonly string[] = [
  ...['W', 'X', 'T', 'NO', 'd9', 'D1', 'LO', 'DI', 'OF', 'C', 'R', 'BYE', 'SK', 'H', 'ST', 'Q'],
  ...ORDER_LABELS,
  ...TOLD_LABELS,
]

/** What `~else` leaves out: all but whether something is ordered, and what. */
const ELSE: readonly string[] = LABELS.filter((label) => label !== 'R' && !ORDER_LABELS.some((one) => one === label))

/** A label and those it excludes. */
const together = (label: string) =>
  label === 'rest' ? REST : label === 'else' ? ELSE : (EXCLUSIVE.find((set) => set.includes(label)) ?? [label])

/** The hash of a whole corpus, its files in the order of their names. */
export const corpusHash = (files: readonly { name: string; text: string }[]): number =>
  hash(
    files
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, text }) => `${name}\n${text}`)
      .join('\n'),
  )
