/** Words that carry an answer and are long enough to be known by all but one of their letters. */
const KNOWN = [
  'someone',
  'somebody',
  'between',
  'weekends',
  'weeknights',
  'relationship',
  'children',
  'occasionally',
  'sometimes',
  'socially',
  'something',
  'anything',
  'exploring',
  'marriage',
  'distance',
  'flexible',
  'religious',
  'religion',
  'catholic',
  'christian',
  'partner',
  'serious',
  'looking',
  'drinking',
  'smoking',
  'available',
  'definitely',
  'cigarettes',
  'alcohol',
  'kindness',
  'honesty',
  'married',
  'evenings',
  'mornings',
  'cigarette',
  'girlfriend',
  'boyfriend',
  'casual',
] as const
const SHORTEST = 6
/** Real words that lie one letter away from a known one. */
const MEANT = new Set([
  ...['locking', 'smocking', 'stoking', 'looming', 'booking', 'looting'],
  ...['honestly', 'exploding', 'christina'],
])

/**
 * A word with one letter missing, doubled, wrong or swapped with its neighbour, put right: "beetween" → "between".
 * Words that differ from a known one by an ending, and all others, stay as they are.
 */
export function withoutSlip(word: string): string {
  if (word.length < SHORTEST || MEANT.has(word)) return word
  return KNOWN.find((known) => word !== known && isOneSlipFrom(word, known)) ?? word
}

function isOneSlipFrom(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1 || word.startsWith(known)) return false
  let from = 0
  while (from < word.length && word[from] === known[from]) from++
  let same = 0
  while (same < Math.min(word.length, known.length) - from && word.at(-1 - same) === known.at(-1 - same)) same++
  const [left, wanted] = [word.slice(from, word.length - same), known.slice(from, known.length - same)]
  const isSwap = left.length === 2 && wanted.length === 2 && left[0] === wanted[1] && left[1] === wanted[0]
  // A different last letter is an ending, not a slip.
  return isSwap || (same > 0 && left.length <= 1 && wanted.length <= 1)
}
