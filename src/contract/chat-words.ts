/** The reply to a private line. The page does not propose that line for the card. */
export const STAYS_OFF = "I'll keep that off your card."

/** The concierge and the Privacy page use the same words. */
export const WHO_READS_CHAT =
  'Nobody reads along while you chat; the people who run this server could read it in its database, which they look after.'
