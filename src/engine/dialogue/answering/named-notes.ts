import { stemsIn } from '../named-entries.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import type { Offer } from '../state.ts'
import { BEGINS_LEADING, OPTION_INDEXES } from './answer-words.ts'
import { waysOf } from './clauses.ts'

export type Note = Extract<Proposal, { kind: 'note' }>

/** "Keep the son one", "only the bit about Sundays": what asks for one of several notes. */
const KEEPS = anyCase(
  pattern`^(?:(?:yes|ok|okay|yeah|yep|please|just|only|also|and|but|no|i said|i meant|i want(?: you)? to|you can|can you|could you|kindly) )*(?:keep|save|store|note)(?![\w'-])`,
)
export const ONLY = anyCase(/^(?:(?:yes|yeah|please|no|but) )*(?:only|just)\b/)
/** What only points at a note, or says what to do with it. */
const POINTS = anyCase(
  pattern`^(?:${oneOf(
    /keep|save|store|note|notes|noted|one|ones|bit|part|thing|line|about|with|the|this|that|and|also|just|only|please/,
    /yes|yeah|yep|you|can|could|for|said|says|what|where|which|from|thanks?|thank|matchmaker|ok|okay|first|last|them/,
    /too|well|kindly|mentioned|told|want|but|meant|put|add|write|make|send|pass|just|that's|leave/,
  )})$`,
)
const DENIES = anyCase(
  pattern`\b(?:not?|never|(?:do|does)n?'?t|without|private|out|off|delete|drop|scrap|bin|skip|you(?:'ve| have)(?: already)?(?: got)?|already)\b`,
)
/** "Only the farm one leave out the rest". */
const OTHERS_AFTER = anyCase(
  /[\s,]+(?:and |but )?(?:leave|take|cut|drop|skip|forget|delete|scrap|bin|lose|not|no|ignore)\b.{0,12}?\b(?:others?|the rest)\b(?: (?:out|off|ones?|notes?))*\W*$/,
)

/** The notes that an offer would keep, each once. */
export function notesIn({ options }: Offer): Note[] {
  const all = options.flatMap(({ does }) => does).filter((one) => one.kind === 'note')
  return all.filter((one, at) => all.findIndex((other) => isSameValue(one, other)) === at)
}

/** What a clause says of notes that are offered: which it keeps, and which it leaves out. */
export type OfNotes = { keeps: readonly Note[]; leaves: readonly Note[] }

/**
 * What a clause says of notes that are offered: they are known by the words that they share with it. Null when it says
 * nothing of them. Without "keep" it asks for a note only where all that it says stands in that note.
 *
 * @param isAsked whether the last reply asked which notes to keep, so that they need only be named
 */
export function ofNotes(clause: string, { offer, isAsked }: { offer: Offer; isAsked: boolean }): OfNotes | null {
  const said = clause
    .replace(BEGINS_LEADING, '')
    .replace(/^\W*no\b[,\s]+(?=(?:only|just|keep|i said|i meant)\b)/i, '')
    .replace(isAsked ? OTHERS_AFTER : '', '')
    .trim()
  const notes = notesIn(offer)
  // "Only the first one".
  const place = isAsked
    ? OPTION_INDEXES.find(([ordinal]) => waysOf(said).some((way) => ordinal.test(way)))?.[1]
    : undefined
  const placed = place === undefined ? undefined : notes.at(place)
  if (placed) return { keeps: [placed], leaves: [] }
  const words = said.split(/[^\p{L}\p{N}']+/u).filter((word) => word.length > 2 && !POINTS.test(word))
  const telling = [...stemsIn(words.join(' '))]
  // "Keep that as a note": what was offered last.
  if (words.length === 0 && /\bnotes?\b/i.test(said) && KEEPS.test(said)) return { keeps: notes, leaves: [] }
  const weighed = notes.map((note) => {
    const of = stemsIn(note.value)
    return { note, shared: telling.filter((stem) => of.has(stem)).length }
  })
  const most = Math.max(0, ...weighed.map(({ shared }) => shared))
  if (most === 0) return null
  const none = isAsked ? { keeps: [], leaves: [] } : null
  const [best, ...others] = weighed.filter(({ shared }) => shared === most)
  if (best === undefined || others.length > 0) return none
  // "Keep the no pubs bit": its own words deny nothing of it.
  const besides = said.split(/\s+/).filter((word) => !best.note.value.toLowerCase().includes(word.toLowerCase()))
  if (DENIES.test(KEEPS.test(said) ? besides.join(' ') : said)) return none && { ...none, leaves: [best.note] }
  const isKeeping = (KEEPS.test(said) || (isAsked && ONLY.test(said))) && most * 2 >= telling.length
  return isKeeping || (isAsked && most === telling.length) ? { keeps: [best.note], leaves: [] } : none
}
