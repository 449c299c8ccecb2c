import { isAsking } from './asking.ts'
import { cleanText, withoutLongRuns } from './clean-text.ts'
import { withDictatedMarks } from './dictated-marks.ts'
import { genuine } from './hostile.ts'
import { readSentences, type Sentence } from './sentences.ts'

/** A message made safe to read, in sentences. */
export type Message = {
  text: string
  /** What the person may have said of themselves. */
  sentences: readonly Sentence[]
  /** Every sentence, orders to the machinery included. */
  all: readonly Sentence[]
  isHostile: boolean
}

export function readMessage(written: string): Message {
  const text = cleanText(withDictatedMarks(withoutLongRuns(written)))
  const all = readSentences(text)
  const read = genuine(all, written)
  // The facts are no secret: a question is answered even where its words sound like an order.
  return { text, all, ...read, sentences: isOneQuestion(all) ? all : read.sentences }
}

const isOneQuestion = ([only, second]: readonly Sentence[]): boolean =>
  only !== undefined && second === undefined && (only.asks || isAsking(only.original))
