import { expect, it } from 'vitest'
import { casesIn } from './dialogue-case.ts'

const line = (value: unknown) => `${JSON.stringify(value)}\n`

it('casesIn reads one case from each line and skips blank lines', () => {
  const text = `${line({ id: 'a', turns: ['hi'], expect: { intent: 'casual' } })}\n${line({ id: 'b', tags: ['km'], turns: [], expect: {} })}`
  expect(casesIn(text, 'some.jsonl')).toEqual([
    { id: 'a', tags: [], turns: ['hi'], expect: { intent: 'casual' } },
    { id: 'b', tags: ['km'], turns: [], expect: {} },
  ])
})

it.each([
  ['no JSON', '{'],
  ['an expectation with an unknown key', line({ id: 'a', turns: [], expect: { smokes: 'no' } })],
  ['an expectation of the wrong type', line({ id: 'a', turns: [], expect: { age_min: '30' } })],
  ['no turns', line({ id: 'a', expect: {} })],
])('an error names the file and the line if the line has %s', (_, bad) => {
  const good = line({ id: 'g', turns: [], expect: {} })
  expect(() => casesIn(`${good}\n${bad}`, 'some.jsonl')).toThrow('some.jsonl, line 3, is not a case.')
})
