/** YYYY-MM-DD in UTC: the server does not know the member's own day, and the difference is some hours on a birthday. */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10)
