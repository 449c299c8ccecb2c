import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Utterance, utterancesIn } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { readCorpus, readTrained } from './corpus-files.ts'
import { changedIn, hashesOf, readHashes, UNLABELLED, written } from './own-lines.ts'
import { trainedWith } from './train.ts'

const CORPUS = '## kids\nkn|no more for me\n-|hm\n## any\nky s1|a smoker who wants two\n'
const hashes = (corpus: string, marked: Utterance[] = []) => hashesOf({ corpus: utterancesIn(corpus, 'x.txt'), marked })
const changedBy = (line: string) => changedIn(hashes(`${CORPUS}${line}\n`), hashes(CORPUS))

describe('the own lines of a label', () => {
  it('every label was trained on its present lines (npm run train -- --only answers)', () => {
    expect(changedIn(hashesOf(readCorpus()), readTrained())).toEqual([])
  })

  it('the weights are those that were written with trained.txt', () => {
    const file = new URL('../../src/engine/concierge/understand/built-in/labels/weights.bin.gz', import.meta.url)
    expect(trainedWith(gunzipSync(readFileSync(file)))).toEqual(readTrained())
  })

  it('a new line changes only the labels that it names', () => {
    expect(changedBy('kn|that ship has sailed')).toEqual(['kn'])
    expect(changedBy('ky s1|two, and a pipe').toSorted()).toEqual(['ky', 's1'])
    expect(changedBy('-|the ferry was late')).toEqual([UNLABELLED])
  })

  it('a line that leaves a label out changes this label', () => expect(changedBy('~OF|my kite is red')).toEqual(['OF']))

  it('a label that an old line gets changes no other label of the line', () => {
    expect(changedIn(hashes(CORPUS.replace('ky s1|', 'ky s1 OF|')), hashes(CORPUS))).toEqual(['OF'])
  })

  it('the order of lines does not count', () => {
    expect(hashes('kn|a\nkn|b\n')).toEqual(hashes('kn|b\nkn|a\n'))
  })

  it('hashes that were written are read again', () => {
    expect(readHashes(written(hashes(CORPUS)))).toEqual(hashes(CORPUS))
  })
})
