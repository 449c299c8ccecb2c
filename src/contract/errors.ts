import * as z from 'zod/mini'

export const REFUSALS = {
  validation_failed: [400, 'Some fields need another look.'],
  invalid_json: [400, 'The request body is not valid JSON.'],
  invalid_email: [400, 'That is not an email address.'],
  invalid_or_expired: [400, 'Verification link expired or invalid.'],
  invalid_cursor: [400, 'This page of the list is not valid any more. Start again from the first page.'],
  csrf: [403, 'The page is out of date. Reload it and try again.'],
  origin: [403, 'This call did not come from our own pages.'],
  step_up: [403, 'Confirm your email once more before doing this.'],
  suspended: [
    403,
    'This account is suspended, and we wrote to you why. On the Privacy page you can still take a copy of your data or delete it.',
  ],
  not_found: [404, 'Nothing here by that name.'],
  draft_not_found: [
    404,
    'No draft for this email in this browser. Drafts open in the browser that saved them, or once the email is verified.',
  ],
  stale_draft: [409, 'A newer copy of this draft was saved elsewhere.'],
  too_many_asks: [409, 'Three asks are open. When one ends or you withdraw it, you can ask again.'],
  asked_already: [409, 'You asked this person in the last 90 days.'],
  meeting_cancelled: [409, 'This meeting was called off. You can still write to each other.'],
  meeting_past: [409, 'The hour of this meeting is over.'],
  no_moves_left: [409, 'You have offered other times twice. Write to each other to settle it.'],
  time_gone: [409, 'That time is not open any more. Look at the times again: nothing was changed.'],
  time_taken: [409, 'You have another meeting within four hours of that time. Take another one.'],
  body_too_large: [413, 'The request is larger than 64 KB.'],
  unsupported_media_type: [415, 'Send JSON with Content-Type: application/json.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used for another request.'],
  rate_limited: [429, 'Too many requests. Try again in a moment.'],
  asks_used_up: [429, 'You can ask five people a week.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'The service cannot take this right now. Nothing was changed.'],
} as const
export type RefusalCode = keyof typeof REFUSALS

/** Servers may send `path` (dotted, or a list) or `field`. */
const issueSchema = z.object({
  path: z.optional(z.union([z.string(), z.array(z.union([z.string(), z.number()]))])),
  field: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type Issue = z.output<typeof issueSchema>

export const errorBodySchema = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  issues: z.optional(z.array(issueSchema)),
  retryInMs: z.optional(z.number()),
  cooldownMs: z.optional(z.number()),
  version: z.optional(z.number()),
})
export type ErrorBody = z.output<typeof errorBodySchema>
