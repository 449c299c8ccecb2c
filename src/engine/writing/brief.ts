import { MAX_BRIEF } from '#contract/limits.ts'
import { BRIEF_PLACES, BRIEF_TEMPLATES, SPARSE_BRIEFS } from './brief-templates.ts'
import { type Facet, facetsOf, slotsOf } from './facets.ts'
import type { SharedFacts } from './facts.ts'
import { newPage, type Page, say } from './page.ts'
import { mixSeed, type Seed } from './seed.ts'

const MAX_SENTENCES = 4
const SAYABLE: readonly Facet[] = [
  'values',
  'interests',
  'time',
  'flexible',
  'long_term',
  'casual',
  'exploring',
  'near',
]

/**
 * One line about a suggested person, for the viewer: what both chose, and where the other lives.
 * @returns at most 500 characters, without a line break
 */
export function writeBrief(facts: SharedFacts, seed: Seed, page: Page = newPage()): string {
  const slots = slotsOf(facts)
  const place = say(BRIEF_PLACES, slots, page, seed, 'place')
  const facets = facetsOf(facts).filter((facet) => SAYABLE.includes(facet) && !(facet === 'near' && place))
  const sentences = [
    ...facets.map((facet) => say(BRIEF_TEMPLATES[facet] ?? [], slots, page, seed, facet)),
    place,
  ].filter((sentence) => sentence !== undefined)
  const kept = sentences.filter((_, index) => index < MAX_SENTENCES - 1 || index === sentences.length - 1)
  const text = kept.slice(-MAX_SENTENCES).join(' ')
  if (text === '' || facets.length === 0)
    return [say(SPARSE_BRIEFS, slots, page, seed), place].filter(Boolean).join(' ')
  return text.length <= MAX_BRIEF ? text : (kept[0] ?? '').slice(0, MAX_BRIEF)
}

/** The briefs of a list of suggestions, no sentence pattern used twice before all have been used. */
export function writeBriefs(cards: readonly { id: string; facts: SharedFacts }[], seed: Seed): string[] {
  const page = newPage()
  return cards.map(({ id, facts }) => writeBrief(facts, mixSeed(seed, id), page))
}
