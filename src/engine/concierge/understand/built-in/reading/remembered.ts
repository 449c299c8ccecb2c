/**
 * A function of one text that remembers what it found for the texts of late: a turn asks for the same ones again and
 * again. At `most` texts it forgets them all, so that memory stays bounded. What it finds is shared and not to be changed.
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
