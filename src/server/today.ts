/** YYYY-MM-DD in UTC. The member's own day is unknown: a birthday may be some hours early or late. */
export const todayOf = (now: Date) => now.toISOString().slice(0, 10)
