import { expect, it } from 'vitest'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { hashOfWeights, UNLABELLED, WEIGHTS } from './own-lines.ts'
import { labelsToLearn, trainedWith } from './train.ts'

const trained = new Map([UNLABELLED, ...LABELS].map((label) => [label, 'a']))
const changed = (...labels: string[]) => new Map([...trained, ...labels.map((label) => [label, 'b'] as const)])

it('only the labels whose lines changed are learned, and those that are asked for', () => {
  expect(labelsToLearn(changed('kn'), {}, trained)).toEqual(['kn'])
  expect(labelsToLearn(changed('kn', UNLABELLED), { also: ['s1'] }, trained).toSorted()).toEqual(['kn', 's1'])
  expect(labelsToLearn(changed(), { all: true }, trained)).toEqual(LABELS)
})

it('a label that was never trained is learned', () => {
  const others = new Map([...trained].filter(([label]) => label !== 'kn'))
  expect(labelsToLearn(trained, {}, others)).toEqual(['kn'])
})

it('a change of lines without labels alone is refused until the labels are named', () => {
  expect(() => labelsToLearn(changed(UNLABELLED), {}, trained)).toThrow(/--labels/)
  expect(labelsToLearn(changed(UNLABELLED), { also: ['kn'] }, trained)).toEqual(['kn'])
})

it('an unknown label is refused', () => {
  expect(() => labelsToLearn(trained, { also: ['zz'] }, trained)).toThrow('There is no label zz.')
})

it('weights that were not written with trained.txt are refused, as after a merge', () => {
  const weights = Uint8Array.of(1, 2, 3)
  const own = new Map([...trained, [WEIGHTS, hashOfWeights(weights)]])
  expect(trainedWith(weights, own)).toBe(own)
  expect(() => trainedWith(Uint8Array.of(1, 2, 4), own)).toThrow('--all')
  expect(() => trainedWith(weights, trained)).toThrow('--all')
})
