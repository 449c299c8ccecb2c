import { hash } from './features.ts'
import { EXCLUSIVE, LABEL_INDEX, LABELS, ORDER_LABELS, TOLD_LABELS } from './labels.ts'

export type Utterance = {
  text: string
  /** The question from the heading, or 'any' without a heading. */
  asked: string
  labels: readonly string[]
  masked: readonly string[]
}

/**
 * Parses a corpus file: lines `labels|text` under headings `## question`. `-` means that the text says nothing. `~il`
 * excludes the values of intent from training, `~rest` everything except closed values, `~else` everything except
 * orders.
 * @throws with the line number for any other line
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

const REST: readonly string[] = [
  ...['W', 'X', 'T', 'NO', 'd9', 'D1', 'LO', 'DI', 'OF', 'C', 'R', 'BYE', 'SK', 'H', 'ST', 'Q'],
  ...ORDER_LABELS,
  ...TOLD_LABELS,
]

const ELSE: readonly string[] = LABELS.filter((label) => label !== 'R' && !ORDER_LABELS.some((one) => one === label))

const together = (label: string) =>
  label === 'rest' ? REST : label === 'else' ? ELSE : (EXCLUSIVE.find((set) => set.includes(label)) ?? [label])

export const corpusHash = (files: readonly { name: string; text: string }[]): number =>
  hash(
    files
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, text }) => `${name}\n${text}`)
      .join('\n'),
  )
