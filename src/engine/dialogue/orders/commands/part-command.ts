import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { stemsIn } from '../../named-entries.ts'
import { type Proposal, putting } from '../../proposal.ts'
import { phrase } from '../../reading/wording.ts'
import { slotOf } from '../../slots.ts'
import type { Entry } from '../../state.ts'
import { remove } from '../order.ts'
import { bare } from './target.ts'

/** Where an entry of several statements can be cut. */
const CUTS = /(?<=[.;!?])\s+|,\s+|\s+(?:and|but)\s+/
/** "The early evenings note" means all of it. */
const WHOLE = /\b(?:note|entry|whole|sentence|one(?! thing)|line|all)\b/i
/** What an entry begins with is its name, unless a part is spoken of. */
const PART = /\b(?:part|bit|words?|mention|stuff)\b/i

/**
 * "Take out the carbonara", of "Catholic, but only at Christmas, has faith in my carbonara": the entry without the
 * statements that the words name. Null where they name all of it.
 */
export function withoutPart(entry: Entry, name: string, words: string): Proposal[] | null {
  const isLong = entry.path === 'notes' || slotOf(entry) === 'faith'
  const stems = [...stemsIn(bare(name))]
  if (!isLong || stems.length === 0 || WHOLE.test(`${name} ${words}`)) return null
  const value = String(entry.value)
  const parts = value.split(CUTS)
  const isMeant = (part: string) => stems.every((stem) => stemsIn(part).has(stem))
  const first = parts.findIndex(isMeant)
  const meant = parts.filter(isMeant)
  if (first < 0 || meant.length === parts.length || (first === 0 && !PART.test(words))) return null
  const left = meant.reduce((text, part) => without(text, part), value)
  const kept = phrase(left, entry.path === 'notes' ? MAX_NOTES : MAX_NAME)
  return kept === '' ? null : [remove(entry, words), putting({ path: entry.path, value: kept, words })]
}

/** A text without one of its statements, and what joined it. */
function without(text: string, part: string): string {
  const at = text.indexOf(part)
  const before = text.slice(0, at).replace(/(?:[,;]|\s+(?:and|but))?\s*$/, '')
  const after = text.slice(at + part.length).replace(/^[,;.!?]?\s*(?:(?:and|but)\s+)?/, '')
  return before === '' || after === '' ? before + after : `${before}${/[.;!?]$/.test(before) ? ' ' : ', '}${after}`
}
