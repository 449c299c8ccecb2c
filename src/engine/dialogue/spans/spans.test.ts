import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { labelReader } from '../learned/reader.ts'
import { spansLearnedFrom } from './corpus-hash.ts'
import { markedLinesIn } from './marked-line.ts'
import { spanReader, spansHashOf } from './span-reader.ts'
import { tokensOf } from './tokens.ts'
import { wordClasses } from './word-classes.ts'

const fileOf = (name: string) => readFileSync(new URL(name, import.meta.url))
const weights = fileOf('weights.bin')
const labels = fileOf('../learned/weights.bin')
const classes = fileOf('word-classes.txt').toString()
const folder = new URL('corpus/', import.meta.url)
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

const marked = (text: string, asked: string, standing: { row: string; value: string }[] = []) =>
  reader.spans(text, { asked, standing }).map(({ kind, words }) => `${kind}: ${words}`)

describe('the reader of spans', () => {
  it('was trained on the corpus beside it: after a change there, or of the labels, npm run train:spans', () =>
    expect(spansHashOf(weights)).toBe(spansLearnedFrom({ files, classes, labels })))

  it('takes 2 MB at most', () => expect(weights.length).toBeLessThanOrEqual(2_000_000))

  it('refuses weights that are none', () =>
    expect(() =>
      spanReader(weights.subarray(8), { reader: labelReader(labels), classes: wordClasses(classes) }),
    ).toThrow(/train:spans/))

  it('finds each thing that somebody wishes for, and not what leads to it', () =>
    expect(marked('Well, somebody who laughs at my jokes, kind, and good with dogs', 'mustHaves')).toEqual([
      'must: laughs at my jokes',
      'must: kind',
      'must: good with dogs',
    ]))

  it('leaves the "no" of a refusal out', () =>
    expect(marked('no snobs, and nobody who shouts', 'dealbreakers')).toEqual(['refused: snobs', 'refused: shouts']))

  it('finds the entry that shall go, and the new words of another', () => {
    const standing = [
      { row: 'not', value: 'Snobs' },
      { row: 'must', value: 'Patient' },
    ]
    expect(marked('take snobs out', 'none', standing)).toEqual(['remove: snobs'])
    expect(marked('change patient to patient with my mother', 'none', standing)).toEqual([
      'old: patient',
      'new: patient with my mother',
    ])
  })

  it('finds nothing in small talk, an empty line and punctuation', () => {
    for (const text of ['that is a lovely song', '', '?!']) expect(marked(text, 'mustHaves')).toEqual([])
  })
})

describe('a line of the corpus', () => {
  it('gives its text without the marks, and where each begins and ends', () => {
    const [line] = markedLinesIn('wishes | must: kind; tall / not: snobs | just {m:calm}, no {x:liars}', 'x.txt')
    expect(line).toEqual({
      asked: 'mustHaves',
      standing: [
        { row: 'must', value: 'kind' },
        { row: 'must', value: 'tall' },
        { row: 'not', value: 'snobs' },
      ],
      text: 'just calm, no liars',
      spans: [
        { kind: 'must', from: 5, to: 9 },
        { kind: 'refused', from: 14, to: 19 },
      ],
    })
  })

  it('is named when it is none', () => {
    expect(() => markedLinesIn('wishes | | {q:calm}', 'x.txt')).toThrow('x.txt, line 1: no mark q')
    expect(() => markedLinesIn('\nno bars', 'x.txt')).toThrow('x.txt, line 2')
  })
})

it('takes a text apart at words, figures and marks, each where it stands', () =>
  expect(tokensOf("Don't, 2nd\n").map(({ word, from, to }) => [word, from, to])).toEqual([
    ["don't", 0, 5],
    [',', 5, 6],
    ['2nd', 7, 10],
    ['\n', 10, 11],
  ]))
