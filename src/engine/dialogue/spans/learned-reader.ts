import { type LabelReader, labelReader } from '../learned/reader.ts'
import { type SpanReader, spanReader } from './span-reader.ts'
import { wordClasses } from './word-classes.ts'

/** All that was learned: the labels of a text, and which of its words belong on the card. */
export type LearnedReader = LabelReader & { spans: SpanReader }

/** The learned reader for its three files. Throws when they do not belong together. */
export function learnedReader({
  labels,
  spans,
  classes,
}: {
  labels: Uint8Array
  spans: Uint8Array
  classes: string
}): LearnedReader {
  const reader = labelReader(labels)
  return Object.assign(reader, { spans: spanReader(spans, { reader, classes: wordClasses(classes) }) })
}
