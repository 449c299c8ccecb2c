import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import { SLOTS } from './slots.ts'
import { snapshotOf } from './snapshot.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const after = (part: Part | null): Conversation => (part === null ? begun : { ...begun, part, pending: groupOf(part) })
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })
const valuesOf = ({ entries }: Conversation) => entries.map(({ value }) => value)

describe('what somebody says in words of their own', () => {
  it('is noted beside a closed answer', () =>
    expect(valuesOf(say('Men, someone kind who reads', after('meet')).state)).toEqual(['Men', 'Kind', 'Reads']))

  it('is offered as a note beside the question where it is a fact that no place holds, and a press keeps it', () => {
    const told = say("I'm a piano tuner by trade")
    expect(told.state.entries).toEqual([])
    const keep = choicesOf(told.state)?.options.find(({ text }) => text.startsWith('Note for'))?.text ?? ''
    expect(say(keep, told.state).state.entries).toContainEqual(
      expect.objectContaining({ path: 'notes', value: "I'm a piano tuner by trade" }),
    )
    expect(say('no thanks', told.state).state.entries).toEqual([])
  })

  it.each(['my sister has two dogs', 'the new postman is ever so funny'])(
    'is neither noted nor offered from talk of others: %s',
    (text) => expect(say(text).state).toMatchObject({ entries: [], offer: null }),
  )

  it.each([
    ['Is the Pope Catholic?', 'faith'],
    ['Did you know otters hold hands?', 'mustHaves'],
  ] as const)('is not noted from a question: %s', (text, part) =>
    expect(say(text, { ...begun, part, pending: groupOf(part) }).state.entries).toEqual([]),
  )

  it('is not noted from talk', () => expect(say('I cut my own fringe, pray for me').state.entries).toEqual([]))
})

/** What a line adds under a question, by list. */
function added(part: Part, text: string) {
  const { preferences, valuesMap } = snapshotOf(say(text, after(part)).state)
  return {
    must: preferences?.must_haves ?? [],
    nice: preferences?.nice_to_haves ?? [],
    no: valuesMap?.dealbreakers ?? [],
  }
}

describe('each part of an answer about wishes', () => {
  it.each<[Part, string, ReturnType<typeof added>]>([
    [
      'mustHaves',
      'Patience. Curiosity. Someone who bakes.',
      { must: ['Patience', 'Bakes', 'Curiosity'], nice: [], no: [] },
    ],
    [
      'mustHaves',
      'A woman who is gentle, tells good stories, and who loves gardens',
      { must: ['Gentle', 'Tells good stories', 'Loves gardens'], nice: [], no: [] },
    ],
    ['mustHaves', 'Somebody who writes letters. witty.', { must: ['Witty', 'Writes letters'], nice: [], no: [] }],
    [
      'dealbreakers',
      'Rudeness. Moody types. And someone who shouts',
      { must: [], nice: [], no: ['Rudeness', 'Moody types', 'Shouts'] },
    ],
  ])('is noted under %s: %s', (part, text, lists) => {
    const found = added(part, text)
    expect({ must: found.must.toSorted(), nice: found.nice, no: found.no.toSorted() }).toEqual({
      must: lists.must.toSorted(),
      nice: lists.nice,
      no: lists.no.toSorted(),
    })
  })

  it('is asked about where it is not plain that it is one', () => {
    const half = [{ kind: 'must', from: 0, to: 8, words: 'Mischief', likely: 0.35 } as const]
    const doubting = Object.assign((...given: Parameters<typeof reader>) => reader(...given), {
      spans: () => half,
      danger: reader.danger,
    })
    const { reply, state } = takeTurn(after('mustHaves'), 'Mischief, maybe', { today, reader: doubting })
    expect(reply).toContain('"Mischief"')
    expect(valuesOf(say('A must-have', state).state)).toEqual(['Mischief'])
  })

  it('leaves out what is told of others', () => {
    const { must } = added(
      'mustHaves',
      'somebody who listens. cheerful. my last girl went weeks without a word, never again',
    )
    expect(must.toSorted()).toEqual(['Cheerful', 'Listens'])
  })

  it('goes on with a wish after "and not", and refuses with "not another"', () => {
    expect(added('mustHaves', 'Fond of my mother but not afraid of her. Sense of humour too.')).toMatchObject({
      no: [],
    })
  })
})

describe('lines that no reader understands, under an open question', () => {
  const lines = [
    'the lamp in the hall hums on tuesdays',
    'a kettle is a small brass moon to me',
    'every drawer holds seven grey buttons here',
  ] as const
  const faith = { ...after('faith'), asked: Object.fromEntries(SLOTS.map((slot) => [slot, 2])) }
  const atFaith: Conversation = { ...faith, asked: { ...faith.asked, mustHaves: 0, dealbreakers: 0 } }
  // No line is sure to be marked by no version of the reader.
  const UNHEARD = ['OF', 'DI', 'LO', 'ST']
  const unheard = (...given: Parameters<typeof reader>) => {
    const likely = reader(...given)
    return (label: string) => (UNHEARD.includes(label) ? 0 : likely(label))
  }
  const unmarked = Object.assign(unheard, { spans: () => [], danger: () => ({ crisis: 0, any: 0 }) })
  const say = (text: string, state: Conversation) => takeTurn(state, text, { today, reader: unmarked })
  const first = say(lines[0], atFaith)
  const second = say(lines[1], first.state)

  it('are offered as a note once, and then the next question is put', () => {
    expect(first.reply).toContain('note for your matchmaker')
    expect(second.reply).not.toContain('note for your matchmaker')
    expect(second.state.part).toBe('mustHaves')
  })

  it('stay offered beside the next question, which is put again after a press', () => {
    const [keep = ''] = choicesOf(second.state)?.options.map(({ text }) => text) ?? []
    const kept = say(keep, second.state).state
    expect(valuesOf(kept).map((value) => String(value).toLowerCase())).toEqual([lines[0], lines[1]])
    expect(kept.part).toBe('mustHaves')
  })

  it('are offered together with those before them under the next question', () => {
    const third = say(lines[2], second.state)
    expect(third.state.offer?.options[0]?.does).toHaveLength(3)
    expect(valuesOf(say('no', second.state).state)).toEqual([])
  })

  it('leave the answers of the next question on offer', () => {
    const state: Conversation = { ...second.state, part: 'dealbreakers', pending: groupOf('dealbreakers') }
    const labels = choicesOf(state)?.options.map(({ label }) => label) ?? []
    expect(labels).toEqual(
      expect.arrayContaining(['None of these', expect.stringMatching(/^Notes for your matchmaker: "/)]),
    )
  })
})

it('offers a long line whole', () => {
  const line = `${'the lamp in the hall hums a little on tuesdays '.repeat(8)}end`
  const reads = Object.assign((...given: Parameters<typeof reader>) => reader(...given), {
    spans: () => [],
    danger: () => ({ crisis: 0, any: 0 }),
  })
  const { state } = takeTurn(after('faith'), line, { today, reader: reads })
  expect(state.offer?.options[0]?.does).toMatchObject([{ kind: 'note', value: `T${line.slice(1)}` }])
})

it.each([
  "There's no future for me. I just want to go to sleep and not wake up.",
  'All I think about is dying, in class, on the train, in the shower',
  "Nobody needs an old man. I've stopped taking the insulin on purpose.",
])('keeps nothing of despair as a wish, and meets it: %s', (text) => {
  for (const part of ['mustHaves', 'dealbreakers'] as const) {
    const { reply, state } = say(text, after(part))
    expect(state.entries).toEqual([])
    expect(reply).toMatch(/988/)
  }
})

describe('an entry in words of their own', () => {
  const wishes = (text: string, part: Part | null) =>
    say(text, after(part)).state.entries.flatMap(({ path, value }) => (path === 'notes' ? [] : [value]))

  it.each([
    ['honest, and a dog person would be nice', 'mustHaves', ['Honest', 'A dog person']],
    ["a dog person'd be nice", 'mustHaves', ['A dog person']],
    ['what I want above all is conversation', 'mustHaves', ['Conversation']],
    ['nobody still closeted bc i did that once', 'dealbreakers', ['Still closeted']],
    ['nobody who lies because my ex did', 'dealbreakers', ['Lies']],
    ["that she isn't cruel to animals", 'dealbreakers', ['Cruel to animals']],
    ["people who don't listen", 'dealbreakers', ["People who don't listen"]],
  ] as const)('is the thing, without its reason or its praise: %s', (text, part, values) =>
    expect(wishes(text, part)).toEqual(values),
  )

  it.each([
    'You are patient with my english, thank you',
    "you're very kind and patient with me",
    'who even reads this stuff, a person or a bot',
  ])('is not made of what is said of the host: %s', (text) =>
    expect({ wishes: wishes(text, null), offer: say(text).state.offer }).toEqual({ wishes: [], offer: null }),
  )
})
