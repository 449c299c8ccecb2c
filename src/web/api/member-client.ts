import { memberEndpoints } from '#contract/endpoints/member-endpoints.ts'
import { clientFor } from './client-for.ts'

/** For all other pages; the first step does not load it. */
export const memberClient = clientFor(memberEndpoints)
