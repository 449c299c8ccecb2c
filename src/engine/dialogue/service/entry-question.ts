import { isNameable, named, stemsIn } from '../named-entries.ts'
import { inWords } from '../phrasing.ts'
import { ROW } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, anyOf, oneOf, pattern } from '../reading/words.ts'
import { type Conversation, type Entry, isAmong } from '../state.ts'
import { notesOffered } from '../telling/disclosure.ts'
import { agesSaid, valueSaid } from '../wording/spoken.ts'

/** What somebody asks about an entry: whether it was noted, where it is, or why it is gone. */
export type EntryQuestion = {
  /** The words for it: "I'm vegan" of "did you get that I'm vegan?", "my son" of "where is the note about my son?" */
  words: string
  isOfNotes: boolean
  /** It is meant so only if the words name something: "where is my data?" asks about the service. */
  isOpen: boolean
}

const NOTED = oneOf(
  /get|got|gotten|catch|caught|note|noted|hear|heard|write|wrote|written|put|record|recorded|save|saved/,
  /add|added|keep|kept|store|stored|include|included/,
)
const KEPT = oneOf(/note|noted|write|wrote|written|put|record|recorded|save|saved|add|added|keep|kept|include|included/)
const BEGINS = oneOf(/^|[,;:.!?\u2013\u2014-] ?|\b(?:and|so|but|sorry|wait|hey|ok|okay),? /)
const ENDS = pattern`(?:,? (?:down|right|correct|correctly|yet|or not|yes or no|at all|please|anywhere|too|as well))*\??\s*$`

/** "Did you note that I have a son?" */
const OF_CLAUSE = anyCase(
  pattern`${BEGINS}(?:did|have|has|is) (?:you|u|ye|it|that)(?: \w+)?? ${NOTED}(?: (?:it|that))??(?: down)?
    [ ](?:that|the (?:bit|part|thing) (?:about|where)|what i (?:said|told you|wrote) about|about(?= (?:me|my|the|i)\b)|(?=i\b|i['\u2019]|my ))(.+?)${ENDS}`,
)
/** "Did I tell you about my nights?", "am I down as a smoker?", "have you got me as 40 to 52?" */
const OF_ONESELF = anyCase(
  oneOf(
    pattern`${BEGINS}(?:did|have) i (?:\w+ )?(?:tell|told) you (?:about|that) (.+?)${ENDS}`,
    pattern`${BEGINS}am i (?:\w+ )??(?:down|noted|listed|recorded|put down) (?:as|for) (.+?)${ENDS}`,
    pattern`(?<!\b(?:what|how)(?: \w+)? )\b(?:have|do|did|you['\u2019]?(?:ve| have)) ?(?:you )?(?:got|have|put|get) me (?:down )?(?:as|for) (.+?)(?:, (?:right|yes|correct|is that right))?${ENDS}`,
  ),
)
/** "Did you write down the garden?" */
const OF_THING = anyCase(
  pattern`${BEGINS}(?:did|have|has) (?:you|u|ye|it)(?: \w+)?? ${KEPT}(?: down)? ((?:the|my|a|an|any|about|down)\b.+?)${ENDS}`,
)
/** "Did you get the quiet place?" */
const OF_GOTTEN = anyCase(
  pattern`${BEGINS}(?:did|have) (?:you|u|ye)(?: \w+)?? (?:get|got|gotten|catch|caught|hear|heard) ((?:the|my) (?!(?:last |first |other )?(?:point|joke|idea|messages?|e-?mails?|mail|game|match|news|question)\b)\b.+?)${ENDS}`,
)
/** "When did you put mornings?": whether, asked by somebody who does not see it. */
const OF_TIME = anyCase(
  pattern`${BEGINS}when (?:did|do|will|are) (?:you|u|ye) (?:going to )?${KEPT}(?: down)? (.+?)${ENDS}`,
)
/** "Is the note about Saturdays saved?", "whether my note was kept", "is 'Men' really a must-have?" */
const OF_STANDING = anyCase(
  pattern`\b(?:is|are|was|whether|if) (?:that )?(?!there\b)(.+?)(?: (?:is|are|was|were|been|still|really|actually|already|now|even|safely))*
    [ ](?:saved|kept|noted|written|recorded|stored|there|(?:down|in|on) (?:there|the (?:snapshot|list|profile|notes?))
    |(?:an? |(?:one of|among|in|on|under) (?:my |the )?)${ROW})\b[^,.]*$`,
)
/** "Where did my note go?", "what about my note?", "and the note?" */
const OF_PLACE = anyCase(
  pattern`${BEGINS}${oneOf(
    pattern`where(?:['\u2019]?(?:s|d|ve)| is| are| did| has| have)? ((?:the|my|that|those)\b.+?|${ROW})(?: (?:go|gone|went|now|then))*`,
    /what (?:about|happened (?:to|with)|became of|did you do with) ((?:the|my|that|those)\b.+?)/,
    /^\W*(?:and|but|so) ((?:the|my) [\w'\u2019 -]{3,40})/,
  )}\??\s*$`,
)
const FOR_WHOM = /,? (?:for|to) (?:my|the) matchmaker\b.*$/i
/** "The note about my son" is spoken of by what it says. */
const A_NOTE =
  /^(?:the|my|a|any|that|those) notes?\b(?:,? (?:about|of|on|that|with|for(?! (?:my|the) matchmaker)|where))?/i
const OF_ALL =
  /^\W*(?:(?:the|my|all|all of|everything|any) )?(?:it|this|that|all|everything|answers?|data|details|chat|info\w*)?\W*$/i

const ASKS =
  /\?\s*$|^\W*(?:(?:and|so|but) )?(?:is|are|was|were|did|have|has) |\byes or no\W*$|^\W*(?:\w+ ){0,6}(?:whether|if|did you|have you|did i|am i)\b/i

/** "Does that all go in?" */
const OF_EVERYTHING =
  /\b(?:does|do|will|did|has) (?:all (?:of )?)?(?:that|this|it|those)(?: all)? (?:go|get|went|gone) (?:in|on|down)\b/
/** "Is that down?" */
const OF_THIS =
  /^\W*(?:(?:and|so|but|ok|okay),? )*(?:is|are|was|were|did|have|has|do|does|got)(?: (?:you|ye|u|it|i))?(?: (?:got|get|put|write|have|note))?(?: (?:that|it|this|those|these|them|they|both))?(?: (?:all|now|already|really|been))*(?: (?:down|noted|written|saved|included|kept|recorded|added|stored|(?:on|in|down) (?:there|it|the (?:snapshot|list|profile))))+(?: (?:down|now|yet|somewhere|anywhere|too|as well|or not))*\W*$/i
/** What leads to the words that are asked about. */
const DID_IT =
  /^\W*(?:(?:and|so|but|ok|okay|well),? )*did (?:you|ye|u|that|it|this) (?:\w+ )??(?:add|save|change|note|keep|get|put|take|go|work)(?: (?:it|that|this|them|in|through|down|off|out))*(?:,? or not)?\W*$/i
const LEADS_TO_THIS =
  /^\W*(?:(?:and|but|so|also|well|no|oh)\W+)*(?:(?:i|you)(?:['\u2019]ve| have| did| never| had| just| already| also| still)*(?:n['\u2019]t)?(?: not)? (?:said|say|told you|tell you|tell me|mention(?:ed)?|wrote|ask(?:ed)?|answer(?:ed)?)(?: (?:anything|a word|me|too|also|earlier|before))*(?: (?:about|of|that|for))?\W+)/i

/** "I said no Sundays, on account of chapel. Is that down?": what the sentence before says. */
export function pointedAt(sentences: readonly Sentence[]): { asked: string; words: string } | null {
  const at = sentences.findIndex(({ original, asks }) => (asks || original.includes('?')) && OF_THIS.test(original))
  const before = sentences[at - 1]
  const asked = sentences[at]?.original
  if (!before || asked === undefined || before.asks) return null
  const words = before.original
    .replace(LEADS_TO_THIS, '')
    .replace(/[,;] .*$/, '')
    .replace(/(?: (?:too|as well|also))?[\s.!]*$/i, '')
  return words === '' ? null : { asked, words }
}

const DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi
const ONLY = /\b(?:only|just|except|without|but not|not all)\b/i
/** The days of the week that a sentence asks to have alone: "how do I say only Sunday?" */
export const daysAsked = ({ original }: Sentence): readonly string[] =>
  original.includes('?') && ONLY.test(original) ? [...original.matchAll(DAY)].map(([, day = '']) => day) : []

/** Whether a sentence asks if what was said is noted, and names nothing of it. */
export const asksOfAll = ({ text, original }: Sentence): boolean =>
  DID_IT.test(original) || (original.includes('?') && (OF_EVERYTHING.test(text) || OF_THIS.test(original)))

/** What a sentence asks about an entry, if anything. */
export const entryAsked = ({ original }: Sentence): EntryQuestion | null =>
  ASKS.test(original) ? askedIn(original) : null

/** "A smoker" is said of the writer: "I'm a smoker". */
const ofOneself = (original: string): string | undefined =>
  OF_ONESELF.exec(original)
    ?.slice(1)
    .find(Boolean)
    ?.replace(/^(?=an?\b|non)/i, "I'm ")

/** "My last message" is part of the chat, and no entry. */
const OF_CHAT = /^my (?:last |first |other )?(?:messages?|e-?mails?|mail|questions?|point|answer)\b/i

function askedIn(original: string): EntryQuestion | null {
  const clause = OF_CLAUSE.exec(original)?.[1] ?? ofOneself(original)
  if (clause && OF_CHAT.test(clause)) return null
  if (clause) return { words: clause.trim(), isOfNotes: false, isOpen: false }
  const thing = [OF_THING, OF_GOTTEN, OF_TIME].map((one) => one.exec(original)?.[1]).find(Boolean)
  const other = thing ?? OF_STANDING.exec(original)?.[1] ?? OF_PLACE.exec(original)?.slice(1).find(Boolean)
  if (other === undefined || OF_ALL.test(other)) return null
  const isOfNotes = A_NOTE.test(other)
  const words = other
    .replace(A_NOTE, '')
    .replace(FOR_WHOM, '')
    .replace(/^\W*(?:the (?:bit|part|thing) )?about\b/i, '')
  return { words: words.trim(), isOfNotes, isOpen: thing === undefined && !isOfNotes }
}

/** Where what is asked about stands: on the profile, among notes that were only offered, or among what was taken out. */
export type Place = { at: 'profile' | 'waiting' | 'gone'; entries: readonly Entry[] }

const ENOUGH = 0.6
/** The entries that are named, or that say most of the words. */
function spokenOf<One extends Pick<Entry, 'path' | 'value'>>(words: string, entries: readonly One[]): One[] {
  const found = named(words, words, entries)
  if (found.length > 0) return found
  const stems = [...stemsIn(words)]
  return entries.filter(({ value }) => {
    const own = stemsIn(String(value))
    return stems.length > 0 && stems.filter((stem) => own.has(stem)).length >= ENOUGH * stems.length
  })
}

/** Where something stands that is asked about by its words; all notes, where no words name one. */
export function placeOf({ words, isOfNotes }: EntryQuestion, state: Conversation): Place | null {
  const isMeant = ({ path }: Pick<Entry, 'path'>) => !isOfNotes || path === 'notes'
  const waiting = [...state.unkept, ...notesOffered(state)].flatMap((one): Entry[] =>
    one.kind === 'note' ? [{ path: 'notes', value: one.value, from: 'answer', words: one.words, turn: null }] : [],
  )
  const places: readonly Place[] = [
    { at: 'profile', entries: state.entries.filter((one) => isNameable(one) && isMeant(one)) },
    { at: 'waiting', entries: waiting },
    { at: 'gone', entries: state.removed.filter((one) => isNameable(one) && isMeant(one)) },
  ]
  const isNamed = stemsIn(words).size > 0
  const found = places.map(({ at, entries }) => ({ at, entries: isNamed ? spokenOf(words, entries) : entries }))
  return (isNamed || isOfNotes ? found.find(({ entries }) => entries.length > 0) : null) ?? null
}

/** What stands, as it is said to the person; ages as one range. */
export function entriesSaid(entries: readonly Entry[], state: Conversation): string {
  const isAge = ({ path }: Entry) => path.startsWith('valuesMap.age_range')
  const ages = entries.some(isAge) ? [`ages ${agesSaid(state)}`] : []
  return inWords([...ages, ...entries.filter((one) => !isAge(one)).map((one) => entrySaid(one, state))])
}

function entrySaid({ path, value }: Entry, state: Conversation): string {
  if (path === 'notes') return `"${value}" is in the notes`
  const said = valueSaid(path, value, state)
  return path === 'valuesMap.dealbreakers' ? `a no to ${said}` : said
}

const WHY = anyCase(
  pattern`\b(?:why|where|how come|what made you|who)\b.*\b(?:${NOTED}|down|say|says|there|from|is it)\b`,
)

/** The entries whose origin a sentence asks about: "why did you write hiking?", "where does 38 to 48 come from?" */
export function originAsked({ text, original }: Sentence, state: Conversation): readonly Entry[] {
  if (!(original.includes('?') || /^\W*(?:and |but |so )?(?:why|how come)\b/i.test(original)) || !WHY.test(original))
    return []
  const ages = state.entries.filter(({ path }) => path.startsWith('valuesMap.age_range'))
  const isRange = ages.length > 0 && ages.every(({ value }) => text.split(/\D+/).includes(String(value)))
  const found = isRange ? ages : named(text, original, state.entries.filter(isNameable))
  return isRange || found.length === 1 ? found : []
}

const NEVER_SAID =
  /\bi (?:never|did not|have not) (?:say|said|mention(?:ed)?|ask(?:ed)?|want(?:ed)?|put|tell|told)(?: (?:you|me|anything|a word|that|i|for|of|about|wanted))* (?!to\b|that\b|whether\b|if\b)(.+)$/
/** The entries that somebody says they never said. */
export function neverSaid({ text, asks }: Sentence, { entries }: Conversation): readonly Entry[] {
  const said = asks ? undefined : NEVER_SAID.exec(text)?.[1]
  const stems = [...stemsIn(said ?? '')]
  const found = said && stems.length > 0 ? named(said, said, entries.filter(isNameable)) : []
  const isAll = ({ value }: Entry) => stems.every((stem) => stemsIn(String(value)).has(stem))
  return found.length === 1 ? found.filter(isAll) : []
}

const WHY_GONE = pattern`\b(?:why|how come|who told you|what made you)\b.*\b${oneOf(
  /(?:take|took|taken|taking) (?:\w+ ){0,4}?(?:off|out|away)|remov\w+|delet\w+|wip(?:e|ed)|dropp?(?:ed)?|clear(?:ed)?|eras\w+/,
  /gone|missing|empty|lost|los[et]|disappear\w*/,
)}\b`
/** Something of the profile, or what was just spoken of. */
const OF_PROFILE = anyOf(/it|that|this|them|those|off|my (?:answer|entry|note)s?/)

/** What was taken out, where a sentence asks why. */
export function removalAsked({ text, original }: Sentence, { removed, entries }: Conversation): readonly Entry[] {
  const isAsking = WHY_GONE.test(text) && (original.includes('?') || /^\W*why/.test(text))
  const out = removed.filter((one) => !isAmong(one, entries))
  if (!isAsking || out.length === 0) return []
  const found = named(text, original, out.filter(isNameable))
  return found.length > 0 ? found : OF_PROFILE.test(text) ? out.slice(-1) : []
}
