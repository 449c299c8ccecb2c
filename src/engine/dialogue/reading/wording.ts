/** A person's words made into an entry: without stops at its ends, its first letter up, cut at a word to `limit`. */
export function phrase(said: string, limit: number): string {
  const bare = said.replace(/^[\s,.;:!?*"'()-]+|[\s,.;:!?*"(-]+$/g, '').trim()
  const cut = cutAtWord(bare, limit)
  return cut.charAt(0).toUpperCase() + cut.slice(1)
}

/** The beginning of a text, at most `limit` characters, not in the middle of a word where that can be helped. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit).toWellFormed()
  const end = head.lastIndexOf(' ')
  return (end > limit / 2 ? head.slice(0, end) : head.replace(/\ufffd$/, '')).trimEnd()
}
