import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { corpusHash, utterancesIn } from './corpus.ts'
import { likelihoodOf } from './likelihood.ts'
import { corpusHashOf, labelReader } from './reader.ts'

const packed = readFileSync(new URL('./weights.bin.gz', import.meta.url))
const file = gunzipSync(packed)
const files = ['corpus/', 'marked/'].flatMap((folder) => {
  const at = new URL(`../../../../../../reader/answers/${folder}`, import.meta.url)
  return readdirSync(at).map((name) => ({ name: `${folder}${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
})
const read = labelReader(file)

describe('the learned reader', () => {
  it('was trained on the corpus beside it: after a change there, npm run train', () => {
    expect(corpusHashOf(file)).toBe(corpusHash(files))
  })

  it('takes 5 MB at most', () => expect(packed.length).toBeLessThanOrEqual(5_000_000))

  it('refuses weights that are none', () => expect(() => labelReader(file.subarray(8))).toThrow(/npm run train/))

  it.each([
    ['women', 'meet', 'mw'],
    ['weekends mostly', 'availability', 'aE'],
    ['mine are grown and flown', 'kids', 'kn'],
    ['who can see what I write here?', 'none', 'Qsees'],
    ['I want to kill myself', 'none', 'D2'],
    ['not a drop since rehab', 'drinking', 'd0'],
  ])('hears in "%s" after %s: %s', (text, asked, label) => {
    expect(likelihoodOf(read, { text, sentences: [text], asked })(label)).toBeGreaterThan(0.3)
  })

  it('hears nothing in small talk, whatever was asked', () => {
    for (const asked of ['intent', 'kids', 'smoking'])
      for (const label of ['ic', 'ky', 's2', 'D2'])
        expect(read('that is a lovely song', asked)(label)).toBeLessThan(0.2)
  })
})

describe('a corpus file', () => {
  it('is read line by line, each with what was asked', () => {
    const [first, second] = utterancesIn('## kids\nkn|no more\n-|my sister has two\n', 'x.txt')
    expect(first).toMatchObject({ text: 'no more', asked: 'kids', labels: ['kn'] })
    expect(second).toMatchObject({ labels: [] })
  })

  it('names the line that is none', () => {
    expect(() => utterancesIn('## kids\nkq|no more', 'x.txt')).toThrow('x.txt, line 2: no label kq')
    expect(() => utterancesIn('no bar', 'x.txt')).toThrow('x.txt, line 1')
  })
})
