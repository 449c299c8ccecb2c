import { known, openOf, slotsIn } from './groups.ts'
import type { Proposal } from './proposal.ts'
import { readAge } from './read-reply/age/age.ts'
import { readBudget } from './read-reply/budget.ts'
import { readCorrection } from './read-reply/corrections.ts'
import { readDeclines } from './read-reply/declines.ts'
import { bareDistance, readDistance } from './read-reply/distance.ts'
import { readMeet } from './read-reply/meet.ts'
import { readNone } from './read-reply/none.ts'
import { readNotes } from './read-reply/notes.ts'
import type { Context, Reader } from './read-reply/reader.ts'
import { cleanText } from './reading/clean-text.ts'
import { genuine } from './reading/hostile.ts'
import { readSentences, type Sentence } from './reading/sentences.ts'
import { type Slot, slotOf } from './slots.ts'
import type { Conversation } from './state.ts'

const READERS: readonly Reader[] = [readMeet, readAge, readDistance, readBudget, readNone, readNotes]

/** An answer of more words than this is a story, and must say itself what it is about. */
const BRIEF_WORDS = 12

/** What a message says, before anything of it is stored. */
export type Reading = {
  /** Worked out when it is asked for: most parts that are looked at for an order hold none. */
  readonly proposals: readonly Proposal[]
  /** What the person may have said of themselves. */
  sentences: readonly Sentence[]
  /** Every sentence, orders to the machinery included. */
  all: readonly Sentence[]
  isHostile: boolean
}

/** Reads a message: its sentences, and the values it proposes. Later statements stand after earlier ones. */
export function readMessage(text: string, state: Conversation): Reading {
  const clean = cleanText(text)
  const all = readSentences(clean)
  const { sentences, isHostile } = genuine(all, text)
  let proposals: readonly Proposal[] | undefined
  return {
    get proposals() {
      proposals ??= proposedIn(clean, { sentences, isHostile, state })
      return proposals
    },
    sentences,
    all,
    isHostile,
  }
}

type Read = Pick<Reading, 'sentences' | 'isHostile'> & { state: Conversation }

/** The values that the sentences of a message propose. */
function proposedIn(clean: string, { sentences, isHostile, state }: Read): readonly Proposal[] {
  const figure = state.part === 'distance' && !isHostile ? bareDistance(clean, state.lastUnit) : null
  if (figure) return [figure]
  const asked: readonly Slot[] = state.pending ? slotsIn(state.pending) : []
  const context: Context = {
    pending: state.pending,
    known: [...known(state)],
    lastPath: state.lastPath,
    lastUnit: state.lastUnit,
    afterPartner: false,
    standing: state.entries,
    isBrief: !isHostile && clean.split(/\s+/).length <= BRIEF_WORDS,
  }
  const proposals: Proposal[] = []
  for (const [at, sentence] of sentences.entries()) {
    const afterPartner = sentences[at - 1]?.clauses.at(-1)?.about === 'partner'
    const standing = [...state.entries, ...proposals.filter((one) => one.kind === 'add')]
    const around = { ...context, ...lastNoted(proposals, context), afterPartner, standing }
    const found = proposalsOf(sentence, asked, around, state)
    proposals.push(...found)
  }
  const inFigures = (end: 'min' | 'max') =>
    proposals.some((one) => one.kind === 'set' && one.path === `valuesMap.age_range.${end}`)
  // Ages in figures are meant, but for the end that only "no older than me" names.
  const isLeft = (one: Proposal) =>
    one.kind !== 'aroundOwnAge' ||
    !(inFigures('min') || inFigures('max')) ||
    (one.below === null && !inFigures('max')) ||
    (one.above === null && !inFigures('min'))
  return proposals.filter(isLeft)
}

/** The proposals of a message alone: what an optional model's own proposals are merged with. */
export const proposalsFrom = (text: string, state: Conversation): readonly Proposal[] =>
  readMessage(text, state).proposals

function proposalsOf(sentence: Sentence, asked: readonly Slot[], context: Context, state: Conversation): Proposal[] {
  // "Skip" leaves open what has no answer yet; what the intake or an earlier message said stays.
  const { proposals, rest } = readDeclines(sentence, openSlots(state))
  if (rest === null) return proposals
  const found = readAll(rest, asked, context)
  const numeric = found.some((one) => one.kind === 'set' && typeof one.value === 'number')
  const end = (name: 'min' | 'max') => {
    const value = state.entries.find(({ path }) => path === `valuesMap.age_range.${name}`)?.value
    return typeof value === 'number' ? value : null
  }
  return [...proposals, ...found, ...(numeric ? [] : readCorrection(rest, context, end))]
}

/** What a refusal that names nothing leaves open. */
function openSlots(state: Conversation): Slot[] {
  if (state.pending === null) return []
  const open = openOf(state, state.pending)
  return state.part === null ? open : open.filter((slot) => slot === state.part)
}

/** What the sentence says by itself; and only if that is on the subject asked, what it says as an answer. */
function readAll(sentence: Sentence, asked: readonly Slot[], context: Context): Proposal[] {
  const stated = READERS.flatMap((read) => read(sentence, { ...context, pending: null }))
  if (context.pending === null) return stated
  const isElsewhere = stated.some((one) => !asked.includes(slotOfProposal(one)))
  if (isElsewhere) return stated
  return READERS.flatMap((read) => read(sentence, context))
}

/** The slot a proposal is about; a note and a bonus go with any question on wishes. */
export function slotOfProposal(proposal: Proposal): Slot {
  if (proposal.kind === 'ownAge' || proposal.kind === 'aroundOwnAge') return 'age'
  if (proposal.kind === 'note') return 'distance'
  if ('slot' in proposal) return proposal.slot
  const slot = slotOf(proposal)
  return slot === 'niceToHaves' ? 'mustHaves' : slot
}

/** The value noted last inside this very message, for "25 miles... no, make that 40". */
function lastNoted(proposals: readonly Proposal[], context: Context) {
  const last = proposals.findLast((one) => one.kind === 'set')
  if (last?.kind !== 'set') return {}
  return { lastPath: last.path, lastUnit: last.unit ?? context.lastUnit }
}
