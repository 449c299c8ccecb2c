import type { Client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { changedFields, emptyValues, valuesFrom, type WizardValues } from '../form/form-values.ts'
import { sendableDraft } from '../form/rules.ts'

/** What this browser knows of the server's copy of the draft. */
export type KnownCopy = {
  /** Whose draft the rest speaks of; '' while the server has none that we know. */
  email: string
  /** The server's version; 0 while it has none that we know. */
  version: number
  /** The answers as the server last had them. */
  base: WizardValues
  /** What was sent without an answer yet: met again on the server, it is our own. */
  sent: WizardValues[]
  savedAt?: string | undefined
}

/** The server's copy as it was just found. */
export type FoundCopy = { theirs: WizardValues; known: KnownCopy }

const SENT_KEPT = 4

/** What is known of the server's copy before it was asked for: none, version 0. */
export const unknownCopy = (email = ''): KnownCopy => ({ email, version: 0, base: emptyValues(), sent: [] })

/** The copy for an address; undefined when the server has none for us. Throws what the client throws. */
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

/** Whether what was found is what we know. The version alone would not do: after a sign-in the same number may count another draft. */
export const isSameCopy = ({ theirs, known }: FoundCopy, { email, version, base }: KnownCopy) =>
  known.email === email && known.version === version && changedFields(theirs, base).length === 0

/** Whether the server was not seen to have all that stands in the form. */
export function isUnsent(values: WizardValues, { base, sent }: KnownCopy) {
  const { draft } = sendableDraft(values, base)
  return sent.length > 0 || changedFields(valuesFrom(draft), base).length > 0
}

/** With something more on its way. */
export const withSent = (known: KnownCopy, sending: WizardValues): KnownCopy => ({
  ...known,
  sent: [...known.sent, sending].slice(-SENT_KEPT),
})

/** After a refusal: what was sent last did not arrive. */
export const withoutLastSent = (known: KnownCopy): KnownCopy => ({ ...known, sent: known.sent.slice(0, -1) })
