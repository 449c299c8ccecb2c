import type { Change } from '../profile/changes.ts'
import type { Conversation } from '../state/conversation.ts'

/** One line of the receipt: a change of the profile, and what the Undo button of it sends. */
export type Kept = Change & { undo: string | null }

/** One turn's outcome. `ended` says why the conversation is over. */
export type Turn = {
  state: Conversation
  reply: string
  kept: Kept[]
  /** Stretches of the message that were neither kept nor offered nor answered. */
  left: string[]
  done: boolean
  ended: Conversation['ended']
  /** A model may read the message: the built-in listener was not certain of all of it. */
  listens: boolean
}

/** A turn that keeps nothing and puts no question. */
export const fixedTurn = (state: Conversation, reply: string): Turn => ({
  ...{ state, reply, kept: [], left: [], listens: false },
  done: state.done,
  ended: state.ended,
})

/** The receipt in words, for pages and readers that show no card: "Noted: Distance 15 miles (before: 25 miles)". */
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
