import { isSameValue, type Proposal } from '../proposal.ts'
import { BESIDE, type Conversation, type Offer } from '../state.ts'
import { clausesOf } from './clauses.ts'
import { type Note, notesIn, ONLY, ofNotes } from './named-notes.ts'
import { beginning, isFiller, type OfferAnswer, pressedOf, verdictOf } from './offer-answer.ts'

/**
 * What a message answers to the question which notes to keep: all, none, or those that it names or leaves out. Null when
 * it answers nothing of it.
 */
export function answerAboutNotes(offer: Offer, text: string): OfferAnswer | null {
  const notes = notesIn(offer)
  // The words of a note on its button ("no work on weekdays") refuse nothing.
  const pressed = pressedOf(offer, text)
  if (pressed) return answering(offer, { does: notesIn({ ...offer, options: [pressed] }), rest: '' })
  const keeps: Note[] = []
  const leaves: Note[] = []
  const rest: string[] = []
  let isAll = false
  let isNone = false
  let isSome = false
  for (const { text: clause, said } of withMarks(text)) {
    const named = ofNotes(clause, { offer, isAsked: true })
    keeps.push(...(named?.keeps ?? []))
    leaves.push(...(named?.leaves ?? []))
    if (named) continue
    // "The shifts one. And I've changed my mind on kids, put yes": that yes is about the kids.
    if (rest.some(isOfElse) && (isAll || isNone || keeps.length + leaves.length > 0)) {
      rest.push(said)
      continue
    }
    isSome ||= !isAll && ONLY.test(clause.trim())
    const begun = beginning(clause)
    const verdict = verdictOf(clause, offer) ?? begun?.verdict
    if (verdict?.kind === 'yes') isAll = true
    else if (verdict?.kind === 'no') isNone = true
    else if (verdict) keeps.push(...notesIn({ ...offer, options: [...verdict.options] }))
    if (!verdict && !isFiller(clause)) rest.push(said)
    else if (verdict && begun) rest.push(begun.rest.trim())
  }
  // "Just that I'm a widow, yes" is no yes to all of them.
  if (keeps.length + leaves.length === 0 && (isSome || !isAll) && !isNone) return null
  const isLeft = (note: Note) => leaves.some((one) => isSameValue(one, note))
  const others = (isAll && !isSome) || leaves.length > 0 ? notes : []
  const does = isNone && keeps.length === 0 ? [] : (keeps.length > 0 ? keeps : others).filter((one) => !isLeft(one))
  return answering(offer, { does, rest: joined(rest) })
}

/** Whether what is left speaks of something else. */
const isOfElse = (left: string) => left.split(/\s+/).length >= A_SUBJECT
const A_SUBJECT = 4

/** The clauses of a message, each with what separates it from the next. */
const withMarks = (text: string) =>
  clausesOf(text).map((clause, at, all) => ({ ...clause, said: text.slice(clause.from, all[at + 1]?.from) }))

/** What is left of a message, with its marks. */
const joined = (parts: readonly string[]) =>
  parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/^\W*(?:(?:and|but|so)\s+)?/i, '')
    .trim()

const answering = (offer: Offer, { does, rest }: { does: readonly Note[]; rest: string }): OfferAnswer => ({
  isRefusal: does.length === 0,
  does: does.filter((one, at) => does.findIndex((other) => isSameValue(one, other)) === at),
  refused: notesIn(offer).filter((one) => !does.some((other) => isSameValue(one, other))),
  rest,
  topic: null,
})

/** Notes that were offered beside a question, or wait for the end, kept in words: "keep the son one". */
export function keptBeside(
  { offer, unkept }: Pick<Conversation, 'offer' | 'unkept'>,
  text: string,
): OfferAnswer | null {
  const beside = offer?.group === BESIDE ? offer : waitingIn(unkept)
  if (notesIn(beside).length === 0) return null
  const keeps: Note[] = []
  const rest: string[] = []
  for (const { text: clause, said } of withMarks(text)) {
    // "Add the note: …": another note follows.
    const named = /\bnotes?\s*:\s*$/i.test(said) ? null : ofNotes(clause, { offer: beside, isAsked: keeps.length > 0 })
    if (named) keeps.push(...named.keeps)
    else rest.push(said)
  }
  return keeps.length === 0 ? null : answering(beside, { does: keeps, rest: joined(rest) })
}

const waitingIn = (unkept: readonly Proposal[]): Offer => ({
  group: BESIDE,
  options: [{ label: '', does: [...unkept] }],
})
