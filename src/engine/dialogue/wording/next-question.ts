import { groupOf, nextPart } from '../groups.ts'
import { type Said, sayOne, together } from '../phrasing.ts'
import type { Conversation } from '../state.ts'
import { CLOSING, CLOSING_GENTLY, STILL_OPEN, STILL_OPEN_GENTLY } from './opening-and-closing.ts'
import { questionBank } from './questions.ts'
import { notesSaid, summaryOf } from './summary.ts'

/** Puts the next question, or closes when there is none: without the summary after something grave. */
export function askNext(state: Conversation, isGentle = false): Said {
  const part = nextPart(state)
  if (part === null) return close(state, isGentle)
  const { id, ways } = questionBank(part, state)
  const said = sayOne(state, id, ways)
  const asked = { ...said.state.asked, [part]: (said.state.asked[part] ?? 0) + 1 }
  return { state: { ...said.state, asked, pending: groupOf(part), part }, text: said.text }
}

function close(state: Conversation, isGentle: boolean): Said {
  const idle = { ...state, pending: null, part: null }
  if (state.done) return isGentle ? sayOne(idle, 'open.gently', STILL_OPEN_GENTLY) : sayOne(idle, 'open', STILL_OPEN)
  if (isGentle) return sayOne({ ...idle, done: true }, 'close.gently', CLOSING_GENTLY)
  const said = sayOne({ ...idle, done: true }, 'close', CLOSING)
  return { state: said.state, text: together(summaryOf(state), notesSaid(state, { isShort: true }), said.text) }
}
