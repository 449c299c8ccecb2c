import { describe, expect, it } from 'vitest'
import type { IntakeDraft } from '#contract/intake.ts'
import { MAX_CHAT_TURNS } from '#contract/limits.ts'
import { reader } from '../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import type { KnownFacts } from './known-facts.ts'
import { snapshotOf, sourcesOf } from './snapshot.ts'

const today = '2026-11-20'
const begin = (known: KnownFacts = {}, seed = 1) => beginConversation({ name: 'Ada', known, today, seed, reader })

/** Plays the person's lines and keeps what came of each. */
function talk(lines: readonly string[], known: KnownFacts = {}, seed = 1) {
  let { state, reply } = begin(known, seed)
  const replies = [reply]
  const noted: (string | null)[] = []
  let done = false
  for (const line of lines) {
    const turn = takeTurn(state, line, { today, reader })
    state = turn.state
    replies.push(turn.reply)
    noted.push(turn.noted)
    done = turn.done
  }
  return { state, replies, noted, done, snapshot: snapshotOf(state) }
}

const INTAKE: IntakeDraft = {
  basics: { displayName: 'Ada', relationshipIntent: 'long_term', birthdate: '1986-05-01' },
  location: {
    city: 'Austin, TX',
    willingToTravelKm: 40,
    availability: { timezone: 'America/Chicago', typicalWeek: ['Weekends'], budget: '$$' },
  },
  preferences: { ageMin: 35, ageMax: 48 },
  dealbreakers: {
    mustNot: ['Daily smoker'],
    lifestyle: { smoking: 'no', drinking: 'sometimes', wantsKids: 'open' },
    safety: ['First meet in public'],
  },
}
const PLAIN = [
  'something long-term',
  'men, 35 to 45',
  '25 miles',
  'weekends, and $$ is fine',
  "I don't smoke and I drink socially",
  "I'd like kids one day",
  'not really, no',
  'kindness is a must, and no heavy drinkers',
  'first meeting in public please',
]

describe('a conversation from nothing', () => {
  it('is through in nine plain answers and knows them all', () => {
    const { done, snapshot, replies } = talk(PLAIN)
    expect(done).toBe(true)
    expect(snapshot).toEqual({
      valuesMap: {
        intent: 'long_term',
        dealbreakers: ['Heavy drinker'],
        safety_prefs: ['First meet in public'],
        distance_km: 40,
        age_range: { min: 35, max: 45 },
        availability: ['Weekends'],
        budget: '$$',
        lifestyle: { smoking: 'no', drinking: 'sometimes' },
        family: { wants_kids: 'yes' },
        faith_values_edge: null,
      },
      preferences: { must_haves: ['Men', 'Kindness'], nice_to_haves: [] },
      notes: null,
    })
    expect(replies.at(-1)).toContain(
      "You're after something long-term with men aged 35 to 45; you'd travel up to 25 miles",
    )
    expect(replies.at(-1)).toContain('Finish & Save Profile')
  })

  it('asks one question at a time, none twice in the same words', () => {
    for (const seed of [0, 1, 2, 3, 11, -5]) {
      const { replies } = talk(PLAIN, {}, seed)
      expect(new Set(replies).size).toBe(replies.length)
    }
  })

  it('asks only for what one long message left out', () => {
    const { state } = talk([
      'Long-term, women 30 to 40, within 20 miles, weekends, $$, non-smoker, I drink sometimes, kids yes',
    ])
    expect(state.pending).toBe('faith')
  })

  it('asks once more for the half of a question that was passed over, then lets it be', () => {
    const { state, replies } = talk(['casual', 'women'])
    expect(state.pending).toBe('who')
    expect(replies.at(-1)).toMatch(/ages?\b/i)
  })

  it('is never heard repeating itself, even with someone who says nothing useful forty times', () => {
    const { replies } = talk(Array.from({ length: 38 }, () => 'blah blah'))
    expect(new Set(replies.slice(0, 20)).size).toBe(20)
  })

  it('ends kindly when it has become too long', () => {
    const { replies, state } = talk(Array.from({ length: MAX_CHAT_TURNS + 1 }, () => 'hm'))
    expect(replies.at(-1)).toContain('as long as one chat goes')
    expect(state.turn).toBe(MAX_CHAT_TURNS)
  })
})

describe('a conversation after the intake', () => {
  it('does not ask again for what the intake holds, and is through in at most four turns', () => {
    const { done, snapshot } = talk(['women', 'no', 'kindness'], { intake: INTAKE, isSubmitted: true })
    expect(done).toBe(true)
    expect(snapshot.valuesMap).toMatchObject({
      intent: 'long_term',
      distance_km: 40,
      budget: '$$',
      family: { wants_kids: 'open' },
    })
    expect(snapshot.preferences?.must_haves).toEqual(['Women', 'Kindness'])
  })

  it.each(['rather not say', 'skip', 'pass', "I'd prefer to leave that out"])(
    '%s: keeps what the intake holds',
    (refusal) => {
      const { snapshot, done } = talk(['men', refusal, refusal, refusal, refusal], {
        intake: INTAKE,
        isSubmitted: true,
      })
      expect(done).toBe(true)
      expect(snapshot.valuesMap).toMatchObject({
        intent: 'long_term',
        dealbreakers: ['Daily smoker'],
        safety_prefs: ['First meet in public'],
        lifestyle: { smoking: 'no', drinking: 'sometimes' },
      })
      expect(snapshot.preferences?.must_haves).toEqual(['Men'])
    },
  )

  it('lets the person change what the intake said, and says what stood there before', () => {
    const { noted, snapshot } = talk(['Make the distance 50 miles'], { intake: INTAKE, isSubmitted: true })
    expect(noted[0]).toBe('Noted: 50 miles instead of 25 miles.')
    expect(snapshot.valuesMap?.distance_km).toBe(80)
  })

  it('counts "within five years of me" from the birthdate', () => {
    const { snapshot } = talk(['within five years of me'], { intake: { ...INTAKE, preferences: {} } })
    expect(snapshot.valuesMap?.age_range).toEqual({ min: 35, max: 45 })
  })

  it('reads the intake as text when only that was sent', () => {
    const { state } = begin({
      intakeSummary: 'Intent: long_term. Ages 30 to 40. Smoking: no. Drinking: sometimes. Wants kids: yes. Budget: $$.',
    })
    expect(snapshotOf(state).valuesMap).toMatchObject({
      intent: 'long_term',
      budget: '$$',
      lifestyle: { smoking: 'no', drinking: 'sometimes' },
    })
    expect(sourcesOf(state).every(({ from }) => from === 'intake')).toBe(true)
  })

  it('greets by the name as it is written', () => {
    expect(beginConversation({ name: "A$$AP $' {name}", known: {}, today, seed: 1 }).reply).toContain("A$$AP $'")
  })

  it('goes on from a saved profile, which is newer than the intake', () => {
    const { state } = begin({
      intake: INTAKE,
      snapshot: { valuesMap: { budget: '$$$' }, preferences: { must_haves: ['Men'] } },
    })
    expect(snapshotOf(state).valuesMap?.budget).toBe('$$$')
    expect(state.pending).toBe('faith')
  })
})

describe('what a stranger says', () => {
  const known = { intake: INTAKE, isSubmitted: true }

  it('takes "either" for everyone when asked whom to meet', () =>
    expect(talk(['either'], known).snapshot.preferences?.must_haves).toEqual(['Everyone']))

  it.each(['no ghosting', 'no smokers please', 'he must be honest. no ghosting'])(
    'does not read a refusal as a lack of wishes: %s',
    (wishes) => expect(talk(['men', 'no', wishes], known).noted.at(-1) ?? '').not.toMatch(/nothing for must-haves/),
  )

  it.each(['delete the golf thing', 'actually forget golf', 'please remove golf'])('takes a wish back: %s', (words) => {
    const { snapshot, noted } = talk(['women', 'no', 'someone who likes to cook, loves golf', words], known)
    expect(snapshot.preferences?.must_haves).toEqual(['Women', 'Likes to cook'])
    expect(noted.at(-1)).toMatch(/golf/i)
  })

  it.each(['I never cancel on weekends', 'We could drop by a museum on weekends', 'I ignore public opinion'])(
    'takes nothing back where no order is given: %s',
    (words) => expect(talk(['men', words], known).snapshot.valuesMap).toEqual(talk(['men'], known).snapshot.valuesMap),
  )

  it('adds what is asked for politely', () =>
    expect(talk(['can you also put weeknights?'], known).snapshot.valuesMap?.availability).toEqual([
      'Weekends',
      'Weeknights',
    ]))

  it('does not pity somebody who is in good spirits', () =>
    expect(talk(["I'm here for a good time not a long time"]).replies.at(-1)).not.toMatch(/sorry|carry|easy|gentle/i))

  it('names what nobody wants once, as a deal-breaker', () => {
    const { snapshot } = talk(['men', 'no', 'must be hot, no drama'], known)
    expect(snapshot.preferences?.must_haves).toEqual(['Men', 'Hot'])
    expect(snapshot.valuesMap?.dealbreakers).toEqual(['Daily smoker', 'Drama'])
  })

  it.each<[string, string[], string[]]>([
    ['kind, not a workaholic', ['Kind'], ['Workaholic']],
    ['no time wasters, someone outdoorsy', ['Outdoorsy'], ['Time wasters']],
    ['good listener, loves animals, no cheaters or liars', ['Good listener', 'Loves animals'], ['Cheaters', 'Liars']],
    ['active, no negativity', ['Active'], ['Negativity']],
    ['no kids talk on the first date', [], ['Kids talk on the first date']],
    ['no couples, no creeps', [], ['Couples', 'Creeps']],
    ['must love cats, no gym bros', ['Loves cats'], ['Gym bros']],
    ['no preference really', [], []],
  ])('tells wishes from refusals: %s', (words, wishes, refusals) => {
    const { snapshot } = talk(['men', 'no', words], known)
    expect(snapshot.preferences?.must_haves).toEqual(['Men', ...wishes])
    expect(snapshot.valuesMap?.dealbreakers).toEqual(['Daily smoker', ...refusals])
    expect(snapshot.valuesMap?.family?.wants_kids).toBe('open')
  })

  it.each(['Public place is fine', 'public', 'In a public place, and my daughter should know where I am'])(
    'hears the public place: %s',
    (words) =>
      expect(talk([...PLAIN.slice(0, 8), words]).snapshot.valuesMap?.safety_prefs).toEqual(['First meet in public']),
  )

  it('takes nothing extravagant for the middle', () =>
    expect(
      talk(['long-term', 'men 30 to 40', '20 miles', 'weekends', 'nothing extravagant']).snapshot.valuesMap?.budget,
    ).toBe('$$'))

  it('takes off the list what it is told to, and reads nothing else in that', () => {
    const { snapshot } = talk(['men', 'no', 'deal-breakers: heavy drinking', 'wait, take heavy drinking off'], known)
    expect(snapshot.valuesMap?.dealbreakers).toEqual(['Daily smoker'])
    expect(snapshot.valuesMap?.lifestyle?.drinking).toBe('sometimes')
  })

  it.each([
    ['push max age to 52 please', { min: 35, max: 52 }],
    ['can you drop the minimum age to 30', { min: 30, max: 48 }],
  ])('moves one end of the ages: %s', (words, ages) =>
    expect(talk(['men', words], known).snapshot.valuesMap?.age_range).toEqual(ages),
  )

  it('reads no wish in what is not needed', () =>
    expect(talk(['men', "I pray daily but I don't need them to"], known).snapshot.preferences?.must_haves).toEqual([
      'Men',
    ]))

  it.each([
    ['anywhere', /any distance/],
    ['anywhere in the city', null],
  ])('takes only a whole "anywhere" for no limit: %s', (words, noted) => {
    const { noted: lines } = talk(['casual', 'women 30 to 40', words])
    if (noted) expect(lines.at(-1)).toMatch(noted)
    else expect(lines.at(-1)).toBeNull()
  })

  it("does not note a 'nope'", () =>
    expect(talk(['men', 'no', 'kindness', "nope that's everything"], known).snapshot.preferences?.must_haves).toEqual([
      'Men',
      'Kindness',
    ]))

  it('wants children where a life without is not wanted', () => {
    const { snapshot } = talk(["I don't want to go through life without having children"])
    expect(snapshot.valuesMap?.family?.wants_kids).toBe('yes')
  })

  it.each([
    'The mist comes off the lake like smoke.',
    'My two oldest friends have decided against children.',
    'It is 18 miles from the nearest cinema.',
    "My gran's gravy is a religious experience.",
  ])('notes nothing from: %s', (words) => expect(talk([words]).snapshot).toEqual(talk([]).snapshot))

  it('takes days that are out for no deal-breaker', () =>
    expect(
      talk(['men', 'Tuesdays and Thursdays are out, otherwise evenings'], known).snapshot.valuesMap?.dealbreakers,
    ).toEqual(['Daily smoker']))

  it.each(["social smokers are fine, daily ones aren't", "smokers are fine as long as it isn't daily"])(
    'keeps a deal-breaker that is taken back only in part: %s',
    (words) => expect(talk([words], known).snapshot.valuesMap?.dealbreakers).toEqual(['Daily smoker']),
  )

  it.each([
    "I have two already, that's enough for me",
    "got 3 and that's plenty",
    'dont have any dont want any',
    "don't want any, never did",
  ])('wants no children: %s', (words) => {
    const { snapshot } = talk([...PLAIN.slice(0, 5), words])
    expect(snapshot.valuesMap?.family?.wants_kids).toBe('no')
  })

  it.each([['men around my age', { min: 29, max: 39 }]])('counts from their own age: %s', (words, ages) =>
    expect(talk(["I'm 34, looking for something long-term", words]).snapshot.valuesMap?.age_range).toEqual(ages),
  )
})

describe('saying back and putting right', () => {
  it('names the value it replaces', () => {
    const { noted } = talk(['25 miles', 'actually, make that 15'])
    expect(noted).toEqual(['Noted: 25 miles.', 'Noted: 15 miles instead of 25 miles.'])
  })

  it('keeps the words a value came from and the turn', () => {
    const { state } = talk(['Hi there', 'I would go 30 km for the right person'])
    expect(sourcesOf(state)).toContainEqual({
      path: 'valuesMap.distance_km',
      from: 'answer',
      words: 'I would go 30 km for the right person',
      turn: 1,
    })
  })

  it('leaves open what the person would rather not say, and never asks again', () => {
    const { snapshot, replies } = talk(['casual', 'everyone, 30 to 50', '20 km', 'weekends, $', 'rather not say', 'no'])
    expect(snapshot.valuesMap?.lifestyle).toEqual({ smoking: null, drinking: 'no' })
    expect(replies.slice(6).join(' ')).not.toMatch(/smok/i)
  })

  it('takes a refusal back when the person answers after all', () => {
    const { snapshot } = talk(["I'd rather not talk about smoking.", 'Fine: I smoke now and then.'])
    expect(snapshot.valuesMap?.lifestyle?.smoking).toBe('sometimes')
  })

  it('clears a value on request', () => {
    expect(talk(['My budget is $$$', 'Please remove my budget']).snapshot.valuesMap?.budget).toBeNull()
  })

  it('offers to keep what is said after the last question, and keeps it on a yes alone', () => {
    expect(talk([...PLAIN, 'My house is being painted until March']).snapshot.notes).toBeNull()
    expect(talk([...PLAIN, 'My house is being painted until March', 'yes']).snapshot.notes).toBe(
      'My house is being painted until March',
    )
    expect(talk([...PLAIN, 'My house is being painted until March', 'no thanks']).snapshot.notes).toBeNull()
  })

  it('takes ages in figures for what is meant, whatever is said of an own age beside them', () => {
    const { snapshot } = talk(["33 to 45. And I won't pretend I'm after someone my age, I'm 43."])
    expect(snapshot.valuesMap?.age_range).toEqual({ min: 33, max: 45 })
  })

  it('asks for the age it needs and then counts from it', () => {
    const { snapshot, replies } = talk(['someone within five years of me', '41'])
    expect(replies[1]).toMatch(/your (own )?age|old are you/i)
    expect(snapshot.valuesMap?.age_range).toEqual({ min: 36, max: 46 })
  })
})

describe('short answers right after a question', () => {
  it('take all safety choices, or none', () => {
    const before = PLAIN.slice(0, 8)
    expect(talk([...before, 'all of them']).snapshot.valuesMap?.safety_prefs).toHaveLength(5)
    const none = talk([...before, 'none'])
    expect(none.snapshot.valuesMap?.safety_prefs).toEqual([])
    expect(none.done).toBe(true)
  })

  it('hear musts, a bonus and a no in one line', () => {
    const { snapshot } = talk([...PLAIN.slice(0, 7), 'someone funny, kind, and a bonus if they cook'])
    expect(snapshot.preferences).toEqual({ must_haves: ['Men', 'Funny', 'Kind'], nice_to_haves: ['Cook'] })
  })

  it('take no limit for what it is', () => {
    const { state } = talk(['casual', 'no preference, 30 to 40', 'anywhere'])
    expect(state.settled).toEqual(['distance'])
    expect(snapshotOf(state).preferences?.must_haves).toEqual(['Everyone'])
    expect(state.pending).toBe('week')
  })

  it('do not turn a goodbye into an answer', () => {
    const { snapshot } = talk([...PLAIN, 'great bye'])
    expect(snapshot.valuesMap?.dealbreakers).toEqual(['Heavy drinker'])
    expect(snapshot.notes).toBeNull()
  })
})
