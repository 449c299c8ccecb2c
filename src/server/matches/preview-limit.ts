import type { Network } from '../http/network.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'

const DAY_MS = 24 * 60 * 60_000
const PREVIEWS: Limit = { name: 'preview-network', points: 10, windowMs: DAY_MS }

/**
 * Counts one more browser that is to be shown real people before it has proven anything, and says whether it may. A new
 * browser costs nothing, so that six people each would add up to everybody; past the limit there are demo members still.
 */
export const mayBeginPreview = async (on: Parameters<typeof countCall>[0], network: Network) =>
  network === null || (await countCall(on, PREVIEWS, network)) === 0
