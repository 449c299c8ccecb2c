/** Five pages of unanswered people. */
export const MOST_MATCHES = 30
/** Ten pages of answered people, newest first. */
export const MOST_ANSWERED = 60
