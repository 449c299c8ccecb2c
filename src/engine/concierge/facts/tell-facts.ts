import type { Conversation } from '../state/conversation.ts'
import { type Said, sayOne, together } from '../state/phrasing.ts'
import { factNamed, ON_QUESTION, onQuestion, waysOf, withoutYesOrNo } from './facts.ts'
import type { Asking } from './topics.ts'

/** What was said before the facts, the state that they are told of, and whether a kind word stands before them. */
type Before = { first: Said<Conversation>; now: Conversation; isMet?: boolean | undefined }

/** The facts that are asked about, after what was said first. */
export const tellFacts = (asks: readonly Asking[], { first, now, isMet = false }: Before): Said<Conversation> =>
  asks.reduce<Said<Conversation>>((said, asking) => {
    const { topic, text, told: toldOf } = asking
    const { name, fact } = factNamed(asking)
    const ways = toldOf ? [toldOf(now)] : waysOf(fact, { state: now, text })
    // "No." in the middle of a reply would be said of what stands before it.
    const isFirst = asking.fact === undefined || (said.text === '' && !isMet)
    const later = said.text.includes(ON_QUESTION) ? withoutYesOrNo : onQuestion
    const told = sayOne(said.state, `fact.${topic}.${name}`, isFirst ? ways : ways.map(later))
    // Two topics may be answered in the same words.
    return said.text.includes(told.text) ? said : { state: told.state, text: together(said.text, told.text) }
  }, first)
