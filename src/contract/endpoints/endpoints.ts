import { LIGHT } from './call-limits.ts'
import type { Endpoint } from './endpoint.ts'
import { memberEndpoints } from './member-endpoints.ts'
import { wizardEndpoints } from './wizard-endpoints.ts'

/** The server, the web's clients and the API reference are made from this table. */
export const endpoints = { ...wizardEndpoints, ...memberEndpoints } as const satisfies Record<string, Endpoint>
export type Endpoints = typeof endpoints

/** How often a call of the table may be made. */
export const limitOf = ({ limit = LIGHT }: Endpoint) => limit
