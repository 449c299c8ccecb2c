import { CHALLENGE_MS } from '#contract/limits.ts'
import { readTab, writeTab } from '../../session/storage.ts'
import type { Asked } from './verification-state.ts'

const KEY = 'overture.mail-asked'

/** Stored per tab: the code can be entered after a reload. */
export const keepAsked = (asked: Asked) => writeTab(KEY, JSON.stringify(asked))

/** Undefined once the code has expired. Failed requests have no `endsAt`. */
export function keptAsked(): Asked | undefined {
  const asked = JSON.parse(readTab(KEY) ?? '{}')
  return asked.endsAt + CHALLENGE_MS > Date.now() ? asked : undefined
}
