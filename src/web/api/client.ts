import { wizardEndpoints } from '#contract/endpoints/wizard-endpoints.ts'
import { clientFor } from './client-for.ts'

/** Calls that every page may need, and the wizard's. */
export const client = clientFor(wizardEndpoints)
export type Client = typeof client
