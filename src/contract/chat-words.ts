/** The page then offers no line for the card. */
export const STAYS_OFF = "I'll keep that off your card."

/** For the concierge and the Privacy page. */
export const WHO_READS_CHAT =
  'Nobody reads along while you chat; the people who run this server could read it in its database, which they look after.'
