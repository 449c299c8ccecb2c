import type * as z from 'zod/mini'
import type { CallLimit } from './call-limits.ts'

/** `input`: the query of a GET, or else the JSON body. `reply`: the body of a 200. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  input: z.ZodMiniType
  reply: z.ZodMiniType
  /** Calls per `CALL_WINDOW_MS`; `LIGHT` by default. */
  limit?: CallLimit
  openToSuspended?: true
  /** If the body wraps a form, maps an issue to the form's own path. */
  issuePath?: (path: (string | number)[]) => (string | number)[]
}
