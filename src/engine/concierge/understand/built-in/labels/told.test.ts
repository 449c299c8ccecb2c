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

describe('what a message tells', () => {
  it('is found beside an answer, with the words that tell it', () => {
    expect(told('Long term please. My husband died last year.')).toMatchObject([
      { kind: 'Mloss', words: 'My husband died last year.' },
    ])
  })

  it('is nothing where nothing is told', () => {
    expect(kinds('Long term please.')).toEqual([])
  })

  it('is what is hard first, and then what is light', () => {
    expect(kinds('I sing in a choir. My wife passed in May.')).toEqual(['Mloss', 'Mlove'])
  })

  it('is two hard things where both are grave, and one where the other is a mood', () => {
    expect(kinds('My wife passed in May. The firm failed too.')).toEqual(['Mloss', 'Mwork'])
    expect(kinds("My wife passed in May. I'm tired.")).toEqual(['Mloss'])
  })

  it('is one light thing at most', () => {
    expect(kinds('I have two grandsons. I sing in a choir.')).toHaveLength(1)
  })

  it('is not what is only asked', () => {
    expect(kinds('Is it all right that my husband died?')).toEqual([])
  })

  it('is heard more readily where its words name whom it is about', () => {
    const faint: LabelReader = () => (label) => (label === 'Mkids' ? 0.15 : 0)
    expect(told('I have two grandsons', { reader: faint })).toMatchObject([{ kind: 'Mkids' }])
    expect(told('they run me ragged', { reader: faint })).toEqual([])
  })

  it('is heard more readily where a disclosure is heard as well', () => {
    const faint: LabelReader = () => (label) => (label === 'Mill' || label === 'DI' ? 0.3 : 0)
    expect(told('I have MS', { reader: faint })).toEqual([])
    const discloses: Likelihood = (label) => (label === 'DI' ? 0.8 : 0)
    expect(told('I have MS', { reader: faint, likely: discloses })).toMatchObject([{ kind: 'Mill' }])
  })

  it('is heard beside an answer that would drown it', () => {
    const drowned: LabelReader = (text) => (label) => {
      if (/miles/.test(text)) return label === 'D' ? 0.9 : 0
      return label === 'Mhurt' ? 0.25 : label === 'LO' ? 0.5 : 0
    }
    expect(told('15 miles, and my ex took my savings', { reader: drowned })).toMatchObject([{ kind: 'Mhurt' }])
  })
})
