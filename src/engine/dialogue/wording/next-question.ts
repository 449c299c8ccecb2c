import { groupOf, nextPart } from '../groups.ts'
import { type Said, sayOne, together } from '../phrasing.ts'
import type { Conversation } from '../state.ts'
import { CLOSING, STILL_OPEN } from './opening-and-closing.ts'
import { questionBank } from './questions.ts'
import { summaryOf } from './summary.ts'

/** Puts the next question, or closes when there is none. */
export function askNext(state: Conversation): Said {
  const part = nextPart(state)
  if (part === null) return close(state)
  const { id, ways } = questionBank(part, state)
  const said = sayOne(state, id, ways)
  const asked = { ...said.state.asked, [part]: (said.state.asked[part] ?? 0) + 1 }
  return { state: { ...said.state, asked, pending: groupOf(part), part }, text: said.text }
}

function close(state: Conversation): Said {
  if (state.done) return sayOne({ ...state, pending: null, part: null }, 'open', STILL_OPEN)
  const said = sayOne({ ...state, pending: null, part: null, done: true }, 'close', CLOSING)
  return { state: said.state, text: together(summaryOf(state), said.text) }
}
