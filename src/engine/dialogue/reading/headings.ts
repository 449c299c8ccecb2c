/** A number of two digits may be an age or a distance: "25. I live in Dayton". */
const BULLET = /^\s*(?:[-*\u2022\u00b7\u2013>]+|\d[.)])\s+/
const HEADING = /^[^:?]{3,40}:$/
const LONGEST_ENTRY = 60

/** Lines without their bullets; the entries below a heading ("Deal breakers:") join it on one line. */
export function underHeadings(lines: readonly string[]): string[] {
  const found: string[] = []
  let heading: number | null = null
  for (const line of lines) {
    const text = line.replace(BULLET, '').trim()
    const isEntry = BULLET.test(line) && text.length <= LONGEST_ENTRY && !text.includes(':')
    if (heading !== null && isEntry) {
      const before = found[heading] ?? ''
      found[heading] = `${before}${before.endsWith(':') ? ' ' : ', '}${text.replace(/[.,;]+$/, '')}`
      continue
    }
    heading = HEADING.test(text) ? found.length : null
    found.push(text)
  }
  return found
}
