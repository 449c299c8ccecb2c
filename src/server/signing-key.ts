/** In a list, former secrets follow, newest first. They are accepted, but never sign. */
export type SigningKey = string | readonly [string, ...string[]]
