import { MAX_BRIEF } from '#contract/limits.ts'
import { type Facet, facetsOf, slotsOf } from './facets.ts'
import type { SharedFacts } from './facts.ts'
import { newPage, type Page, say } from './phrase-memory.ts'
import { mixSeed, type Seed } from './seed.ts'
import { BRIEF_PLACES, BRIEF_TEMPLATES, BRIEF_TIME_AND_INTENT, SPARSE_BRIEFS } from './templates/brief-templates.ts'

/** One sentence each. */
const SAYABLE: readonly Facet[] = [
  'values',
  'interests',
  'long_term',
  'casual',
  'exploring',
  'time',
  'flexible',
  'near',
]

/** If time and intent are known, one sentence names both. */
function templatesFor(facet: Facet, facts: SharedFacts, facets: readonly Facet[]): readonly string[] {
  const { intent } = facts
  if (intent === undefined || !facets.includes('time')) return BRIEF_TEMPLATES[facet] ?? []
  if (facet === 'time') return BRIEF_TIME_AND_INTENT[intent]
  return facet === intent ? [] : (BRIEF_TEMPLATES[facet] ?? [])
}

/** What both chose, and the other's city, in at most 500 characters without a line break. */
export function writeBrief(facts: SharedFacts, seed: Seed, page: Page = newPage()): string {
  const slots = slotsOf(facts)
  const place = say(BRIEF_PLACES, slots, page, seed, 'place')
  const facets = facetsOf(facts).filter((facet) => SAYABLE.includes(facet) && !(facet === 'near' && place))
  const about = facets.map((facet) => say(templatesFor(facet, facts, facets), slots, page, seed, facet))
  if (facets.length === 0) about.push(say(SPARSE_BRIEFS, slots, page, seed))
  const sentences = [...about, place].filter((sentence) => sentence !== undefined)
  while (sentences.join(' ').length > MAX_BRIEF) sentences.pop()
  return sentences.join(' ')
}

/** A template is used again only after all others. */
export function writeBriefs(cards: readonly { id: string; facts: SharedFacts }[], seed: Seed): string[] {
  const page = newPage()
  return cards.map(({ id, facts }) => writeBrief(facts, mixSeed(seed, id), page))
}
