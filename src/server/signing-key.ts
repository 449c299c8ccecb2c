/** The secret that signs; in a list, followed by former ones, newest first, which are only accepted. */
export type SigningKey = string | readonly [string, ...string[]]
