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

/** The three persona texts of a match, as the wire spells them. */
export type Persona = Match['explanations']
/** A card to write for: its match id, which keeps the choice of words stable, and what the pair shares. */
export type PersonaCard = { id: string; facts: SharedFacts }

const present = (sentences: readonly (string | undefined)[]) => sentences.filter((sentence) => sentence !== undefined)

/**
 * What the shared facts could mean for the two, most telling first; empty when nothing shared is known.
 * @param told what the narrative has spoken of: it is taken up again only when there is nothing else
 */
export function personaReasons(facts: SharedFacts, page: Page, seed: Seed, told: readonly Facet[] = []): string[] {
  const slots = slotsOf(facts, page.outings)
  const known = facetsOf(facts)
  const untold = known.filter((facet) => !told.includes(facet))
  const facets = (untold.length > 0 ? untold : known).slice(0, MAX_REASONS)
  return present(facets.map((facet) => say(REASON_TEMPLATES[facet], slots, page, seed, facet)))
}

/** Only times that a sentence can name whole: "apart from these" has to be true of all that are shared. */
function wholeTimes(facts: SharedFacts): Slots {
  const slots = slotsOf(facts)
  return { ...slots, time: facts.availability.length > NOUNS_A_SENTENCE ? undefined : slots.time }
}

/** What could be in the way, in the order of the score's own conflicts, without the other's answers. */
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

/**
 * Writes all cards of one page, so that no two of them read alike. The same cards and seed give the same texts; a
 * card's words depend on its own id and, only to avoid a repetition, on the cards before it.
 */
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
