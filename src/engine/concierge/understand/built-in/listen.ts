import type { Conversation } from '../../state/conversation.ts'
import type { Heard } from '../heard.ts'
import type { Reader } from '../reader.ts'
import { bareAnswer, heardPress, pressedIn } from './bare-answer.ts'
import { toldIn } from './labels/told.ts'
import { type Reading, readingOf, type Step } from './reading-of.ts'
import { asked } from './step-asked.ts'
import { corrections } from './step-corrections.ts'
import { figures } from './step-figures.ts'
import { named, wishes } from './step-named.ts'
import { likelyOrders, orders } from './step-orders.ts'
import { ofOthers } from './step-others.ts'
import { questions } from './step-questions.ts'
import { rest } from './step-rest.ts'

/** What is read of a message, in this order. Each step takes the clauses that it understands. */
const STEPS: readonly Step[] = [questions, orders, figures, likelyOrders, ofOthers, asked, named, wishes, rest]

/** Beside orders to the machinery no words are taken for an entry. */
const AMONG_ORDERS: readonly Step[] = [questions, figures, rest]

/** What the built-in listener hears in a message, in the order of its steps. */
export function listen(reading: Reading): Heard[] {
  const { state, message } = reading
  const pressed = pressedIn(state, message.text)
  if (pressed) return heardPress(pressed, message.text)
  if (!/\p{L}|\p{N}|\$/u.test(message.text))
    return [{ kind: 'talk', talk: message.text === '' ? 'empty' : 'symbols', quote: message.text }]
  if (!message.isHostile) {
    const bare = bareAnswer(reading)
    if (bare) return bare
    const corrected = corrections(reading, listen)
    if (corrected) return corrected
    if (isForeign(message.text)) return [{ kind: 'talk', talk: 'foreign', quote: message.text }]
  }
  const heard: Heard[] = []
  let left = reading.parts
  for (const step of message.isHostile ? AMONG_ORDERS : STEPS) {
    const found = step(reading, left)
    heard.push(...found.heard)
    left = left.filter((part) => !found.taken.includes(part))
  }
  const isAnswered = heard.some(({ kind }) => kind === 'ask')
  const hostile: Heard[] =
    message.isHostile && !isAnswered ? [{ kind: 'talk', talk: 'hostile', quote: message.text }] : []
  return [...hostile, ...heard, ...told(reading)]
}

export const readAndListen = (text: string, state: Conversation, reader: Reader) =>
  listen(readingOf(text, state, reader))

const told = ({ message, reader, state, likely }: Reading): Heard[] =>
  toldIn(message.sentences, { reader, asked: state.question, likely }).map((one) => ({ kind: 'told', told: one }))

const LETTERS = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
const isForeign = (text: string) => (text.match(LATIN)?.length ?? 0) < (text.match(LETTERS)?.length ?? 0) / 2
