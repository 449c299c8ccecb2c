import { corpusHash } from '../learned/corpus.ts'
import { hash } from '../learned/features.ts'
import { corpusHashOf } from '../learned/reader.ts'

/** The hash of all that the reader of spans learns from: its corpus, the word classes, and the labels it hears. */
export const spansLearnedFrom = ({
  files,
  classes,
  labels,
}: {
  files: readonly { name: string; text: string }[]
  classes: string
  labels: Uint8Array
}): number => hash(`${corpusHash(files)} ${hash(classes)} ${corpusHashOf(labels)}`)
