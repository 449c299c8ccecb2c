import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { say } from '../../../../test/talk.ts'
import { conversationSchema } from '../state/conversation.ts'
import { fromVersion1 } from './upcast.ts'

const stored = JSON.parse(readFileSync(new URL('./version-1.fixture.json', import.meta.url), 'utf8'))

it('a conversation stored by the old dialogue continues at its open question', () => {
  const state = conversationSchema.parse(fromVersion1(stored))
  expect(state.question).toBe('drinking')
  expect(state.profile.entries).toHaveLength(stored.entries.length)
  const { kept } = say('sometimes, at parties', state)
  expect(kept).toMatchObject([{ label: 'Drinking', value: 'Sometimes' }])
})
