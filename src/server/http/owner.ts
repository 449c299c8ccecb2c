import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Network } from './network.ts'

/**
 * `id` owns stored data: the member's id after sign-in, else the session's. Every query for personal data takes `id`.
 */
export type Owner = {
  id: string
  kind: 'session' | 'member'
  sessionId: string
  email: string | null
  /** Verified in the last ten minutes, as export and deletion require. */
  fresh: boolean
  /** A suspended member may make only a few calls. */
  suspended: boolean
  /** The network of this call. Nothing is stored under it. */
  network: Network
}

/** A browser without a session. Nothing is stored under this id. */
export const ANONYMOUS: Owner = {
  id: '00000000-0000-0000-0000-000000000000',
  kind: 'session',
  sessionId: '00000000-0000-0000-0000-000000000000',
  email: null,
  fresh: false,
  suspended: false,
  network: null,
}

export const ownerIdFor = (owner: Owner, email: string) => (owner.email === email ? owner.id : owner.sessionId)

declare module 'fastify' {
  interface FastifyInstance {
    /** A POST or DELETE opens a missing session, a GET never. */
    ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<Owner>
  }
}
