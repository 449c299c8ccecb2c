import { type Facet, facetsOf, slotsOf } from './facets.ts'
import type { SharedFacts } from './facts.ts'
import { capitalized, fill, type Slots } from './grammar.ts'
import { type Page, say } from './phrase-memory.ts'
import { mixSeed, type Seed, shuffled } from './seed.ts'
import { MODEST_SECONDS, NARRATIVE, SPARSE, topicLines } from './templates/narrative-templates.ts'

const TRIES = 24
const TELLING = 4

function ownLines(facet: Facet, facts: SharedFacts): readonly string[] {
  const topic = facet === 'values' || facet === 'interests' ? facts[facet][0] : undefined
  return topic ? topicLines(topic.key) : []
}

/** Opens with the first facet, if it is rarest or by the seed. The seed chooses the facet that follows. */
function order(facets: readonly Facet[], seed: Seed, isOpeningSet: boolean) {
  const mayTurn = !isOpeningSet && facets[1] === 'interests'
  const opening = facets.slice(0, mayTurn && mixSeed(seed, 'turn') % 3 === 0 ? 2 : 1).at(-1)
  const rest = facets.slice(0, TELLING).filter((facet) => facet !== opening)
  // The first of the rest is in the list twice, so it is chosen more often.
  return { opening, following: shuffled([...rest, ...rest.slice(0, 1)], seed, 'following')[0] }
}

/** "Creativity matters to you both, and neither of you is in a hurry." Undefined if `first` is long or `tail` lacks a value. */
function joined(first: string, tail: string, slots: Slots): string | undefined {
  const short = !/[,:]/.test(first) && !/ and .* and /.test(first)
  const end = fill(tail, slots)
  return short && end ? `${first.slice(0, -1)}, and ${end}.` : undefined
}

/** For two people who share nothing. A second sentence follows if the first is already on the page. */
function sparse(slots: Slots, page: Page, seed: Seed): string {
  const before = new Set(page.said)
  const text = say(SPARSE, slots, page, seed) ?? SPARSE[0]
  return before.has(text) ? `${text} ${say(MODEST_SECONDS, slots, page, seed, 'second')}` : text
}

type Narrative = { text: string; told: Facet[] }

function attempt(facts: SharedFacts, page: Page, seed: Seed): Narrative {
  const slots = slotsOf(facts, page.outings)
  const { opening, following } = order(facetsOf(facts), seed, facts.rarest !== undefined)
  if (opening === undefined) return { text: sparse(slots, page, seed), told: [] }
  const first = say([...NARRATIVE[opening].first, ...ownLines(opening, facts)], slots, page, seed, 'first') ?? ''
  if (following === undefined) {
    const second = say(MODEST_SECONDS, slots, page, seed, 'second') ?? ''
    return { text: `${first} ${second}`.trim(), told: [opening] }
  }
  const told = [opening, following]
  const tail = shuffled(NARRATIVE[following].tail, seed, 'tail')[0]
  const single = mixSeed(seed, 'join') % 3 === 0 && tail !== undefined ? joined(first, tail, slots) : undefined
  if (single !== undefined) return { text: single, told }
  const seconds = [...NARRATIVE[following].second, ...ownLines(following, facts)]
  return { text: `${first} ${capitalized(say(seconds, slots, page, seed, 'second') ?? '')}`.trim(), told }
}

/** One or two sentences, new on this page. */
export function personaNarrative(facts: SharedFacts, page: Page, seed: Seed): Narrative {
  for (let turn = 0; turn < TRIES; turn++) {
    const trial: Page = { said: new Set(page.said), used: new Set(page.used), outings: new Set(page.outings) }
    const { text, told } = attempt(facts, trial, mixSeed(seed, turn))
    if (page.said.has(text) && turn < TRIES - 1) continue
    for (const sentence of [...trial.said, text]) page.said.add(sentence)
    for (const template of trial.used) page.used.add(template)
    for (const outing of trial.outings) page.outings.add(outing)
    return { text, told }
  }
  return { text: SPARSE[0], told: [] }
}
