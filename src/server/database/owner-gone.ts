/** What the trigger `hold_owner` of migration 0020 raises. */
const OWNER_GONE = 'OV404'

/** Whether a write was refused because the account or session that it was for has ended meanwhile. */
export const isOwnerGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === OWNER_GONE
