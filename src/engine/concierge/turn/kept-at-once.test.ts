import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say, talk } from '../../../../test/talk.ts'

const MUST = 'preferences.must_haves'
const NO = 'valuesMap.dealbreakers'

describe('a wish is noted at once, under any question', () => {
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

  it('a drink that is "a bonus" does not answer the question about the person\'s own drinking', () =>
    expect(entriesAfter(say('A glass of wine on Friday is just a bonus', asked('kids')))).toEqual([
      'preferences.nice_to_haves=A glass of wine on Friday',
    ]))

  it('a wish is noted together with the people to meet', () =>
    expect(
      entriesAfter(
        say("I'm looking for a woman who is curious and emotionally available.", asked('intent')),
      ).toSorted(),
    ).toEqual([`${MUST}=Women`, `${MUST}=curious and emotionally available`]))

  it('a wish can be removed and reworded afterwards', () => {
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
  ])('denied wishes, and wishes of another person, are not noted: %s', (words) =>
    expect(entriesAfter(say(words, asked('kids')))).toEqual([]),
  )
})

describe('a message that is not understood is offered whole as buttons', () => {
  const turn = say('chill, funny vibes and music', asked('smoking'))
  it('there is a button for each list that the message may go to', () => {
    expect(entriesAfter(turn)).toEqual([])
    expect(turn.state.beside.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Must have: “chill, funny vibes and music”',
        'Rather not: “chill, funny vibes and music”',
        'Notes: “chill, funny vibes and music”',
      ]),
    )
  })

  it('the next question is asked', () => expect(turn.reply).toMatch(/\?$/))

  it.each(['my mum died in March', 'asdf', 'take it off'])(
    'private words, random letters and orders are not offered: %s',
    (words) =>
      expect(say(words, asked('smoking')).state.beside.filter(({ label }) => label.startsWith('Must have'))).toEqual(
        [],
      ),
  )
})

describe('words that only look like an order change nothing on the card', () => {
  const card = holding([
    { op: 'add', path: NO, value: 'religious in a preachy way', words: '' },
    { op: 'add', path: MUST, value: 'enjoys the theatre', words: '' },
    { op: 'set', path: 'valuesMap.age_range.max', value: 42, words: '' },
  ])
  it.each([
    'Jewish, culturally rather than religiously. We light candles.',
    'It should be somebody who is not in a hurry.',
    'And he should like dogs, I have an old spaniel',
  ])('the card keeps every entry: %s', (words) => {
    const kept = entriesAfter(say(words, asked('kids', card)))
    for (const entry of entriesAfter({ state: card })) expect(kept).toContain(entry)
  })

  it('a deal-breaker stays if the same message names a bonus', () => {
    const line =
      "I'd really like somebody who isn't preachy in a religious way, oh and if he likes a glass of wine on a Friday that's just a bonus!"
    expect(entriesAfter(say(line, asked('kids', card)))).toContain(`${NO}=religious in a preachy way`)
  })

  it.each([
    ['Perhaps we should say sixty to seventy-five instead.', 60, 75],
    ['Oh wait, make it 27 to 41', 27, 41],
    ['make it 31 to 40, not 30 to 42', 31, 40],
    ['no. 31 to 40.', 31, 40],
  ])('new ages in the message replace the old ages: %s', (words, min, max) =>
    expect(entriesAfter(say(words, asked('mustHaves', card)))).toEqual(
      expect.arrayContaining([`valuesMap.age_range.min=${min}`, `valuesMap.age_range.max=${max}`]),
    ),
  )

  it('a number that is said with its new value is changed', () =>
    expect(entriesAfter(say("actually I said 42 but I'd go up to 45", asked('mustHaves', card)))).toEqual([
      `${NO}=religious in a preachy way`,
      `${MUST}=enjoys the theatre`,
      'valuesMap.age_range.max=45',
    ]))

  it('the row is opened if the person says that one of its words is wrong', () =>
    expect(say('the bit about theatre is wrong', asked('kids', card)).state.handover).toEqual(['mustHaves']))
})
