// From the network: refused, cut off, not found, no way there.
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]
// From PostgreSQL: shutting down, crashed, starting; too many connections; disk full; taking no writes; took too long.
const POSTGRESQL_CODES = ['57P01', '57P02', '57P03', '53300', '53100', '25006', '57014', '25P03']
const UNAVAILABLE_CODES = new Set([...NETWORK_CODES, ...POSTGRESQL_CODES])
// What `pg` throws without a code.
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/

/** Whether a call failed because the database is away, full or not answering, so that trying again later is right. */
export function isUnavailable(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_MESSAGE.test(error.message)
}
