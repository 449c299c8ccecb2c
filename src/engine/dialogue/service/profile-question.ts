import type { Back } from '../ask-back.ts'
import { isNameable, stemsIn } from '../named-entries.ts'
import { inWords } from '../phrasing.ts'
import { plainWords } from '../reading/plain-words.ts'
import { slotSpokenOf } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, anyOf, everywhere, pattern } from '../reading/words.ts'
import { type Slot, slotOf } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { askToKeep, notesOffered } from '../telling/disclosure.ts'
import { agesSaid, slotSaid, valueSaid } from '../wording/spoken.ts'
import { weekSaid } from '../wording/week-said.ts'

/** What is told of the profile as it is after the message, and what is offered after it. */
type Answer = { text: (state: Conversation) => string; back: Back | null }

const ASKS =
  /^\W*(?:\w+[,:]? ){0,2}?(?:(?:why|how come|where|when|what)\W+)?(?:did (?!i\b)|does|have|has|is|are|am|was|(?:do|can) (?:i|you) have)\b|^.*\bwhether\b/
const RECORDED = anyOf(
  /noted?|write|wrote|written|recorded|saved?|kept|added|put|included?|says?|down|(?<!(?:is|are) )there|still|go in/,
  /(?:you|u) (?:\w+ )?(?:get|got|have|keep|add)|have (?:you|i) got|(?:in|on) (?:the|my) (?:notes|list|profile|snapshot)/,
  /take|took|taken|remov\w*|gone|missing|wip(?:e|ed)/,
)
/** A row is asked about by what the host has of it. */
const OF_ROW = /\b(?:have|did) (?:you|i)\b|\byou (?:have|got|put)\b/
/** "Did you get that I'm vegan?" */
const CLAIM = anyCase(
  pattern`\b(?:did|have) (?:you|u) (?:\w+ )??(?:get|got|note|noted|write|written|put|record|save|add|keep|kept)(?: (?:down|about))*
    [ ](?:that )?((?:i|he|she|they|the|my)\b.+?)(?: (?:or not|yes or no))?\W*$`,
)
/** "Did it all go in?" */
const WENT_IN =
  /\b(?:did|does|is|are) (?:you add )?(?:(?:it|this|that|those|they|all) )+(?:go in|down|noted|kept|in there|or not)\W*$/

/**
 * What a question asks about the profile: entries by their words ("did you write down the garden?"), else a row ("what
 * have you noted about safety?").
 *
 * @param question as written
 * @param before what was said before it: "I said no Sundays. Is that down?"
 */
export function profileAsked(question: string, before: Sentence | undefined, state: Conversation): Answer | null {
  const text = plainWords(question)
  if (!ASKS.test(text) || !RECORDED.test(text)) return null
  const words = text.replace(ASKS, ' ').replace(everywhere(RECORDED), ' ')
  const own = [...stemsIn(words)]
  const stems = own.length === 0 ? [...stemsIn(before?.text ?? '')] : own
  const answer = onEntries(stems, state, /\b(?:why|where|when|how)\b/.test(text) ? 'I have' : 'Yes, I have')
  if (answer) return answer
  if (WENT_IN.test(text)) return { text: () => ALL_NOTED, back: null }
  const row = OF_ROW.test(text) ? slotSpokenOf(words) : undefined
  if (row) return { text: (now) => rowSaid(row, now), back: null }
  const claim = CLAIM.exec(question)?.[1]
  return claim ? { text: () => "No, that isn't noted yet.", back: askToKeep(claim.replace(PART_ABOUT, '')) } : null
}

const PART_ABOUT = /^the (?:part|bit|thing)s? (?:about|on|where|with) /i

const ALL_NOTED =
  'What you see on the snapshot went in. For anything else, say "note for my matchmaker", and what it should say.'

/** An entry that holds so many of a question's words is asked about. */
const MOST = 0.5

/** Everything here is about meeting: the word alone asks about no entry. */
const MEETING = stemsIn('meet meeting')

/** What stands on the profile, else waits among the notes that were offered. */
function onEntries(stems: readonly string[], state: Conversation, lead: string): Answer | null {
  const spokenOf = (entries: readonly Entry[]) =>
    entries.filter((entry) => {
      const own = stemsIn(String(entry.value))
      const shared = stems.filter((stem) => own.has(stem) && !MEETING.has(stem)).length
      return isNameable(entry) && shared > 0 && shared >= MOST * stems.length
    })
  const standing = spokenOf(state.entries)
  const said = inWords(standing.map((one) => entrySaid(one, state)))
  if (standing.length > 0) return { text: () => `${lead} ${said}${originOf(standing)}.`, back: null }
  const offered = [...state.unkept, ...notesOffered(state)].flatMap((one): Entry[] =>
    one.kind === 'note' ? [{ path: 'notes', value: one.value, from: 'answer', words: one.words, turn: null }] : [],
  )
  const [waiting] = spokenOf(offered)
  return waiting ? { text: () => 'Not yet.', back: askToKeep(String(waiting.value)) } : null
}

/** One value as it is named in an answer. */
function entrySaid({ path, value }: Entry, state: Conversation): string {
  const said = path === 'notes' ? `the note "${value}"` : valueSaid(path, value, state)
  return path === 'valuesMap.dealbreakers' ? `a no to ${said}` : said
}

/** What entries came from, to stand after them. */
function originOf(entries: readonly Entry[]): string {
  if (entries.every(({ from }) => from === 'intake')) return ', from your intake'
  const isOwn = ({ value, words }: Entry) => words && !words.includes(String(value)) && !String(value).includes(words)
  const words = new Set(entries.filter(isOwn).map((one) => `"${one.words}"`))
  return words.size === 0 ? '' : `, from your words ${inWords([...words])}`
}

/** Rows that are said as a whole clause: "you don't smoke". */
const CLAUSES: readonly Slot[] = ['smoking', 'drinking', 'kids']

/** What stands on a row, and what it came from. */
export function rowSaid(slot: Slot, state: Conversation): string {
  const held = state.entries.filter((entry) => slotOf(entry) === slot)
  if (held.length === 0) return `Nothing so far for ${slotSaid(slot)}.`
  const values =
    slot === 'age'
      ? [agesSaid(state) ?? '']
      : slot === 'availability'
        ? [weekSaid(state)]
        : held.map((one) => entrySaid(one, state))
  const lead = CLAUSES.includes(slot) ? 'I have that' : `For ${slotSaid(slot)} I have`
  return `${lead} ${inWords(values)}${originOf(held)}.`
}
