import type { Conversation } from '../state/conversation.ts'
import { type Said, sayOne, together } from '../state/phrasing.ts'
import { factNamed, ON_QUESTION, onQuestion, waysOf, withoutYesOrNo } from './facts.ts'
import type { Asking } from './topics.ts'

/** The facts describe the state `now`. `isMet`: a kind word comes before them. */
type Before = { first: Said<Conversation>; now: Conversation; isMet?: boolean | undefined }

export const tellFacts = (asks: readonly Asking[], { first, now, isMet = false }: Before): Said<Conversation> =>
  asks.reduce<Said<Conversation>>((said, asking) => {
    const { topic, text, told: toldOf } = asking
    const { name, fact } = factNamed(asking)
    const ways = toldOf ? [toldOf(now)] : waysOf(fact, { state: now, text })
    // "No." in the middle of a reply seems to answer the words before it.
    const isFirst = asking.fact === undefined || (said.text === '' && !isMet)
    const later = said.text.includes(ON_QUESTION) ? withoutYesOrNo : onQuestion
    const told = sayOne(said.state, `fact.${topic}.${name}`, isFirst ? ways : ways.map(later))
    // Two topics may have the same answer.
    return said.text.includes(told.text) ? said : { state: told.state, text: together(said.text, told.text) }
  }, first)
