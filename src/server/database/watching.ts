import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { DiskGuardOptions } from './disk-guard.ts'

export type Watching = { log: FastifyBaseLogger; metrics: Registry; minFreeBytes?: number } & Pick<
  DiskGuardOptions,
  'freeBytes'
>
