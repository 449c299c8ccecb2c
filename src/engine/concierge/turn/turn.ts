import type { Change } from '../profile/changes.ts'
import type { Conversation } from '../state/conversation.ts'

/** `undo` is the text that the Undo button sends. */
export type Kept = Change & { undo: string | null }

export type Turn = {
  state: Conversation
  reply: string
  kept: Kept[]
  /** Words that were not saved, offered or answered. */
  left: string[]
  done: boolean
  ended: Conversation['ended']
  /** A model may read the message, because the built-in listener was not certain of all of it. */
  listens: boolean
}

export const fixedTurn = (state: Conversation, reply: string): Turn => ({
  ...{ state, reply, kept: [], left: [], listens: false },
  done: state.done,
  ended: state.ended,
})

/** The receipt as text, for clients without a card: "Noted: Distance 15 miles (before: 25 miles)". */
export function notedIn({ kept, left }: Pick<Turn, 'kept' | 'left'>): string | null {
  const said = kept.map(({ label, value, quote, from, isMoved }) => {
    const now = value ?? (quote === undefined ? null : `“${quote}”`)
    if (now === null) return `${label} without “${from ?? ''}”`
    return `${label} ${now}${from === undefined ? '' : isMoved ? ` (from ${from})` : ` (before: ${from})`}`
  })
  const out = left.map((quote) => `“${quote}”`)
  const parts = [
    said.length === 0 ? '' : `Noted: ${said.join('; ')}.`,
    out.length === 0 ? '' : `Left out: ${out.join(', ')}.`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? null : parts.join(' ')
}
