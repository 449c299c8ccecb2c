/**
 * Caches a function of one text, since a turn reads the same texts many times. The cache is emptied at `most` texts.
 * Callers must not change the shared results.
 */
export function remembered<Found>(find: (text: string) => Found, most = 500): (text: string) => Found {
  const known = new Map<string, { found: Found }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.found
    if (known.size >= most) known.clear()
    const found = find(text)
    known.set(text, { found })
    return found
  }
}
