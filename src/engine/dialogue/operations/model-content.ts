import type { Content } from '../content.ts'
import { isHeard } from '../decide.ts'
import type { Hearing } from '../hearing.ts'
import { closedValue } from '../learned/closed-values.ts'
import { areWordsHeard } from '../own-words.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { plainWords } from '../reading/plain-words.ts'
import { namesTime } from '../reading/week-times.ts'
import { anyOf } from '../reading/words.ts'
import { rowSaid } from '../service/profile-question.ts'
import type { ServiceQuestion } from '../service/question.ts'
import { ALL_TOPICS, type Asking } from '../service/topics.ts'
import { CLOSED_OPTIONS, defined, isMeet, type Path, SLOTS, type Slot, slotOf } from '../slots.ts'
import { type Conversation, slotAsked } from '../state.ts'
import { holds } from '../telling/disclosure.ts'
import { withFaithWishes } from './faith-wish.ts'
import { saysNothing } from './model-distress.ts'
import { modelOrder } from './model-orders.ts'
import { isInSoManyWords, isNamed, modelValue } from './model-values.ts'
import { withWeekOnItsRow } from './model-week.ts'
import { offeredIn } from './offered.ts'
import type { ModelHeard, Operation } from './operation.ts'
import { isMadeOf, plainly } from './quotes.ts'
import { withoutTolerances } from './tolerance.ts'

/** From here on what the learned reader hears, and a model does not, is asked about, so often with the question itself. */
const MISSED = 0.6
const MOST_ASKED = 2

/**
 * What a message holds as a model heard it. The readers vouch for it, doubt it and guard what stands: a value against
 * which they agree on another one, and a change of what filters hard that none of them hears, are asked back. What they
 * alone note is asked back where nothing stands and it is a likely closed value or an answer to the question; else it is
 * dropped.
 *
 * @param heard what the readers make of the message
 * @param chosen what it took of what was offered
 */
export function modelContent(
  heard: Content,
  said: readonly Operation[],
  { hearing, chosen = [] }: { hearing: Hearing; chosen?: readonly Proposal[] },
): Content {
  const { before, read, likely } = hearing
  const operations = withWeekOnItsRow(withoutTolerances(said, before))
  const asked = slotAsked(before)
  const {
    order,
    proposals: ordered,
    gone,
  } = modelOrder(operations, {
    ...{ before, reading: read, likely, ordered: heard.order },
  })
  const offered = offeredIn(before)
  const values = operations.flatMap((one) => {
    const value =
      one.op === 'set' || one.op === 'add' || one.op === 'ask' ? modelValue(one, read, wordsFor(one, before)) : null
    if (!value) return []
    const put = asItStands(value.put, before)
    const isOffered = offered.some((other) => isSameValue(value.put, other))
    return [
      { ...value, put, isOffered, isOwn: value.isPlain, isPlain: (value.isPlain || isOffered) && one.op !== 'ask' },
    ]
  })
  const open = values.filter(({ put }) => !isDeclined(put, before) || isVouched(put, hearing))
  const isSure = ({ put, isPlain, isOffered }: (typeof open)[number]) =>
    !isNews(put, before) ||
    (isPlain &&
      (isOffered || !(isContradicted(put, heard, before) || isInvented(put, hearing))) &&
      !isDeclined(put, before) &&
      (!isHardFlip(put, before) || isInSoManyWords(put) || isVouched(put, hearing) || heard.order !== null))
  const sure = open.filter(isSure).map(({ put }) => put)
  const others = open.filter((one) => !isSure(one))
  const unsure = others.map(({ put }) => put).filter(({ kind }) => kind !== 'note')
  const left = leftOpen(operations, before)
  const touched = new Set<Slot>(
    [...chosen, ...sure, ...unsure, ...ordered, ...gone, ...left]
      .filter(({ kind }) => kind !== 'note')
      .map(slotOfProposal),
  )
  // A note of times is their answer about the week.
  if (sure.some((one) => one.kind === 'note' && namesTime(one.value))) touched.add('availability')
  const isOpen = (slot: Slot) => !before.entries.some((entry) => slotOf(entry) === slot)
  const kept = heard.proposals.filter((one) => isOfRulesAlone(one, { touched, asked, isOpen }))
  const missed = heard.proposals.filter(
    (one) =>
      !touched.has(slotOfProposal(one)) &&
      isOpen(slotOfProposal(one)) &&
      isLikely(one, hearing) &&
      (before.asked[slotOfProposal(one)] ?? 0) < MOST_ASKED,
  )
  const doubts = unsure.length > 0 ? unsure : missed
  const [first] = doubts
  const isFirst = (one: Proposal) => first !== undefined && slotOfProposal(one) === slotOfProposal(first)
  const heardAll = [...ordered, ...kept, ...ownAge(operations), ...left, ...sure, ...gone]
  const proposals = withFaithWishes(heardAll, hearing)
  return {
    ...heard,
    order,
    proposals,
    doubts: doubts.filter(isFirst),
    notes: notesIn(
      [
        ...others.flatMap(({ put, isOwn }) => (put.kind === 'note' ? (isOwn ? put.value : put.words) : [])),
        ...operations.flatMap((one) =>
          one.op === 'note' && !IN_CONFIDENCE.test(plainly(hearing.text)) ? noteOf(one, hearing.text) : [],
        ),
      ],
      { proposals: [...chosen, ...proposals], leftOut: before.leftOut },
    ),
    isAnswer: proposals.length > 0,
    isFigure: sure.some((one) => one.kind === 'set' && typeof one.value === 'number'),
  }
}

/** What somebody leaves open, or answers with "nothing"; what stands there already stays. */
const leftOpen = (operations: readonly Operation[], { entries, settled }: Conversation): Proposal[] =>
  operations.flatMap((one): Proposal[] => {
    if ((one.op !== 'skip' && one.op !== 'none') || one.about === 'notes' || settled.includes(one.about)) return []
    if (one.op === 'skip' && entries.some((entry) => slotOf(entry) === one.about)) return []
    return [{ kind: one.op === 'skip' ? 'decline' : 'settle', slot: one.about, words: one.words }]
  })

/** "Don't write that down": nothing of it is offered to be kept. */
const IN_CONFIDENCE = anyOf(
  /(?:do not|never|no need to|not to) (?:write|note|keep|save|record|file) (?:that|this|it|any|a word)/,
  /(?:do not|never) (?:put|write) .{0,25}(?:down|in (?:a|the|my|any) (?:files?|notes?))/,
  /not (?:one |a bit )?for (?:the |your |any )?(?:files?|notes?|records?|writing(?: down)?)|off the record/,
  /between (?:us|ourselves|you and me)/,
)

/** A note as a model puts it, which may leave out a name; the person's own words where it says more than they did. */
const noteOf = ({ value, words }: Extract<Operation, { op: 'note' }>, text: string): string =>
  isMadeOf(value, plainly(text)) ? value : words

/** What is to be offered as notes, but for what is noted already or was turned down. */
function notesIn(
  notes: readonly string[],
  { proposals, leftOut }: { proposals: readonly Proposal[]; leftOut: readonly string[] },
): string[] {
  const noted = proposals.flatMap((one) => (one.kind === 'note' ? [plainly(one.words), plainly(one.value)] : []))
  const put = proposals.flatMap((one) => ('path' in one && one.kind !== 'remove' ? String(one.value) : []))
  const isNoted = (words: string) =>
    noted.some((one) => one.includes(words) || words.includes(one)) ||
    [...put, ...leftOut].some((one) => holds(plainly(one), words))
  return notes.filter((one) => !isNoted(plainly(one)))
}

/** How old they say they are, where a figure says it. */
const ownAge = (operations: readonly Operation[]): Proposal[] =>
  operations.flatMap((one) =>
    one.op === 'own_age' && plainly(one.words).includes(String(one.value))
      ? [{ kind: 'ownAge', value: one.value, words: one.words }]
      : [],
  )

/**
 * What a value may be made of besides the message: what was offered in its place, stands there or stood, and what holds
 * it elsewhere.
 */
const wordsFor = ({ path, value }: { path: Path; value: string | number }, before: Conversation): string =>
  [...offeredIn(before), ...before.entries, ...before.removed]
    .flatMap((one) => ('value' in one ? { said: String(one.value), at: 'path' in one ? one.path : 'notes' } : []))
    .filter(({ said, at }) => at === path || holds(said, String(value)))
    .map(({ said }) => said)
    .join(' ')

/** A note, as the one that says it already. */
function asItStands(one: Proposal, { entries }: Conversation): Proposal {
  if (one.kind !== 'note') return one
  const said = entries.find(({ path, value }) => path === 'notes' && holds(String(value), one.value))
  return said ? { ...one, value: String(said.value) } : one
}

const alike = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()

const isNews = (one: Proposal, { entries }: Conversation) =>
  !entries.some(({ path, value }) => 'path' in one && 'value' in one && path === one.path && alike(value, one.value))

const isDeclined = (one: Proposal, { declined }: Conversation) => declined.includes(slotOfProposal(one))

/**
 * Whether the readers note another of the values that filter, and not the one that stands, in the place of one that its words
 * do not name. Figures and free words a model hears better.
 */
const isContradicted = (one: Proposal, { proposals }: Content, before: Conversation) =>
  one.kind === 'set' &&
  defined(slotOfProposal(one)).isFilter &&
  CLOSED_OPTIONS[one.path] !== undefined &&
  !isInSoManyWords(one) &&
  proposals.some(
    (other) =>
      other.kind === 'set' && other.path === one.path && !alike(other.value, one.value) && isNews(other, before),
  )

/** Whether it is a listed deal-breaker of which neither the words nor a reader say anything. */
function isInvented(one: Proposal, { before, likely }: Hearing): boolean {
  const value = closedValue(one)
  if (value?.slot !== 'dealbreakers' || !likely || one.kind !== 'add') return false
  return !isNamed(one.value, plainly(one.words)) && !isHeard(one, value, { likely, asked: slotAsked(before) })
}

/** Whether it would turn an answer that decides who can meet whom. */
const isHardFlip = (one: Proposal, { entries }: Conversation) =>
  defined(slotOfProposal(one)).isFilter &&
  entries.some(({ path, value }) =>
    one.kind === 'set'
      ? path === one.path && !UNDECIDED.includes(value)
      : one.kind === 'add' && path === one.path && isMeet(value),
  )
/** What any decision narrows, and none flips. */
const UNDECIDED: readonly (string | number)[] = ['open', 'exploring']

/** From here on the learned reader hears that something that stands is changed. */
const MAY_CHANGE = 0.25

/** Whether a reader hears a value as well, or that something is changed, or it answers the question. */
function isVouched(one: Proposal, { before, likely, read }: Hearing): boolean {
  const asked = slotAsked(before)
  if (slotOfProposal(one) === asked || !likely || likely('R') >= MAY_CHANGE) return true
  if (one.kind === 'set' && typeof one.value === 'number')
    return read.proposals.some((other) => slotOfProposal(other) === slotOfProposal(one))
  const value = closedValue(one)
  return value ? isHeard(one, value, { likely, asked }) : areWordsHeard(one, { likely, asked })
}

/** Whether it is worth asking about although a model does not hear it. */
function isLikely(one: Proposal, { before, likely }: Hearing): boolean {
  const value = closedValue(one)
  if (value) return (likely?.(value.label) ?? 0) >= MISSED
  return one.kind === 'set' && typeof one.value === 'number' && slotOfProposal(one) === slotAsked(before)
}

/** What only rules read: the own age, years around it, and a question that is left open. */
function isOfRulesAlone(
  one: Proposal,
  { touched, asked, isOpen }: { touched: ReadonlySet<Slot>; asked: Slot | null; isOpen: (slot: Slot) => boolean },
): boolean {
  if (one.kind === 'ownAge') return true
  if (one.kind === 'aroundOwnAge') return !touched.has('age')
  if (one.kind === 'settle') return one.slot === asked && !touched.has(one.slot)
  return one.kind === 'decline' && (one.slot === asked || isOpen(one.slot)) && !touched.has(one.slot)
}

/** What a model hears asked: a topic, one fact of it, or a row of the profile. */
function askingOf({ topic: said, words }: Extract<Operation, { op: 'answer' }>): Asking[] {
  const [label, fact] = said.split('.')
  const topic = ALL_TOPICS.find((one) => one === label)
  if (!topic) return []
  const row = topic === 'Qsum' && fact !== 'notes' ? SLOTS.find((one) => one === fact) : undefined
  const told = row && { told: (state: Conversation) => rowSaid(row, state) }
  return [{ topic, text: plainWords(words), ...(fact === undefined ? {} : { fact }), ...told }]
}

/**
 * The questions to the service and about the profile that a model hears. What the readers hear asked about the profile is
 * the narrower answer where a model names no row of it, and a fact that rules name is told; where a model says nothing at
 * all, or its remark is cut, theirs stand.
 */
export function modelQuestion(heard: ServiceQuestion | null, model: ModelHeard, text: string): ServiceQuestion | null {
  const { operations, remark, isRemarkCut = false } = model
  const said = operations.flatMap((one) => (one.op === 'answer' ? askingOf(one) : []))
  const { asks: read, ofProfile } = heard?.kind === 'about' ? heard : { asks: [], ofProfile: undefined }
  const isUnnamed = ({ topic, told }: Asking) => topic === 'Qsum' && !told
  const narrower = read.filter(({ told }) => told)
  const isNarrower = narrower.length > 0 && said.some(isUnnamed)
  const certain = read.filter(({ fact }) => fact !== undefined && said.every((one) => one.fact !== fact))
  const asks = [...(isNarrower ? narrower : []), ...said.filter((one) => !(isNarrower && isUnnamed(one))), ...certain]
  // A remark that is shown as it is has met what is no matter of the service.
  const about = remark === '' || isRemarkCut ? asks : asks.filter(({ topic }) => topic !== 'Qoff')
  if (about.length > 0) return { kind: 'about', asks: about, ...(isNarrower && ofProfile ? { ofProfile } : {}) }
  return (isRemarkCut || saysNothing(model)) && text.includes('?') ? heard : null
}
