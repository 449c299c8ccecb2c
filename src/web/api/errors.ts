import { type ErrorBody, errorBodySchema, type Issue } from '#contract/errors.ts'

/** The network or the server is down. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
  }
}

/** `body` is undefined if it does not match the contract. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, body: ErrorBody | undefined) {
    super(`Request failed (${status}).`)
    this.status = status
    this.body = body
  }

  get code() {
    return this.body?.error
  }
  get isUnreadable() {
    return this.body === undefined
  }
}

export class ValidationIssues extends ApiError {
  override name = 'ValidationIssues'
  readonly issues: readonly Issue[]

  constructor(status: number, body: ErrorBody, issues: readonly Issue[]) {
    super(status, body)
    this.issues = issues
  }
}

export function refusalFrom(status: number, text: string) {
  const body = readErrorBody(text)
  return body?.issues && body.issues.length > 0
    ? new ValidationIssues(status, body, body.issues)
    : new ApiError(status, body)
}

function readErrorBody(text: string): ErrorBody | undefined {
  // Throws on text that is not JSON.
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
