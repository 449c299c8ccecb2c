/** The secret that signs, or a list of it and the former ones, newest first, which are only recognized. */
export type SigningKey = string | readonly [string, ...string[]]
