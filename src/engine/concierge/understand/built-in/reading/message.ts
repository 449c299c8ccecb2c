import { isAsking } from './asking.ts'
import { cleanText, withoutLongRuns } from './clean-text.ts'
import { withDictatedMarks } from './dictated-marks.ts'
import { genuine } from './hostile.ts'
import { readSentences, type Sentence } from './sentences.ts'

export type Message = {
  text: string
  /** The sentences that may hold answers. */
  sentences: readonly Sentence[]
  /** Every sentence, including orders to the software. */
  all: readonly Sentence[]
  isHostile: boolean
}

export function readMessage(written: string): Message {
  const text = cleanText(withDictatedMarks(withoutLongRuns(written)))
  const all = readSentences(text)
  const read = genuine(all, written)
  // The facts are public, so a question is answered even if it sounds like an order.
  return { text, all, ...read, sentences: isOneQuestion(all) ? all : read.sentences }
}

const isOneQuestion = ([only, second]: readonly Sentence[]): boolean =>
  only !== undefined && second === undefined && (only.asks || isAsking(only.original))
