/** The concierge says it of something private; the page then offers no such line for the card. */
export const STAYS_OFF = "I'll keep that off your card."

/** Who comes near a chat, said alike by the concierge and on the Privacy page. */
export const WHO_READS_CHAT =
  'Nobody reads along while you chat; the people who run this server could read it in its database, which they look after.'
