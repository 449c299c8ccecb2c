import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readCorpus } from '../../../../../../reader/answers/corpus-files.ts'
import { utterancesIn } from './corpus.ts'
import { likelihoodOf } from './likelihood.ts'
import { corpusHashOf, labelReader } from './reader.ts'

const packed = readFileSync(new URL('./weights.bin.gz', import.meta.url))
const file = gunzipSync(packed)
const read = labelReader(file)

describe('the trained reader of answers', () => {
  it('the weights were trained on the present corpus (npm run train)', () => {
    expect(corpusHashOf(file)).toBe(readCorpus().hash)
  })

  it('the packed weights take at most 5 MB', () => expect(packed.length).toBeLessThanOrEqual(5_000_000))

  it('damaged weights are refused', () => expect(() => labelReader(file.subarray(8))).toThrow(/npm run train/))

  it.each([
    ['women', 'meet', 'mw'],
    ['weekends mostly', 'availability', 'aE'],
    ['mine are grown and flown', 'kids', 'kn'],
    ['who can see what I write here?', 'none', 'Qsees'],
    ['I want to kill myself', 'none', 'D2'],
    ['not a drop since rehab', 'drinking', 'd0'],
  ])('"%s" after the question about %s has the label %s', (text, asked, label) => {
    expect(likelihoodOf(read, { text, sentences: [text], asked })(label)).toBeGreaterThan(0.3)
  })

  it('small talk has no label under any question', () => {
    for (const asked of ['intent', 'kids', 'smoking'])
      for (const label of ['ic', 'ky', 's2', 'D2'])
        expect(read('that is a lovely song', asked)(label)).toBeLessThan(0.2)
  })
})

describe('a corpus file', () => {
  it('each line is read with the question that was asked', () => {
    const [first, second] = utterancesIn('## kids\nkn|no more\n-|my sister has two\n', 'x.txt')
    expect(first).toMatchObject({ text: 'no more', asked: 'kids', labels: ['kn'] })
    expect(second).toMatchObject({ labels: [] })
  })

  it('the error names the line that is not valid', () => {
    expect(() => utterancesIn('## kids\nkq|no more', 'x.txt')).toThrow('x.txt, line 2: no label kq')
    expect(() => utterancesIn('no bar', 'x.txt')).toThrow('x.txt, line 1')
  })
})
