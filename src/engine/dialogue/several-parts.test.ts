import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Path } from './slots.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-20'
const add = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state

/** What stands after a line, what is asked back, and which rows are handed over. */
function said(part: Part | null, line: string, standing: readonly Proposal[] = []) {
  const known = merge(begun, standing, { from: 'answer', turn: 0 }).state
  const before: Conversation = { ...known, part, pending: part && groupOf(part), lastPath: null }
  const { state, reply } = takeTurn(before, line, { today, reader })
  return {
    reply,
    stands: state.entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`),
    asks: state.offer ? (choicesOf(state)?.options.map(({ label }) => label) ?? []) : [],
    handover: state.handover ?? [],
  }
}

describe('a wish or a refusal beside an answer', () => {
  it.each<[Part, string, string]>([
    ['budget', 'two dollar signs, and he must love old films', 'must_haves: Loves old films'],
    [
      'intent',
      "Something that lasts. I've no patience for people who shout at waiters",
      'dealbreakers: People who shout at waiters',
    ],
  ])('after %s is noted as if it stood alone: %s', (part, line, entry) => {
    expect(said(part, line).stands).toContain(entry)
  })

  it.each([
    ["$$. Somebody who isn't glued to a phone", 'dealbreakers: Glued to a phone'],
    ['$$. He must not be a gambler', 'dealbreakers: Gambler'],
  ])('is a refusal where it denies: %s', (line, entry) => {
    expect(said('mustHaves', line).stands).toContain(entry)
  })

  it("is none in a clause about somebody else's", () => {
    expect(said('budget', 'two dollar signs, my sister only dates men who can cook').stands).toEqual(['budget: $$'])
  })
})

describe('an order on an entry', () => {
  const bikers = add('valuesMap.dealbreakers', 'Motorbikes')
  const texting = add('valuesMap.dealbreakers', 'Texting at dinner')

  it('takes nothing out where other words should stand instead and are not certain', () => {
    const { stands, asks } = said(
      'safety',
      "swap numbers only after a match. Motorbikes I'd soften to reckless riders.",
      [bikers],
    )
    expect(stands).toContain('dealbreakers: Motorbikes')
    expect(asks).toEqual(['Put "reckless riders"', 'Take it out', 'Leave it as it is'])
  })

  it('puts what is refused without its no', () => {
    const { stands } = said(null, 'put no cheaters instead of motorbikes', [bikers])
    expect(stands).toEqual(['dealbreakers: Cheaters'])
  })

  it('spares what is to be kept', () => {
    expect(said(null, 'the texting one, keep. bikes, out.', [bikers, texting]).stands).toContain(
      'dealbreakers: Texting at dinner',
    )
  })

  it('of which nothing came is handed over by the name of its row', () => {
    const ages: Proposal[] = (['min', 'max'] as const).map((end, at) => ({
      ...{ kind: 'set', path: `valuesMap.age_range.${end}` },
      ...{ value: [40, 50][at] ?? 0, words: '' },
    }))
    expect(said('distance', 'make it 8 miles, and change the ages a bit please', ages).handover).toEqual(['age'])
  })
})

it('"from now on" at the end of an answer is no order to the machinery', () => {
  expect(said('availability', 'Lunch from now on, my baby is here').stands).toContain('availability: Lunch hours')
})

it('what is left unsaid of something else leaves no answer open', () => {
  const { stands, reply } = said('distance', "Fifteen miles, and I don't like to talk about the accident")
  expect(stands).toEqual(['distance_km: 24'])
  expect(reply).not.toMatch(/left open/)
})

describe('what is told beside an order', () => {
  it('is met with a kind word', () => {
    const { reply, stands } = said(null, 'take motorbikes out, they made me redundant on friday', [
      add('valuesMap.dealbreakers', 'Motorbikes'),
    ])
    expect(stands).toEqual([])
    expect(reply).toMatch(/worry|work|job/)
  })
})
