import type { Back } from './ask-back.ts'
import { askToKeep } from './disclosure.ts'
import { closedValue } from './learned/closed-values.ts'
import { clearestFor } from './learned/likelihood.ts'
import type { LearnedReader, Likelihood } from './learned/reader.ts'
import { thingIn } from './orders/new-words.ts'
import { type Proposal, putting } from './proposal.ts'
import { type Reading, slotOfProposal } from './proposals.ts'
import type { Sentence } from './reading/sentences.ts'
import type { Path, Slot } from './slots.ts'
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
  return { ...read, proposals, half }
}

/** What somebody says in words of their own, by the learned reader's labels, and where it may go. */
const KINDS: readonly {
  label: string
  from: number
  slots: readonly Slot[]
  places: readonly (readonly [string, Path])[]
}[] = [
  {
    label: 'W',
    from: 0.5,
    slots: ['mustHaves', 'niceToHaves', 'dealbreakers'],
    places: [
      ['A must-have', 'preferences.must_haves'],
      ['A nice-to-have', 'preferences.nice_to_haves'],
    ],
  },
  {
    label: 'X',
    from: 0.5,
    slots: ['mustHaves', 'niceToHaves', 'dealbreakers'],
    places: [['A deal-breaker', 'valuesMap.dealbreakers']],
  },
  { label: 'T', from: 0.5, slots: ['faith'], places: [['Faith and values', 'valuesMap.faith_values_edge']] },
  { label: 'OF', from: 0.35, slots: [], places: [] },
]
const LEAST_WORDS = 3
/** "I'd love somebody who sends postcards": what is wished of them. */
const OF_WHOM =
  /\b(?:some(?:one|body)|any(?:one|body)|an? (?:man|woman|person|guy|lady|partner)) (?:who|that|with) (.+)/i

type Said = {
  likely: Likelihood | undefined
  sentences: readonly Sentence[]
  asked: Slot | null
  /** What is noted or asked about already. */
  read: readonly Proposal[]
}

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

/** Asks whether to keep what somebody says of themselves or wishes, where no reader found its place. */
export function askToKeepWords(
  reader: LearnedReader | undefined,
  { likely, sentences, asked, read }: Said,
): Back | null {
  if (!reader || !likely) return null
  const isRead = (slots: readonly Slot[]) => read.some((one) => slots.includes(slotOfProposal(one)))
  const kind = KINDS.filter(({ label, from, slots }) => likely(label) >= from && !isRead(slots)).toSorted(
    (one, other) => likely(other.label) - likely(one.label),
  )[0]
  if (!kind) return null
  const clearest = (stretches: readonly string[]) =>
    clearestFor(kind.label, { read: reader, sentences: stretches, asked })
  const sentence = clearest(sentences.map(({ original }) => original))
  if (kind.places.length === 0) {
    const isFact = read.length === 0 && sentence.split(' ').length >= LEAST_WORDS
    return isFact ? askToKeep(sentence) : null
  }
  const thing = thingIn(OF_WHOM.exec(sentence)?.[1] ?? clearest(sentence.split(/[,;]/)))?.value
  if (thing === undefined) return askToKeep(sentence)
  const options = kind.places.map(([label, path]) => ({
    label,
    does: [putting({ path, value: thing, words: sentence })],
  }))
  const ways = [`Shall I keep "${thing}"?`, `"${thing}": shall I keep that?`]
  return {
    id: 'words',
    ways,
    offer: { group: 'keep', options: [...options, { label: 'No, leave it out', does: [] }] },
    slot: null,
  }
}
