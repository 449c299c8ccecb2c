import type { Snapshot } from '../../../src/contract/concierge.ts'
import { isOpen } from '../../../src/engine/dialogue/groups.ts'
import { merge } from '../../../src/engine/dialogue/merge.ts'
import { TOPIC_OFFER } from '../../../src/engine/dialogue/service/question.ts'
import { TOPICS } from '../../../src/engine/dialogue/service/topics.ts'
import { type Slot, slotOf } from '../../../src/engine/dialogue/slots.ts'
import { snapshotOf } from '../../../src/engine/dialogue/snapshot.ts'
import { BESIDE, type Conversation, type Offer } from '../../../src/engine/dialogue/state.ts'
import type { Turn } from '../../../src/engine/dialogue/turn.ts'
import type { EndOrder, Fact, Person, Remark, Truth } from './person.ts'
import { compare, isTrueOf, valuesOf } from './truth.ts'

/** The engine, or a faulty listener in tests. */
export type Concierge = {
  /** `known` stands before anything is said. */
  begin(name: string, known: Snapshot | null): { state: Conversation; reply: string }
  say(state: Conversation, text: string): Turn
}

export type Line =
  | { kind: 'answer'; text: string; tells: readonly Slot[] }
  | { kind: 'press' | 'skip'; text: string }
  | { kind: 'remark'; text: string; remark: Remark }
  | { kind: 'order'; text: string; order: EndOrder }

/** `truthOf` is what is true from this line on. */
export type Exchange = { before: Conversation; line: Line; turn: Turn; truths: ReadonlyMap<Slot, Truth> }
export type Played = { person: Person; opening: string; exchanges: Exchange[] }

const MOST_LINES = 80
/** More than anybody has wordings. */
const ALL_TOLD = 99
/** So many answers come between two remarks. */
const ANSWERS_BETWEEN = 2

export function playPerson(person: Person, concierge: Concierge): Played {
  const talk = new Talk(person)
  const begun = concierge.begin(person.name, knownOf(person))
  let { state } = begun
  const exchanges: Exchange[] = []
  while (exchanges.length < MOST_LINES) {
    const line = talk.next(state)
    if (line === null) break
    const turn = concierge.say(state, line.text)
    exchanges.push({ before: state, line, turn, truths: new Map(talk.truths) })
    state = turn.state
  }
  return { person, opening: begun.reply, exchanges }
}

function knownOf({ facts }: Person): Snapshot | null {
  const known = facts.filter(({ isKnown }) => isKnown).flatMap(({ slot, truth }) => valuesOf(slot, truth))
  const entries = known.map((one) => ({ ...one, from: 'answer' as const, words: null, turn: null }))
  return entries.length === 0 ? null : snapshotOf({ entries })
}

class Talk {
  readonly truths: Map<Slot, Truth>
  private readonly told = new Map<Slot, number>()
  private readonly remarks: Remark[]
  private readonly orders: EndOrder[]
  private answersSince = 0
  private pressed = 0
  private skipped = 0
  private asking: Remark | null = null

  private readonly person: Person

  constructor(person: Person) {
    this.person = person
    this.truths = new Map(person.facts.map(({ slot, truth }) => [slot, truth]))
    this.remarks = [...person.remarks]
    for (const { slot, isKnown } of person.facts) if (isKnown) this.told.set(slot, 0)
    this.orders = [...person.orders]
  }

  next(state: Conversation): Line | null {
    if (state.ended) return null
    if (state.offer && state.offer.group !== BESIDE) return this.toOffer(state, state.offer)
    if (this.answersSince >= ANSWERS_BETWEEN && this.hasTimelyRemark()) return this.remark()
    return this.answer(state) ?? this.volunteer(state) ?? (this.remarks.length > 0 ? this.remark() : this.order())
  }

  private answer(state: Conversation): Line | null {
    const { part } = state
    if (part === null || !isOpen(state)) return null
    if (part === 'ownAge') return this.tellAge()
    const fact = this.person.facts.find(({ slot }) => slot === part)
    return fact ? this.tell(fact) : this.skip(part)
  }

  private tellAge(): Line | null {
    const { ownAge } = this.person
    return ownAge === null ? this.skip('age') : { kind: 'answer', text: String(ownAge), tells: [] }
  }

  private skip(slot: Slot): Line | null {
    const times = this.told.get(slot) ?? 0
    if (times > 1) return null
    this.told.set(slot, times + 1)
    this.answersSince += 1
    this.skipped += 1
    return { kind: 'skip', text: at(this.person.skip, this.skipped - 1) }
  }

  /** Null when all have been said. */
  private tell({ slot, wordings }: Fact): Line | null {
    const times = this.told.get(slot) ?? 0
    const wording = wordings[times]
    if (!wording) return null
    this.told.set(slot, times + 1)
    for (const other of wording.also) if (!this.told.has(other)) this.told.set(other, 0)
    this.answersSince += 1
    return { kind: 'answer', text: wording.text, tells: [slot, ...wording.also] }
  }

  private volunteer(state: Conversation): Line | null {
    const stands = new Set(state.entries.map(slotOf))
    const fact = this.person.facts.find(({ slot }) => !this.told.has(slot) && !stands.has(slot))
    return fact ? this.tell(fact) : null
  }

  private readonly isTimely = (one: Remark) => one.kind !== 'corrects' || this.told.has(one.slot)
  private hasTimelyRemark = () => this.remarks.some(this.isTimely)

  /** People correct only what they have said, unless nothing else is left. */
  private remark(): Line {
    const timely = this.remarks.findIndex(this.isTimely)
    const [remark] = this.remarks.splice(Math.max(0, timely), 1) as [Remark] // asked for only while there are some
    this.answersSince = 0
    this.asking = remark
    if (remark.kind === 'corrects') {
      this.truths.set(remark.slot, remark.truth)
      this.told.set(remark.slot, ALL_TOLD)
    }
    return { kind: 'remark', text: remark.text, remark }
  }

  private order(): Line | null {
    const order = this.orders.shift()
    if (!order) return null
    this.truths.set(order.slot, order.truth)
    return { kind: 'order', text: order.text, order }
  }

  /** Presses or says the right answer, or denies a wrong one. */
  private toOffer(state: Conversation, offer: Offer): Line {
    this.pressed += 1
    const typed = this.pressed % 2 === 0
    const right = rightOption(state, this.truths)
    if (right) {
      const isYes = right === offer.options[0] && offer.options.filter(({ does }) => does.length > 0).length === 1
      return { kind: 'press', text: typed && isYes ? at(this.person.yes, this.pressed) : right.label }
    }
    if (offer.group === TOPIC_OFFER) return { kind: 'press', text: this.topicAmong(offer) }
    if (offer.group === 'care') return { kind: 'press', text: offer.options[0]?.label ?? 'Yes' }
    const wanted = /^(?:reword$|add:)/.test(offer.group) ? this.missingWords(state) : null
    if (wanted) return { kind: 'press', text: wanted }
    const none = offer.options.find(({ does }) => does.length === 0)
    return { kind: 'press', text: typed || !none ? at(this.person.no, this.pressed) : none.label }
  }

  private topicAmong({ options }: Offer): string {
    const topics = this.asking?.kind === 'question' ? this.asking.topics : []
    const label = topics.map((topic) => TOPICS[topic]).find((name) => options.some((one) => one.label === name))
    return label ?? options.at(-1)?.label ?? 'Something else'
  }

  private missingWords(state: Conversation): string | null {
    for (const [slot, truth] of this.truths) {
      if (truth.kind !== 'holds' || compare(state, slot, truth).outcome === 'right') continue
      const own = state.entries.filter((entry) => slotOf(entry) === slot)
      const missing = truth.entries.find(
        (terms) => !own.some(({ value }) => terms.some((term) => String(value).toLowerCase().includes(term))),
      )
      if (missing?.[0]) return missing[0]
    }
    return null
  }
}

export function rightOption(state: Conversation, truths: ReadonlyMap<Slot, Truth>): Offer['options'][number] | null {
  const truthOf = (slot: Slot) => truths.get(slot) ?? null
  const rights = (after: Conversation) =>
    [...truths].filter(([slot, truth]) => compare(after, slot, truth).outcome === 'right').length
  const now = rights(state)
  return (
    state.offer?.options.find(({ does }) => isTrueOf(does, truthOf)) ??
    state.offer?.options.find(
      ({ does }) => does.length > 0 && rights(merge(state, does, { from: 'answer', turn: state.turn }).state) > now,
    ) ??
    null
  )
}

const at = (said: readonly string[], number: number): string => said[number % said.length] ?? ''
