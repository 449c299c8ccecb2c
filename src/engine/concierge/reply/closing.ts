import { cutAtWord } from '../profile/fitting.ts'
import { isAnswered } from '../profile/profile.ts'
import { defined } from '../profile/rows.ts'
import { summaryOf } from '../profile/said.ts'
import type { Conversation } from '../state/conversation.ts'
import { unaskedRows } from '../state/next-question.ts'
import { noteOf } from '../state/offers.ts'
import { inWords, type Said, sayOne, together } from '../state/phrasing.ts'
import * as say from './sentences.ts'

type Spoken = Said<Conversation>

/** Offers the unsaved notes once more. */
function keepingAny(state: Conversation): Spoken {
  const notes = state.offers.flatMap((one) => noteOf(one) ?? [])
  if (notes.length === 0) return { state, text: '' }
  const beside = state.offers.filter((one) => noteOf(one) !== undefined).slice(-MOST_ASKED)
  const ways = notes.length === 1 ? say.KEEP_IT : say.KEEP_ANY
  const asked = sayOne({ ...state, asksToKeep: true, beside }, 'keep', ways)
  const said = notes.slice(-MOST_ASKED).map((one) => `“${cutAtWord(one, LONGEST_NAMED)}”`)
  return { state: asked.state, text: asked.text.replace('{notes}', () => inWords(said)) }
}
const MOST_ASKED = 4
/** In characters. */
export const LONGEST_NAMED = 60

/** Sums up the card, offers the unsaved notes, and asks to save. */
export function closing({ state, text }: Spoken): Spoken {
  const isSummed = say.CLOSING.some((_, at) => state.used.includes(`close.${at}`))
  if (state.done || isSummed) {
    const open = sayOne({ ...state, question: null, done: true }, 'open', say.STILL_OPEN)
    return { state: open.state, text: together(text, open.text) }
  }
  const unasked = unaskedRows(state).filter((row) => !isAnswered(state.profile, row))
  const idle: Conversation = { ...state, question: null, done: true }
  const more = unasked.length === 0 ? { state: idle, text: '' } : sayOne(idle, 'unasked', say.NOT_ASKED)
  const rows = inWords(unasked.map((row) => defined(row).title))
  const keep = keepingAny(more.state)
  const end = sayOne(keep.state, 'close', say.CLOSING)
  return {
    state: end.state,
    text: together(text, summaryOf(state.profile, state.unit), keep.text, more.text.replace('{rows}', rows), end.text),
  }
}
