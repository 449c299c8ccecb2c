import { MAX_NAME } from '#contract/limits.ts'
import type { OfferAnswer } from '../answering/offer-answer.ts'
import { pressed } from '../choices.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { phrase } from '../reading/wording.ts'
import { TOPIC_OFFER, topicNamed } from '../service/question.ts'
import type { Conversation, Offer } from '../state.ts'
import type { ModelHeard, Operation } from './operation.ts'
import { entrySaying, isMadeOf, plainly } from './quotes.ts'

/** What was offered or asked back and is not noted: open now, or waiting for the end. */
export const offeredIn = ({ offer, unkept }: Conversation): Proposal[] => [
  ...(offer?.options.flatMap(({ does }) => does) ?? []),
  ...unkept,
]

type ToHear = { before: Conversation; operations: readonly Operation[] }

/** Notes that a message keeps in other words, as if they had been offered in those: "keep it, but say film archivist". */
export function withNotesReworded({ before, operations }: ToHear, text: string): ToHear {
  const offered = offeredIn(before).flatMap((one) => (one.kind === 'note' ? one : []))
  const standing = before.entries.filter(({ path }) => path === 'notes')
  return operations.reduce<ToHear>(
    (heard, one) => {
      if (one.op !== 'replace' || one.path !== 'notes' || entrySaying(standing, one.value)) return heard
      const note = entrySaying(offered, one.value)
      const to = phrase(String(one.to), MAX_NAME)
      if (!note || !isMadeOf(to, plainly(`${text} ${note.value}`))) return heard
      const reworded = (put: Proposal) => (isSameValue(put, note) ? { ...note, value: to } : put)
      const { offer, unkept } = heard.before
      const options = offer?.options.map((option) => ({ ...option, does: option.does.map(reworded) }))
      const keep: Operation = { op: 'notes', keep: [to], leave: [], words: one.words }
      return {
        before: { ...heard.before, offer: offer && { ...offer, options: options ?? [] }, unkept: unkept.map(reworded) },
        operations: heard.operations.map((other) => (other === one ? keep : other)),
      }
    },
    { before, operations },
  )
}

/**
 * What a model says a message chooses of what is offered: buttons, which do what they do when they are pressed, and notes,
 * of which each may be kept or left out. Null for none.
 */
export function modelChoice(operations: readonly Operation[], before: Conversation, text: string): OfferAnswer | null {
  const choices = operations.flatMap((one) => {
    const does = one.op === 'choose' ? pressed(before, one.option) : null
    return one.op === 'choose' && does
      ? [{ label: one.option, does: does.map((put) => ({ ...put, words: one.words })) }]
      : []
  })
  const decided = decidedNotes(operations, before)
  const does = [...choices.flatMap((one) => one.does), ...decided.kept]
  const { left } = decided
  if (choices.length === 0 && does.length === 0) {
    if (left.length > 0) return { ...NOTHING, refused: left, left, rest: text }
    return leavesNotes(operations, before) ? { ...NOTHING, refused: notesIn(before), rest: text } : null
  }
  const isTopic = before.offer?.group === TOPIC_OFFER
  const topic = isTopic ? (choices.find(({ label }) => topicNamed(label) !== undefined)?.label ?? null) : null
  return {
    isRefusal: does.length === 0,
    does,
    refused: leftOf(before.offer, does),
    rest: text,
    topic,
    ...(left.length > 0 ? { left } : {}),
  }
}

/** The notes that were offered and are now kept or left out, each by what it says. */
function decidedNotes(operations: readonly Operation[], before: Conversation) {
  const offered = offeredIn(before).flatMap((one) => (one.kind === 'note' ? one : []))
  const notes = offered.filter((one, at) => offered.findIndex((other) => isSameValue(one, other)) === at)
  const said = operations.flatMap((one) => (one.op === 'notes' ? one : []))
  const found = (values: readonly string[], words: string) =>
    values.flatMap((value) => {
      const note = entrySaying(notes, value)
      return note ? { ...note, words } : []
    })
  return {
    kept: said.flatMap(({ keep, words }) => found(keep, words)),
    left: said.flatMap(({ leave, words }) => found(leave, words)),
  }
}

const NOTHING = { isRefusal: true, does: [], topic: null }
const notesIn = ({ offer }: Conversation) =>
  offer?.options.flatMap(({ does }) => does).filter(({ kind }) => kind === 'note') ?? []
/** "Leave that out": no answer on notes turns down those that are offered. */
const leavesNotes = (operations: readonly Operation[], before: Conversation) =>
  notesIn(before).length > 0 &&
  operations.some((one) => (one.op === 'none' || one.op === 'skip') && one.about === 'notes')

const leftOf = (offer: Offer | null, taken: readonly Proposal[]): Proposal[] =>
  offer?.options.flatMap(({ does }) => does).filter((one) => !taken.some((other) => isSameValue(one, other))) ?? []

/**
 * Whether a model alone says what a message agrees to: that notes are kept, or an entry goes, is more than the first word
 * of it; and where a model hears something, "yeah keep it" may be about something else.
 */
export const isForModel = ({ isRefusal, does, topic }: OfferAnswer, { operations }: ModelHeard): boolean =>
  !isRefusal &&
  topic === null &&
  (operations.length > 0 || does.some(({ kind }) => kind === 'note' || kind === 'remove'))
