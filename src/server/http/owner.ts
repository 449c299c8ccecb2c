import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Network } from './network.ts'

/**
 * Who asks. `id` owns what is stored: the member's id once this browser is bound to one, else the session's.
 * Every query for personal data takes it.
 */
export type Owner = {
  id: string
  kind: 'session' | 'member'
  sessionId: string
  /** The member's proven address; null for a session. */
  email: string | null
  /** Bound less than ten minutes ago: what export and delete ask for. */
  fresh: boolean
  /** Bound to a member who is suspended: few calls are open to them. */
  suspended: boolean
  /** Where this call came from. Changes with every call, and nothing is stored under it. */
  network: Network
}

/** The owner of a browser that has no session yet: nothing is ever stored under it. */
export const ANONYMOUS: Owner = {
  id: '00000000-0000-0000-0000-000000000000',
  kind: 'session',
  sessionId: '00000000-0000-0000-0000-000000000000',
  email: null,
  fresh: false,
  suspended: false,
  network: null,
}

/** Under whose id something about `email` is kept: the member's for their own address, else this session's. */
export const ownerIdFor = (owner: Owner, email: string) => (owner.email === email ? owner.id : owner.sessionId)

declare module 'fastify' {
  interface FastifyInstance {
    /** Who asks; a POST or DELETE of a browser without a session opens one, a GET never does. */
    ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<Owner>
  }
}
