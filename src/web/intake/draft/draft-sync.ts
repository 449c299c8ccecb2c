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
  /** Whether the saved draft of an email is being loaded, or why it could not be. */
  loading?: 'loading' | 'unreachable' | 'unreadable' | undefined
  /** Lasts until a save succeeds. */
  trouble?: 'unreachable' | 'unreadable' | undefined
  savedAt?: string | undefined
  question?: DraftQuestion | undefined
  /** The position of the furthest step seen. */
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
 * Keeps the draft in this browser and on the server, and the two in step with other tabs and devices. Saves run one
 * after the other; a save that meets a newer copy merges it and tries again.
 */
export class DraftSync {
  readonly #ports: Ports
  readonly #listeners = new Set<() => void>()
  readonly #backoff = createBackoff(() => void this.save())
  readonly #loadBackoff = createBackoff(() => void this.#retryLoading?.())
  /** Loads the draft that could not be loaded; undefined when none waits. */
  #retryLoading: (() => Promise<void>) | undefined
  #state: SyncState = { reached: 0 }
  #known: KnownCopy = unknownCopy()
  /** The answers this tab last had in common with the browser's other tabs. */
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

  /** Shows the copy kept in this browser, after `over` had its say. */
  restore(over: (kept: WizardValues) => WizardValues) {
    const copy = readCopy()
    if (!copy) return
    const { values, reached, ...known } = copy
    this.#setKnown(known)
    this.#shared = values
    this.#ports.setValues(over(values))
    this.#setState({ reached })
  }

  /** Writes what stands in the form into this browser's copy. */
  persistLocal() {
    if (this.#isStopped) return
    this.#shared = structuredClone(this.#ports.values())
    writeCopy({ ...this.#known, values: this.#shared, reached: this.#state.reached })
  }

  /** Remembers how far the person has come. */
  reach(position: number) {
    if (position > this.#state.reached) this.#setState({ reached: position })
  }

  /** Saves on the server what stands in the form, after any save under way. Throws for nothing the network does. */
  save(): Promise<SaveOutcome> {
    return this.#queue(async () => this.#recordOutcome(await this.#saveMerging(MERGE_TRIES).catch(outcomeOf)))
  }

  /** Takes in the server's copy for the email in the form. A draft that could not be loaded is told, and tried again. */
  refresh(): Promise<void> {
    return this.#load(undefined)
  }

  /**
   * Goes over to another email and opens its draft. Answers that are safe on the server under the email before make
   * way for it; unsent ones are the person's to decide about.
   */
  open(email: string): Promise<void> {
    const canReplace = this.#known.email !== email && !this.#isUnsent()
    this.#ports.setValues(withFields(this.#ports.values(), { 'account.email': email }))
    return this.#load(canReplace ? structuredClone(this.#ports.values()) : undefined)
  }

  /** @param replaceable answers that the draft may replace; what was typed over them since stays */
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
      // The address may have been changed while the draft was on its way.
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

  /** Catches up with other devices when the person comes back to a draft that was saved before. */
  async resume() {
    if (this.#known.email !== '' && this.#email() === this.#known.email) await this.refresh()
  }

  /** Sends what a failed save left behind, and what was changed since the last save for this email. */
  flush() {
    void this.#retryLoading?.()
    // An address still being typed is not saved behind the person's back.
    const isTheirs = this.#known.email !== '' && this.#email() === this.#known.email
    if (this.#state.trouble || (isTheirs && this.#isUnsent())) void this.save()
  }

  /** Another tab changed this browser's copy: `text` is the new one, null when it was removed. */
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

  /** The person's decision: `taken` fields come from the other copy, the others stay as they stand here. */
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

  /** Forgets everything but the server's own copy, and empties the form. */
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

  /** The page is gone. A save under way may still arrive, but this browser's copy belongs to the next page. */
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
    // Version 0 says "I know of no copy": one that exists all the same is then met as newer, not overwritten.
    const { version } = this.#known
    const reply = await this.#ports.client.saveDraft({ email, draft, version }, { keepalive: true })
    const savedAt = reply.savedAt ?? this.#ports.now()
    this.#setKnown({ email, version: reply.version ?? version + 1, base: sending, sent: [], savedAt })
    this.persistLocal()
    return { kind: 'saved', heldBack }
  }

  /** Brings the server's copy into the form. @returns whether saving may go on */
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
