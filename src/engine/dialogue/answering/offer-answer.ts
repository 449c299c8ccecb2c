import { MAX_NAME } from '#contract/limits.ts'
import { isSameValue, type Proposal, putting } from '../proposal.ts'
import { phrase } from '../reading/wording.ts'
import { TOPIC_OFFER } from '../service/question.ts'
import { PATHS, type Path } from '../slots.ts'
import type { Conversation, Offer } from '../state.ts'
import {
  BEGINS_FILLER,
  BEGINS_KEEPING,
  BEGINS_LEADING,
  BEGINS_NO,
  BEGINS_YES,
  DENIED,
  GOES,
  IS_BARE_NO,
  IS_KEEPING,
  IS_NEVER,
  IS_NO,
  IS_NONE,
  IS_YES,
  OPTION_INDEXES,
  PLACE_NAMES,
} from './answer-words.ts'
import { type Clause, clausesOf, coreOf, plain, trailing, waysOf } from './clauses.ts'

type Option = Offer['options'][number]

/** What a message answers to something offered, and what it says besides. */
export type OfferAnswer = {
  /** Nothing of what was offered is wanted. */
  isRefusal: boolean
  does: Proposal[]
  /** What was offered and not taken: not to be offered again at once. */
  refused: readonly Proposal[]
  /** The notes that are not to be offered any more; without it a refusal is one of all. */
  left?: readonly Proposal[]
  rest: string
  /** The name of the topic that was chosen. */
  topic: string | null
}

/** What an option is called: its label, and what follows the colon in "Smoking: sometimes". */
const namesOf = ({ label }: Option): string[] => {
  const [, value] = /^[^:]+: (.+)$/.exec(label) ?? []
  const name = plain(label)
  return [name, name.replace(/^(?:an?|the) /, ''), ...(value ? [plain(value)] : [])]
}

/** What was offered, and the answer that leaves it. Topics do nothing, so that "Something else" is a topic as well. */
const partsOf = ({ group, options }: Offer) => {
  const isReal = ({ does }: Option) => does.length > 0 || group === TOPIC_OFFER
  return { real: options.filter(isReal), isLeaving: (one: Option) => !isReal(one) }
}
const pathOf = (option: Option): Path | undefined => {
  const put = option.does.findLast((one) => one.kind === 'add' || one.kind === 'set' || one.kind === 'note')
  return put?.kind === 'note' ? 'notes' : put && 'path' in put ? put.path : undefined
}

const BARE = /^(?:yes|no)$/

/** The option whose label a text is, as it is when it is pressed. */
export const pressedOf = ({ options }: Offer, text: string): Option | undefined =>
  options.find(({ label }) => plain(label) === plain(text))

/** What a clause says of the options: one or more of them, yes, no, or nothing. */
type Verdict =
  | { kind: 'yes' }
  /** `keeps`: what is not to be taken out, where it was named. */
  | { kind: 'no'; keeps?: readonly Option[] }
  | { kind: 'option'; options: readonly Option[] }

export function verdictOf(clause: string, offer: Offer): Verdict | null {
  const { group, options } = offer
  const { real, isLeaving } = partsOf(offer)
  const kept = keptBy(clause, offer)
  if (kept) return kept
  const asOption = (option: Option | undefined): Verdict | null =>
    option ? (isLeaving(option) ? { kind: 'no' } : { kind: 'option', options: [option] }) : null
  for (const way of waysOf(clause)) {
    const never = IS_NEVER.test(way) ? options.find((one) => isValue(one, 'no')) : undefined
    if (never) return asOption(never)
    // A yes or no is said of what is asked back, and is not the "Smoking: yes" beside it.
    const named = BARE.test(way) ? [] : options.filter((one) => namesOf(one).includes(way))
    if (named.length === 1) return asOption(named[0])
    const isPlaces = group === 'keep' || group === 'which'
    const path = isPlaces ? PATHS.find((one) => PLACE_NAMES[one]?.test(way)) : undefined
    const placed = path ? real.filter((one) => pathOf(one) === path) : []
    if (placed.length === 1) return asOption(placed[0])
    if (path && group === 'keep') return asOption(elsewhere(real[0], path))
    if (IS_NONE.test(way)) return { kind: 'no' }
    const single = real.filter(({ label }) => label !== 'Both')
    const place = OPTION_INDEXES.find(([said]) => said.test(way))?.[1]
    if (place !== undefined && single.length > 1 && group !== 'keep') return asOption(single.at(place))
  }
  // "Take it out" chooses what takes it out.
  const outs = real.filter(({ does }) => does.every(({ kind }) => kind === 'remove'))
  if (group === 'which' && outs.length === 1 && TAKES_IT.test(plain(clause))) return asOption(outs[0])
  if (group !== 'keep' && group !== 'which' && denies(clause, offer)) return { kind: 'no' }
  const ways = waysOf(clause).slice(0, 3)
  if (ways.some((way) => IS_NO.test(way))) return { kind: 'no' }
  if (ways.some((way) => IS_YES.test(way))) return { kind: 'yes' }
  return group === 'which' && POINTS_AT_ONE.test(clause) ? asOption(nicknamed(clause, offer)) : null
}

/** "No weeknights", "casual is not it": what was asked back, denied by its name. */
function denies(clause: string, offer: Offer): boolean {
  const said = coreOf(clause, BEGINS_LEADING)
  const named = DENIED.exec(said)?.slice(1).find(Boolean)
  const asked = offer.options[0]
  return named !== undefined && asked !== undefined && isWordsOf(named, { ...offer, options: [asked] })
}

/** "The book one", "I meant the bit about jazz". */
const POINTS_AT_ONE = /\b(?:ones?|bit|part|thing|meant|mean)\b/i

const TAKES_IT =
  /^(?:and |please |just )*(?:take|remove|delete|drop|get rid of|cross) (?:it|that|this|them)(?: (?:off|out|away|please|now))*$/
const removes = ({ group, options }: Offer) =>
  group === 'which' && options.some(({ does }) => does.length > 0 && does.every(({ kind }) => kind === 'remove'))

/** "Keep tall", "leave both in", "not the first", under what may be taken out: nothing of it goes. */
function keptBy(clause: string, offer: Offer): Verdict | null {
  const said = coreOf(clause, BEGINS_LEADING)
  const kept = removes(offer) ? BEGINS_KEEPING.exec(said) : null
  const isName = offer.options.some((one) => [said, trailing(said)].some((way) => namesOf(one).includes(way)))
  if (!kept || isName || GOES.test(said)) return null
  const what = said.slice(kept[0].length).trim()
  const meant = what === '' ? null : verdictOf(what, offer)
  if (meant?.kind === 'option') return { kind: 'no', keeps: meant.options }
  const nickname = nicknamed(what, offer)
  if (nickname) return { kind: 'no', keeps: [nickname] }
  return what === '' || isFiller(what) ? { kind: 'no' } : null
}

/** What was offered, kept in another place than those that were offered. */
function elsewhere(option: Option | undefined, path: Path): Option | undefined {
  const put = option?.does.find((one) => one.kind === 'add' || one.kind === 'set' || one.kind === 'note')
  if (!option || !put || !('value' in put)) return undefined
  return { label: option.label, does: [putting({ path, value: refusedIn(path, String(put.value)), words: put.words })] }
}

/** "Not jealous", kept as a deal-breaker, is "Jealous". */
const refusedIn = (path: Path, value: string) =>
  path === 'valuesMap.dealbreakers' ? phrase(value.replace(/^(?:not?|never)(?: an?)?\s+/i, ''), MAX_NAME) : value

const LONGEST_NICKNAME = 6

/** "The cavalry one": words that stand in one of the options and in no other. */
function nicknamed(text: string, offer: Offer): Option | undefined {
  const { options, group } = offer
  if (group !== 'which' && group !== TOPIC_OFFER) return undefined
  const words = plain(text).split(/[^\p{L}\p{N}']+/u)
  if (words.length > LONGEST_NICKNAME) return undefined
  const keeping = removes(offer) && !GOES.test(plain(text)) ? words.filter((word) => IS_KEEPING.test(word)) : []
  const telling = [...keeping, ...words.filter((word) => word.length > 2 && !BEGINS_FILLER.test(word))]
  const having = options.filter((one) => {
    const label = plain(one.label).split(/[^\p{L}\p{N}']+/u)
    return telling.length > 0 && telling.every((word) => label.includes(word))
  })
  return having.length === 1 ? having[0] : undefined
}

/** What a plain yes chooses: what was asked about, or the only thing that was offered. */
function yesOf(offer: Offer): Option | undefined {
  const { real } = partsOf(offer)
  const isPlain = offer.group === 'which' ? real.length === 1 : offer.group !== TOPIC_OFFER || real.length === 2
  return isPlain ? real[0] : undefined
}

/** Whether a clause only points at what was offered: "leave it in, please". */
export const isFiller = (clause: string) => BEGINS_FILLER.test(coreOf(clause, BEGINS_FILLER))

/**
 * What a message answers to what is offered, in whatever words: a yes or no, the name of an answer, its place in the
 * row, or where to put it. Null when it answers nothing of it; then it is read as usual, as is what follows the answer.
 */
export function answerToOffer({ offer }: Pick<Conversation, 'offer'>, text: string): OfferAnswer | null {
  if (!offer || !ANSWERED.test(offer.group)) return null
  const exact = pressedOf(offer, text) ?? nicknamed(text, offer)
  // "Smoking: no. Right?" "No.": the same no.
  if (isValue(offer.options[0], IS_BARE_NO.test(plain(text)) ? 'no' : plain(text)))
    return answerBy(offer, { kind: 'yes' }, '')
  if (exact)
    return answerBy(offer, partsOf(offer).isLeaving(exact) ? { kind: 'no' } : { kind: 'option', options: [exact] }, '')
  const clauses = clausesOf(text)
  let verdict: Verdict | null = null
  let rest = ''
  for (const [at, clause] of clauses.entries()) {
    const next = verdictOf(clause.text, offer)
    const isEcho = clause.asks && verdict === null && isWordsOf(clause.text, offer)
    // "Yes, take it off": the same yes.
    const isSame = verdict?.kind === 'yes' && removes(offer) && TAKES_IT.test(plain(clause.text))
    if (isEcho || isSame || (next === null && isFiller(clause.text) && (verdict !== null || at < clauses.length - 1)))
      continue
    const joined: Verdict | null = next === null ? null : verdict === null ? next : joining(verdict, next, clause)
    if (joined) {
      verdict = joined
      continue
    }
    const begun = verdict === null ? beginning(clause.text) : null
    verdict ??= begun?.verdict ?? null
    rest = (begun ? begun.rest : clause.text) + text.slice(clause.from + clause.text.length)
    break
  }
  if (verdict === null) return null
  return answerBy(offer, verdict, rest.trim().replace(/^(?:and|but|so)\s+/i, ''))
}

/** Offers whose answers may be said in any words. What is asked for in words of one's own is not among them. */
const ANSWERED = /^(?!care$|reword$|add:|beside$)/

const isValue = (option: Option | undefined, value: string) =>
  option?.does.some((one) => one.kind === 'set' && one.value === value) === true

function joining(before: Verdict, next: Verdict, { asks }: Clause): Verdict | null {
  if (before.kind === 'option') {
    // "The first, no wait, the second" takes the first back; "the first, not the second" and "the first, no?" do not.
    if (next.kind === 'no')
      return asks || next.keeps?.every((one) => !before.options.includes(one)) ? before : { kind: 'no' }
    return next.kind === 'yes' || next.options.every((one) => before.options.includes(one)) ? before : null
  }
  if (next.kind === 'option' || next.kind === before.kind) return next
  return null
}

/** "Yes lunch suits me", "no I meant my sons": the answer is in the first word. */
export function beginning(clause: string): { verdict: Verdict; rest: string } | null {
  const said = clause.trim().replace(/[\u2018\u2019]/g, "'")
  const start = coreStart(said)
  const yes = BEGINS_YES.exec(start)
  if (yes) return { verdict: { kind: 'yes' }, rest: start.slice(yes[0].length) }
  const no = BEGINS_NO.exec(start)
  return no ? { verdict: { kind: 'no' }, rest: start.slice(no[0].length) } : null
}

function coreStart(clause: string): string {
  let text = clause
  for (let found = BEGINS_LEADING.exec(text); found && found[0].length < text.length; found = BEGINS_LEADING.exec(text))
    text = text.slice(found[0].length).replace(/^\W+(?<!\$)/, '')
  return text
}

/** Whether a clause says back what was offered: "Think? No, dear." */
function isWordsOf(clause: string, { options }: Offer): boolean {
  const offered = new Set(
    options.flatMap(({ label, does }) =>
      plain([label, ...does.map((one) => ('value' in one ? String(one.value) : ''))].join(' ')).split(
        /[^\p{L}\p{N}$]+/u,
      ),
    ),
  )
  return plain(clause)
    .split(/[^\p{L}\p{N}$']+/u)
    .every((word) => offered.has(word) || BEGINS_LEADING.test(word))
}

function answerBy(offer: Offer, verdict: Verdict, rest: string): OfferAnswer | null {
  const chosen = chosenBy(verdict, offer)
  if (chosen.length === 0 && verdict.kind !== 'no') return null
  const taken = chosen.flatMap(({ does }) => does)
  const asked = offer.options[0]?.does ?? []
  const refused = asked.filter((one) => !taken.some((other) => isSameValue(one, other)))
  return {
    isRefusal: verdict.kind === 'no',
    does: taken,
    refused,
    rest,
    topic: offer.group === TOPIC_OFFER ? (chosen[0]?.label ?? null) : null,
  }
}

function chosenBy(verdict: Verdict, offer: Offer): readonly Option[] {
  if (verdict.kind === 'option') return verdict.options
  if (verdict.kind === 'no') return offer.options.filter(({ does }) => does.some(({ kind }) => kind === 'settle'))
  const meant = yesOf(offer)
  return meant ? [meant] : []
}
