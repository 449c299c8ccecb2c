import { memberEndpoints } from '#contract/endpoints/member-endpoints.ts'
import { clientFor } from './client-for.ts'

/** Calls of all other pages. The first step does not load them. */
export const memberClient = clientFor(memberEndpoints)
