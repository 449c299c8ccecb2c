import { expect, test } from 'vitest'
import { listOf } from '../../../../test/matching-list.ts'
import { aMember } from '../../../../test/members.ts'
import { MemberIndex } from '../index/member-index.ts'
import { Feedback } from '../score/feedback.ts'

const stage = (size: number) => {
  const index = new MemberIndex(size)
  const members = Array.from({ length: size }, (_, at) => aMember({ id: `m${at}`, age: 30 + (at % 9) }))
  for (const member of members) index.put(member)
  return { index, members, feedback: new Feedback(() => 0) }
}

test('every member is on a list, and no member is on more than 15 of 60 lists', () => {
  const { index, members, feedback } = stage(60)
  const shown = new Map<string, number>()
  for (const viewer of members)
    for (const { id } of listOf({ index, feedback, viewer, k: 10 })) {
      shown.set(id, (shown.get(id) ?? 0) + 1)
      index.setFirstPages(id, shown.get(id) ?? 0)
    }
  expect(shown.size).toBe(60)
  expect(Math.max(...shown.values())).toBeLessThanOrEqual(15)
})

test('members on many lists still appear if there are no others, and a list is ordered by score', () => {
  const { index, members, feedback } = stage(5)
  for (const { id } of members) index.setFirstPages(id, 1000)
  index.setFirstPages('m1', 0)
  const [viewer = aMember({ id: 'nobody' })] = members
  const list = listOf({ index, feedback, viewer, k: 10 })
  expect(list.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(list.map(({ product }) => product)).toEqual(list.map(({ product }) => product).toSorted((a, b) => b - a))
})
