/** Raised by the trigger `hold_owner` of migration 0020. */
const OWNER_GONE = 'OV404'

/** The account or session has ended meanwhile. */
export const isOwnerGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === OWNER_GONE
