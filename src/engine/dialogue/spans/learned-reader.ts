import { type LabelReader, labelReader } from '../learned/reader.ts'
import { type DangerReader, dangerReader } from '../safety/danger-reader.ts'
import { type SpanReader, spanReader } from './span-reader.ts'
import { wordClasses } from './word-classes.ts'

/** All that was learned: the labels of a text, which of its words belong on the card, and by itself what is danger. */
export type LearnedReader = LabelReader & { spans: SpanReader; danger: DangerReader }

/** The learned reader for its files. Throws when they do not belong together. */
export function learnedReader({
  labels,
  spans,
  classes,
  danger,
}: {
  labels: Uint8Array
  spans: Uint8Array
  classes: string
  danger: Uint8Array
}): LearnedReader {
  const reader = labelReader(labels)
  return Object.assign(reader, {
    spans: spanReader(spans, { reader, classes: wordClasses(classes) }),
    danger: dangerReader(danger),
  })
}
