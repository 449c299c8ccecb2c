import type { Client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { changedFields, emptyValues, valuesFrom, type WizardValues } from '../form/form-values.ts'
import { sendableDraft } from '../form/rules.ts'

export type KnownCopy = {
  /** '' while no server copy is known. */
  email: string
  /** 0 while no server copy is known. */
  version: number
  /** The answers the server last had. */
  base: WizardValues
  /** Sent without a reply yet. If the server has one of them, it is our own. */
  sent: WizardValues[]
  savedAt?: string | undefined
}

export type FoundCopy = { theirs: WizardValues; known: KnownCopy }

const SENT_KEPT = 4

export const unknownCopy = (email = ''): KnownCopy => ({ email, version: 0, base: emptyValues(), sent: [] })

/** @returns undefined when the server has none for us; other client errors are rethrown */
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

/** The version alone is not enough: after sign-in the same number may belong to another draft. */
export const isSameCopy = ({ theirs, known }: FoundCopy, { email, version, base }: KnownCopy) =>
  known.email === email && known.version === version && changedFields(theirs, base).length === 0

/** True unless the server is known to have all answers of the form. */
export function isUnsent(values: WizardValues, { base, sent }: KnownCopy) {
  const { draft } = sendableDraft(values, base)
  return sent.length > 0 || changedFields(valuesFrom(draft), base).length > 0
}

export const withSent = (known: KnownCopy, sending: WizardValues): KnownCopy => ({
  ...known,
  sent: [...known.sent, sending].slice(-SENT_KEPT),
})

/** After a refusal the last send did not arrive. */
export const withoutLastSent = (known: KnownCopy): KnownCopy => ({ ...known, sent: known.sent.slice(0, -1) })
