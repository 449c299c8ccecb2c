import { type Issue, REFUSALS, type RefusalCode } from '#contract/errors.ts'

type Extra = { issues?: Issue[]; retryInMs?: number; version?: number }

export class Refusal extends Error {
  readonly status: number
  readonly body: { error: string; message: string } & Extra

  constructor(code: RefusalCode, extra: Extra) {
    const [status, message] = REFUSALS[code]
    super(message)
    this.status = status
    // Callers see `not_found` for a missing draft too, but with its own sentence.
    this.body = { error: code === 'draft_not_found' ? 'not_found' : code, message, ...extra }
  }
}

export const refuse = (code: RefusalCode, extra: Extra = {}) => new Refusal(code, extra)

export const issueAt = (path: (string | number)[], message: string) => ({ path, field: path.join('.'), message })
