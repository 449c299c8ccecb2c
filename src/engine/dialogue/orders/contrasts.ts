import { type Proposal, putting } from '../proposal.ts'
import { TOPICS } from '../read-reply/declining-words.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { everywhere, oneOf, pattern } from '../reading/words.ts'
import { optionsOf, type Path, pathsOf, type Slot, slotOf, slotsWith } from '../slots.ts'
import { type Conversation, slotAsked } from '../state.ts'
import { PEOPLE, TIMES } from './option-words.ts'

/** What a message settles of one closed row: nothing else that is read of this row counts. `doubts` are asked back. */
type Settled = { slot: Slot; proposals: Proposal[]; doubts: Proposal[] }

/** Lists of which a message may want one value and refuse another, with the words for each. */
const intentWord = (value: string) => new RegExp(`\\b${value.replace('_', '[- ]?')}\\b`)
const LISTS: readonly { slot: Slot; path: Path; words: readonly (readonly [string, RegExp])[] }[] = [
  { slot: 'meet', path: 'preferences.must_haves', words: PEOPLE },
  { slot: 'availability', path: 'valuesMap.availability', words: TIMES },
  { slot: 'intent', path: 'valuesMap.intent', words: optionsOf('intent').map((one) => [one, intentWord(one)]) },
]

const REFUSED_BEFORE = pattern`(?<!\b(?:why|if|or) )\b(?:not|no|never|without|instead of|rather than|take|remove|drop|delete|(?:nor|neither)(?: is| are| do)?)
  (?: (?:on|in|at|the|my|any|more|for|an?|with|to|out|off|longer|away|that|this|put|write|say))*\s*$`
const REFUSED_AFTER = pattern`^(?: people| evenings?| nights?)? ?(?:${oneOf(
  /(?:is|are|would be) (?:all |always |just )?(?:out|off|impossible|wrong|taken|no good)\b(?! there)/,
  /(?:is |are )?not (?:possible|good|great|an option|ideal|free|available)\b/,
  /impossible|no$/,
)})`
const OF_THE_LIST = /(?:list|row|profile|notes|must|preferences?|availability|times|it|here|there|now|that)\b/
/** "No women under 30", "not women with kids": some are refused, and not the value. */
const SOME_OF_THEM = pattern`^,? (?:${oneOf(
  /(?:under|over|above|below|older|younger|aged|between|who|whose|with|without)\b/,
  /that (?!is\b)/,
  pattern`from (?!(?:(?:the|my|this|that) )?${OF_THE_LIST})`,
  pattern`in (?!(?:general|any|particular|my case)\b|(?:(?:the|my|this|that) )?${OF_THE_LIST})`,
  /of (?!any\b|all\b)/,
)})`
/** "Not women or men": what is said of the first is said of the second. */
const SAME_AGAIN = /^\W*(?:or|nor|and)\W*$/

/** `isDay`: a day by its name is less than the part of the week that it lies in. */
type Mention = { value: string; isRefused: boolean; isDay: boolean }
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** The values of a list that a clause names, each wanted or refused. */
function mentionsIn(text: string, words: (typeof LISTS)[number]['words']): Mention[] {
  const found = words
    .flatMap(([value, said]) =>
      [...text.matchAll(everywhere(said))].map((match) => ({
        value,
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((one, other) => one.at - other.at)
  const mentions: Mention[] = []
  const gapAfter = (index: number) => text.slice(found[index]?.end, found[index + 1]?.at)
  const isOfSome = (index: number): boolean =>
    SOME_OF_THEM.test(text.slice(found[index]?.end)) ||
    (index + 1 < found.length && SAME_AGAIN.test(gapAfter(index)) && isOfSome(index + 1))
  for (const [index, { value, at, end }] of found.entries()) {
    const gap = text.slice(found[index - 1]?.end ?? 0, at)
    const [last] = mentions.slice(-1)
    const isRefused =
      last && SAME_AGAIN.test(gap) ? last.isRefused : REFUSED_BEFORE.test(gap) || REFUSED_AFTER.test(text.slice(end))
    if (isRefused && isOfSome(index)) continue
    mentions.push({ value, isRefused, isDay: DAY.test(text.slice(at, end).trim()) })
  }
  return mentions
}

const NOTED_AT = /\b(?:off|from|out of|in|on) (?:(?:the|my|your) )?(?:notes?|nice|bonus|deal)/
const ALONE = /(?<!\bnot )\b(?:only|just)\b(?! (?:not|no|never)\b)/
/** "I mean, men too": one more, and nothing in its place. */
const BESIDES = /\b(?:also|as well|either|too(?=\W*$|[,.;!]| please))/
const MEANT = /\b(?:meant|mean|said|told you)\b/
const LONGEST_MEANT = 14

function inList({ slot, path, words }: (typeof LISTS)[number], given: Given): Settled | null {
  const { sentences, said, state } = given
  // "Take the wife off the notes" is about a note.
  const isOfNote = ({ text }: { text: string }) => slot === 'meet' && NOTED_AT.test(text)
  const mentions = sentences
    .filter((one) => !isOfNote(one))
    .flatMap(ownClauses)
    .flatMap(({ text }) => mentionsIn(text, words))
  const valuesOf = (fits: (one: Mention) => boolean) => [...new Set(mentions.filter(fits).map(({ value }) => value))]
  const refused = valuesOf((one) => one.isRefused && !one.isDay)
  const wanted = valuesOf((one) => !one.isRefused).filter((value) => !refused.includes(value))
  const isOfDays = mentions.some((one) => one.isRefused) && refused.length === 0
  const standing = state.entries.filter((one) => slotOf(one) === slot).map(({ value }) => String(value))
  const isMeant = wanted.length > 0 && MEANT.test(said) && said.split(' ').length <= LONGEST_MEANT
  // "Evenings, not Fridays" wants the part of the week all the same.
  if (refused.length === 0 && (isOfDays || !isMeant || standing.length === 0)) return null
  const first = (value: string) => mentions.find((one) => one.value === value)
  // What is refused of a row with one value matters where it stands; an answer is the readers'.
  if (slot === 'intent' && !refused.some((value) => standing.includes(value))) return null
  const both = valuesOf((one) => !one.isRefused).filter((value) => refused.includes(value))
  if (both.some((value) => !first(value)?.isRefused)) return null
  const isAlone = (isMeant && refused.length === 0 && !BESIDES.test(said)) || ALONE.test(said)
  const isGone = (value: string) => (isAlone && wanted.length > 0 ? !wanted.includes(value) : refused.includes(value))
  const put = (value: string) => putting({ path, value, words: said })
  return {
    slot,
    proposals: [
      ...standing.filter(isGone).map((value): Proposal => ({ kind: 'remove', path, value, words: said })),
      ...wanted.map(put),
    ],
    // "Evenings are not possible, except Monday".
    doubts: both.filter((value) => !standing.includes(value)).map(put),
  }
}

/** Rows of one closed value. */
const ANSWERS = slotsWith(({ isClosed }) => isClosed).map((slot) => ({ slot, values: optionsOf(slot) }))
const AN_ANSWER = /(?<![$\w])(yes|no|open|sometimes|casual|long[- ]term|exploring|\${1,4})(?![$\w])/
/** "Yes, not open", "not open but yes", "$ instead of $$". */
const PAIRS: readonly { form: RegExp; wanted: number; refused: number }[] = [
  {
    form: pattern`${AN_ANSWER},? (?:and |but |so )?(?:not|instead of|rather than) ${AN_ANSWER}`,
    wanted: 1,
    refused: 2,
  },
  { form: pattern`\bnot ${AN_ANSWER}[,.]? (?:but |just |only |make it )?${AN_ANSWER}`, wanted: 2, refused: 1 },
]
const answerOf = (said = '') => said.replace(/^long.term$/, 'long_term')

function inAnswer({ sentences, said: words, state }: Given): Settled | null {
  const said = sentences
    .map((one) => {
      const own = ownClauses(one)
      return own.length === one.clauses.length ? one.text : own.map(({ text }) => text).join(', ')
    })
    .filter((text) => text !== '')
    .join(' ')
  const pair = PAIRS.map(({ form, wanted, refused }) => {
    const match = form.exec(said)
    return match && { wanted: answerOf(match[wanted]), refused: answerOf(match[refused]) }
  }).find((one) => one !== null)
  if (!pair || pair.wanted === pair.refused) return null
  const fitting = ANSWERS.filter(({ values }) => values.includes(pair.wanted) && values.includes(pair.refused))
  const last = state.lastPath === null ? null : slotOf({ path: state.lastPath, value: null })
  const named = TOPICS.find(([slot, topic]) => topic.test(said) && fitting.some((one) => one.slot === slot))?.[0]
  const isAbout = (slot: Slot | null | undefined) => fitting.find((one) => one.slot === slot)
  const only = fitting.length === 1 ? fitting[0] : undefined
  const slot = (isAbout(named) ?? only ?? isAbout(slotAsked(state)) ?? isAbout(last))?.slot
  const [path] = slot === undefined ? [] : pathsOf(slot)
  return slot === undefined || path === undefined
    ? null
    : { slot, proposals: [{ kind: 'set', path, value: pair.wanted, words }], doubts: [] }
}

type Given = { sentences: readonly Sentence[]; said: string; state: Conversation }

/** Rows of which a message wants one value and refuses another: one way of hearing it for all closed rows. */
export function contrastsIn(sentences: readonly Sentence[], state: Conversation): Settled[] {
  const said = sentences.map(({ text }) => text).join(' ')
  const given = { sentences, said, state }
  return [inAnswer(given), ...LISTS.map((list) => inList(list, given))].filter((one) => one !== null)
}
