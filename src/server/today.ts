/**
 * The day of a moment, YYYY-MM-DD. UTC's: the server does not know the member's own, and the difference is hours on one
 * birthday.
 */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10)
