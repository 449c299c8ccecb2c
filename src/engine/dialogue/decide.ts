import { groupOf, known } from './groups.ts'
import { closedValue, isLearnedAlone, VALUES, type Value } from './learned/closed-values.ts'
import { EXCLUSIVE } from './learned/labels.ts'
import type { Likelihood } from './learned/reader.ts'
import { type Proposal, putting } from './proposal.ts'
import { slotOfProposal } from './proposals.ts'
import { ofHabit, refusesAny } from './read-reply/wishes/must-nots.ts'
import { plainWords } from './reading/plain-words.ts'
import { slotsSpokenOf } from './reading/row-names.ts'
import { takesBack } from './reading/second-thoughts.ts'
import { refuses } from './reading/whom-to-meet.ts'
import { isListPath, type Slot, slotOf } from './slots.ts'
import { type Conversation, isAmong } from './state.ts'

// Measured on conversations that neither reader had seen: both say the same, 97 % right; one alone, about half.
// Of what the rules found where the learned reader sees less than this, two thirds were wrong.
/** From here on the learned reader agrees with a value that the rules found. */
const AGREES = 0.2
/** The same for a bare answer to the question, and for what is called a deal-breaker in so many words. */
const AGREES_IN_SHORT = 0.03
const AGREES_ON_LIMITS = 0.1
const BARE_WORDS = 3
/** From here on another value of the same answer is a contradiction. */
const CONTRADICTS = 0.35
/** Two values of one answer that are so near each other are both in doubt. */
const TIED = 0.1
/** From here on the learned reader alone is noted: for the question that was asked, and for what has no rules. */
export const NOTED_ALONE = 0.5
/** The same for an answer to the question that was asked. */
const NOTED_AS_ANSWER = 0.4
/** From here on it is noted although something else was asked about. */
const VOLUNTEERED = 0.55
/** The same where no question is open, and for the open one beside an answer to another. */
const VOLUNTEERED_IDLE = 0.6
/** From here on it takes the place of another answer. */
const FLIPS_ALONE = 0.6
/** From here on it is noted for the other half of the question, which the words of many an answer fit as well. */
const NOTED_BESIDE = 0.75
/** From here on an answer to the question is worth asking back; what was not asked about, from the second on. */
const ASKED_BACK = 0.2
const VOLUNTEERED_ASKED_BACK = 0.4
/** The same where no question is open, so that asking costs none. */
const IDLE_ASKED_BACK = 0.3
/** From here on an answer counts although some of its words decline one: "exploring, I won't put a name on it". */
const OUTWEIGHS_REFUSAL = 0.9
/** Values that hold all the others of their list: no doubt beside one that was noted. */
const HOLD_ALL: readonly string[] = ['Everyone', 'Flexible']

export type Decision = {
  sure: readonly Proposal[]
  /** What is asked back: what may be the answer first, then by likelihood. One slot is asked about at once. */
  doubts: Proposal[]
}

/** What a decision rests on besides the rules: `isOfOthers` when all that was said is about somebody else. */
type Evidence = {
  likely: Likelihood
  asked: Slot | null
  state: Conversation
  isOfOthers: boolean
  /** The message in plain words. */
  said: string
  /** The person's words for a label of the learned reader. */
  wordsFor: (label: string) => string
}

/**
 * What of two readings is noted, what is asked back, and what is left. Values that the learned reader does not know
 * (figures, free words, refusals) are the rules' alone.
 *
 * @param proposals what the rules read
 * @param asked the slot of the open question
 */
export function decide(proposals: readonly Proposal[], evidence: Evidence): Decision {
  const { likely, asked, state, isOfOthers, said, wordsFor } = evidence
  const sure: Proposal[] = []
  const heardAlone: Proposal[] = []
  const doubted: Doubt[] = []
  for (const proposal of proposals) {
    const value = closedValue(proposal)
    // What stands already is not asked about.
    const isSure = !value || value.slot === 'meet' || isAmong(value, state.entries) || putsRight(proposal, sure)
    if (isSure || isHeard(proposal, value, { likely, asked })) sure.push(proposal)
    else doubted.push({ proposal, value, weight: 1 })
  }
  // What plainly answers something else is no answer to the open question as well, unless it says so clearly.
  const isElsewhere = proposals.length > 0 && !proposals.some((one) => slotOfProposal(one) === asked)
  const heard = new Set(proposals.flatMap((one) => closedValue(one)?.slot ?? []))
  const isRefused = (slot: Slot) =>
    proposals.some(
      (one) => (one.kind === 'decline' || one.kind === 'settle' || one.kind === 'clear') && one.slot === slot,
    )
  for (const value of VALUES) {
    const { slot, label } = value
    const weight = likely(label)
    if (asked !== null && slot !== asked && isHedge(value, said)) continue
    if ((heard.has(slot) && !isListPath(value.path)) || isAmong(value, state.entries)) continue
    if (isRefused(slot) && weight < OUTWEIGHS_REFUSAL) continue
    if (slot === 'meet' && refuses(value.value, said, asked === slot)) continue
    if (proposals.some((one) => closedValue(one)?.label === label) || isBeaten(value, likely)) continue
    const isAnswer = slot === asked && !isElsewhere && !isOfOthers
    const from = notedFrom(value, { ...evidence, isAnswer })
    if (weight < Math.min(from, askedBackFrom(value, { isAnswer, isOfOthers, state, asked }))) continue
    const proposal = proposing(value, wordsFor(label))
    if (slot === 'dealbreakers' && !isPutIn(value.value, proposal.words)) continue
    const isAlone = proposal.kind === 'add' && replaces(value, heardAlone, evidence)
    if (weight >= from && !isTied(value, likely)) heardAlone.push(isAlone ? { ...proposal, alone: true } : proposal)
    else doubted.push({ proposal, value, weight })
  }
  const isHeldBy = (value: Value) =>
    HOLD_ALL.includes(value.value) && heardAlone.some((one) => closedValue(one)?.slot === value.slot)
  const open = doubted.filter(({ value }) => !isHeldBy(value))
  const worth = worthAsking(open, { sure: [...heardAlone, ...sure], asked, state })
  const least = asked === null ? IDLE_ASKED_BACK : VOLUNTEERED_ASKED_BACK
  const others = worth
    .filter(({ value, weight }) => value.slot !== asked && weight >= least)
    .toSorted((one, other) => other.weight - one.weight)
  const first = worth.find(({ value }) => value.slot === asked) ?? others[0]
  const ranked = [...worth.filter(({ value }) => value.slot === first?.value.slot), ...others]
  const each = ranked.filter(({ value }, at) => ranked.findIndex((other) => other.value.label === value.label) === at)
  const isAnswered = (one: Proposal) =>
    one.kind === 'decline' &&
    [...heardAlone, ...sure].some(
      (other) => 'value' in other && other.kind !== 'note' && slotOfProposal(other) === one.slot,
    )
  // Rules stand last: what puts a figure right is about the figure noted last.
  return {
    sure: [...heardAlone, ...sure.filter((one) => !isAnswered(one))],
    doubts: each.map(({ proposal }) => proposal),
  }
}

const UNDECIDED: readonly string[] = ['open', 'exploring']
const HEDGES =
  /^\W*(?:well\W+)?(?:i am )?(?:not (?:so |too |really )?sure|unsure|do not know|no idea|hard to say)(?: yet)?\s*(?:[,.;-]|maybe|perhaps|probably|but\b)/
/** "Not sure, 20 miles": the hedge of an answer leaves no other row open, unless that is named. */
const isHedge = ({ value, slot }: Value, said: string) =>
  UNDECIDED.includes(value) && HEDGES.test(said) && !slotsSpokenOf(said).includes(slot)

const BEGINS_ANEW = /^\W*(?:no|wait|sorry|actually|rather|make)\b/i
/** "Two dollar signs. No, three": a value in the place of one that was just said. */
const putsRight = (proposal: Proposal, said: readonly Proposal[]) =>
  proposal.kind === 'set' &&
  BEGINS_ANEW.test(proposal.words) &&
  said.some((one) => one.kind === 'set' && one.path === proposal.path && one.words !== proposal.words)

/** "Men too", "and weekends": one more beside what stands. */
const AS_WELL = /\b(?:too|also|as well)\b|^\W*(?:and|plus|or)\b/
const ONLY = /\b(?:only(?! not\b)|instead)\b|\bjust (?:weekends|weeknights|lunch|early)/

/** Whether a value of a list stands in place of the others: whom to meet is said anew as a whole. */
function replaces({ slot }: Value, sure: readonly Proposal[], { said, state, likely }: Evidence): boolean {
  if (sure.some((one) => one.kind === 'add' && closedValue(one)?.slot === slot)) return false
  const standing = VALUES.filter((one) => one.slot === slot && isAmong(one, state.entries))
  if (standing.some(({ label }) => likely(label) >= ASKED_BACK)) return false
  if (AS_WELL.test(said)) return false
  // "Only Sunday", where weekends were asked back, narrows those.
  const isNarrowing = slot !== 'availability' || state.offer?.group === slot
  return slot === 'meet' || (!isNarrowing && (ONLY.test(said) || takesBack(said)))
}

/** A value that is asked back, and how likely it is. */
type Doubt = { proposal: Proposal; value: Value; weight: number }

/**
 * What is still worth asking back beside what is noted: nothing about a question that the same message answers, and
 * after an answer nothing about another row that has its value already.
 */
function worthAsking(
  doubted: readonly Doubt[],
  { sure, asked, state }: { sure: readonly Proposal[]; asked: Slot | null; state: Conversation },
): Doubt[] {
  const news = sure.flatMap((one) => closedValue(one) ?? []).filter((value) => !isAmong(value, state.entries))
  const answered = new Set(news.map(({ slot }) => slot))
  const isAnswer = sure.some((one) => slotOfProposal(one) === asked)
  const standing = known(state)
  return doubted.filter(({ value }) => {
    const isMore = isListPath(value.path) && value.slot !== 'meet' && value.value !== 'Flexible'
    return (isMore || !answered.has(value.slot)) && (value.slot === asked || !(isAnswer && standing.has(value.slot)))
  })
}

/** "No smokers" is more than the listed daily ones: it is kept in these words. */
const isPutIn = (value: string, words: string) => !ofHabit(value) || !refusesAny(plainWords(words))

/** How likely a value must be for the learned reader to note it alone. */
function notedFrom(
  value: Value,
  { asked, state, likely, said, isAnswer, isOfOthers }: Omit<Evidence, 'wordsFor'> & { isAnswer: boolean },
): number {
  if (!isLearnedAlone(value.slot)) return isAnswer && !isFlip(state, value) ? NOTED_ALONE : NEVER
  if (isOfOthers) return NEVER
  if (asked !== null && asked !== value.slot && groupOf(asked) === groupOf(value.slot)) return NOTED_BESIDE
  if (isFlip(state, value)) {
    if (isSaidAgain(value, { state, likely })) return NOTED_ALONE
    // Out of the blue "men" may mean men as well.
    return value.slot === 'meet' && asked !== 'meet' && !takesBack(said) && !AS_WELL.test(said) ? NEVER : FLIPS_ALONE
  }
  if (!isAnswer) return asked === null || asked === value.slot ? VOLUNTEERED_IDLE : VOLUNTEERED
  return HOLD_ALL.includes(value.value) ? NOTED_ALONE : NOTED_AS_ANSWER
}

/** "Women and men", where women stand: what is said beside it is one more. */
const isSaidAgain = ({ slot }: Value, { state, likely }: Pick<Evidence, 'state' | 'likely'>) =>
  VALUES.some((one) => one.slot === slot && isAmong(one, state.entries) && likely(one.label) >= NOTED_ALONE)
const NEVER = Number.POSITIVE_INFINITY

type Around = Pick<Evidence, 'isOfOthers' | 'state' | 'asked'> & { isAnswer: boolean }
function askedBackFrom(value: Value, { isAnswer, isOfOthers, state, asked }: Around) {
  if (isAnswer) return ASKED_BACK
  if (!isLearnedAlone(value.slot) || isOfOthers) return NOTED_ALONE
  if (asked === null) return IDLE_ASKED_BACK
  return isFlip(state, value) ? NOTED_ALONE : VOLUNTEERED_ASKED_BACK
}

const proposing = ({ path, value }: Value, words: string) => putting({ path, value, words })

/** The likeliest other value of the same answer. */
function rivalOf({ label }: Value, likely: Likelihood): Value | undefined {
  const others = EXCLUSIVE.find((set) => set.includes(label))?.filter((one) => one !== label) ?? []
  const best = others.toSorted((one, other) => likely(other) - likely(one))[0]
  return VALUES.find((value) => value.label === best)
}

const isBeaten = (value: Value, likely: Likelihood) => {
  const rival = rivalOf(value, likely)
  return rival !== undefined && likely(rival.label) > likely(value.label)
}

/** "Sometimes and yes": another value is as likely, so that it is asked back. */
const isTied = (value: Value, likely: Likelihood) => {
  const rival = rivalOf(value, likely)
  return rival !== undefined && likely(rival.label) >= NOTED_ALONE && likely(value.label) - likely(rival.label) < TIED
}

/** How much of a value the learned reader must see. */
function leastFor({ words }: Proposal, isAsked: boolean): number {
  return isAsked && words.split(' ').length <= BARE_WORDS ? AGREES_IN_SHORT : AGREES
}

/** Whether the learned reader hears a value that something else found. */
export const isHeard = (proposal: Proposal, value: Value, { likely, asked }: Pick<Evidence, 'likely' | 'asked'>) =>
  isAgreed(value, { likely, least: leastFor(proposal, value.slot === asked) })

function isAgreed(value: Value, { likely, least }: { likely: Likelihood; least: number }): boolean {
  const own = likely(value.label)
  const rival = rivalOf(value, likely)
  const against = rival ? likely(rival.label) : 0
  if (against >= CONTRADICTS && against > own) return false
  return own >= (value.slot === 'dealbreakers' ? Math.min(least, AGREES_ON_LIMITS) : least)
}

/** Whether another value stands where this one would go. */
const isFlip = ({ entries }: Conversation, { path, slot }: Value) =>
  (!isListPath(path) || slot === 'meet') && entries.some((entry) => slotOf(entry) === slot)
