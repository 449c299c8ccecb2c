import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { choicesOf } from '../choices.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Part } from '../state.ts'
import type { Operation } from './operation.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state

type Around = { asked?: Part; standing?: readonly Proposal[] }

/** What a message and a model's operations leave: what stands now, what was asked back, and the reply. */
function outcomeOf(text: string, operations: readonly Operation[], { asked, standing = [] }: Around = {}) {
  const known = merge(begun, standing, { from: 'answer', turn: 0 }).state
  const before: Conversation = asked ? { ...known, part: asked, pending: groupOf(asked) } : known
  const turn = takeTurn(before, text, { today, reader, operations })
  return {
    reply: turn.reply,
    undo: turn.undo,
    stands: turn.state.entries.map(({ path, value }) => `${path}=${value}`),
    asks: turn.state.offer ? (choicesOf(turn.state)?.options.map(({ label }) => label) ?? []) : [],
  }
}

const set = (path: Path, value: string | number, words: string): Operation => ({ op: 'set', path, value, words })
const add = (path: Path, value: string, words: string): Operation => ({ op: 'add', path, value, words })
const alone = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })

describe('a value that a model heard', () => {
  it('is noted when the learned reader hears it as well, and would not note it alone', () => {
    const text = 'I have all the time in the world since I retired'
    const heard = [add('valuesMap.availability', 'Flexible', text)]
    expect(outcomeOf(text, [], { asked: 'faith' }).stands).toEqual([])
    expect(outcomeOf(text, heard, { asked: 'faith' }).stands).toEqual(['valuesMap.availability=Flexible'])
  })

  it('is asked back with chips when nobody else hears it', () => {
    const text = 'My door opens after sunset on working days'
    const { stands, asks, reply } = outcomeOf(text, [add('valuesMap.availability', 'Weeknights', text)])
    expect(stands).toEqual([])
    expect(reply).toMatch(/weeknights.*\?$/)
    expect(asks[0]).toBe("Yes, that's right")
  })

  it('is asked back when the model says that it is not sure', () => {
    const text = 'Could be weekends I guess'
    const ask: Operation = { op: 'ask', path: 'preferences.nice_to_haves', value: 'Weekends', words: text }
    expect(outcomeOf(text, [ask], { asked: 'kids' }).stands).not.toContain('preferences.nice_to_haves=Weekends')
  })

  it('takes the doubt from what the engine would have asked back', () => {
    const text = "kids? eh, that ship's mostly sailed"
    const without = outcomeOf(text, [], { asked: 'kids' })
    const heard = outcomeOf(text, [set('valuesMap.family.wants_kids', 'no', text)], { asked: 'kids' })
    expect(without.asks.length + without.stands.length).toBeGreaterThan(0)
    expect(heard.stands).toEqual(['valuesMap.family.wants_kids=no'])
  })

  it('is a figure that answers the question: noted once, with its unit, and asked back anywhere else', () => {
    const text = 'Put me at a 15 minus nothing'
    const far = set('valuesMap.distance_km', 24, '15 minus nothing')
    expect(outcomeOf(text, [far], { asked: 'distance' }).stands).toEqual(['valuesMap.distance_km=24'])
    const elsewhere = outcomeOf(text, [far], { asked: 'kids' })
    expect(elsewhere.stands).toEqual([])
    expect(elsewhere.reply).toMatch(/(?:24 km|15 miles).*\?/)
  })

  it('names the ages that it asks back', () => {
    const text = 'the 47 club up to the 58 club'
    const [min, max] = [set('valuesMap.age_range.min', 47, text), set('valuesMap.age_range.max', 58, text)]
    const { reply, stands } = outcomeOf(text, [min, max], { asked: 'kids' })
    if (stands.length === 0) expect(reply).toMatch(/47 to 58/)
    else expect(stands).toEqual(['valuesMap.age_range.min=47', 'valuesMap.age_range.max=58'])
  })

  it('changes a firm answer only with old and new beside it', () => {
    const standing: Proposal[] = [{ kind: 'set', path: 'valuesMap.family.wants_kids', value: 'yes', words: '' }]
    const text = "I don't want kids any more"
    const { undo, stands } = outcomeOf(text, [set('valuesMap.family.wants_kids', 'no', text)], { standing })
    expect(stands).toEqual(['valuesMap.family.wants_kids=no'])
    expect(undo).toMatch(/yes . no/)
  })
})

describe('a value is left out', () => {
  it.each<[string, string, Operation]>([
    ['whose words nobody wrote', 'Hello there', set('valuesMap.lifestyle.smoking', 'no', 'I never smoke')],
    ['against what two readers hear', 'I never smoke', set('valuesMap.lifestyle.smoking', 'yes', 'I never smoke')],
    ['with a figure that is not in its words', 'about 15 miles', set('valuesMap.distance_km', 300, 'about 15 miles')],
    ['beyond what its place holds', 'about 9000 km', set('valuesMap.distance_km', 9000, '9000 km')],
    ['below 18', 'someone like 16 candles', set('valuesMap.age_range.min', 16, 'like 16 candles')],
    ['that is no option', 'I puff away', set('valuesMap.lifestyle.smoking', 'heavily', 'I puff away')],
    ['made of other words', 'someone kind', add('preferences.must_haves', 'Rich and famous', 'someone kind')],
    ['of notes', 'someone kind', set('notes', 'kind', 'someone kind')],
    ['of a list in a single place', 'someone kind', set('valuesMap.budget', 'kind', 'someone kind')],
    [
      'of somebody else',
      'My ex drank beer every night',
      set('valuesMap.lifestyle.drinking', 'yes', 'drank beer every night'),
    ],
    ['of a question', 'Do you drink wine?', set('valuesMap.lifestyle.drinking', 'yes', 'drink wine')],
    ['that quotes nothing', 'someone kind', add('preferences.must_haves', 'kind', ' ')],
  ])('%s', (_, text, operation) => {
    expect(outcomeOf(text, [operation])).toEqual(outcomeOf(text, []))
  })
})

describe('an order that a model heard', () => {
  const standing = [alone('preferences.must_haves', 'Punctual'), alone('preferences.must_haves', 'Kind')]
  const remove = (value: string, words: string): Operation => ({
    op: 'remove',
    path: 'preferences.must_haves',
    value,
    words,
  })

  it('is carried out when the readers hear an order as well, and not which', () => {
    const text = 'You know, the punctual business is silly'
    expect(outcomeOf(text, [], { standing }).stands).toHaveLength(2)
    expect(outcomeOf(text, [remove('Punctual', text)], { standing }).stands).toEqual(['preferences.must_haves=Kind'])
  })

  it('is asked about when nobody else hears an order, and the message names the entry', () => {
    const text = 'Being kind to waiters says a lot about people'
    const { stands, asks } = outcomeOf(text, [remove('Kind', text)], { standing })
    expect(stands).toContain('preferences.must_haves=Kind')
    expect(asks).toEqual(['Take out "Kind"', 'Leave it as it is'])
  })

  it('puts the new words in the place of the old', () => {
    const text = 'Punctual, well, reliable says it better'
    const operation: Operation = {
      op: 'replace',
      path: 'preferences.must_haves',
      value: 'Punctual',
      to: 'Reliable',
      words: text,
    }
    const { stands } = outcomeOf(text, [operation], { standing })
    expect(stands).toEqual(['preferences.must_haves=Kind', 'preferences.must_haves=Reliable'])
  })

  it('takes nothing out that the message does not speak of', () => {
    const text = 'The weather is lovely today'
    expect(outcomeOf(text, [remove('Kind', text)], { standing })).toEqual(outcomeOf(text, [], { standing }))
  })

  it('never takes a safety choice out', () => {
    const text = 'I want to do the video check, take a look at what tall says'
    const value = 'Video check before meeting'
    const path = 'valuesMap.safety_prefs'
    const safe = [alone('preferences.must_haves', 'Tall'), alone(path, value)]
    const { stands } = outcomeOf(text, [{ op: 'remove', path, value, words: 'the video check' }], { standing: safe })
    expect(stands).toContain(`${path}=${value}`)
  })

  it('is asked about when what was quoted names another entry', () => {
    const text = 'You know, the punctual business is silly, kind of'
    expect(outcomeOf(text, [remove('Kind', 'the punctual business')], { standing }).stands).toContain(
      'preferences.must_haves=Kind',
    )
  })

  it('gives way to the order that the engine heard', () => {
    const text = 'Take punctual out'
    const { stands } = outcomeOf(text, [remove('Kind', text), remove('Punctual', text)], { standing })
    expect(stands).toEqual(['preferences.must_haves=Kind'])
  })
})

describe('what else a model heard', () => {
  it('is offered as a note', () => {
    const text = 'Tuesdays the piano tuner comes by'
    const { stands, asks } = outcomeOf(text, [{ op: 'note', words: text }], { asked: 'kids' })
    expect(stands).toEqual([])
    expect(asks).toContain('Keep it as a note')
  })

  it('is a question whose topic is offered, or answered', () => {
    const text = 'and the wallet side of all this'
    const { asks, reply } = outcomeOf(text, [{ op: 'answer', topic: 'Qcost', words: text }])
    expect([...asks, reply].join()).toMatch(/cost|free/i)
  })

  it('is distress: the soft question, and nothing of the form', () => {
    const text = 'the boat has no floor any more'
    expect(outcomeOf(text, [{ op: 'distress', words: text }]).reply).toMatch(/safe right now\?.*988/)
  })
})
