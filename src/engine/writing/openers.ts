import { shortCity } from './area.ts'
import { fill, many, one, type Slots } from './grammar.ts'
import { threeGreetings } from './greeting.ts'
import { type Ground, groundOf, type Introduction } from './intro-context.ts'
import { meetingFor } from './plan.ts'
import { mixSeed, type NonEmpty, pick, type Seed, shuffled } from './seed.ts'
import {
  CITY_QUESTIONS,
  INTENT_LEADS,
  INVITATIONS,
  QUESTION_LEADS,
  SHARED_AFTERWORDS,
  SHARED_LEADS,
  THEIR_AFTERWORDS,
  THEIR_LEADS,
  TIME_LEADS,
} from './templates/opener-templates.ts'
import { FIRST_QUESTIONS, FIRST_REMARKS, GENERAL_QUESTIONS } from './topics/general-questions.ts'
import { type KnownTopic, nounOf } from './topics/topics.ts'

/** What the three openers are, in their order. */
export const OPENER_KINDS = ['question', 'shared', 'invitation'] as const

/** Who writes to whom; `seed` asks for other words about the same two. */
export type OpenersFor = Introduction & { seed?: Seed | undefined }

/** A topic, and whether both care about it or only the other one named it. */
type Stance = { topic: KnownTopic; both: boolean }

/** A template that is known to have all its slots. */
const filled = (template: string, slots: Slots) => fill(template, slots) ?? ''

/** Topics in a seeded order, the shared ones first. */
function stancesOf({ shared, theirs }: Ground, seed: Seed): Stance[] {
  const stances = (topics: readonly KnownTopic[], both: boolean) =>
    shuffled(topics, seed, 'topics').map((topic) => ({ topic, both }))
  return [...stances(shared, true), ...stances(theirs, false)]
}

/** An easy question: about a second topic, the other's city, or anything. */
function question(ground: Ground, stance: Stance | undefined, seed: Seed): string {
  if (stance) {
    const noun = nounOf(stance.topic)
    const asked = pick(stance.topic.questions, seed, 'question')
    const why = filled(pick(stance.both ? SHARED_AFTERWORDS : THEIR_AFTERWORDS, seed, 'why'), { noun })
    return `${asked} ${why}`
  }
  const { theirCity } = ground
  const general: NonEmpty<string> =
    theirCity !== undefined && mixSeed(seed, 'city') % 3 === 0 ? CITY_QUESTIONS : GENERAL_QUESTIONS
  const asked = filled(pick(general, seed, 'question'), {
    city: theirCity === undefined ? undefined : one(shortCity(theirCity)),
  })
  return filled(pick(QUESTION_LEADS, seed, 'lead'), { question: one(asked) })
}

/** Something both care about, named, and a question about it; without a topic a remark that is true of any two. */
function somethingShared({ intent }: Ground, stance: Stance | undefined, seed: Seed): string {
  if (stance) {
    const lead = pick(stance.both ? SHARED_LEADS : THEIR_LEADS, seed, 'lead')
    return `${filled(lead, { noun: nounOf(stance.topic) })} ${pick(stance.topic.questions, seed, 'question')}`
  }
  const remark = pick(
    intent && mixSeed(seed, 'intent') % 2 === 0 ? INTENT_LEADS[intent] : FIRST_REMARKS,
    seed,
    'remark',
  )
  return `${remark} ${pick(FIRST_QUESTIONS, seed, 'question')}`
}

/** A small plan, in public, that fits the week and the budget. */
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
  const says = ground.timesAreShared && time !== undefined && mixSeed(seed, 'says') % 3 === 0
  return says ? `${filled(pick(TIME_LEADS, seed, 'time'), { time })} ${invite}` : invite
}

/**
 * Three first messages, different in kind and in the order of OPENER_KINDS, grounded in what the brief or the facts
 * say. Any names and brief are answered; none of their text is repeated but a first name, a city and short own words,
 * each only when clean. Equal input gives equal openers.
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
