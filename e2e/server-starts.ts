/** Up to four starts, a minute each on a busy machine. */
export const SERVER_STARTS_MS = 900_000
