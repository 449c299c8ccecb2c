import { stemsIn } from '../named-entries.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import type { Offer } from '../state.ts'
import { BEGINS_LEADING } from './answer-words.ts'

type Note = Extract<Proposal, { kind: 'note' }>

/** "Keep the son one", "just the bit about Sundays": what asks for one of several notes. */
const KEEPS = anyCase(
  pattern`^(?:(?:yes|yeah|yep|please|just|only|you can|can you|could you) )*(?:keep|save|store|only|just)(?![\w'-])`,
)
/** What only points at a note, or says what to do with it. */
const POINTS = anyCase(
  pattern`^(?:${oneOf(
    /keep|save|store|note|notes|noted|one|ones|bit|part|thing|line|about|with|the|this|that|and|also|just|only|please/,
    /yes|yeah|yep|you|can|could|for|said|says|what|where|which|from|thanks?|thank|matchmaker|ok|okay|first|last/,
  )})$`,
)
const DENIES = anyCase(pattern`\b(?:not?|never|(?:do|does)n?'?t|without|private|out|off|delete|drop|scrap)\b`)

/** The notes that an offer would keep, each once. */
function notesIn({ options }: Offer): Note[] {
  const all = options.flatMap(({ does }) => does).filter((one) => one.kind === 'note')
  return all.filter((one, at) => all.findIndex((other) => isSameValue(one, other)) === at)
}

/** A clause about notes that are offered: the one that it asks for, or none where it only speaks of them. */
export type OfNotes = { keeps: Note | null }

/**
 * What a clause says of notes that are offered: they are known by the words that they share with it. Null when it says
 * nothing of them. Without "keep" it asks for a note only where all that it says stands in that note.
 *
 * @param isAsked whether the last reply asked which notes to keep, so that they need only be named
 */
export function ofNotes(clause: string, { offer, isAsked }: { offer: Offer; isAsked: boolean }): OfNotes | null {
  const said = clause.replace(BEGINS_LEADING, '').trim()
  const words = said.split(/[^\p{L}\p{N}']+/u).filter((word) => word.length > 2 && !POINTS.test(word))
  const telling = [...stemsIn(words.join(' '))]
  const shares = (note: Note) => {
    const of = stemsIn(note.value)
    return telling.filter((stem) => of.has(stem)).length
  }
  const weighed = notesIn(offer).map((note) => ({ note, shared: shares(note) }))
  const most = Math.max(0, ...weighed.map(({ shared }) => shared))
  if (most === 0) return null
  const [best, ...others] = weighed.filter(({ shared }) => shared === most)
  const isKeeping = KEEPS.test(said) && most * 2 >= telling.length
  const isNamed = isAsked && most === telling.length
  const isMeant = best !== undefined && others.length === 0 && (isKeeping || isNamed) && !DENIES.test(said)
  if (isMeant) return { keeps: best.note }
  return isAsked ? { keeps: null } : null
}
