import type { Client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { changedFields, emptyValues, valuesFrom, type WizardValues } from '../form/form-values.ts'
import { sendableDraft } from '../form/rules.ts'

export type KnownCopy = {
  /** '' while unknown. */
  email: string
  /** 0 while unknown. */
  version: number
  /** What the server last had. */
  base: WizardValues
  /** Sent values without a reply yet. If the server has them, they came from this side. */
  sent: WizardValues[]
  savedAt?: string | undefined
}

export type FoundCopy = { theirs: WizardValues; known: KnownCopy }

const SENT_KEPT = 4

export const unknownCopy = (email = ''): KnownCopy => ({ email, version: 0, base: emptyValues(), sent: [] })

/** @returns undefined if the server has no copy; other errors are thrown */
export async function findCopy(client: Pick<Client, 'loadDraft'>, email: string): Promise<FoundCopy | undefined> {
  try {
    const { draft, version } = await client.loadDraft({ email })
    const theirs = valuesFrom(draft)
    return { theirs, known: { email, version: version ?? 0, base: theirs, sent: [] } }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** After sign-in the same version may belong to another draft. */
export const isSameCopy = ({ theirs, known }: FoundCopy, { email, version, base }: KnownCopy) =>
  known.email === email && known.version === version && changedFields(theirs, base).length === 0

/** True if the server may lack answers of the form. */
export function isUnsent(values: WizardValues, { base, sent }: KnownCopy) {
  const { draft } = sendableDraft(values, base)
  return sent.length > 0 || changedFields(valuesFrom(draft), base).length > 0
}

export const withSent = (known: KnownCopy, sending: WizardValues): KnownCopy => ({
  ...known,
  sent: [...known.sent, sending].slice(-SENT_KEPT),
})

/** The server does not have a refused copy. */
export const withoutLastSent = (known: KnownCopy): KnownCopy => ({ ...known, sent: known.sent.slice(0, -1) })
