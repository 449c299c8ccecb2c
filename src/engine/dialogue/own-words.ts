import { MAX_NAME } from '#contract/limits.ts'
import type { Back } from './ask-back.ts'
import { askToKeep } from './disclosure.ts'
import { closedValue, VALUES } from './learned/closed-values.ts'
import { clearestFor } from './learned/likelihood.ts'
import type { LearnedReader, Likelihood } from './learned/reader.ts'
import { stemsIn } from './orders/named-entries.ts'
import { thingIn } from './orders/new-words.ts'
import { inWords } from './phrasing.ts'
import { isSameValue, type Proposal, putting } from './proposal.ts'
import { type Reading, slotOfProposal } from './proposals.ts'
import { listItems } from './read-reply/wishes/list-items.ts'
import { phrase } from './read-reply/wording.ts'
import type { Sentence } from './reading/sentences.ts'
import { type Path, type Slot, slotOf } from './slots.ts'
import { type Conversation, slotAsked } from './state.ts'

/** What the learned reader calls words of one's own, by where the rules would put them. */
const OWN_WORDS: Partial<Record<Path, readonly string[]>> = {
  'preferences.must_haves': ['W', 'X'],
  'preferences.nice_to_haves': ['W', 'X'],
  'valuesMap.dealbreakers': ['X', 'W'],
  'valuesMap.faith_values_edge': ['T'],
}
// Measured on messages that neither reader had seen: at 0.2 nine in ten wishes are noted, and of everyday talk that the
// rules took for one, two in forty.
/** From here on words of one's own are noted; for the question that was asked, from half of it. */
const NOTED_WORDS = 0.2
/** From here on they are worth asking back. */
const DOUBTED_WORDS = 0.05

/** A reading, and what of it the learned reader only half hears: that is asked about. */
export type HalfRead = Reading & { half?: readonly Proposal[] }

const labelsOf = (one: Proposal) =>
  (one.kind === 'set' || one.kind === 'add') && !closedValue(one) ? OWN_WORDS[one.path] : undefined

/** Whether the learned reader hears words of one's own that something else found. */
export function areWordsHeard(one: Proposal, { likely, asked }: { likely: Likelihood; asked: Slot | null }): boolean {
  const weight = Math.max(0, ...(labelsOf(one) ?? []).map(likely))
  const isAsked = slotOfProposal(one) === asked || (asked === 'dealbreakers' && slotOfProposal(one) === 'mustHaves')
  return weight >= (isAsked ? NOTED_WORDS / 2 : NOTED_WORDS)
}

/** A reading without the words of one's own that the learned reader does not hear as such. */
export function agreedWords(read: Reading, { likely, before }: { likely: Likelihood; before: Conversation }): HalfRead {
  const asked = slotAsked(before)
  const half: Proposal[] = []
  const proposals = read.proposals.filter((one) => {
    const labels = labelsOf(one)
    if (!labels) return true
    if (areWordsHeard(one, { likely, asked })) return true
    const weight = Math.max(...labels.map(likely))
    if (weight >= DOUBTED_WORDS) half.push(one)
    return false
  })
  const isRefusing = asked === 'dealbreakers' && likely('X') + likely('xs') + likely('xd') >= likely('W')
  return { ...read, proposals: isRefusing ? proposals.map(refused) : proposals, half }
}

/** What is named in answer to the question of deal-breakers is refused: "smokers, and people who yell". */
const refused = (one: Proposal): Proposal =>
  one.kind === 'add' && slotOf(one) === 'mustHaves' ? { ...one, path: DEALBREAKERS } : one

// Measured on single clauses of messages that the reader had not seen: of what somebody wishes for, two thirds weigh more.
/** From here on a clause by itself is a wish or a refusal, when such were asked for; else from the second on. */
const WISHED_FOR = 0.42
const WISHED_UNASKED = 0.5
/** What was asked for and weighs less is asked about from here on. */
const HALF = 0.2
/** From here on it is a fact of the person's that no place holds. */
const A_FACT = 0.35
const LEAST_WORDS = 3
const OF_MINE = /^(?:(?:and|or|like|of|because)[ ,]+)*my\b/i
const WISHES: readonly Slot[] = ['mustHaves', 'dealbreakers']
/** "Not another surgeon" refuses somebody; "and not scared of his mother" goes on with a wish. */
const REFUSED =
  /^(?:(?:and|but|also|please)[ ,]+)*(?:no(?= )|never|nobody|no one|not (?=an?(?:other)?\b|some(?:one|body)|any(?:one|body)|people|men|women))\b(?: ?(?:an?(?:other)?|some(?:one|body)(?: who)?|any(?:one|body)(?: who)?|who))? */i
/** "Snobs are out". */
const IS_OUT = / (?:is|are|would be) (?:right |all )?(?:out|a (?:hard )?no|a no-go)\W*$/i
const NICE = /\b(?:bonus|nice to have|would be (?:nice|lovely|great)|ideally|if possible|a plus)\b/i

type Said = {
  likely: Likelihood | undefined
  sentences: readonly Sentence[]
  asked: Slot | null
  /** What is noted or asked about already. */
  read: readonly Proposal[]
  /** All of it is an order: only what somebody misses is taken up. */
  isOrder: boolean
}

/** What of a message nobody has taken up: noted, as it answers the question, or offered to be kept. */
export type TakenUp = { sure: Proposal[]; keep: Back | null }

/** Whether something that was read has words in common with a stretch, or the stretch has none to speak of. */
function isTakenUp(clause: string, read: readonly Proposal[]): boolean {
  const stretch = clause.replace(NICE, ' ').replaceAll('&', ' and ')
  const stems = stemsIn(stretch)
  const taken = new Set(read.flatMap((one) => ('value' in one ? [...stemsIn(String(one.value))] : [])))
  return stems.size === 0 || [...stems].some((stem) => taken.has(stem))
}

/**
 * Goes through a message clause by clause and takes up what nothing was made of: to a question about wishes each wish
 * is noted; what was not asked about, and what has no place, is offered to be kept.
 */
export function takeUp(reader: LearnedReader | undefined, { likely, sentences, asked, read, isOrder }: Said): TakenUp {
  if (!reader || !likely) return { sure: [], keep: null }
  const isAsked = asked !== null && WISHES.includes(asked)
  const least = isAsked ? WISHED_FOR : WISHED_UNASKED
  const clauses = sentences.filter(({ asks }) => !asks).flatMap((sentence) => sentence.clauses)
  if (isOrder) return { sure: [], keep: null }
  const left = clauses
    .filter(({ original }) => !isTakenUp(original, read))
    .map(({ original, about }) => ({ original, about, heard: reader(original, asked ?? 'none') }))
  const wishes = left.flatMap((one) => wishesIn(one, { asked, least: one.about === 'third' ? SURELY : least }))
  if (isAsked) {
    const half = left.filter(({ about }) => about !== 'third').flatMap((one) => wishesIn(one, { asked, least: HALF }))
    const unsure = half.filter((one) => !wishes.some((other) => isSameValue(one, other)))
    if (wishes.length + unsure.length > 0) return { sure: wishes, keep: askToKeepWishes(unsure) }
  }
  if (asked === 'faith' && likely('T') >= WISHED_UNASKED && !read.some((one) => slotOfProposal(one) === 'faith'))
    return { sure: faithIn(sentences, reader), keep: null }
  const isWished = wishes.length > 0 && Math.max(likely('W'), likely('X')) >= WISHED_UNASKED
  if (isWished) return { sure: [], keep: askToKeepWishes(wishes) }
  const fact = left.map(({ original }) => original).join(', ')
  const isFact = likely('OF') >= A_FACT && fact.split(' ').length >= LEAST_WORDS
  return { sure: [], keep: isFact ? askToKeep(clearestOf(sentences, { reader, asked })) : null }
}

type Left = { original: string; heard: Likelihood }

/** What a clause by itself wishes for or refuses, where the learned reader hears as much as `least`. */
function wishesIn({ original, heard }: Left, { asked, least }: { asked: Slot | null; least: number }): Proposal[] {
  const [wish, refusal] = [heard('W'), heard('X')]
  const isRefusing = asked === 'dealbreakers'
  const weight = isRefusing ? wish + refusal : Math.max(wish, refusal)
  const isOther = VALUES.some(({ label }) => heard(label) >= Math.max(weight, least))
  if (weight < least || isOther || heard('R') >= weight || OF_MINE.test(original)) return []
  const isRefused = isRefusing || IS_OUT.test(original) || REFUSED.test(original) || refusal > wish
  const path = isRefused ? DEALBREAKERS : NICE.test(original) ? NICE_TO_HAVES : MUST_HAVES
  return listItems(original.replace(REFUSED, '').replace(IS_OUT, '').replace(NICE, ''))
    .filter((item) => thingIn(item) !== null)
    .map((value) => putting({ path, value, words: original }))
}

/** What answers the question about faith, in the person's words: the sentences that speak of it. */
function faithIn(sentences: readonly Sentence[], reader: LearnedReader): Proposal[] {
  const told = sentences.filter(({ asks, original }) => !asks && reader(original, 'faith')('T') >= A_FACT)
  const words = told.map(({ original }) => original).join(' ')
  return words === '' ? [] : [putting({ path: FAITH, value: phrase(words, MAX_NAME), words })]
}
const FAITH: Path = 'valuesMap.faith_values_edge'

/** From here on what is said beside a mention of somebody else is a wish all the same. */
const SURELY = 0.6

const clearestOf = (
  sentences: readonly Sentence[],
  { reader, asked }: { reader: LearnedReader; asked: Slot | null },
): string => clearestFor('OF', { read: reader, sentences: sentences.map(({ original }) => original), asked })

const MUST_HAVES: Path = 'preferences.must_haves'
const NICE_TO_HAVES: Path = 'preferences.nice_to_haves'
const DEALBREAKERS: Path = 'valuesMap.dealbreakers'

/** Asks where to keep wishes that were not asked about. */
function askToKeepWishes(wishes: readonly Proposal[]): Back | null {
  const put = wishes.flatMap((one) => (one.kind === 'add' ? [one] : [])).slice(0, MOST_KEPT)
  if (put.length === 0) return null
  const isRefused = put[0]?.path === DEALBREAKERS
  const meant = put.filter(({ path }) => (path === DEALBREAKERS) === isRefused)
  const places: readonly (readonly [string, Path])[] = isRefused
    ? [['A deal-breaker', DEALBREAKERS]]
    : [
        ['A must-have', MUST_HAVES],
        ['A nice-to-have', NICE_TO_HAVES],
      ]
  const options = places.map(([label, path]) => ({
    label,
    does: meant.map(({ value, words }) => putting({ path, value, words })),
  }))
  const things = inWords(meant.map(({ value }) => `"${value}"`))
  return {
    id: 'words',
    ways: [`Shall I keep ${things}?`, `${things}: shall I keep that?`],
    offer: { group: 'keep', options: [...options, { label: 'No, leave it out', does: [] }] },
    slot: null,
  }
}
const MOST_KEPT = 4

/** What passes by, so that nobody wants it kept: small talk, "you misheard", goodbyes, orders, questions, refusals. */
const PASSING: readonly string[] = ['ST', 'C', 'BYE', 'R', 'Q', 'SK', 'H', 'NO']
const PASSES = 0.3
const LEAST_NOTED = 4
/** Open questions, to which any sentence may be the answer. */
const OPEN_ENDED: readonly Slot[] = ['faith', 'mustHaves', 'dealbreakers']

/** Offers to keep what fits no place, where any words may be an answer and after the last question. */
export function askToKeepRest(
  text: string,
  { likely, state }: { likely: Likelihood | undefined; state: Conversation },
): Back | null {
  const asked = slotAsked(state)
  const isOpen = asked === null ? state.done : OPEN_ENDED.includes(asked)
  const passes = likely !== undefined && PASSING.some((label) => likely(label) >= PASSES)
  return isOpen && !passes && text.split(/\s+/).length >= LEAST_NOTED ? askToKeep(text) : null
}
