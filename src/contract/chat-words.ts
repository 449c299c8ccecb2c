/** The reply to something private. The page then offers no such line. */
export const STAYS_OFF = "I'll keep that off your card."

/** The concierge and the Privacy page use the same words. */
export const WHO_READS_CHAT =
  'Nobody reads along while you chat; the people who run this server could read it in its database, which they look after.'
