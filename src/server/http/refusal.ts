import { type Issue, REFUSALS, type RefusalCode } from '#contract/errors.ts'

/** What a refusal may carry besides its code and sentence. */
type Extra = { issues?: Issue[]; retryInMs?: number; version?: number }

/** An answer other than 200 that the contract knows: thrown anywhere, turned into a reply by the error handler. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { error: string; message: string } & Extra

  constructor(code: RefusalCode, extra: Extra) {
    const [status, message] = REFUSALS[code]
    super(message)
    this.status = status
    // Callers know one code for "not there"; only the sentence differs for drafts.
    this.body = { error: code === 'draft_not_found' ? 'not_found' : code, message, ...extra }
  }
}

/** `throw refuse('not_found')`: a refusal of the contract's list, with what its body carries besides. */
export const refuse = (code: RefusalCode, extra: Extra = {}) => new Refusal(code, extra)

/** One problem with one field, as the page understands it: `issueAt(['basics', 'birthdate'], 'You must be …')`. */
export const issueAt = (path: (string | number)[], message: string) => ({ path, field: path.join('.'), message })
