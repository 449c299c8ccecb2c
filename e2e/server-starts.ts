/** For a journey that starts its server up to four times, a minute each on a busy machine. */
export const SERVER_STARTS_MS = 900_000
