/** YYYY-MM-DD in UTC. The member's own day is unknown, some hours of difference on a birthday. */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10)
