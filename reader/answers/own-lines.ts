import { createHash } from 'node:crypto'
import type { Utterance } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { hash } from '../../src/engine/concierge/understand/built-in/labels/features.ts'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'

/** Stands for the lines without labels, which are examples against every label. */
export const UNLABELLED = '-'

export type Hashes = ReadonlyMap<string, string>

/**
 * Hashes the lines that are about each label: those that have it, and those that leave it out.
 * @param marked lines of the folder `marked`, which leave out all labels but a few
 */
export function hashesOf({ corpus, marked }: { corpus: readonly Utterance[]; marked: readonly Utterance[] }): Hashes {
  const lines = new Map<string, string[]>([UNLABELLED, ...LABELS].map((label) => [label, []]))
  const add = ({ asked, text }: Utterance, role: string, labels: readonly string[]) => {
    for (const label of labels) lines.get(label)?.push(`${role}|${asked}|${text}`)
  }
  for (const one of corpus) {
    add(one, 'for', one.labels)
    add(one, 'out', one.masked)
    if (one.labels.length + one.masked.length === 0) add(one, 'none', [UNLABELLED])
  }
  for (const one of marked) {
    const taught = LABELS.filter((label) => !one.masked.includes(label))
    add(one, 'for', one.labels)
    add(
      one,
      'against',
      taught.filter((label) => !one.labels.includes(label)),
    )
  }
  return new Map([...lines].map(([label, own]) => [label, hash(own.sort().join('\n')).toString(16)]))
}

/** With it, trained.txt has the hash of the weights that were written with it. */
export const WEIGHTS = 'weights'
export const hashOfWeights = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex').slice(0, 16)

export const written = (hashes: Hashes): string => [...hashes].map((one) => `${one.join(' ')}\n`).join('')

export const readHashes = (text: string): Hashes =>
  new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [label, digits] = line.split(' ')
      return label && digits ? [[label, digits]] : []
    }),
  )

/** The labels of `now` whose lines differ, among them new labels. */
export const changedIn = (now: Hashes, before: Hashes): string[] =>
  [...now.keys()].filter((label) => now.get(label) !== before.get(label))
