import type { Match } from '#contract/matches.ts'
import { type Facet, facetsOf, NOUNS_A_SENTENCE, slotsOf } from './facets.ts'
import type { SharedFacts } from './facts.ts'
import type { Slots } from './grammar.ts'
import { personaNarrative } from './narrative.ts'
import { newPage, type Page, say } from './phrase-memory.ts'
import { mixSeed, type Seed } from './seed.ts'
import { CONFLICT_TEMPLATES, PARTLY_TEMPLATES } from './templates/conflict-templates.ts'
import { REASON_TEMPLATES } from './templates/reason-templates.ts'

const MAX_REASONS = 3
const MAX_CONFLICTS = 2

export type Persona = Match['explanations']
/** The match id keeps the wording stable. */
export type PersonaCard = { id: string; facts: SharedFacts }

const present = (sentences: readonly (string | undefined)[]) => sentences.filter((sentence) => sentence !== undefined)

/** The most interesting come first. @param told facets of the narrative, reused only if no other is left */
export function personaReasons(facts: SharedFacts, page: Page, seed: Seed, told: readonly Facet[] = []): string[] {
  const slots = slotsOf(facts, page.outings)
  const known = facetsOf(facts)
  const untold = known.filter((facet) => !told.includes(facet))
  const facets = (untold.length > 0 ? untold : known).slice(0, MAX_REASONS)
  return present(facets.map((facet) => say(REASON_TEMPLATES[facet], slots, page, seed, facet)))
}

/** A template may say "apart from these" only if it names every time. */
function wholeTimes(facts: SharedFacts): Slots {
  const slots = slotsOf(facts)
  return { ...slots, time: facts.availability.length > NOUNS_A_SENTENCE ? undefined : slots.time }
}

/** In the order of the score's conflicts; never the other's answers. */
export function personaConflicts(facts: SharedFacts, page: Page, seed: Seed): string[] {
  const slots = wholeTimes(facts)
  const kinds = facts.conflicts.slice(0, MAX_CONFLICTS)
  return present(
    kinds.map(
      (kind) =>
        say(PARTLY_TEMPLATES[kind] ?? [], slots, page, seed, kind) ??
        say(CONFLICT_TEMPLATES[kind], slots, page, seed, kind),
    ),
  )
}

/** Wording depends on the card's id and on earlier cards, so that texts of a page differ. */
export function writePersonas(cards: readonly PersonaCard[], seed: Seed): Persona[] {
  const page = newPage()
  return cards.map(({ id, facts }) => {
    const own = mixSeed(seed, id)
    const { text, told } = personaNarrative(facts, page, own)
    return {
      personaNarrative: text,
      personaReasons: personaReasons(facts, page, own, told),
      personaConflicts: personaConflicts(facts, page, own),
    }
  })
}
