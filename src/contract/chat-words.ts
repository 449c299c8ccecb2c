/** The concierge says it of something private; the page then offers no such line for the card. */
export const STAYS_OFF = "I'll keep that off your card."
