import { describe, expect, it } from 'vitest'
import { reader } from '../../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../../conversation.ts'
import { merge } from '../../merge.ts'
import { putting } from '../../proposal.ts'
import type { Path } from '../../slots.ts'

const today = '2026-11-20'
const MUST: Path = 'preferences.must_haves'
const NICE: Path = 'preferences.nice_to_haves'
const NO: Path = 'valuesMap.dealbreakers'
const WEEK: Path = 'valuesMap.availability'
const FAITH: Path = 'valuesMap.faith_values_edge'
const put = (path: Path, ...values: string[]) => values.map((value) => putting({ path, value, words: '' }))
const { state: standing } = merge(
  { ...beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state, part: null, pending: null, done: true },
  [
    ...put(WEEK, 'Weekends'),
    ...put('valuesMap.lifestyle.smoking', 'sometimes'),
    ...put(FAITH, 'Church at Christmas, Jamaican mother'),
    ...put(NO, 'Homophobic obvs', 'Daily smoker'),
    ...put(NICE, 'Plays guitar'),
    ...put(MUST, 'Men', 'Good with kids', 'Tall', 'A nice one'),
  ],
  { from: 'answer', turn: 0 },
)
const keys = (entries: typeof standing.entries) =>
  entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`)
/** What a line adds and takes away. */
const change = (text: string) => {
  const was = keys(standing.entries)
  const is = keys(takeTurn(standing, text, { today, reader }).state.entries)
  return [
    ...is.filter((one) => !was.includes(one)).map((one) => `+ ${one}`),
    ...was.filter((one) => !is.includes(one)).map((one) => `- ${one}`),
  ].toSorted()
}

describe('a plain command', () => {
  it.each([
    [
      'change "Plays guitar" to "loves guitar, the louder the better"',
      ['+ nice_to_haves: Loves guitar, the louder the better', '- nice_to_haves: Plays guitar'],
    ],
    ['change plays guitar to likes thrillers', ['+ nice_to_haves: Likes thrillers', '- nice_to_haves: Plays guitar']],
    ['Add loyal. Add ambitious.', ['+ must_haves: Ambitious', '+ must_haves: Loyal']],
    ['Add: sense of humor', ['+ must_haves: Sense of humor']],
    ['And add a deal-breaker: evangelical.', ['+ dealbreakers: Evangelical']],
    ['put liars in my deal-breakers, I have had enough', ['+ dealbreakers: Liars']],
    [
      'Take that out, put Tall in the nice-to-haves, and add loyal, ambitious to the must-haves',
      [
        '+ must_haves: Ambitious',
        '+ must_haves: Loyal',
        '+ nice_to_haves: Tall',
        '- must_haves: A nice one',
        '- must_haves: Tall',
      ],
    ],
    [
      "can u change 'good with kids' to a nice to have n take daily smoker off i'd be a hypocrite",
      ['+ nice_to_haves: Good with kids', '- dealbreakers: Daily smoker', '- must_haves: Good with kids'],
    ],
    ['change the ages to 26 to 34', ['+ max: 34', '+ min: 26']],
    ['please change it to 26 to 34', ['+ max: 34', '+ min: 26']],
    ['delete Tall and put instead "Good fun"', ['+ must_haves: Good fun', '- must_haves: Tall']],
    ['smoking: yes. final answer', ['+ smoking: yes', '- smoking: sometimes']],
    ['no. smoking is YES', ['+ smoking: yes', '- smoking: sometimes']],
    [
      'Change faith to: Atheist.',
      ['+ faith_values_edge: Atheist', '- faith_values_edge: Church at Christmas, Jamaican mother'],
    ],
    [
      'take out the Jamaican mother bit, just put Christian, relaxed about it',
      ['+ faith_values_edge: Christian, relaxed about it', '- faith_values_edge: Church at Christmas, Jamaican mother'],
    ],
    [
      "Thanks. Remove 'Weekends' from availability entirely; the note covers it. It reads oddly.",
      ['- availability: Weekends'],
    ],
    ['Change weekends to weekends and weeknights', ['+ availability: Weeknights']],
    ['and the weekends? add weeknights', ['+ availability: Weeknights']],
    ['The guitar is a must-have, not a bonus', ['+ must_haves: Plays guitar', '- nice_to_haves: Plays guitar']],
    ['and put weeknights again please', ['+ availability: Weeknights']],
    ['And a sense of humor, add that', ['+ must_haves: A sense of humor']],
    ["Tall is me, I don't want to meet anybody tall, please take that off", ['- must_haves: Tall']],
    [
      "make the faith thing say 'not religious', and we're good",
      ['+ faith_values_edge: Not religious', '- faith_values_edge: Church at Christmas, Jamaican mother'],
    ],
    ['No. The dealbreaker is: always late.', ['+ dealbreakers: Always late']],
    ['Take out the obvs bit, just leave homophobic', ['+ dealbreakers: Homophobic', '- dealbreakers: Homophobic obvs']],
    ['Change tall to over six feet, my sister is giant', ['+ must_haves: Over six feet', '- must_haves: Tall']],
    [
      'For faith put: Catholic like my nonna',
      ['+ faith_values_edge: Catholic like my nonna', '- faith_values_edge: Church at Christmas, Jamaican mother'],
    ],
    ['No smokers, please add it', ['+ dealbreakers: Smokers', '- dealbreakers: Daily smoker']],
    ['change guitar to piano', ['+ nice_to_haves: Plays piano', '- nice_to_haves: Plays guitar']],
  ])('is carried out: %s', (text, changes) => expect(change(text)).toEqual(changes))

  it('leaves what stands behind its "and" to be read', () => {
    const text = 'change smoking to yes and he has to live in London'
    expect(change(text)).toEqual(['+ smoking: yes', '- smoking: sometimes'])
    expect(takeTurn(standing, text, { today, reader }).reply).toContain('Lives in London')
  })

  it('is taken back by what follows it', () => {
    expect(change('swap good with kids to a nice to have. Actually no, leave it, must have')).toEqual([])
  })

  it.each([
    'I always take my dog out after work',
    'he can take the bins out',
    'I changed my hair to blonde',
    'add to that, my mother is visiting',
    'take care of yourself',
    'put simply, I am tired',
  ])('is none in "%s"', (text) => expect(change(text)).toEqual([]))
})
