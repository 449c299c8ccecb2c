import type { Conversation } from './state.ts'

/** One turn's outcome. `noted` is what was understood, in words; `ended` says why the conversation is over. */
export type Turn = {
  state: Conversation
  reply: string
  noted: string | null
  /** Old and new of a firm answer that changed; the word undo takes it back. */
  undo: string | null
  done: boolean
  ended: Conversation['ended']
  /** A model may hear the message: it was read, and neither pressed nor met as distress, an end or an attack. */
  listens: boolean
}

/** A turn that notes nothing and puts no question, in words that stay as they are. */
export const fixedTurn = (state: Conversation, reply: string): Turn => ({
  state,
  reply,
  noted: null,
  undo: null,
  done: state.done,
  ended: state.ended,
  listens: false,
})
