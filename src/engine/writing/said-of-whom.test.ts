import { expect, test } from 'vitest'
import { INTERESTS, VALUES } from '#contract/options.ts'
import { someNames, somePair } from '../../../test/some-pairs.ts'
import { writeBrief } from './brief.ts'
import { sharedFacts } from './facts.ts'
import { draftIntro } from './intro-draft.ts'
import { openersFor } from './openers.ts'
import { writePersonas } from './persona.ts'
import { shuffled } from './seed.ts'
import { DEFAULT_OUTINGS } from './topics/default-outings.ts'
import { firstPerson } from './topics/first-person.ts'
import { topicByKey } from './topics/topics.ts'

const PAIRS = 1000
const OPTIONS = [...VALUES, ...INTERESTS]
const TOPICS = OPTIONS.map((option) => topicByKey(option)).filter((topic) => topic !== undefined)
const OUTINGS = [...DEFAULT_OUTINGS, ...TOPICS.flatMap(({ outings }) => [...outings])].map(({ text }) => text)

function pairOf(n: number) {
  const terms = somePair(n)
  const shared = [...(terms.values ?? []), ...(terms.interests ?? [])]
  const own = shuffled(OPTIONS, n, 'own').filter((option) => !shared.includes(option))
  const values = VALUES.filter((value) => shared.includes(value) || own.slice(0, 3).includes(value))
  const interests = INTERESTS.filter((interest) => shared.includes(interest) || own.slice(0, 3).includes(interest))
  const you = { values, interests, city: terms.yourCity, availability: terms.availability }
  const brief = writeBrief(sharedFacts(terms), n)
  return { shared, chosen: [...values, ...interests], call: { ...someNames(n), brief, you } }
}

const holds = (text: string, line: string) => text.toLowerCase().includes(line.replace(/[.?]$/, '').toLowerCase())

const TO_BOTH = /\b(?:both|neither|in common|same here|too, I see|we share|our lists)\b/i

test('at most one of three openers speaks of both people', () => {
  for (let n = 0; n < PAIRS; n++) {
    expect(openersFor(pairOf(n).call).filter((text) => TO_BOTH.test(text)).length).toBeLessThanOrEqual(1)
  }
})

test('at most a third of the intros speaks of both people', () => {
  const intros = Array.from({ length: PAIRS }, (_, n) => draftIntro(pairOf(n).call).opener)
  expect(intros.filter((text) => TO_BOTH.test(text)).length).toBeLessThanOrEqual(PAIRS / 3)
})

test('every sentence about a choice is true for the person it speaks of', () => {
  for (let n = 0; n < PAIRS; n++) {
    const { shared, chosen, call } = pairOf(n)
    const text = [...openersFor(call), draftIntro(call).opener].join(' ')
    for (const topic of TOPICS) {
      const { mine, ours, yours } = firstPerson(topic)
      if (mine.some((line) => holds(text, line))) expect(chosen).toContain(topic.key)
      if ([...ours, ...yours].some((line) => holds(text, line))) expect(shared).toContain(topic.key)
    }
  }
})

test('the openers name exactly one choice of the writer, if the writer chose anything', () => {
  for (let n = 0; n < PAIRS; n++) {
    const { call } = pairOf(n)
    const own = openersFor(call).filter((text) =>
      TOPICS.some((topic) => firstPerson(topic).mine.some((line) => holds(text, line))),
    )
    const isKnown = call.you.values.length + call.you.interests.length > 0
    if (isKnown && !/vintage cars/i.test(call.brief)) expect(own).toHaveLength(1)
  }
})

test("the openers claim no choice if the writer's answers are not known", () => {
  for (let n = 0; n < 200; n++) {
    const text = openersFor({ ...someNames(n), brief: 'Loves cycling and book clubs. Lives in Denver.' }).join(' ')
    for (const topic of TOPICS) {
      for (const line of firstPerson(topic).mine) expect(holds(text, line)).toBe(false)
    }
    expect(text).not.toMatch(/work for me|good on my side|I keep/)
  }
})

test.each(['Weeknights', 'Weekends', 'Lunch hours', 'Early mornings', 'Flexible'])(
  'no outing is suggested twice on a page, with the smallest budget and only %s as free time',
  (time) => {
    for (let seed = 0; seed < 30; seed++) {
      const you = { availability: [time], budget: '$', values: ['Service'], interests: ['Cycling'] } as const
      const brief = `You both chose service. You have cycling in common. You both keep ${time.toLowerCase()} free.`
      const said: string[] = []
      for (let card = 0; card < 6; card++) {
        const call = { ...someNames(seed * 40 + card), brief, you }
        for (const write of [
          () => [...openersFor({ ...call, said })],
          () => {
            const { opener, plan } = draftIntro({ ...call, said })
            return [opener, plan.vibe]
          },
        ]) {
          const texts = write()
          for (const outing of OUTINGS.filter((one) => texts.some((text) => holds(text, one)))) {
            const parts = OUTINGS.filter((one) => one !== outing && holds(one, outing))
            if (parts.length === 0) expect(said.some((text) => holds(text, outing))).toBe(false)
          }
          said.push(...texts)
        }
      }
    }
  },
)

test('no outing is suggested twice in the cards of a list', () => {
  for (let seed = 0; seed < 100; seed++) {
    const cards = Array.from({ length: 6 }, (_, at) => ({ id: `m${at}`, facts: sharedFacts(somePair(seed * 6 + at)) }))
    const text = writePersonas(cards, seed)
      .flatMap(({ personaNarrative, personaReasons }) => [personaNarrative, ...personaReasons])
      .join('\n')
    for (const outing of OUTINGS) expect(text.split(outing).length).toBeLessThanOrEqual(2)
  }
})

test('a reason does not repeat the topic of the narrative if there is another topic', () => {
  const facts = sharedFacts({ values: ['Service'], kids: 'yes', smoking: 'no', drinking: 'no', intent: 'long_term' })
  for (let seed = 0; seed < 100; seed++) {
    const [persona] = writePersonas([{ id: 'm', facts }], seed)
    const isOfService = (text: string) => /service|hand\b/i.test(text)
    if (persona && isOfService(persona.personaNarrative)) expect(persona.personaReasons.filter(isOfService)).toEqual([])
  }
})
