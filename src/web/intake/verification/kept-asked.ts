import { CHALLENGE_MS } from '#contract/limits.ts'
import { readTab, writeTab } from '../../session/storage.ts'
import type { Asked } from './verification-state.ts'

const KEY = 'overture.mail-asked'

/** Remembers in this tab what came of asking for a mail, so that its code can be typed after a reload. */
export const keepAsked = (asked: Asked) => writeTab(KEY, JSON.stringify(asked))

/** The mail that is out, while its code can still be right; one that failed has no end to wait for, and is none. */
export function keptAsked(): Asked | undefined {
  const asked = JSON.parse(readTab(KEY) ?? '{}')
  return asked.endsAt + CHALLENGE_MS > Date.now() ? asked : undefined
}
