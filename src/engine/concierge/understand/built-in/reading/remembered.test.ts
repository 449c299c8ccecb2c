import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a result is computed once, and again after it was dropped from the cache', () => {
  const asked: string[] = []
  const length = remembered((text) => asked.push(text) && text.length, 2)
  expect(['one', 'three', 'one', 'seven', 'one'].map(length)).toEqual([3, 5, 3, 5, 3])
  expect(asked).toEqual(['one', 'three', 'seven', 'one'])
})
