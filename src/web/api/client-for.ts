import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { type CallOptions, send } from './http.ts'

type Table = Record<string, Endpoint>
type ClientOf<Calls extends Table> = {
  [Name in keyof Calls]: (
    input: z.input<Calls[Name]['input']>,
    options?: CallOptions,
  ) => Promise<z.output<Calls[Name]['reply']>>
}

/** One function per call: `client.saveDraft({ email, draft })`. Throws like `send`. */
export const clientFor = <Calls extends Table>(calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, reply }]) => [
      name,
      (input: unknown, options?: CallOptions) => send({ method, path, input }, reply, options),
    ]),
  ) as unknown as ClientOf<Calls> // the table above gives each function its types
