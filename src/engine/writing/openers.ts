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

/** An easy question: about a topic, the other's city, or anything. */
function askedAbout({ theirCity, said }: Ground, stance: Stance | undefined, seed: Seed): string {
  if (stance) return pickUnsaid(stance.topic.questions, said, seed, 'question')
  const general: NonEmpty<string> =
    theirCity !== undefined && mixSeed(seed, 'city') % 3 === 0 ? CITY_QUESTIONS : GENERAL_QUESTIONS
  return filled(pickUnsaid(general, said, seed, 'question'), {
    city: theirCity === undefined ? undefined : one(shortCity(theirCity)),
  })
}

/** A question with one true line of the writer's own, where one is known. Nothing in it is said of both. */
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

/** The line of the writer's own stands in a sentence of another. */
function aside(mine: string, asked: string, seed: Seed): string {
  const template = pick(OWN_ASIDES, seed, 'aside')
  const isInside = !/^\{mine|[?] \{mine/.test(template)
  const line = mine.replace(/\.$/, '')
  return filled(template, { mine: one(isInside ? uncapitalized(line) : line), question: one(asked) })
}

/** Something both care about, named, and a question about it; without a topic a remark that is true of any two. */
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
  const says = ground.timesAreYours && time !== undefined && mixSeed(seed, 'says') % 3 === 0
  return says ? `${filled(pick(TIME_LEADS, seed, 'time'), { time })} ${invite}` : invite
}

/**
 * Three first messages, different in kind and in the order of OPENER_KINDS, grounded in what the brief or the facts
 * say. One of the three speaks of both at most, and one holds a line of the writer's own. Any names and brief are
 * answered; none of their text is repeated but a first name, a city and short own words, each only when clean. Equal
 * input gives equal openers.
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
