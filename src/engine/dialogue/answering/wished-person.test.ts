import { describe, expect, it } from 'vitest'
import { readSentences } from '../reading/sentences.ts'
import { wishedPerson } from './wished-person.ts'

const wished = (text: string) => wishedPerson(readSentences(text)).map((one) => ('value' in one ? one.value : ''))

describe('whom a message wishes for in passing', () => {
  it.each([
    ["Well I'd like to find a nice man", ['Men']],
    ['lookin for a good woman', ['Women']],
    ['a man who can work a washing machine', ['Men']],
    ['long term, with a fella who makes me laugh', ['Men']],
    ['my ex was a man who never spoke', []],
    ['a man in the pub told me to try this', []],
    ['I am a man of few words', []],
    ['something long-term', []],
  ])('%s', (text, values) => expect(wished(text)).toEqual(values))
})
