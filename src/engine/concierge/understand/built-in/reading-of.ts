import type { RowName } from '../../profile/rows.ts'
import type { Conversation } from '../../state/conversation.ts'
import { rowAskedIn } from '../../state/conversation.ts'
import type { Heard } from '../heard.ts'
import type { Reader } from '../reader.ts'
import { likelihoodOf } from './labels/likelihood.ts'
import { ownStretches, partsOf as piecesOf, stretchesOfSelf } from './labels/own-stretches.ts'
import type { Likelihood } from './labels/reader.ts'
import { apartAtOrder, apartAtQuestion } from './reading/asking.ts'
import { type Message, readMessage } from './reading/message.ts'
import type { About } from './reading/people.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Sentence } from './reading/sentences.ts'

/** One clause of a message, which is saved, offered, answered or ignored as a unit. */
export type Part = { text: string; original: string; about: About; sentence: Sentence }

export type Reading = {
  state: Conversation
  row: RowName | null
  message: Message
  parts: readonly Part[]
  reader: Reader
  /** Reads the message under the open question. */
  likely: Likelihood
  /** Whether a part was a question, an order or a figure. Then the rest may be no answer. */
  isMixed: boolean
}

export type Step = (reading: Reading, left: readonly Part[]) => { heard: Heard[]; taken: readonly Part[] }

const MOST_PARTS = 60

export function readingOf(text: string, state: Conversation, reader: Reader): Reading {
  const message = readMessage(text)
  const parts = message.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap(({ original, about }) =>
      apartAtQuestion(original)
        .flatMap(apartAtOrder)
        .map((part) => ({ text: plainWords(part), original: part, about, sentence })),
    ),
  )
  const said = message.isHostile ? null : message.text
  const likely = likelihoodOf(reader, {
    text: message.text,
    sentences: message.sentences.flatMap(piecesOf),
    asked: state.question,
    own: ownStretches(said, message.sentences),
    ofSelf: stretchesOfSelf(said, message.sentences),
    last: null,
  })
  return { state, row: rowAskedIn(state), message, parts: parts.slice(0, MOST_PARTS), reader, likely, isMixed: false }
}

export function likelyIn(parts: readonly Part[], { reader }: Reading, asked: RowName | null = null): Likelihood {
  const sentences = [...new Set(parts.map(({ sentence }) => sentence))].map((sentence) => ({
    ...sentence,
    clauses: sentence.clauses.filter((clause) => parts.some((part) => part.original === clause.original)),
  }))
  const text = parts.map(({ original }) => original).join(', ')
  return likelihoodOf(reader, {
    text,
    sentences: parts.map(({ original }) => original),
    asked,
    own: ownStretches(text, sentences),
    ofSelf: stretchesOfSelf(text, sentences),
    last: null,
  })
}
