import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { DiskGuardOptions } from './disk-guard.ts'

/** Where a database tells how it is, and how much room its disk must have for writes to be taken. */
export type Watching = { log: FastifyBaseLogger; metrics: Registry; minFreeBytes?: number } & Pick<
  DiskGuardOptions,
  'freeBytes'
>
