import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './endpoints/endpoints.ts'
import { shownFields, shownForm } from './shown-text.ts'

/** Fields that no other person sees. A new string field must use `shownText` or be listed here with a reason. */
const NEVER_SHOWN: Record<string, string> = {
  id: 'names a row',
  matchId: 'names a row',
  sessionId: 'names a row',
  cursor: 'is sealed by the server',
  token: 'is compared with a hash',
  code: 'is compared with a hash',
  t: 'is compared with a signature',
  email: 'is proven by its mailbox',
  'account.email': 'is proven by its mailbox',
  'account.phone': 'holds digits and punctuation only',
  'basics.birthdate': 'is a date',
  'location.availability.timezone': 'is the name of a zone',
  'media.photos': 'is never shown to others',
  q: 'searches the list of cities',
  'time.starts': 'is a time of the clock',
  'offer.times.starts': 'is a time of the clock',
  'offer.zone': 'is the name of a zone',
  startsAt: 'is an instant',
  'replyConcierge.text': 'is read by the concierge alone; what is kept of it is an entry of the snapshot',
  intakeSummary: 'is read by the writer alone',
  said: 'is what the page shows already',
}
type Found = { call: string; path: string; schema: z.ZodMiniType }
type Def = { type: string; [key: string]: unknown }
const defOf = (schema: unknown) => (schema as { _zod: { def: Def } })._zod.def

/** Gives each string's path; a list's strings have the list's path. */
function stringsOf(schema: unknown, path: string[], visit: (path: string, schema: z.ZodMiniType) => void): void {
  const def = defOf(schema)
  const inside = [def.innerType, def.in, def.out, def.element, def.valueType, ...((def.options as unknown[]) ?? [])]
  if (def.type === 'string') visit(path.join('.'), schema as z.ZodMiniType)
  if (def.type === 'object')
    for (const [key, field] of Object.entries(def.shape as object)) stringsOf(field, [...path, key], visit)
  for (const part of inside) if (part !== undefined) stringsOf(part, path, visit)
}

const fields: Found[] = Object.entries(endpoints).flatMap(([call, { input }]) => {
  const found: Found[] = []
  stringsOf(input, [], (path, schema) => found.push({ call, path: path.replace(/^draft\./, ''), schema }))
  return found
})
const isShown = ({ schema }: Found) => shownFields.has(schema)
const nameOf = ({ call, path }: Found) => `${call}.${path}`

const HOSTILE = {
  'a line break': ['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'],
  'a mark of direction': ['\u202e', '\u202a', '\u2066', '\u2067', '\u2069', '\u200e', '\u200f', '\u061c'],
  'something invisible': ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e', '\u3164', '\u2800', '\u200d'],
  'a control character': ['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u009b'],
}

test('every text field of a call is either cleaned for others to see or listed as never shown', () => {
  const unknown = fields.filter((field) => !isShown(field) && !NEVER_SHOWN[field.path] && !NEVER_SHOWN[nameOf(field)])
  expect(unknown.map(nameOf)).toEqual([])
})

test('the list of shown fields has every field that others see', () => {
  const shown = fields.filter(isShown).map(nameOf)
  for (const name of [
    'askIntroduction.text',
    ...['day', 'window', 'vibe', 'area'].map((part) => `askIntroduction.plan.${part}`),
    'askIntroduction.share.other',
    'answerIntroduction.share.other',
    'submitIntake.basics.displayName',
    'submitIntake.location.city',
    'giveFeedback.words',
    'writeOwnLine.line',
  ])
    expect(shown).toContain(name)
})

describe.each(fields.filter(isShown).map((field) => [nameOf(field), field] as const))('%s', (_name, { schema }) => {
  const { room } = shownFields.get(schema) ?? {}
  test.each(Object.entries(HOSTILE))('the field does not keep %s', (_kind, hostile) => {
    for (const one of hostile) {
      const kept = z.parse(schema, `before${one}after${one}${one}${one}${one}end`) as string
      const allowed = room === 'lines' ? kept.replace(/\n/g, ' ') : kept
      expect(allowed).toMatch(/^[ -~]*$/)
      expect(kept).not.toMatch(/\n{3}/)
    }
  })

  test('the field joins a letter and its accent into one character', () => {
    expect(z.parse(schema, 'Zoe\u0308')).toBe('Zoë')
  })
})

test.each([
  ['👩‍👩‍👧 and ❤️‍🔥', 'a family and a heart on fire'],
  ['👩🏽‍💻 1️⃣ 🏳️‍🌈', 'a skin, a keycap and a flag'],
  ['می‌خواهم', 'Persian, which needs its joiner'],
  ['क्‍ष', 'Hindi'],
  ['ליאור כהן', 'Hebrew'],
  ['ليلى', 'Arabic'],
  ['Nguyễn Thị Mỹ', 'two marks on a letter'],
  ["María-José O'Neill", 'joints'],
])('%s stays unchanged: %s', (text) => {
  expect(shownForm(text, 'one line')).toBe(text.normalize('NFC'))
})

test('a letter keeps at most four accents', () => {
  expect(shownForm(`x${'\u0336'.repeat(40)}`, 'one line')).toBe(`x${'\u0336'.repeat(4)}`)
})

test('a text with several lines keeps its lines, with at most one blank line between them', () => {
  expect(shownForm('Hi \r\n\r\n\r\n\n there\tyou\nEve ', 'lines')).toBe('Hi\n\nthere you\nEve')
})
