import * as z from 'zod/mini'
import { agreementSchema } from './agreement.ts'
import { snapshotSchema } from './concierge.ts'
import { MAX_BRIEF, MAX_PERSON_NAME, MAX_SAID, MAX_SAID_TEXT, MAX_SUGGESTIONS } from './limits.ts'
import { maybe } from './maybe.ts'
import { wallTimeSchema } from './meeting/meetings.ts'
import { shownText } from './shown-text.ts'

const personName = shownText({ max: MAX_PERSON_NAME })
const brief = shownText({ max: MAX_BRIEF })

export const suggestMatchesSchema = z.strictObject({ snapshot: snapshotSchema, yourName: maybe(personName) })
export const suggestionSchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.nullable(z.int()),
  distance_km: z.nullable(z.int()),
  score: z.int(),
  brief: z.string(),
  demo: z.optional(z.boolean()),
  agreement: z.optional(agreementSchema),
})
export type Suggestion = z.output<typeof suggestionSchema>
export const suggestedMatchesSchema = z.object({
  ok: z.boolean(),
  suggestions: z.array(suggestionSchema).check(z.maxLength(MAX_SUGGESTIONS)),
})

export const introduceSchema = z.strictObject({
  yourName: maybe(personName),
  theirName: maybe(personName),
  brief: maybe(brief),
  /** Texts already on the page, not proposed again. */
  said: maybe(z.array(z.string().check(z.maxLength(MAX_SAID_TEXT))).check(z.maxLength(MAX_SAID))),
  /** Without a time, the draft chooses a day. */
  time: maybe(wallTimeSchema),
})
export const openersSchema = z.object({ ok: z.boolean(), openers: z.array(z.string()) })
export const introDraftSchema = z.object({
  opener: z.string(),
  plan: z.object({ day: z.string(), window: z.string(), vibe: z.string(), area: z.string() }),
})
export type IntroDraft = z.output<typeof introDraftSchema>
export const draftedIntroSchema = z.object({ ok: z.boolean(), draft: introDraftSchema })
