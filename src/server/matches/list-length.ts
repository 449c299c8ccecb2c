/** Unanswered people: five pages. */
export const MOST_MATCHES = 30
/** Answered people after them, newest first: ten pages. */
export const MOST_ANSWERED = 60
