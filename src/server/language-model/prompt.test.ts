import { describe, expect, it } from 'vitest'
import { FACTS } from '#engine/dialogue/service/facts.ts'
import { PATHS, SLOTS } from '#engine/dialogue/slots.ts'
import { GLOSSES, MODEL_INSTRUCTIONS, modelPrompt } from './prompt.ts'

describe('the instructions of a model', () => {
  it('are short enough for a small model that has five seconds', () => {
    const characters = 10_250 // about 2,550 tokens
    expect(MODEL_INSTRUCTIONS.length).toBeLessThan(characters)
  })

  it('say what a fact is about where its name does not', () => {
    expect(MODEL_INSTRUCTIONS).toMatch(/Qpriv .*family \(who at home/)
    expect(MODEL_INSTRUCTIONS).toMatch(/Qchange .*city \(is it known/)
  })

  it.each(Object.keys(GLOSSES))('explain no fact that there is not: %s', (name) => {
    const [topic = '', fact = ''] = name.split('.')
    expect(Object.keys(Object.entries(FACTS).find(([key]) => key === topic)?.[1] ?? {})).toContain(fact)
  })

  it('name every place and every question', () => {
    for (const name of [...PATHS, ...SLOTS]) expect(MODEL_INSTRUCTIONS).toContain(name)
  })
})

it('shows what is said to what the message may ask, shortened at a word', () => {
  const facts = [{ topic: 'Qcost.free', says: 'Nothing here asks you to pay. '.repeat(20) }]
  const given = { name: 'Sam', snapshot: {}, ownAge: null, turns: [], asked: null, buttons: [], waiting: [], facts }
  const shown = JSON.parse(modelPrompt({ ...given, message: 'is it free?' }))
  expect(shown.facts['Qcost.free']).toMatch(/^Nothing here asks you to pay\./)
  expect(shown.facts['Qcost.free'].length).toBeLessThan(170)
})

it('shows of the answers so far what stands', () => {
  const snapshot = {
    valuesMap: { distance_km: 24, budget: null, dealbreakers: [] },
    preferences: { must_haves: ['Kind'], nice_to_haves: [] },
    notes: 'One\nTwo',
  }
  const given = { name: 'Sam', ownAge: null, turns: [], asked: null, buttons: [], waiting: [], facts: [] }
  expect(JSON.parse(modelPrompt({ ...given, snapshot, message: 'hi' })).known).toEqual({
    valuesMap: { distance_km: 24 },
    preferences: { must_haves: ['Kind'] },
    notes: ['One', 'Two'],
  })
})
