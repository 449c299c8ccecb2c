/** In a list, former secrets follow, newest first. They are only accepted. */
export type SigningKey = string | readonly [string, ...string[]]
