import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { askBack } from '../ask-back.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { softly } from '../distress/care.ts'
import { groupOf } from '../groups.ts'
import { putting } from '../proposal.ts'
import { askTopic } from '../service/question.ts'
import type { Path } from '../slots.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Conversation, Part } from '../state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked = (part: Part): Conversation => ({ ...begun, part, pending: groupOf(part) })
const say = (state: Conversation, text: string) => takeTurn(state, text, { today, reader })
/** Under something asked back. */
const doubting = (part: Part, path: Path, value: string): Conversation => ({
  ...asked(part),
  offer: askBack([putting({ path, value, words: '' })], begun)?.offer ?? null,
})
const SMOKES_NOT = doubting('smoking', 'valuesMap.lifestyle.smoking', 'no')

describe('a turn under something asked back', () => {
  it('notes what is agreed to and what is said beside it, each in its own place', () => {
    const { state } = say(SMOKES_NOT, 'No - sometimes. And I drink socially.')
    expect(snapshotOf(state).valuesMap?.lifestyle).toEqual({ smoking: 'sometimes', drinking: 'sometimes' })
  })

  it('notes the value asked about on a yes, and never its opposite', () => {
    expect(snapshotOf(say(SMOKES_NOT, 'yeah').state).valuesMap?.lifestyle?.smoking).toBe('no')
  })

  it('says that it left out what was turned down, and asks nothing of it again at once', () => {
    const { state, reply } = say(doubting('meet', 'preferences.must_haves', 'Men'), 'No, leave it out')
    expect(snapshotOf(state).preferences?.must_haves).toEqual([])
    expect(reply).not.toMatch(/Right\?|noted anything|good to know/i)
  })

  it('was not misheard by somebody who says that it is right', () => {
    const { reply } = say(
      doubting('intent', 'valuesMap.intent', 'long_term'),
      "Yeah long term, that's right. Women 50 to 62",
    )
    expect(reply).not.toMatch(/sorry/i)
  })
  it('answers the goodbye after a no', () => {
    const { reply } = say(doubting('meet', 'preferences.must_haves', 'Men'), 'No, thank you. Good night.')
    expect(reply).toContain('Finish & Save Profile')
  })
  it('takes a yes with something else after it for both', () => {
    const { state } = say(doubting('intent', 'valuesMap.intent', 'long_term'), 'yes but I drink socially')
    expect(snapshotOf(state).valuesMap).toMatchObject({ intent: 'long_term', lifestyle: { drinking: 'sometimes' } })
  })
  it('reads what follows a no', () => {
    const { state } = say(
      doubting('meet', 'preferences.must_haves', 'Men'),
      'What? No. I meant my sons. I only date women.',
    )
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Women'])
  })

  it('takes an agreement to what stands for one', () => {
    const stands = say(asked('smoking'), 'No').state
    const { reply, noted } = say({ ...stands, offer: SMOKES_NOT.offer }, 'Quite right.')
    expect(noted).toBeNull()
    expect(reply).toMatch(/you don't smoke/i)
  })
})

describe('something else than the topics offered', () => {
  const asking = { ...asked('kids'), offer: askTopic({ kind: 'which', topics: ['Qcost', 'Qsees'] })?.offer ?? null }

  it('is asked for in other words, and is not outside what one knows', () => {
    const { reply, state } = say(asking, 'Something else')
    expect(reply).toMatch(/other words|another way|differently/)
    expect(reply).not.toMatch(/don't know|outside/)
    expect(state.part).toBe('kids')
  })

  it('leaves what is said beside it to be read', () => {
    expect(snapshotOf(say(asking, 'something else. no kids for me').state).valuesMap?.family?.wants_kids).toBe('no')
  })

  it.each(['the first one', 'the cost one', 'What does it cost'])('"%s" is the first of them', (text) =>
    expect(say(asking, text).reply).toMatch(/pay/),
  )
})

describe('the soft question', () => {
  it('leaves the question open that was asked before it', () => {
    const before = { ...asked('faith'), asked: { faith: 1 } }
    const { state } = softly(before, { read: [], text: '' })
    expect(say(state, "I'm safe, just tired").state.part).toBe('faith')
  })

  const soft = softly(asked('meet'), { read: [], text: '' }).state

  it.each([
    "I'm safe, just tired",
    "no I'm fine really",
    'yes',
    'yes I am',
    "I'm ok",
    'im fine',
    "yeah I'm alright, only tired",
    "omg I work nights. I sleep now. I'm safe, just tired",
    'Of course',
  ])('"%s" says safe: glad, and on with the question', (text) => {
    const { reply, state } = say(soft, text)
    expect(reply).toMatch(/^I'm glad you're still here.*(?:meet|note)/)
    expect(reply).not.toMatch(/988/)
    expect(state.entries).toEqual([])
  })

  it.each(["Let's go on later", 'later', 'maybe another time'])('"%s" ends it for now', (text) => {
    const { reply } = say(soft, text)
    expect(reply).toContain('Finish & Save Profile')
    expect(reply).not.toMatch(/noted anything|\?/)
  })

  it.each([
    "I'm not sure",
    'no',
    'not really',
    "I'm not sure, just tired",
    "no I'm not ok",
    "I don't know",
    "I'm not safe",
  ])('"%s" gets the help lines', (text) => expect(say(soft, text).reply).toMatch(/988/))

  it.each([
    "I'm just so tired of living",
    'yes I want to die',
    'ok I just took the pills',
    "I'm fine but everyone would be better off without me",
    "I'll kill myself later",
    'I want to die, maybe not now',
    "I'm not safe, I'm just tired",
    "I can't go on. Let's talk later",
  ])('"%s" is need, whatever it begins or ends with', (text) => {
    const { reply } = say(soft, text)
    expect(reply).toMatch(/988/)
    expect(reply).not.toMatch(/I'm glad you're still here|Finish & Save|\?/)
  })

  it.each(['no good', 'yes, but not really', "I'll do it tomorrow"])(
    '"%s" makes nobody glad, and ends nothing',
    (text) => expect(say(soft, text).reply).not.toMatch(/I'm glad you're still here|Finish & Save/),
  )

  it('is answered beside what goes on the profile', () => {
    const { reply, state } = say(soft, "I'm fine. Women please")
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Women'])
    expect(reply).toMatch(/^I'm glad/)
  })

  it('is asked again of somebody who is only worn down, and what goes on the profile is noted', () => {
    const { reply, state } = say(soft, "I'm fine. Women please. I feel worthless since the divorce")
    expect(reply).toMatch(/Are you safe right now/)
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Women'])
  })

  it('is not answered by going on, and then nobody is glad', () => {
    const { reply, state } = say(soft, 'women')
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Women'])
    expect(reply).not.toMatch(/glad/)
  })

  it('is glad once', () => {
    const again = softly(say(soft, 'yes').state, { read: [], text: '' }).state
    expect(say(again, "I'm fine").reply).not.toMatch(/still here/)
  })
})
