import { describe, expect, it } from 'vitest'
import { utterancesIn } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { composed } from './compose.ts'

const CORPUS = `## kids
kn|no more for me
ky|two, if it goes my way
ko|let life decide about that
## smoking
s0|never touched one
s1|one with a beer on Fridays
## any
W|somebody who laughs at puns
W|a good listener
X|people who are late for everything
-|the ferry was late again this morning
-|my sister paints every fence twice
Q Qcost|what does all this cost?
OF|I keep bees behind the shed
`
const lessonsOf = (corpus: string) => composed(utterancesIn(corpus, 'x.txt')).map((one) => JSON.stringify(one))

describe('the lessons of a corpus', () => {
  it('the lessons are the same each time', () => expect(lessonsOf(CORPUS)).toEqual(lessonsOf(CORPUS)))

  it.each(['-|hm', 'W|a fan of kites', '-|the kite is up in a tree again', 'Q Qcost|is a kite dear?'])(
    'a new line changes only the lessons that contain its text: %s',
    (line) => {
      const text = line.slice(line.indexOf('|') + 1)
      const [before, after] = [lessonsOf(CORPUS), new Set(lessonsOf(`## any\n${line}\n${CORPUS}`))]
      const isOfIt = (lesson: string) => new RegExp(text.replace(/\W+/g, '.*'), 'i').test(lesson)
      const gone = before.filter((lesson) => !after.has(lesson))
      const come = [...after].filter((lesson) => !before.includes(lesson))
      expect(come.length).toBeGreaterThan(0)
      expect(gone.length).toBeLessThanOrEqual(come.filter(isOfIt).length)
    },
  )

  it('a line that appears twice gives two lessons', () => {
    const seeds = composed(utterancesIn('-|hm\n-|hm\n', 'x.txt')).map(({ seed }) => seed)
    expect(seeds.length).toBeGreaterThan(composed(utterancesIn('-|hm\n', 'x.txt')).length)
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})
