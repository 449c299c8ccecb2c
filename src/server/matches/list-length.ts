/** How many people a list holds whom its owner has not answered: five pages. */
export const MOST_MATCHES = 30
/** How many of those the owner has answered can be found after them, the newest first: ten pages. */
export const MOST_ANSWERED = 60
