import { expect, test } from 'vitest'
import { DISGUISES, ORDINARY } from '#engine/introductions/contact.cases.ts'
import { unfitIn } from '#engine/introductions/fit-for-others.ts'
import { ownRules } from '#engine/introductions/safe-plan.ts'
import type { Refusal } from '../http/refusal.ts'
import { refusePrivateDetails } from './refusals.ts'

const PLAN = { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk, then pie', area: 'A café in Logan Square' }
const OTHERS = ['cashapp $evil', 'gift card please', 'wire me 500 for the ticket', 'invest in crypto with me']
const HOMES = ['come to my place tonight', 'Let us cook at my apartment.']
const HOSTILE = [...DISGUISES.map(([text]) => text), ...OTHERS, ...HOMES, 'Overture: your account ends today']

function fieldsRefused(ask: Parameters<typeof refusePrivateDetails>[0]) {
  try {
    refusePrivateDetails(ask)
    return []
  } catch (refusal) {
    return (refusal as Refusal).body.issues ?? []
  }
}

const FIELDS: Record<string, (words: string) => boolean> = {
  text: (text) => fieldsRefused({ text, plan: PLAN }).length > 0,
  day: (day) => fieldsRefused({ text: 'Hello', plan: { ...PLAN, day } }).length > 0,
  window: (window) => fieldsRefused({ text: 'Hello', plan: { ...PLAN, window } }).length > 0,
  mood: (vibe) => fieldsRefused({ text: 'Hello', plan: { ...PLAN, vibe } }).length > 0,
  area: (area) => fieldsRefused({ text: 'Hello', plan: { ...PLAN, area } }).length > 0,
  'own line': (line) => unfitIn(line, 'line') !== undefined,
  'safety rule': (rule) => ownRules([rule]).length === 0,
}

test.each(Object.entries(FIELDS))(
  '%s refuses contact details, payments, codes and private homes, also in disguise',
  (_field, isRefused) => {
    expect(HOSTILE.filter((words) => !isRefused(words))).toEqual([])
  },
)

test.each(Object.entries(FIELDS).filter(([field]) => field !== 'area'))(
  '%s accepts ordinary words',
  (field, isRefused) => {
    // In other fields, "my" may name a home.
    const asked = ['text', 'own line', 'safety rule'].includes(field)
      ? ORDINARY
      : ORDINARY.filter((text) => !/\bmy\b/i.test(text))
    expect(asked.filter(isRefused)).toEqual([])
  },
)
