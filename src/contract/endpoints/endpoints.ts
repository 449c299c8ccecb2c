import { LIGHT } from './call-limits.ts'
import type { Endpoint } from './endpoint.ts'
import { memberEndpoints } from './member-endpoints.ts'
import { wizardEndpoints } from './wizard-endpoints.ts'

/** The server, the web client and the API reference are built from this table. */
export const endpoints = { ...wizardEndpoints, ...memberEndpoints } as const satisfies Record<string, Endpoint>
export type Endpoints = typeof endpoints

export const limitOf = ({ limit = LIGHT }: Endpoint) => limit
