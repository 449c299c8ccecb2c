/** Removes marks at the ends, adds a capital letter, and cuts at a word to `limit`. */
export function phrase(said: string, limit: number): string {
  const bare = said.replace(/^[\s,.;:!?*"'()-]+|[\s,.;:!?*"(-]+$/g, '').trim()
  const cut = withoutLoneQuote(cutAtWord(withPartner(bare, said), limit))
  return cut.charAt(0).toUpperCase() + cut.slice(1)
}

/** A quotation mark. After a figure it means inches. */
const QUOTE = /(?<!\d)"/g
const isOdd = (text: string) => (text.match(QUOTE)?.length ?? 0) % 2 === 1
function withPartner(bare: string, said: string): string {
  if (!isOdd(bare)) return bare
  const at = said.indexOf(bare)
  if (said.slice(0, at).includes('"')) return `"${bare}`
  return said.slice(at + bare.length).includes('"') ? `${bare}"` : bare
}
const withoutLoneQuote = (text: string) => (isOdd(text) ? text.replace(QUOTE, '') : text)

export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit).toWellFormed()
  const end = head.lastIndexOf(' ')
  return (end > limit / 2 ? head.slice(0, end) : head.replace(/\ufffd$/, '')).trimEnd()
}
