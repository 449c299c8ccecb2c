import * as z from 'zod/mini'
import { agreementSchema } from '#contract/agreement.ts'
import { type Plan, planSchema, type Share, shareSchema } from '#contract/introductions.ts'
import { readStored, type Shape } from '../members/stored.ts'

const NO_PLAN: Plan = { day: '', window: '', vibe: '', area: '' }
const NO_SHARE: Share = { email: false }

const PLAN: Shape<Plan> = { table: 'introduction', schema: planSchema, version: 1, upcasts: [] }
const SHARE: Shape<Share> = { table: 'introduction', schema: shareSchema, version: 1, upcasts: [] }

const reachableSchema = z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) })
export type Reachable = z.output<typeof reachableSchema>
const REACHABLE: Shape<Reachable> = { table: 'introduction', schema: reachableSchema, version: 1, upcasts: [] }

/** Blank if either member has left. */
export const readPlan = (stored: unknown) => (isBlank(stored) ? NO_PLAN : (readStored(PLAN, stored) ?? NO_PLAN))
export const readShare = (stored: unknown) => (isBlank(stored) ? NO_SHARE : (readStored(SHARE, stored) ?? NO_SHARE))

/** The contact as at the yes; undefined in older rows. */
export const readReachable = (stored: unknown) => (isBlank(stored) ? undefined : readStored(REACHABLE, stored))

const askedShownSchema = z.object({
  firstName: z.string(),
  age: z.nullable(z.number()),
  city: z.string(),
  score: z.number(),
  shared: z.array(z.string()),
  agreement: agreementSchema,
})
/** Without the own line, which its writer may remove. */
export type AskedShown = z.output<typeof askedShownSchema>
const ASKED_SHOWN: Shape<AskedShown> = { table: 'introduction', schema: askedShownSchema, version: 1, upcasts: [] }

export function askedShown({ firstName, age, city, score, shared, agreement }: AskedShown): AskedShown {
  return { firstName, age, city, score, shared, agreement }
}

/** Undefined in older rows. */
export const readAskedShown = (stored: unknown) => (isBlank(stored) ? undefined : readStored(ASKED_SHOWN, stored))

const isBlank = (stored: unknown) => stored === null || Object.keys(Object(stored)).length === 0
