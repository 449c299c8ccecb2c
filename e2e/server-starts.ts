/** For a journey that starts its own server up to four times: on a busy machine each may take a minute and more. */
export const SERVER_STARTS_MS = 900_000
