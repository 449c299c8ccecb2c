import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import type { Proposal } from '../proposal.ts'
import { readSentences } from '../reading/sentences.ts'
import { isToHost, passedOver, withoutJoint } from './passed-over.ts'
import type { Told } from './told.ts'

const miles: Proposal = { kind: 'set', path: 'valuesMap.distance_km', value: 24, words: '' }
const left = (text: string, taken: readonly Proposal[], told: readonly Told[] = []) =>
  passedOver(readSentences(text), { taken, told, reader, asked: 'distance' })

describe('a part of a message of which nothing was taken', () => {
  it('is what tells a fact beside an answer', () => {
    expect(left("15 miles, I'm a teacher at the primary school", [miles])).toEqual([
      { kind: 'fact', words: "I'm a teacher at the primary school" },
    ])
  })

  it('is told from a wish and from a refusal', () => {
    const said = "15 miles, he must be a praying man, and I couldn't live with somebody who gambles"
    expect(left(said, [miles]).map(({ kind }) => kind)).toEqual(['must', 'refused'])
  })

  it('is nothing where all that is said was taken', () => {
    expect(left('15 miles would be about right', [miles])).toEqual([])
  })

  it('is not what is told of others', () => {
    expect(left('15 miles. My brother drives a lorry for a living', [miles])).toEqual([])
  })

  it('keeps its no, and leaves what joins it', () => {
    expect(withoutJoint('and no pubs in the evening')).toBe('no pubs in the evening')
    expect(withoutJoint('Yes. 2 kids, 4 and 6')).toBe('2 kids, 4 and 6')
  })

  it('is not what is said to the host of the chat', () => {
    expect(isToHost('you left out the bit about the pubs')).toBe(true)
    expect(isToHost('I work nights at the hospital')).toBe(false)
    expect(left("15 miles, you cut off the part where I'm a teacher", [miles])).toEqual([])
  })
})
