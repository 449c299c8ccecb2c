import { wizardEndpoints } from '#contract/endpoints/wizard-endpoints.ts'
import { clientFor } from './client-for.ts'

/** The calls that every page may need, and the wizard's. */
export const client = clientFor(wizardEndpoints)
export type Client = typeof client
