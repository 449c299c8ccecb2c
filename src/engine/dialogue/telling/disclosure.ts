import { MAX_LIST } from '#contract/limits.ts'
import type { Back } from '../ask-back.ts'
import type { Likelihood } from '../learned/reader.ts'
import { inWords } from '../phrasing.ts'
import type { Proposal } from '../proposal.ts'
import { cutAtWord, phrase } from '../reading/wording.ts'
import { BESIDE, type Conversation, type Offer } from '../state.ts'
import { withoutJoint } from './passed-over.ts'

// Measured on 889 lines of small talk that the reader had not seen: 13 are taken for a disclosure, which costs a tap.
/** From here on a message is met as a disclosure: illness, disability, loss, recovery, how somebody loves. */
const DISCLOSES = 0.3
/** How much of a message a note keeps. */
const LONGEST_NOTE = 500

/** Said first to a disclosure of no kind that has words of its own. */
export const THANKFUL: readonly string[] = [
  'Thank you for telling me that.',
  "I'm glad you told me; thank you.",
  'Thanks for being so open with me.',
  'Thank you for trusting me with that.',
]

/** Whether a message tells something of the person that deserves a human word. Ages and figures are not meant. */
export const discloses = (likely: Likelihood, read: readonly Proposal[]): boolean =>
  likely('DI') >= DISCLOSES && !read.some((one) => one.kind === 'set' && typeof one.value === 'number')

/** Words of a message as a note. */
const asNote = (said: string) => phrase(withoutJoint(said.trim()), LONGEST_NOTE)

/** Offers to keep it, in the person's words, for those who run the service. */
export function askToKeep(said: string): Back {
  const note = noteOf(said)
  const options = [
    { label: 'Keep it as a note', does: [note] },
    { label: 'No, leave it out', does: [] },
  ]
  const what = note.value.length <= LONGEST_NAMED ? `"${note.value}"` : 'what you just said'
  const ways = [
    `Shall I keep ${what} as a note for your matchmaker? Other members never see it.`,
    `Would you like ${what} kept as a note for your matchmaker? Members never see those.`,
  ]
  return { id: 'keep', ways, offer: { group: 'keep', options }, slot: null }
}

/** The group of the notes that are asked about once, before the closing words. */
export const AT_THE_END = 'unkept'
const KEEP_EACH = 'Keep all of it'
/** With all of them and none of them these are as many answers as an offer holds. */
const MOST_EACH = 6

/** How much of each of several notes is named. */
const NAMED_IN_SHORT = 40

/** Asks once about several notes: all of them, one of them, or none. */
export function askWhether(notes: readonly Note[]): Back {
  const named = notes.map(({ value }) => quoted(value, notes.length === 1 ? LONGEST_NAMED : NAMED_IN_SHORT))
  const [only] = notes
  const each = notes.length === 1 ? [] : notes.slice(-MOST_EACH)
  const options = [
    { label: only && notes.length === 1 ? 'Keep it as a note' : KEEP_EACH, does: [...notes] },
    ...each.map((note) => ({ label: `Only ${quoted(note.value, LONGEST_NAMED)}`, does: [note] })),
    { label: 'No, leave it out', does: [] },
  ]
  const [those, them] = notes.length === 1 ? ['that', 'it'] : ['those', 'them']
  const ways = [
    `One thing before we finish. You also told me ${inWords(named)}. Shall I keep ${those} for your matchmaker? Other members never see ${them}.`,
    `You also mentioned ${inWords(named)}. Would you like ${those} kept for your matchmaker? Other members never see ${them}.`,
  ]
  return { id: 'unkept', ways, offer: { group: AT_THE_END, options }, slot: null }
}

/** The notes that were offered with the last reply. */
export function notesOffered({ offer }: Conversation): readonly Note[] {
  const isKeeping = offer?.group === 'keep' || offer?.group === BESIDE
  const does = isKeeping ? (offer.options[0]?.does ?? []) : []
  return does.every(isNote) ? does.filter(isNote) : []
}

type Note = Extract<Proposal, { kind: 'note' }>
const isNote = (one: Proposal): one is Note => one.kind === 'note'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Whether a note says all that another says. */
export const holds = (one: string, other: string) => ` ${plain(one)} `.includes(` ${plain(other)} `)
/** Notes of which none says again what another holds. */
export const distinctNotes = (notes: readonly Note[]): Note[] =>
  notes.filter(
    ({ value }, at) =>
      !notes.some(
        (other, place) => place !== at && holds(other.value, value) && (place < at || !holds(value, other.value)),
      ),
  )

/** How much of a note is named. */
const LONGEST_NAMED = 60

/** A note in quotes, shortened at a word. */
const quoted = (value: string, limit: number) => {
  const named = cutAtWord(value, limit)
  return `"${named}${named === value ? '' : '\u2026'}"`
}

const noteOf = (said: string): Note => ({ kind: 'note', value: asNote(said), words: said.slice(0, LONGEST_NOTE) })

/** Asks about several notes, each by itself. */
export const askToKeepEach = (notes: readonly string[]): Back => askWhether(notes.map(noteOf))

/** Plain facts, offered to be kept beside the next question: it costs a press, and no turn. Null for what is kept. */
export function besideNote(facts: readonly string[], before: Conversation): Offer | null {
  const isKept = ({ value }: Note) =>
    before.entries.some(({ path, value: kept }) => path === 'notes' && holds(String(kept), value))
  const notes = facts.map(noteOf).filter((one) => !isKept(one))
  return notes.length === 0 ? null : besideNotes([...notesOffered(before), ...notes])
}

const MOST_NAMED = 3
/** Several notes, offered to be kept together, each named. */
function besideNotes(notes: readonly Note[]): Offer {
  const does = distinctNotes(notes).slice(-MAX_LIST)
  const limit = does.length === 1 ? LONGEST_NAMED : (NAMED_TOGETHER / MOST_NAMED) | 0
  const named = does.slice(-MOST_NAMED).map(({ value }) => quoted(value, limit))
  const more = does.length - named.length
  const all = [...named, ...(more > 0 ? [`${more} more`] : [])]
  return {
    group: BESIDE,
    options: [{ label: `${does.length > 1 ? 'Notes' : 'Note'} for your matchmaker: ${all.join(', ')}`, does }],
  }
}
/** How much of all the notes that are offered together is named. */
const NAMED_TOGETHER = 84

/** Said where a note is offered beside what was noted. */
export const ALSO_NOTE: readonly string[] = [
  'I can also note {note} for your matchmaker: there is a button for that.',
  'There is a button to note {note} for your matchmaker as well.',
  '{note} can go to your matchmaker, with the button for it.',
  'And if your matchmaker should know {note}, press the button for it.',
]
/** A note as it is named in a reply. */
export const noteSaid = (said: string): string => quoted(asNote(said), LONGEST_NAMED)

/** What is offered to be kept: asked about, or beside the next question. */
export type Keeping = {
  keep: Back | null
  beside: Offer | null
  /** What of it is new. */
  note?: string
  /** Words of one's own that are asked about, one kind at a time. */
  words?: readonly Proposal[]
}

/**
 * Asks about notes once for each question: what follows unanswered ones is offered with them, beside the next question.
 */
export function askedOnce(keep: Back | null, before: Conversation): Keeping {
  const unanswered = notesOffered(before)
  const [first, ...others] = keep?.offer.options ?? []
  if (!keep || !first || unanswered.length === 0 || first.does.some(({ kind }) => kind !== 'note'))
    return { keep, beside: null }
  const does = distinctNotes([...unanswered, ...first.does.filter(isNote)]).slice(-MAX_LIST)
  if (before.offer?.group === 'keep' || before.done) return { keep: null, beside: besideNotes(does) }
  return { keep: { ...keep, offer: { ...keep.offer, options: [{ ...first, does }, ...others] } }, beside: null }
}
