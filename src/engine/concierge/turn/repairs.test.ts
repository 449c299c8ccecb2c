import { expect, test } from 'vitest'
import { asked, entriesAfter, holding, say, talk } from '../../../../test/talk.ts'
import type { Operation } from '../profile/operation.ts'
import { rowsToChange } from './buttons-of-reply.ts'

const set = (path: 'valuesMap.age_range.min' | 'valuesMap.age_range.max', value: number): Operation => ({
  ...{ op: 'set', words: '' },
  path,
  value,
})
const AGES = [set('valuesMap.age_range.min', 30), set('valuesMap.age_range.max', 45)]
const MUST = 'preferences.must_haves'
const outdoorsy: Operation = { op: 'add', path: MUST, value: 'outdoorsy', words: 'outdoorsy' }
const church: Operation = {
  ...{ op: 'set', path: 'valuesMap.faith_values_edge' },
  ...{ value: 'I go to church', words: 'I go to church' },
}

test('a change of the lower age keeps the upper age, also with a second order', () => {
  const kept = entriesAfter(say('make the ages 35-45 and take off kind', holding(AGES, asked('availability'))))
  expect(kept).toEqual(expect.arrayContaining(['valuesMap.age_range.min=35', 'valuesMap.age_range.max=45']))
})

test.each([
  ['50 miles is too far, 20', 32],
  ['25 miles is a bit much, 15', 24],
])('a distance that is called too far is not noted, but the next one is: %s', (line, km) => {
  expect(entriesAfter(say(line, asked('distance')))).toEqual([`valuesMap.distance_km=${km}`])
})

test('a distance without a limit is noted as any distance', () => {
  expect(entriesAfter(say('as far as it takes', asked('distance')))).toEqual(['valuesMap.distance_km=500'])
})

test('two short wishes are both noted under another question', () => {
  expect(entriesAfter(say('funny, outdoorsy', asked('availability')))).toEqual([`${MUST}=funny`, `${MUST}=outdoorsy`])
})

test('an entry that "isn\'t right" is replaced by the word that follows', () => {
  expect(entriesAfter(say('outdoorsy isnt right. hikes', holding([outdoorsy], asked('smoking'))))).toEqual([
    `${MUST}=hikes`,
  ])
})

test('"never mind the last one" takes back the last change', () => {
  const [, last] = talk(['funny, outdoorsy', 'never mind the last one'], asked('availability'))
  expect(last && entriesAfter(last)).toEqual([])
})

test('"older than me" sets the lower age to the person\'s own age', () => {
  expect(entriesAfter(say("older than me but not ancient, I'm 52", asked('age')))).toEqual([
    'valuesMap.age_range.min=52',
  ])
})

test('an answer that was a joke is replaced by the true faith, and no row is opened', () => {
  const turn = say("I said church as a joke, I'm not religious", holding([church], asked('mustHaves')))
  expect(entriesAfter(turn)).toEqual(["valuesMap.faith_values_edge=I'm not religious"])
  expect(rowsToChange(turn.state) ?? []).toEqual([])
})

test("the person's own faith is not noted as a wish", () => {
  expect(entriesAfter(say("I'm not religious", asked('mustHaves')))).toEqual([
    "valuesMap.faith_values_edge=I'm not religious",
  ])
})

test('a habit is not noted as faith', () => {
  const turn = say("No, I never said 28, make it 33. And I don't smoke, ever.", holding(AGES, asked('faith')))
  expect(entriesAfter(turn).filter((one) => one.includes('faith'))).toEqual([])
})

test('the people to meet are understood without an article', () => {
  expect(entriesAfter(say('Long-term. Kind man please.', asked('intent')))).toEqual(
    expect.arrayContaining([`${MUST}=Men`]),
  )
})

test('a list of wishes is noted under any question', () => {
  expect(entriesAfter(say('kind, loves dogs, tall', asked('distance')))).toEqual([
    ...[`${MUST}=kind`, `${MUST}=loves dogs`, `${MUST}=tall`],
  ])
})

test.each(['I never said 28, make it 33', "No, I never said 28, make it 33. And I don't smoke, ever."])(
  'a corrected age is noted, and no row is opened: %s',
  (line) => {
    const [, turn] = talk(['Men.', line], holding([set('valuesMap.age_range.min', 28)], asked('meet')))
    expect(turn && entriesAfter(turn)).toContain('valuesMap.age_range.min=33')
    expect(turn && (rowsToChange(turn.state) ?? [])).toEqual([])
  },
)

test('"no to" an entry with "put" replaces that entry', () => {
  expect(entriesAfter(say('no to "outdoorsy", put "likes walking"', holding([outdoorsy], asked('smoking'))))).toEqual([
    `${MUST}=likes walking`,
  ])
})

const HEIGHTS = 'into climbing or at least not scared of heights'
const wish = (value: string): Operation => ({ op: 'add', path: MUST, value, words: value })

test.each([
  ['part of an entry goes alone', '"climbing" is enough, drop the heights thing', [wish(HEIGHTS)], ['into climbing']],
])('%s', (_, line, held, kept) => {
  expect(entriesAfter(say(line, holding(held, asked('smoking'))))).toEqual(kept.map((one) => `${MUST}=${one}`))
})

test('a change of one age keeps the other age', () => {
  const line = "and change 30 to 32, 30 is my brother's age"
  expect(entriesAfter(say(line, holding(AGES, asked('budget')))).toSorted()).toEqual([
    ...['valuesMap.age_range.max=45', 'valuesMap.age_range.min=32'],
  ])
})

test('"put that under dealbreakers" applies to the words before it', () => {
  const turn = say('oh and no politics stuff, put that under dealbreakers', asked('safety'))
  expect(entriesAfter(turn)).toEqual(['valuesMap.dealbreakers=politics stuff'])
  expect(turn.reply).not.toContain('not sure about')
})

test.each([
  ['mustHaves', 'must be kind, funny, employed lol', [`${MUST}=kind`, `${MUST}=funny`, `${MUST}=employed`]],
  ['dealbreakers', 'no dealbreakers except cruelty to animals', ['valuesMap.dealbreakers=cruelty to animals']],
  ['both habits', 'no smoking no drinking', ['valuesMap.lifestyle.smoking=no', 'valuesMap.lifestyle.drinking=no']],
])('an answer to another question goes to its row, under the question about faith: %s', (_, line, kept) => {
  expect(entriesAfter(say(line, asked('faith')))).toEqual(kept)
})

test('an entry with a day is found by the plural of the day', () => {
  const [, turn] = talk(
    ['weekends, and tuesday nights', 'Actually scratch tuesdays, i have choir'],
    asked('availability'),
  )
  expect(turn && entriesAfter(turn)).toEqual(['valuesMap.availability=Weekends'])
})

test('"put it back" changes nothing if the entry is still there', () => {
  const [, , turn] = talk(
    ['weekends', 'sunday mornings too', 'wait did you delete weekends? put it back'],
    asked('availability'),
  )
  expect(turn && entriesAfter(turn)).toEqual(expect.arrayContaining(['valuesMap.availability=Weekends']))
  expect(turn?.state.steps.length).toBe(2)
})

test('a row that the person emptied is not asked for again', () => {
  const kids: Operation = { op: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' }
  const turn = say('remove the thing about kids, thats private', holding([kids], asked('smoking')))
  expect(entriesAfter(turn)).toEqual([])
  expect(turn.state.profile.declined).toContain('kids')
})

test.each([
  ["You've put mornings, I meant late mornings, not early", 'availability', ['valuesMap.availability=Late mornings']],
  [
    'Church of England, but only Christmas and Easter',
    'drinking',
    ['valuesMap.faith_values_edge=Church of England, but only Christmas and Easter'],
  ],
  ['fri n sat nights', 'availability', ['valuesMap.availability=Fri and Sat nights']],
  ['i work sats now so just fri nights', 'dealbreakers', ['valuesMap.availability=Fri nights']],
  ['nah n yeah i drink', 'smoking', ['valuesMap.lifestyle.smoking=no']],
  ['public place', 'faith', ['valuesMap.safety_prefs=First meet in public']],
  ['Actually, 72 is too old. Make it 70.', 'dealbreakers', []],
  ['wait i said 24 is me not the age', 'mustHaves', []],
  ['Sixty to seventy-two would suit me', 'intent', ['valuesMap.age_range.min=60', 'valuesMap.age_range.max=72']],
] as const)('"%s" is noted correctly (asked: %s)', (line, question, kept) => {
  expect(entriesAfter(say(line, asked(question)))).toEqual(kept)
})

test('two numbers in one order are both set', () => {
  expect(entriesAfter(say('lol make the miles 15 and ages up to 28', asked('faith')))).toEqual(
    expect.arrayContaining(['valuesMap.distance_km=24', 'valuesMap.age_range.max=28']),
  )
})

test('"put … instead" goes to the list of the entry that was removed last', () => {
  const [, turn] = talk(['take outdoorsy off', 'can u put gaming instead'], holding([outdoorsy], asked('smoking')))
  expect(turn && entriesAfter(turn)).toEqual([`${MUST}=gaming`])
})

test('an order that is taken back in the same message does nothing', () => {
  expect(entriesAfter(say('remove outdoorsy nvm keep it', holding([outdoorsy], asked('smoking'))))).toEqual([
    `${MUST}=outdoorsy`,
  ])
})

test.each([
  ["I don't care to drive after dark anymore, so 20 miles", 'distance', ['valuesMap.distance_km=32']],
  ['nah not rly, just no preachy ppl pls', 'faith', ['valuesMap.dealbreakers=preachy people']],
  [
    'omg someone FUNNY who texts back n likes karaoke 😭',
    'mustHaves',
    [`${MUST}=FUNNY`, `${MUST}=texts back`, `${MUST}=likes karaoke`],
  ],
  ['i said im not lookin to marry again, put that down', 'mustHaves', ['notes=im not lookin to marry again']],
] as const)('"%s" is noted correctly (under %s)', (line, question, kept) => {
  expect(entriesAfter(say(line, asked(question)))).toEqual(kept)
})

test('driving after dark gets no help line, and neither does "I don\'t need a hotline"', () => {
  const turn = say("I'd say 20 miles. I don't care to drive after dark anymore, so daytime is best.", asked('distance'))
  expect(turn.reply).not.toContain('988')
  const care = { kind: 'care' as const, buttons: [] }
  const next = say("I don't need a hotline, I only meant the driving", {
    ...turn.state,
    instead: care,
    held: 'I am done',
  })
  expect(next.reply).not.toContain('988')
})

test('if one time of the week is no longer free, only that entry is removed', () => {
  const [, turn] = talk(['weeknights', 'weekends', 'weeknights are out, got a new job'], asked('availability')).slice(
    -2,
  )
  expect(turn && entriesAfter(turn)).toEqual(['valuesMap.availability=Weekends'])
})

test('"take it off" does not remove an entry from another sentence', () => {
  const met: Operation = { op: 'add', path: 'valuesMap.safety_prefs', value: 'First meet in public', words: '' }
  const turn = say(
    'meet at the diner, somewheres public. the cookin is still there, take it off',
    holding([met], asked('smoking')),
  )
  expect(entriesAfter(turn)).toContain('valuesMap.safety_prefs=First meet in public')
})

test.each([
  ['Could you change "good with kids" to "good with my boys"?', ['good with my boys']],
  ['can you change good with kids to good with my boys', ['good with my boys']],
])('an entry that contains "with" or "to" can be reworded: %s', (line, kept) => {
  expect(entriesAfter(say(line, holding([wish('good with kids')], asked('safety'))))).toEqual(
    kept.map((one) => `${MUST}=${one}`),
  )
})

test('a removed entry comes back with "keep"', () => {
  const [, turn] = talk(
    ['you can drop the outdoorsy one', 'Actually keep the outdoorsy one'],
    holding([outdoorsy], asked('safety')),
  )
  expect(turn && entriesAfter(turn)).toEqual([`${MUST}=outdoorsy`])
})

test('"I wouldn\'t want more" means no children, and a wish is noted in addition to ages', () => {
  expect(entriesAfter(say("two boys, 9 and 11, and I wouldn't want more", asked('kids')))).toContain(
    'valuesMap.family.wants_kids=no',
  )
  const line = "I'd like to meet a woman between 38 and 48 who enjoys the outdoors"
  expect(entriesAfter(say(line, asked('intent')))).toEqual(
    expect.arrayContaining([`${MUST}=Women`, `${MUST}=enjoys the outdoors`, 'valuesMap.age_range.min=38']),
  )
})

const no = (value: string): Operation => ({ op: 'add', path: 'valuesMap.dealbreakers', value, words: value })

test.each([
  ['take off drinkers put heavy drinker', [no('drinkers')], ['Heavy drinker']],
  ['take fling off there looks dumb, an no liars', [no('fling')], ['liars']],
] as const)('an order to remove and an order to add are both done: %s', (line, held, kept) => {
  expect(entriesAfter(say(line, holding(held, asked('availability'))))).toEqual(
    kept.map((one) => `valuesMap.dealbreakers=${one}`),
  )
})

test('"not a fling" is noted neither as an answer nor as a deal-breaker', () => {
  const kept = entriesAfter(say('lookin for a good woman to stick around, not a fling', asked('intent')))
  expect(kept).toEqual([`${MUST}=Women`])
})

test('"a long relationship" in another sentence does not remove the answer "long-term"', () => {
  const long: Operation = { op: 'set', path: 'valuesMap.intent', value: 'long_term', words: '' }
  const line = "the practice thing was just a joke, take that off - I'd like him to have had a long relationship"
  expect(entriesAfter(say(line, holding([long], asked('faith'))))).toContain('valuesMap.intent=long_term')
})

test.each(["I don't want a hotline", "I don't need a hotline", 'no, I do not need any helpline'])(
  'a person who refuses a help line is not treated as safe: %s',
  (line) => {
    const care = { kind: 'care' as const, buttons: [] }
    const turn = say(line, { ...asked('distance'), instead: care, held: 'I am done with all of it' })
    expect(turn.reply).not.toMatch(/misread you|took that the wrong way/)
  },
)

test('a message about night shifts gets the help line if it sounds desperate', () => {
  expect(say("I work nights and I've got nobody left in this world, nobody at all", asked('distance')).reply).toContain(
    '988',
  )
})

test('an unclear order opens the row, with its words as a draft', () => {
  const { state } = say('that she has to be ok with me gone 4 nights a week, put that as a must', asked('distance'))
  expect(rowsToChange(state)?.map(({ draft }) => draft)).toEqual(['ok with me gone 4 nights a week'])
  expect(state.profile.entries).toEqual([])
})

test('an order to remove opens no row with a draft', () => {
  const { state } = say('the outdoorsy one is wrong', holding([outdoorsy], asked('distance')))
  expect(rowsToChange(state)?.some((row) => row.draft !== undefined) ?? false).toBe(false)
})

test('a complaint about the card is not "on the card already", and the right answer is a button', () => {
  const open: Operation = { op: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' }
  const { state, reply } = say('Children still says open. I said I dont want kids', holding([open], asked('faith')))
  expect(reply).not.toMatch(/says so already|on your card already/)
  expect(state.beside.map(({ label }) => label)).toContain('Children: No')
})
