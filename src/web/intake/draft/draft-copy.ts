import { DRAFT_KEY } from '../../session/member-email.ts'
import { readBrowser, writeBrowser } from '../../session/storage.ts'
import { readValues, type WizardValues } from '../form/form-values.ts'
import type { KnownCopy } from './server-copy.ts'

export type DraftCopy = KnownCopy & {
  values: WizardValues
  /** Index of the furthest step seen. */
  reached: number
}

/** @returns undefined without a copy or with denied storage */
export const readCopy = () => parseCopy(readBrowser(DRAFT_KEY) ?? null)

export const writeCopy = (copy: DraftCopy) => writeBrowser(DRAFT_KEY, JSON.stringify(copy))

export const removeCopy = () => writeBrowser(DRAFT_KEY, undefined)

/** A part with a wrong type counts as missing. */
export function parseCopy(text: string | null): DraftCopy | undefined {
  if (text === null) return undefined
  const stored: unknown = parseJson(text)
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined
  const { values, reached, email, version, base, sent, savedAt } = stored as Record<string, unknown> // checked one by one below
  return {
    values: readValues(values),
    reached: typeof reached === 'number' ? reached : 0,
    email: typeof email === 'string' ? email : '',
    version: typeof version === 'number' ? version : 0,
    base: readValues(base),
    sent: Array.isArray(sent) ? sent.map(readValues) : [],
    ...(typeof savedAt === 'string' ? { savedAt } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
