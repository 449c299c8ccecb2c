import { describe, expect, it } from 'vitest'
import { ROWS } from '#engine/concierge/profile/rows.ts'
import { OPS } from '#engine/concierge/understand/model/operation.ts'
import { MODEL_INSTRUCTIONS, modelPrompt } from './prompt.ts'

const CHARACTERS_A_TOKEN = 4

describe('the instructions of a model', () => {
  it('have at most 1,500 tokens', () => {
    expect(MODEL_INSTRUCTIONS.length / CHARACTERS_A_TOKEN).toBeLessThanOrEqual(1500)
  })

  it('name every row and every operation', () => {
    for (const name of [...ROWS, ...OPS]) expect(MODEL_INSTRUCTIONS).toContain(name)
  })
})

const given = { name: 'Sam', turns: [], asked: null, buttons: [], message: 'hi' }

it('the prompt has the likeliest facts, cut at the end of a word', () => {
  const facts = [{ topic: 'Qcost.free', says: 'Nothing here asks you to pay. '.repeat(20) }]
  const shown = JSON.parse(modelPrompt({ ...given, snapshot: {}, facts }))
  expect(shown.facts[0]).toMatch(/^Qcost\.free: Nothing here asks you to pay\./)
  expect(shown.facts[0].length).toBeLessThan(190)
})

it('the prompt has only the answers that exist', () => {
  const snapshot = {
    valuesMap: { distance_km: 24, budget: null, dealbreakers: [] },
    preferences: { must_haves: ['Kind'], nice_to_haves: [] },
    notes: 'One\nTwo',
  }
  expect(JSON.parse(modelPrompt({ ...given, snapshot, facts: [] })).known).toEqual({
    valuesMap: { distance_km: 24 },
    preferences: { must_haves: ['Kind'] },
    notes: ['One', 'Two'],
  })
})
