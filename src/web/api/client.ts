import { wizardEndpoints } from '#contract/endpoints/wizard-endpoints.ts'
import { clientFor } from './client-for.ts'

export const client = clientFor(wizardEndpoints)
export type Client = typeof client
