import { shortCity } from './area.ts'
import { fill, many, one, type Slots, uncapitalized } from './grammar.ts'
import { threeGreetings } from './greeting.ts'
import { type Ground, groundOf, type Introduction } from './intro-context.ts'
import { meetingFor } from './plan.ts'
import { mixSeed, type NonEmpty, pick, pickUnsaid, type Seed, shuffled } from './seed.ts'
import {
  CITY_QUESTIONS,
  INTENT_LEADS,
  INVITATIONS,
  OWN_ASIDES,
  OWN_SIDES,
  QUESTION_LEADS,
  TIME_LEADS,
} from './templates/opener-templates.ts'
import { firstPerson } from './topics/first-person.ts'
import { FIRST_QUESTIONS, FIRST_REMARKS, GENERAL_QUESTIONS } from './topics/general-questions.ts'
import type { KnownTopic } from './topics/topics.ts'

export const OPENER_KINDS = ['question', 'shared', 'invitation'] as const

export type OpenersFor = Introduction & { seed?: Seed | undefined }

/** `both` is false if only the other named the topic. */
type Stance = { topic: KnownTopic; both: boolean }

const filled = (template: string, slots: Slots) => fill(template, slots) ?? ''

function stancesOf({ shared, theirs }: Ground, seed: Seed): Stance[] {
  const stances = (topics: readonly KnownTopic[], both: boolean) =>
    shuffled(topics, seed, 'topics').map((topic) => ({ topic, both }))
  return [...stances(shared, true), ...stances(theirs, false)]
}

function askedAbout({ theirCity, said }: Ground, stance: Stance | undefined, seed: Seed): string {
  if (stance) return pickUnsaid(stance.topic.questions, said, seed, 'question')
  const general: NonEmpty<string> =
    theirCity !== undefined && mixSeed(seed, 'city') % 3 === 0 ? CITY_QUESTIONS : GENERAL_QUESTIONS
  return filled(pickUnsaid(general, said, seed, 'question'), {
    city: theirCity === undefined ? undefined : one(shortCity(theirCity)),
  })
}

/** Adds a true line about the writer, which says nothing about the other. */
function question(ground: Ground, stance: Stance | undefined, seed: Seed): string {
  const asked = one(askedAbout(ground, stance, seed))
  if (stance?.both) {
    const mine = one(pickUnsaid(firstPerson(stance.topic).mine, ground.said, seed, 'mine'))
    return filled(pick(OWN_SIDES, seed, 'side'), { mine, question: asked })
  }
  const [own] = shuffled(ground.own, seed, 'own')
  if (!own) return filled(pick(QUESTION_LEADS, seed, 'lead'), { question: asked })
  return aside(pickUnsaid(firstPerson(own).mine, ground.said, seed, 'mine'), asked.text, seed)
}

/** Puts the writer's line into another sentence. */
function aside(mine: string, asked: string, seed: Seed): string {
  const template = pick(OWN_ASIDES, seed, 'aside')
  const isInside = !/^\{mine|[?] \{mine/.test(template)
  const line = mine.replace(/\.$/, '')
  return filled(template, { mine: one(isInside ? uncapitalized(line) : line), question: one(asked) })
}

/** A shared topic with a question, else a remark that fits any pair. */
function somethingShared({ intent, said }: Ground, stance: Stance | undefined, seed: Seed): string {
  if (stance) {
    const { ours, yours } = firstPerson(stance.topic)
    const lead = pickUnsaid(stance.both ? ours : yours, said, seed, 'lead')
    return `${lead} ${pickUnsaid(stance.topic.questions, said, seed, 'question')}`
  }
  const remark = pick(
    intent && mixSeed(seed, 'intent') % 2 === 0 ? INTENT_LEADS[intent] : FIRST_REMARKS,
    seed,
    'remark',
  )
  return `${remark} ${pickUnsaid(FIRST_QUESTIONS, said, seed, 'question')}`
}

function invitation(ground: Ground, stances: readonly Stance[], seed: Seed): string {
  const { outing, slot } = meetingFor(
    ground,
    stances.map(({ topic }) => topic),
    seed,
  )
  const invite = filled(pick(INVITATIONS, seed, 'invitation'), {
    outing: one(outing.text),
    when: one(pick(slot.when, seed, 'when')),
  })
  const time = slot.time === undefined ? undefined : many(slot.time)
  const says = ground.timesAreYours && time !== undefined && mixSeed(seed, 'says') % 3 === 0
  return says ? `${filled(pick(TIME_LEADS, seed, 'time'), { time })} ${invite}` : invite
}

/**
 * In the order of OPENER_KINDS. At most one speaks of both people; one has the writer's own line. Untrusted input
 * returns only as a clean first name, city and short phrases.
 */
export function openersFor({ seed = '', ...introduction }: OpenersFor): [string, string, string] {
  const { yourName, theirName, brief } = introduction
  const own = mixSeed(seed, yourName ?? '', theirName ?? '', brief ?? '')
  const ground = groundOf(introduction)
  const stances = stancesOf(ground, own)
  const [first, second, ...others] = stances
  const [greetQuestion, greetShared, greetInvitation] = threeGreetings(introduction, own)
  const planned = others.length > 0 ? others : mixSeed(own, 'planned') % 3 === 0 ? [] : stances
  return [
    greetQuestion(question(ground, second, mixSeed(own, 'question'))),
    greetShared(somethingShared(ground, first, mixSeed(own, 'shared'))),
    greetInvitation(invitation(ground, planned, mixSeed(own, 'invitation'))),
  ]
}
