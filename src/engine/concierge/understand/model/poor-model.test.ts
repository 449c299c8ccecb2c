import { describe, expect, it } from 'vitest'
import { reader } from '../../../../../test/learned-reader.ts'
import { asked, begun } from '../../../../../test/talk.ts'
import type { Question } from '../../state/conversation.ts'
import { takeTurn } from '../../turn/take-turn.ts'
import type { ModelOperation } from './operation.ts'

const heard = (op: ModelOperation['op'], row: ModelOperation['row'], value: string, words: string): ModelOperation => ({
  ...{ op, row, value, words },
  to: '',
})

const LINES: readonly { asked: Question; text: string; operations: readonly ModelOperation[] }[] = [
  {
    asked: 'intent',
    text: 'ring, mortgage, the lot',
    operations: [heard('set', 'intent', 'Long-term', 'ring, mortgage, the lot')],
  },
  {
    asked: 'meet',
    text: 'blokes, thirty to forty',
    operations: [heard('add', 'meet', 'Men', 'blokes'), heard('set', 'age', '30 to 40', 'thirty to forty')],
  },
  {
    asked: 'distance',
    text: 'an hour on foot, call it 4 miles',
    operations: [heard('set', 'distance', '4 miles', 'call it 4 miles')],
  },
  {
    asked: 'smoking',
    text: 'gave the fags up in June',
    operations: [heard('set', 'smoking', 'No', 'gave the fags up in June')],
  },
  {
    asked: 'drinking',
    text: 'a stout when there is a match on',
    operations: [heard('set', 'drinking', 'Sometimes', 'a stout when there is a match on')],
  },
  {
    asked: 'kids',
    text: 'two of my own is plenty',
    operations: [heard('set', 'kids', 'No', 'two of my own is plenty')],
  },
  {
    asked: 'budget',
    text: 'a pie and a walk does me',
    operations: [heard('set', 'budget', '$', 'a pie and a walk does me')],
  },
  {
    asked: 'mustHaves',
    text: 'reads books, no shouters',
    operations: [
      heard('add', 'mustHaves', 'reads books', 'reads books'),
      heard('add', 'dealbreakers', 'shouters', 'no shouters'),
    ],
  },
  {
    asked: 'availability',
    text: 'Sundays after mass',
    operations: [heard('add', 'availability', 'Sundays after mass', 'Sundays after mass')],
  },
]
const OPTIONS: Partial<Record<string, readonly string[]>> = {
  intent: ['Long-term', 'Casual', 'Exploring'],
  meet: ['Women', 'Men', 'Nonbinary people', 'Everyone'],
  smoking: ['No', 'Sometimes', 'Yes'],
  drinking: ['No', 'Sometimes', 'Yes'],
  kids: ['Yes', 'No', 'Open'],
  budget: ['$', '$$', '$$$', '$$$$'],
  age: ['20 to 30', '50 to 60'],
  distance: ['40 miles', '100 km'],
}

let seed = 11
const next = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % most
}
function spoiled(one: ModelOperation): ModelOperation[] {
  const options = OPTIONS[one.row]
  const kind = next(4)
  if (kind === 0) return []
  if (kind === 1) return [{ ...one, words: 'words that nobody wrote here' }]
  if (kind === 2 && !options) return [{ ...one, row: one.row === 'mustHaves' ? 'dealbreakers' : 'mustHaves' }]
  return [{ ...one, value: options?.[next(options.length)] ?? 'something else entirely' }]
}

function wrongAfter(line: (typeof LINES)[number], operations: readonly ModelOperation[]): string[] {
  const before = asked(line.asked, begun)
  const good = takeTurn(before, line.text, { reader, model: { operations: line.operations, remark: '' } })
  const alone = takeTurn(before, line.text, { reader })
  const right = [...good.state.profile.entries, ...alone.state.profile.entries].map(
    ({ path, value }) => `${path}=${value}`,
  )
  const { state } = takeTurn(before, line.text, { reader, model: { operations, remark: '' } })
  return state.profile.entries.map(({ path, value }) => `${path}=${value}`).filter((one) => !right.includes(one))
}

describe('a model with wrong operations puts no wrong value on the profile', { timeout: 120_000 }, () => {
  it.each([10, 20, 30])('no wrong value comes with %s of 100 operations wrong', (share) => {
    const wrong = Array.from({ length: 40 }).flatMap(() =>
      LINES.flatMap((line) =>
        wrongAfter(
          line,
          line.operations.flatMap((one) => (next(100) < share ? spoiled(one) : [one])),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('no wrong value comes with all operations wrong', () => {
    const wrong = Array.from({ length: 40 }).flatMap(() =>
      LINES.flatMap((line) => wrongAfter(line, line.operations.flatMap(spoiled))),
    )
    expect(wrong).toEqual([])
  })
})
