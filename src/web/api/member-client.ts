import { memberEndpoints } from '#contract/endpoints/member-endpoints.ts'
import { clientFor } from './client-for.ts'

/** For all pages except the first step. */
export const memberClient = clientFor(memberEndpoints)
