import { describe, expect, it } from 'vitest'
import { cleanText } from '../reading/clean-text.ts'
import { readSentences } from '../reading/sentences.ts'
import type { LabelReader, Likelihood } from './reader.ts'
import { toldIn } from './told.ts'

const hearing =
  (words: Record<string, RegExp>): LabelReader =>
  (text) =>
  (label) =>
    words[label]?.test(text) ? 0.9 : 0.02

const reader = hearing({
  Mloss: /died|passed/,
  Mwork: /failed/,
  Mkids: /grandsons/,
  Mlove: /choir/,
  Mjoke: /shed/,
  Mtired: /tired/,
})
const none: Likelihood = () => 0
const told = (text: string, options: { reader?: LabelReader; likely?: Likelihood } = {}) =>
  toldIn(readSentences(cleanText(text)), { reader, asked: null, likely: none, ...options })
const kinds = (text: string) => told(text).map(({ kind }) => kind)

describe('what a message tells about a life', () => {
  it('the news is found next to an answer, with its own words', () => {
    expect(told('Long term please. My husband died last year.')).toMatchObject([
      { kind: 'Mloss', words: 'My husband died last year.' },
    ])
  })

  it('nothing is found if the message tells nothing', () => {
    expect(kinds('Long term please.')).toEqual([])
  })

  it('the hard news comes first, then the light news', () => {
    expect(kinds('I sing in a choir. My wife passed in May.')).toEqual(['Mloss', 'Mlove'])
  })

  it('two grave pieces of news are both found, but a mood next to one of them is not', () => {
    expect(kinds('My wife passed in May. The firm failed too.')).toEqual(['Mloss', 'Mwork'])
    expect(kinds("My wife passed in May. I'm tired.")).toEqual(['Mloss'])
  })

  it('at most one piece of light news is found', () => {
    expect(kinds('I have two grandsons. I sing in a choir.')).toHaveLength(1)
  })

  it('news inside a question is not found', () => {
    expect(kinds('Is it all right that my husband died?')).toEqual([])
  })

  it('a lower probability is enough if the words name the person it is about', () => {
    const faint: LabelReader = () => (label) => (label === 'Mkids' ? 0.15 : 0)
    expect(told('I have two grandsons', { reader: faint })).toMatchObject([{ kind: 'Mkids' }])
    expect(told('they run me ragged', { reader: faint })).toEqual([])
  })

  it('a lower probability is enough if the message is also a disclosure', () => {
    const faint: LabelReader = () => (label) => (label === 'Mill' || label === 'DI' ? 0.3 : 0)
    expect(told('I have MS', { reader: faint })).toEqual([])
    const discloses: Likelihood = (label) => (label === 'DI' ? 0.8 : 0)
    expect(told('I have MS', { reader: faint, likely: discloses })).toMatchObject([{ kind: 'Mill' }])
  })

  it('the news is found also if the answer before it has a higher probability', () => {
    const drowned: LabelReader = (text) => (label) => {
      if (/miles/.test(text)) return label === 'D' ? 0.9 : 0
      return label === 'Mhurt' ? 0.25 : label === 'LO' ? 0.5 : 0
    }
    expect(told('15 miles, and my ex took my savings', { reader: drowned })).toMatchObject([{ kind: 'Mhurt' }])
  })
})
