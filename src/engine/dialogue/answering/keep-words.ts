import type { Back } from '../ask-back.ts'
import { closedValue } from '../learned/closed-values.ts'
import { inWords } from '../phrasing.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Path } from '../slots.ts'

type InWords = Extract<Proposal, { kind: 'add' | 'set' }>
const MOST_KEPT = 4
/** The places that are offered together. */
const PLACES: readonly (readonly (readonly [string, Path])[])[] = [
  [
    ['A must-have', 'preferences.must_haves'],
    ['A nice-to-have', 'preferences.nice_to_haves'],
  ],
  [['A deal-breaker', 'valuesMap.dealbreakers']],
  [['Faith and values', 'valuesMap.faith_values_edge']],
]
const placesOf = ({ path }: InWords) => PLACES.find((places) => places.some(([, place]) => place === path)) ?? []

/** Whether a proposal puts words of one's own somewhere where they are asked about. */
export const isInWords = (one: Proposal): one is InWords =>
  (one.kind === 'add' || one.kind === 'set') && placesOf(one).length > 0 && !closedValue(one)

/** Asks where to keep words that are only half heard, those of one kind at once; null where there are none. */
export function askToKeepWords(half: readonly Proposal[]): Back | null {
  const words = half.filter(isInWords)
  const [first] = words
  if (!first) return null
  const places = placesOf(first)
  const meant = words.filter((one) => placesOf(one) === places).slice(0, MOST_KEPT)
  const things = inWords(meant.map(({ value }) => `"${value}"`))
  const options = places.map(([label, path]) => ({
    label,
    does: meant.map(({ value, words: said }) => putting({ path, value: String(value), words: said })),
  }))
  return {
    id: 'words',
    ways: [`Shall I keep ${things}?`, `${things}: shall I keep that?`],
    offer: { group: 'keep', options: [...options, { label: 'No, leave it out', does: [] }] },
    slot: null,
  }
}
