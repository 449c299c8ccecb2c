import { type Entry, entriesOfRow, isAnswered } from '../profile/profile.ts'
import { defined, isMeet, type RowName, rowOf } from '../profile/rows.ts'
import { isOwnWords, rowShown, valueShown } from '../profile/said.ts'
import type { Conversation } from '../state/conversation.ts'
import { inWords } from '../state/phrasing.ts'
import { entriesNamed, stemsIn } from '../understand/built-in/reading/entry-names.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import { rowsCalledIn } from '../understand/built-in/reading/row-names.ts'
import { peopleCalled } from '../understand/built-in/reading/whom-to-meet.ts'
import { anyOf } from '../understand/built-in/reading/words.ts'

const ASKS =
  /^\W*(?:\w+[,:]? ){0,2}?(?:(?:why|how come|where|when|what)\W+)?(?:did (?!i\b)|does|have|has|is|are|am|was|(?:do|can) (?:i|you) have)\b|^.*\bwhether\b|^\W*(?:so |and |but )?what (?:is|are|did|do|have|does)\b/
const RECORDED = anyOf(
  /noted?|write|wrote|written|recorded|saved?|kept|added|put|included?|says?|down|(?<!(?:is|are) )there|still|go in/,
  /(?:you|u) (?:\w+ )?(?:get|got|have|keep|add)|have (?:you|i) got|(?:in|on) (?:the|my) (?:notes|list|profile|snapshot|card)/,
  /take|took|taken|remov\w*|gone|missing|wip(?:e|ed)/,
)
/** "Is smoking a deal-breaker?" asks about an entry. */
const ON_LIST =
  /^\W*(?:(?:so|and|but|wait|ok) )*(?:is|are|did i (?:say|put)) (.+?) (?:(?:an?|one of my|(?:on|in|under|among) my|down as an?|as an?) )+(deal-?breakers?|must[- ]haves?|nice[- ]to[- ]haves?|red flags?)\W*$/
const MEANS = /^(?:it|this|that|what|there)$/
/** "What is my distance?" asks for a row. */
const OF_ROW =
  /\b(?:have|did) (?:you|i)\b|\bdo i have\b|\bi (?:have|put|said) (?:as|for|under|down|on)\b|\byou (?:have|got|put|note|noted)\b|\b(?:on|in) my (?:card|profile|snapshot|list)\b|\bwhat (?:is|are) my\b/

/**
 * Answers from the profile after the message, by the named entry ("did you write down the garden?") or row ("what
 * have you noted about safety?").
 * @param before the words before the question: "I said no Sundays. Is that down?"
 */
export function profileAsked(
  question: string,
  before: string | undefined,
  { profile }: Conversation,
): ((now: Conversation) => string) | null {
  const text = plainWords(question)
  if (!ASKS.test(text) || !(RECORDED.test(text) || OF_ROW.test(text) || ON_LIST.test(text))) return null
  const [, what, list] = ON_LIST.exec(text) ?? []
  const [of] = list === undefined ? [] : rowsCalledIn(list)
  if (what !== undefined && of !== undefined && !MEANS.test(what)) return (now) => isOnRow(what, of, now)
  const person = text
    .split(' ')
    .map((word) => peopleCalled(word.replace(/\W/g, '')))
    .find((one) => one !== undefined)
  const isOwn = /\bmy (?:girls?|boys?|lads?|man|men|wom[ae]n|lady)\b/.test(text)
  if (person !== undefined && !isOwn && /\b(?:card|profile|snapshot|down|noted|meet)\b/.test(text))
    return (now) => meetSaid(now, person)
  const words = text.replace(ASKS, ' ')
  const named = entriesNamed(stemsIn(words).size > 0 ? words : (before ?? ''), profile.entries)
  if (named.length > 0) return (now) => entriesSaid(named, now)
  const [row] = OF_ROW.test(text) || RECORDED.test(text) ? rowsCalledIn(words) : []
  if (row === 'notes' && !/\b(?:the|my|in|any|a) (?:\w+ )?notes?\b/.test(text)) return null
  return row ? (now) => rowSaid(row, now) : null
}

function isOnRow(what: string, row: RowName, now: Conversation): string {
  const isThere = entriesNamed(what, entriesOfRow(now.profile, row)).length > 0
  return `${isThere ? 'Yes' : 'No'}. ${rowSaid(row, now)}`
}

function meetSaid(now: Conversation, person: string): string {
  const held = entriesOfRow(now.profile, 'meet').map(({ value }) => String(value))
  if (held.length === 0) return `Not yet: under ${defined('meet').title} there is nothing so far.`
  return held.includes(person)
    ? `Yes, under ${defined('meet').title} it says ${inWords(held)}.`
    : `No, under ${defined('meet').title} it says ${inWords(held)}.`
}

function entriesSaid(named: readonly Entry[], { profile, unit }: Conversation): string {
  const there = profile.entries.filter((one) =>
    named.some(({ path, value }) => path === one.path && value === one.value),
  )
  if (there.length === 0) return "No, that isn't on your card any more."
  const said = there.map((one) => {
    const shown = isOwnWords(one) ? `“${one.value}”` : valueShown(one, unit)
    return `${shown} under ${defined(rowOf(one)).title}`
  })
  const isFromIntake = there.every(({ from }) => from === 'intake')
  return `Yes, I have ${inWords(said)}${isFromIntake ? ', from your intake' : ''}.`
}

export function rowSaid(row: RowName, { profile, unit }: Conversation): string {
  const shown = rowShown(profile, row, unit)
  const { title } = defined(row)
  if (shown !== '') return `Under ${title} it says: ${shown}.`
  if (row === 'mustHaves' && profile.entries.some(({ value }) => isMeet(value))) return `Nothing so far under ${title}.`
  return isAnswered(profile, row) ? `Nothing under ${title}: you left it so.` : `Nothing so far under ${title}.`
}
