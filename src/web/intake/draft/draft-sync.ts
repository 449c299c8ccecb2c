import { emailSchema } from '#contract/intake.ts'
import type { Client } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import {
  changedFields,
  emptyValues,
  type FieldName,
  type FieldValue,
  valueAt,
  valuesFrom,
  type WizardValues,
  withFields,
} from '../form/form-values.ts'
import { sendableDraft } from '../form/rules.ts'
import { createBackoff } from './backoff.ts'
import { parseCopy, readCopy, removeCopy, writeCopy } from './draft-copy.ts'
import { mergeDrafts, typedSince } from './draft-merge.ts'
import { type DraftQuestion, mergeFoundCopy } from './draft-question.ts'
import { outcomeOf, type SaveOutcome } from './save-outcome.ts'
import {
  type FoundCopy,
  findCopy,
  isSameCopy,
  isUnsent,
  type KnownCopy,
  unknownCopy,
  withoutLastSent,
  withSent,
} from './server-copy.ts'

export type SyncState = {
  loading?: 'loading' | 'unreachable' | 'unreadable' | undefined
  /** Shown until a save succeeds. */
  trouble?: 'unreachable' | 'unreadable' | undefined
  savedAt?: string | undefined
  question?: DraftQuestion | undefined
  reached: number
}

type Ports = {
  client: Pick<Client, 'saveDraft' | 'loadDraft'>
  values: () => WizardValues
  setValues: (values: WizardValues) => void
  now: () => string
}

const MERGE_TRIES = 3

/**
 * Keeps the draft the same on the server, in all tabs and on all devices. Saves run one after another. A save that
 * finds a newer copy merges it and retries.
 */
export class DraftSync {
  readonly #ports: Ports
  readonly #listeners = new Set<() => void>()
  readonly #backoff = createBackoff(() => void this.save())
  readonly #loadBackoff = createBackoff(() => void this.#retryLoading?.())
  /** Undefined unless a load failed. */
  #retryLoading: (() => Promise<void>) | undefined
  #state: SyncState = { reached: 0 }
  #known: KnownCopy = unknownCopy()
  /** The values last shared with this browser's other tabs. */
  #shared = emptyValues()
  #tail: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  readonly snapshot = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Shows the stored values. `over` may change them first. */
  restore(over: (kept: WizardValues) => WizardValues) {
    const copy = readCopy()
    if (!copy) return
    const { values, reached, ...known } = copy
    this.#setKnown(known)
    this.#shared = values
    this.#ports.setValues(over(values))
    this.#setState({ reached })
  }

  persistLocal() {
    if (this.#isStopped) return
    this.#shared = structuredClone(this.#ports.values())
    writeCopy({ ...this.#known, values: this.#shared, reached: this.#state.reached })
  }

  reach(position: number) {
    if (position > this.#state.reached) this.#setState({ reached: position })
  }

  /** Waits for a running save. Network failures do not throw. */
  save(): Promise<SaveOutcome> {
    return this.#queue(async () => this.#recordOutcome(await this.#saveMerging(MERGE_TRIES).catch(outcomeOf)))
  }

  /** A failed first load is shown and retried. */
  refresh(): Promise<void> {
    return this.#load(undefined)
  }

  /** The draft of a new email replaces saved answers. If some answers are unsaved, the person chooses. */
  open(email: string): Promise<void> {
    const canReplace = this.#known.email !== email && !this.#isUnsent()
    this.#ports.setValues(withFields(this.#ports.values(), { 'account.email': email }))
    return this.#load(canReplace ? structuredClone(this.#ports.values()) : undefined)
  }

  /** @param replaceable answers that the draft may replace; what is typed after this call is kept */
  #load(replaceable: WizardValues | undefined): Promise<void> {
    return this.#queue(async () => {
      const email = this.#email()
      if (email === undefined || this.#state.question) return
      const isCatchingUp = email === this.#known.email && this.#known.version > 0
      if (!isCatchingUp) this.#setState({ loading: 'loading' })
      const found = await findCopy(this.#ports.client, email).catch(outcomeOf)
      this.#retryLoading = undefined
      if (found && 'kind' in found) return isCatchingUp ? undefined : this.#loadingFailed(found, replaceable)
      this.#loadBackoff.done()
      this.#setState({ loading: undefined })
      // The email may have changed meanwhile.
      if (!found || this.#email() !== email || isSameCopy(found, this.#known)) return
      if (email !== this.#known.email) this.#setKnown(unknownCopy(email))
      if (replaceable) this.#ports.setValues(typedSince(replaceable, this.#ports.values()))
      this.#mergeTheirs(found, { mayFill: true, isReplacing: replaceable !== undefined })
    })
  }

  #loadingFailed({ kind }: SaveOutcome, replaceable: WizardValues | undefined) {
    this.#retryLoading = () => this.#load(replaceable)
    this.#loadBackoff.later()
    this.#setState({ loading: kind === 'unreachable' ? 'unreachable' : 'unreadable' })
  }

  /** Loads other devices' changes when the person returns. */
  async resume() {
    if (this.#known.email !== '' && this.#email() === this.#known.email) await this.refresh()
  }

  /** Sends what is unsaved for this email. */
  flush() {
    void this.#retryLoading?.()
    // The person may still be typing the address.
    const isTheirs = this.#known.email !== '' && this.#email() === this.#known.email
    if (this.#state.trouble || (isTheirs && this.#isUnsent())) void this.save()
  }

  /** `text` is null if another tab removed this browser's copy. */
  onStorage(text: string | null) {
    const copy = parseCopy(text)
    if (!copy) {
      if (text === null && changedFields(this.#ports.values(), this.#shared).length === 0) this.forget()
      return
    }
    const { values: theirs, reached, ...known } = copy
    const { merged, conflicts } = mergeDrafts({ base: this.#shared, mine: this.#ports.values(), theirs })
    this.#shared = theirs
    if (conflicts.length > 0) {
      this.#ports.setValues(merged)
      this.#setState({ question: { kind: 'fields', fields: conflicts, theirs, known } })
      return
    }
    this.#setKnown(known)
    this.#ports.setValues(withFields(merged, { 'account.email': theirs.account.email }))
    this.reach(reached)
  }

  /** `taken` fields come from the other copy. */
  resolveConflict(taken: readonly FieldName[]) {
    const { question } = this.#state
    if (!question) return
    const chosen: Partial<Record<FieldName, FieldValue>> = {}
    for (const field of taken) chosen[field] = valueAt(question.theirs, field)
    this.#ports.setValues(withFields(this.#ports.values(), chosen))
    this.#setKnown(question.known)
    this.#setState({ question: undefined })
    this.persistLocal()
  }

  /** Forgets everything except the server's copy. */
  forget() {
    this.#backoff.done()
    this.#loadBackoff.done()
    this.#retryLoading = undefined
    this.#setKnown(unknownCopy())
    this.#shared = emptyValues()
    this.#ports.setValues(emptyValues())
    removeCopy()
    this.#setState({ trouble: undefined, loading: undefined, question: undefined, reached: 0 })
  }

  /** A running save may still arrive, but must not change this browser's copy. */
  stop() {
    this.#isStopped = true
    this.#backoff.stop()
    this.#loadBackoff.stop()
  }

  #setState(change: Partial<SyncState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #setKnown(known: KnownCopy) {
    this.#known = known
    if (known.savedAt !== this.#state.savedAt) this.#setState({ savedAt: known.savedAt })
  }

  #queue<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(job)
    this.#tail = done.catch(() => undefined)
    return done
  }

  #email() {
    const parsed = emailSchema.safeParse(this.#ports.values().account.email)
    return parsed.success ? parsed.data : undefined
  }

  #isUnsent() {
    return isUnsent(this.#ports.values(), this.#known)
  }

  async #saveMerging(triesLeft: number): Promise<SaveOutcome> {
    if (this.#state.question) return { kind: 'asked' }
    if (this.#ports.values().account.email.trim() === '') return { kind: 'no_email' }
    const email = this.#email()
    if (email === undefined) return { kind: 'bad_email' }
    if (email !== this.#known.email) this.#setKnown(unknownCopy(email))
    try {
      return await this.#send(email)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || triesLeft === 0) throw error
      this.#setKnown(withoutLastSent(this.#known))
    }
    const found = await findCopy(this.#ports.client, email)
    if (!found) this.#setKnown(unknownCopy(email))
    else if (!this.#mergeTheirs(found, { mayFill: false })) return { kind: 'asked' }
    return this.#saveMerging(triesLeft - 1)
  }

  async #send(email: string): Promise<SaveOutcome> {
    const { draft, heldBack } = sendableDraft(this.#ports.values(), this.#known.base)
    const sending = valuesFrom(draft)
    this.#setKnown(withSent(this.#known, sending))
    this.persistLocal()
    // Version 0: no copy is known. The server reports an existing one as newer and does not overwrite it.
    const { version } = this.#known
    const reply = await this.#ports.client.saveDraft({ email, draft, version }, { keepalive: true })
    const savedAt = reply.savedAt ?? this.#ports.now()
    this.#setKnown({ email, version: reply.version ?? version + 1, base: sending, sent: [], savedAt })
    this.persistLocal()
    return { kind: 'saved', heldBack }
  }

  /** @returns true if saving may go on */
  #mergeTheirs(found: FoundCopy, how: { mayFill: boolean; isReplacing?: boolean }) {
    const { values, question } = mergeFoundCopy({ mine: this.#ports.values(), known: this.#known, found, ...how })
    if (values) this.#ports.setValues(values)
    if (question) {
      this.#setState({ question })
      return false
    }
    this.#setKnown({ ...found.known, savedAt: this.#known.savedAt })
    this.persistLocal()
    return true
  }

  #recordOutcome(outcome: SaveOutcome) {
    if (outcome.kind === 'unreachable' || outcome.kind === 'unreadable') {
      this.#setState({ trouble: outcome.kind })
      this.#backoff.later()
    } else if (outcome.kind === 'saved') {
      this.#backoff.done()
      if (this.#state.trouble) this.#setState({ trouble: undefined })
    }
    return outcome
  }
}
