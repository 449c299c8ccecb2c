import type * as z from 'zod/mini'
import { type Endpoints, endpoints } from '#contract/endpoints.ts'
import { type CallOptions, send } from './http.ts'

type Input<Name extends keyof Endpoints> = z.input<Endpoints[Name]['input']>
type Reply<Name extends keyof Endpoints> = z.output<Endpoints[Name]['reply']>
export type Client = {
  [Name in keyof Endpoints]: (input: Input<Name>, options?: CallOptions) => Promise<Reply<Name>>
}

const names = Object.keys(endpoints) as (keyof Endpoints)[] // Object.keys forgets the key type of a closed table

/** One function per call of the contract's table: `client.saveDraft({ email, draft })`. Errors as `send` throws them. */
export const client = Object.fromEntries(
  names.map((name) => {
    const { method, path, reply } = endpoints[name]
    return [name, (input: unknown, options?: CallOptions) => send({ method, path, input }, reply, options)]
  }),
) as unknown as Client // the table above is what gives each function its types
