/** In a list, former secrets follow, newest first, which are only accepted. */
export type SigningKey = string | readonly [string, ...string[]]
