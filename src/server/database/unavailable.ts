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
// Shutting down, crashed, starting; too many connections; disk full; read-only; query too slow.
const POSTGRESQL_CODES = ['57P01', '57P02', '57P03', '53300', '53100', '25006', '57014', '25P03']
const UNAVAILABLE_CODES = new Set([...NETWORK_CODES, ...POSTGRESQL_CODES])
// Errors of `pg` without a code.
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/

/** The embedded database may not open one of its files: `DATA_DIR` is read-only or of another user. */
const isFileDenied = (error: Error) =>
  'code' in error && error.code === '42501' && 'routine' in error && /^md/.test(String(error.routine))

export const takesNoWrites = (error: unknown) =>
  error instanceof Error && (('code' in error && error.code === '25006') || isFileDenied(error))

export function isUnavailable(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE_CODES.has(code) || isFileDenied(error) || UNAVAILABLE_MESSAGE.test(error.message)
}
