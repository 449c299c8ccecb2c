import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say, talk } from '../../../../test/talk.ts'

const MUST = 'preferences.must_haves'
const NO = 'valuesMap.dealbreakers'

describe('what somebody wishes is kept at once, whatever was asked', () => {
  it.each([
    ['he should be reliable and not glued to his phone', [`${MUST}=reliable`, `${NO}=glued to his phone`]],
    [
      'kindness, a sense of humour, and someone who actually listens',
      [`${MUST}=kindness`, `${MUST}=a sense of humour`, `${MUST}=actually listens`],
    ],
    ['it would be a bonus if he cooks but its not essential', ['preferences.nice_to_haves=he cooks']],
    ['must like dogs because I have two', [`${MUST}=like dogs`]],
    ['she has to be ok with my cat', [`${MUST}=ok with my cat`]],
    ["not someone who's on insta all day lol", [`${NO}=on insta all day`]],
    ['climbing is a plus', ['preferences.nice_to_haves=climbing']],
    ['no cheaters no liars', [`${NO}=cheaters`, `${NO}=liars`]],
  ])('%s', (words, entries) => {
    for (const question of ['availability', 'drinking', 'kids'] as const)
      expect(entriesAfter(say(words, asked(question))).toSorted()).toEqual(entries.toSorted())
  })

  it('a drink that is a bonus is no answer about oneself', () =>
    expect(entriesAfter(say('A glass of wine on Friday is just a bonus', asked('kids')))).toEqual([
      'preferences.nice_to_haves=A glass of wine on Friday',
    ]))

  it('with who it is about', () =>
    expect(
      entriesAfter(
        say("I'm looking for a woman who is curious and emotionally available.", asked('intent')),
      ).toSorted(),
    ).toEqual([`${MUST}=Women`, `${MUST}=curious and emotionally available`]))

  it('and can be taken off and reworded afterwards', () => {
    const turns = talk(
      [
        'he should not be glued to his phone',
        'it would be a bonus if he cooks',
        'no wait, take the phone thing off, it sounds mean',
        'can you change the cooking one to "enjoys cooking together"',
      ],
      asked('availability'),
    )
    const last = turns.at(-1)
    expect(last && entriesAfter(last)).toEqual(['preferences.nice_to_haves=enjoys cooking together'])
  })

  it.each([
    'snoring is not a deal-breaker',
    'being glued to his phone is NOT a bonus',
    "My sister's deal-breaker is men who wear sandals",
  ])('but not what is none, or another person’s: %s', (words) =>
    expect(entriesAfter(say(words, asked('kids')))).toEqual([]),
  )
})

describe('what nothing understands is kept whole at one press', () => {
  const turn = say('chill, funny vibes and music', asked('smoking'))
  it('with the lists it may go to', () => {
    expect(entriesAfter(turn)).toEqual([])
    expect(turn.state.beside.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Must have: “chill, funny vibes and music”',
        'Rather not: “chill, funny vibes and music”',
        'Notes: “chill, funny vibes and music”',
      ]),
    )
  })

  it('and the next question is put', () => expect(turn.reply).toMatch(/\?$/))

  it.each(['my mum died in March', 'asdf', 'take it off'])('unless it is private, no words or an order: %s', (words) =>
    expect(say(words, asked('smoking')).state.beside.filter(({ label }) => label.startsWith('Must have'))).toEqual([]),
  )
})

describe('nothing on the card goes by words that only look like an order', () => {
  const card = holding([
    { op: 'add', path: NO, value: 'religious in a preachy way', words: '' },
    { op: 'add', path: MUST, value: 'enjoys the theatre', words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 42, words: '' },
  ])
  it.each([
    'Jewish, culturally rather than religiously. We light candles.',
    'It should be somebody who is not in a hurry.',
    'And he should like dogs, I have an old spaniel',
  ])('%s', (words) => {
    const kept = entriesAfter(say(words, asked('kids', card)))
    for (const entry of entriesAfter({ state: card })) expect(kept).toContain(entry)
  })

  it('and a no stays one where a bonus is named in the same line', () => {
    const line =
      "I'd really like somebody who isn't preachy in a religious way, oh and if he likes a glass of wine on a Friday that's just a bonus!"
    expect(entriesAfter(say(line, asked('kids', card)))).toContain(`${NO}=religious in a preachy way`)
  })

  it.each([
    ['Perhaps we should say sixty to seventy-five instead.', 60, 75],
    ['Oh wait, make it 27 to 41', 27, 41],
    ['make it 31 to 40, not 30 to 42', 31, 40],
    ['no. 31 to 40.', 31, 40],
  ])('but figures in the place of others are changed: %s', (words, min, max) =>
    expect(entriesAfter(say(words, asked('mustHaves', card)))).toEqual(
      expect.arrayContaining([`valuesMap.age_range.min=${min}`, `valuesMap.age_range.max=${max}`]),
    ),
  )

  it('but a figure said anew is changed', () =>
    expect(entriesAfter(say("actually I said 42 but I'd go up to 45", asked('mustHaves', card)))).toEqual([
      `${NO}=religious in a preachy way`,
      `${MUST}=enjoys the theatre`,
      'valuesMap.age_range.max=45',
    ]))

  it('and words that are told to be wrong open their row', () =>
    expect(say('the bit about theatre is wrong', asked('kids', card)).state.handover).toEqual(['mustHaves']))
})
