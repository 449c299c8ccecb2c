/** Raised by `hold_owner` of migration 0020. */
const OWNER_GONE = 'OV404'

export const isOwnerGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === OWNER_GONE
