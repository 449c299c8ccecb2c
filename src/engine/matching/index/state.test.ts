import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAction, anyMembers } from '../../../../test/members.ts'
import { updateStandings } from '../lists/rank.ts'
import type { Member } from '../member/member.ts'
import { StringInterner } from '../member/string-interner.ts'
import { Feedback } from '../score/feedback.ts'
import { MemberIndex } from './member-index.ts'

function pair(state?: ReturnType<typeof stateOf>) {
  const ids = new StringInterner(state?.ids)
  const index = new MemberIndex(0, ids, state?.index)
  const feedback = new Feedback((id) => index.optionsOf(id), ids, state?.feedback)
  return { ids, index, feedback }
}
type Pair = { ids: StringInterner; index: MemberIndex; feedback: Feedback }

const stateOf = ({ ids, index, feedback }: Pair) =>
  structuredClone({ ids: ids.state(), index: index.state(), feedback: feedback.state() })

test('a copy made from a saved state gives the same answers as the original, also after later changes', () => {
  const people = anyMembers({ minLength: 2, maxLength: 40 })
  const said = fc.array(fc.record({ from: fc.nat(), to: fc.nat(), action: anyAction, met: fc.boolean() }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(people, people, said, said, (before, after, saidBefore, saidAfter) => {
      const change = (it: Pair, members: readonly Member[], answers: typeof saidBefore) => {
        for (const member of members) it.index.put(member)
        for (const { from, to, action, met } of answers) {
          const [giver, receiver] = [before[from % before.length], before[to % before.length]]
          if (giver && receiver) updateStandings(it, it.feedback.record(giver.id, receiver.id, action, met))
        }
      }
      const one = pair()
      change(one, before, saidBefore)
      for (const { id } of before.slice(0, 3)) if (one.index.remove(id)) updateStandings(one, one.feedback.forget(id))
      const other = pair(stateOf(one))
      for (const it of [one, other]) change(it, after, saidAfter)
      for (const member of [...before, ...after]) {
        expect(other.index.findCandidates({ member }, 10)).toEqual(one.index.findCandidates({ member }, 10))
        expect(other.feedback.standingOf(member.id)).toEqual(one.feedback.standingOf(member.id))
      }
      expect(other.index.size).toBe(one.index.size)
    }),
    { numRuns: 60 },
  )
})
