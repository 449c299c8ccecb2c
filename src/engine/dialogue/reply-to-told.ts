import { askToKeepWords } from './answering/keep-words.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import type { Likelihood } from './learned/reader.ts'
import type { Ordered } from './orders/order.ts'
import { askToKeepRest, type OwnWords, proposalsOf, unordered } from './own-words.ts'
import { sayOne, together } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import type { Reading } from './proposals.ts'
import { cleanText } from './reading/clean-text.ts'
import type { Sentence } from './reading/sentences.ts'
import type { ServiceQuestion } from './service/question.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, slotAsked } from './state.ts'
import {
  askedOnce,
  askToKeep,
  askToKeepEach,
  besideNote,
  discloses,
  type Keeping,
  THANKFUL,
} from './telling/disclosure.ts'
import { ASK_AGAIN, HOST_LINES, hostTalkIn, setPhraseOf } from './telling/host-talk.ts'
import { kindWords, lowWords, type Met } from './telling/kind-word.ts'
import { worthANote } from './telling/no-note.ts'
import { isFiled, isToHost, passedOver } from './telling/passed-over.ts'
import { FACT_LINES, isMisheard, saysAgain, sorryMisheard, talkOf } from './telling/small-talk.ts'
import type { Told } from './telling/told.ts'

type Heard = {
  before: Conversation
  text: string
  /** What is read besides an order and what was offered. */
  reading: Reading
  /** Of all that it says. */
  sentences: readonly Sentence[]
  told: readonly Told[]
  own: OwnWords
  likely: Likelihood | undefined
  reader: LearnedReader | undefined
  /** What is noted, and answered besides. */
  proposals: readonly Proposal[]
  answer: OfferAnswer | null
  question: ServiceQuestion | null
  order: Ordered | null
  /** It ends with a goodbye: nothing more is asked. */
  isGoodbye: boolean
  /** What a model would keep; undefined without one. */
  modelNotes: readonly string[] | undefined
}

/** What comes first in the reply to what a message tells, and what of it is offered to be kept. */
export function replyToTold(state: Conversation, heard: Heard): Keeping & { met: Met | null } {
  const keeping = keepingOf(heard)
  const { told, likely, reading, text, order } = heard
  const isOrder = order !== null
  const isAll = heard.proposals.length === 0 && heard.answer === null && heard.question === null && !isOrder
  const greeting = reading.sentences.map(setPhraseOf).find((one) => one !== null && one !== 'wish')
  const greeted = greeting ? sayOne(state, `host.${greeting}`, HOST_LINES[greeting]) : { state, text: '' }
  if (told.length > 0) {
    const met = kindWords(greeted.state, told, { isAll })
    // A model that says nothing to a hobby or a child leaves it; a loss is met in any case.
    if (heard.modelNotes === undefined || met.tone !== 'light')
      return { ...keeping, met: { ...met, text: together(greeted.text, met.text) } }
  }
  if (!isOrder && isDisclosure(heard) && (likely?.('DI') ?? 0) >= DISCLOSES_PLAINLY)
    return { ...keeping, met: { ...sayOne(state, 'thankful', THANKFUL), tone: 'grave' } }
  if (likely && isLow(likely)) return { ...keeping, met: lowWords(state) }
  // Who accepts what was asked was not misheard.
  const isAccepted = heard.answer !== null && !heard.answer.isRefusal
  const isSetPhrase = reading.sentences.some((one) => setPhraseOf(one) !== null)
  if (saysAgain(text) && !isAccepted && !isSetPhrase) return { ...keeping, met: sorryMisheard(state) }
  const host = ['bye', 'rude'].includes(talkOf(text, reading.sentences)) ? null : hostTalkIn(reading.sentences, likely)
  if (host) {
    const line = sayOne(state, `host.${host}`, HOST_LINES[host])
    const text = host === 'unanswered' && isAll ? together(line.text, ASK_AGAIN) : line.text
    return { ...keeping, met: { state: line.state, text, tone: 'light' } }
  }
  if (likely && isMisheard(likely, text) && !isAccepted) return { ...keeping, met: sorryMisheard(state) }
  if (isAll && keeping.note !== undefined)
    return { ...keeping, met: { ...sayOne(state, 'fact', FACT_LINES), tone: 'light' } }
  return { ...keeping, met: null }
}

// Of 2,055 answers and lines of small talk of the unseen sets 2 to 5, 4 are met so.
/** From here on something hard that is told in passing, and is of no kind that is known, is met with a kind word. */
const LOW = 0.75
const isLow = (likely: Likelihood): boolean => Math.max(likely('LO'), likely('D1')) >= LOW

/** From here on something is disclosed, whatever its words. */
const DISCLOSES_PLAINLY = 0.5

const isDisclosure = ({ likely, reading }: Heard) => likely !== undefined && discloses(likely, reading.proposals)

/**
 * Words of one's own that are only half heard, or of which nothing came, are asked about; a note is offered beside the
 * next question, and asked about only where nothing else is open.
 */
function keepingOf(heard: Heard): Keeping {
  const { before, text, reading, own, proposals, answer, order, modelNotes } = heard
  if (heard.isGoodbye) return NO_NOTE
  const isIdle = before.done || before.part === null
  if (modelNotes !== undefined) return keepingNotes(modelNotes, { before, isIdle: isIdle && heard.told.length === 0 })
  if (own.keep && order === null) return askedOnce(own.keep, before)
  const half = unordered(own.half, { order, sentences: heard.sentences, reader: heard.reader })
  const left = leftIn(heard, half)
  const words = [...half, ...left.words]
  const isMet = heard.told.length > 0
  const isGrave = isMet && !heard.told.some(isFiled)
  const note = factOf(heard) || left.facts
  if (words.length > 0) {
    const notes = beside(note, before)
    return isGrave ? { ...notes, words } : { ...notes, keep: askToKeepWords(words), words }
  }
  if (order !== null || isGrave) return beside(note, before)
  const isUnread = proposals.length === 0 && answer === null
  // Beside an answer about the profile nothing else is asked.
  const isFull = isIdle && isUnread && !(heard.question?.kind === 'about' && heard.question.ofProfile)
  // Under an open question any words may be the answer.
  const isRest = isUnread && !isMet && !isToHost(text) && talkOf(text, reading.sentences) === 'chat'
  const rest = isRest ? askToKeepRest(cleanText(text), { likely: heard.likely, state: before }) : null
  if (rest) return askedOnce(rest, before)
  return isFull && note !== '' ? askedOnce(askToKeep(note), before) : beside(note, before)
}

/** A fact of theirs, grief that is met with a word aside. */
function factOf({ own, told, proposals, reading }: Heard): string {
  const isKept = (fact: string) =>
    proposals.some((one) => one.kind === 'note' && one.value.toLowerCase().includes(fact.toLowerCase()))
  const isMet = (fact: string) =>
    told.some((one) => !isFiled(one) && (one.words.includes(fact) || fact.includes(one.words)))
  const left = own.fact.split(/\.\s+/).filter((fact) => !isMet(fact) && !isKept(fact))
  return worthANote(left.join('. '), { sentences: reading.sentences, taken: proposals })
}

/** Notes that a model heard, each by itself. */
function keepingNotes(notes: readonly string[], { before, isIdle }: { before: Conversation; isIdle: boolean }) {
  const [only] = notes
  if (isIdle && only !== undefined)
    return notes.length === 1 ? askedOnce(askToKeep(only), before) : { keep: askToKeepEach(notes), beside: null }
  return beside(notes, before)
}

const NO_NOTE: Keeping = { keep: null, beside: null }

function beside(said: string | readonly string[], before: Conversation): Keeping {
  const notes = [said].flat().filter((one) => one !== '')
  const offer = notes.length === 0 ? null : besideNote(notes, before)
  return offer ? { keep: null, beside: offer, note: notes.join('. ') } : NO_NOTE
}

/** What of a message nothing came of: words to be asked about, and facts for a note. */
function leftIn({ sentences, reading, proposals, told, reader, before }: Heard, half: readonly Proposal[]) {
  if (!reader) return { words: [], facts: '' }
  const left = passedOver(sentences, { taken: [...proposals, ...half], told, reader, asked: slotAsked(before) })
  const facts = left.flatMap(({ kind, words }) => (kind === 'fact' ? [words] : []))
  const words = left.flatMap((one) => (one.kind === 'fact' ? [] : proposalsOf({ ...one, kind: one.kind }, reading)))
  return { words, facts: worthANote(facts.join('. '), { sentences: reading.sentences, taken: proposals }) }
}
