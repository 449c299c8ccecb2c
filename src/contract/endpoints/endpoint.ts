import type * as z from 'zod/mini'
import type { CallLimit } from './call-limits.ts'

/** One call: where it lives, what it takes (query of a GET, else JSON body), what a 200 carries. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  input: z.ZodMiniType
  reply: z.ZodMiniType
  /** How often it may be called within `CALL_WINDOW_MS`; `LIGHT` when left out. */
  limit?: CallLimit
  /** Whether a member who is suspended may call it. */
  openToSuspended?: true
  /** Where an issue belongs in the eyes of the person who filled the form in, when the body wraps the form. */
  issuePath?: (path: (string | number)[]) => (string | number)[]
}
