import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { groupOf } from '../groups.ts'
import { slotsHeard } from '../learned/closed-values.ts'
import type { Likelihood } from '../learned/reader.ts'
import { type Proposal, putting } from '../proposal.ts'
import { readMessage, slotOfProposal } from '../proposals.ts'
import { listItems } from '../read-reply/wishes/list-items.ts'
import { listedIn } from '../read-reply/wishes/must-nots.ts'
import { phrase } from '../read-reply/wording.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import { CLOSED_OPTIONS, LISTED_OPTIONS, type Path, pathsOf, type Slot, slotOf } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { named } from './named-entries.ts'
import { TIMES } from './option-words.ts'
import { A_ROW, ROW, slotNamed } from './row-names.ts'

/** Rows whose words are the person's own, and the lists. */
const OWN_WORDS: readonly Slot[] = ['faith', 'notes']
const LISTS: readonly Slot[] = ['mustHaves', 'niceToHaves', 'dealbreakers']
const IN_WORDS: readonly Slot[] = [...OWN_WORDS, ...LISTS]
/** Lists of options, to which something may be added in so many words. */
const OPTION_LISTS: readonly Slot[] = ['safety', 'availability']

export const LEAD = pattern`^\W*(?:[a-z]+,\s+)?(?:(?:${oneOf(
  /no|ok|okay|oh|so|and|also|now|then|just|please|well|but|actually|sorry|right|good|for|fine|first|one last thing/,
  /(?:can|could|would|will) (?:you|we)|i(?:'d| would) like (?:you )?to|let's|go on and|put that|it is|it's|thanks/,
  /i (?:said|told you|asked you|want(?:ed)? you)(?: to)?|you (?:must|should|have to|need to|can)|hold on|wait|hang on|sugar/,
)})\W+)*`
const PUTS = /put|write|add|pop|stick|jot|set|enter|list|keep|record/
const WRITES = oneOf(PUTS, /leave|make|note|have|say/)
const CHANGES =
  /change|set|switch|make|update|put|turn|correct|edit|take|bring|push|raise|lower|move|stretch|extend|bump/
const SHOULD =
  /(?:should|must|ought to|needs? to|has to|can|is (?:supposed |meant )?to) (?:just |only )?(?:say|read|be)|(?:just |only )says/
const ONLY = /(?:only|just)/
/** "It should say only": between a row's name and its words. */
const SAYS = pattern`(?:(?:please )?(?:it )?${SHOULD}(?: ${ONLY})?:?\s+)`

/** How an order names a row and what it is to hold: the name first, or what it holds. */
type Form = { form: RegExp; row: number; value: number; for?: readonly Slot[] }
const FORMS = [
  // "Faith: Quaker", "put in the notes: …", "write in faith only: …", "the faith: it should say only …"
  {
    form: pattern`${LEAD}(?:${WRITES} (?:it |this |that |down )?)?(?:down )?(?:(?:in|on|under|for|to|into|as) )?${A_ROW}
      (?: then| please| ${ONLY})?\s*(?::|=)\s*${SAYS}?(.+)$`,
    row: 1,
    value: 2,
    for: IN_WORDS,
  },
  // "Change my faith to Hindu", "take my distance up to sixty"
  {
    form: pattern`${LEAD}${CHANGES} ${A_ROW} (?:(?:up|down|out|back) )?(?:to|as|into)(?: (?:say|read|be))?(?: ${ONLY})?:? (.+)$`,
    row: 1,
    value: 2,
  },
  // "My faith should say Lutheran"
  { form: pattern`${LEAD}${A_ROW} ${SAYS}(.+)$`, row: 1, value: 2 },
  // "Put it in the notes that I stammer"
  {
    form: pattern`${LEAD}${WRITES} (?:it |this |down |that down |it down )?(?:(?:in|on|under|for|to|as) )?${A_ROW}
      (?: then| please)?,? (?:that|saying) (.+)$`,
    row: 1,
    value: 2,
    for: OWN_WORDS,
  },
  // "Put an aunt comes along in the notes", "put it under faith", "add patience to the things that matter"
  {
    form: pattern`${LEAD}${PUTS}:? (?:(?:down|in|also) )?(.+?) (?:(?:in|down|on) )?(?:under|in|into|to|on|as|for|with|among) ${A_ROW}$`,
    row: 2,
    value: 1,
    for: [...IN_WORDS, ...OPTION_LISTS],
  },
  // "One more: discreet, that is a must-have", "no gossips for deal-breakers"
  {
    form: pattern`${LEAD}(?:one more|another|one more thing)[:,] (.+?),? (?:that|this|which|it)(?: is|'s) (?:one of )?${A_ROW}$`,
    row: 2,
    value: 1,
    for: LISTS,
  },
  {
    form: pattern`${LEAD}(no [^,.;:]{2,60}?) (?:for|under|in|among|as) ${A_ROW}$`,
    row: 2,
    value: 1,
    for: ['dealbreakers'],
  },
  // "Honest = must have"
  { form: pattern`${LEAD}([^=:]+?)\s*(?:=|->)\s*${A_ROW}$`, row: 2, value: 1, for: LISTS },
] satisfies Form[]

const ANY_CASE = FORMS.map((one: Form) => ({ ...one, form: anyCase(one.form) }))

/** Verbs that say what a list is to hold from now on; "put" and "extend" add to it. */
const IN_PLACE = anyCase(pattern`^(?:change|set|switch|make|update|turn|correct|edit)$`)
const ONLY_THAT = anyCase(pattern`(?<![\w'-])(?:only|just)(?![\w'-])`)
/** "Faith: none": nothing is to stand on the row. */
const NOTHING = anyCase(
  pattern`^(?:(?:none|nothing|no preferences?|not applicable|n/?a|nil)(?: at all| really| in particular| special)?)$`,
)

const COURTESY = anyCase(
  pattern`(?:,? (?:please|pls|thanks|thank you|dear|love|mate|honey|hon|ok|okay|then|too|as well|instead|if you (?:would|could|can|don't|'d)\b.*|if you'd .*))+$`,
)
const PICTURES = /[\s\p{Extended_Pictographic}]+$/u
const OPENING = anyCase(pattern`^(?:${ONLY} |that |as )+`)
/** "Put it under faith": what was said or offered before. */
const BEFORE = /^(?:it|that|this|them|those|that one|so|it down|that down|this down)$/i

/** An order about a row: what it puts there, or the row it is about when its words were not told. */
type RowOrder = { proposals: Proposal[]; untold: Path | null }

/** Two rows in one sentence: "must haves: honest, tidy, deal breakers: cheats". */
const NEXT_ROW = new RegExp(`(?:[;,.] +|[,;] and +| and +)(?=${pattern`(?:my |the )?${ROW}\s*[:=]`.source})`, 'i')

type Given = { state: Conversation; likely?: Likelihood | undefined }

/** The order on rows that a sentence is. Null when it is none. */
export function rowOrder({ original, asks }: Sentence, given: Given): RowOrder | null {
  if (asks) return null
  const found = original.split(NEXT_ROW).map((part) => ordered(part, given))
  if (found.some((one) => one === null)) return null
  return {
    proposals: found.flatMap((one) => one?.proposals ?? []),
    untold: found.find((one) => one?.untold)?.untold ?? null,
  }
}

/** '"Kind to animals", not "kind"': what is quoted first is meant. */
const QUOTED_NOT = /^["\u201c]([^"\u201d]+)["\u201d],?\s+(?:and )?(?:not|instead of|rather than)\b/i

function ordered(part: string, given: Given): RowOrder | null {
  const { state } = given
  const said = part
    .trim()
    .replace(/[.!\s]+$/, '')
    .replace(COURTESY, '')
  for (const { form, row, value, for: only } of ANY_CASE) {
    const match = form.exec(said)
    const slot = match && slotNamed(match[row] ?? '')
    if (!match || !slot || (only && !only.includes(slot))) continue
    const told = (match[value] ?? '').replace(PICTURES, '').replace(COURTESY, '').replace(OPENING, '').trim()
    const words = QUOTED_NOT.exec(told)?.[1] ?? told
    if (BEFORE.test(words)) return offeredFor(slot, state)
    if (slot === 'notes' ? saysSeveral(words, given) : /^they\b/i.test(words)) continue
    if (isRowsName(words)) return null
    const isNothing = NOTHING.test(words) && IN_WORDS.includes(slot) && slot !== 'notes'
    if (isNothing) return { proposals: emptied(slot, words), untold: null }
    const puts = held(slot, words, state)
    const isAlone = LISTS.includes(slot) && puts.length > 0 && replaces(said, match[row] ?? '', match[value] ?? '')
    const proposals: Proposal[] = isAlone ? [{ kind: 'clear', slot, words }, ...puts] : puts
    if (proposals.length > 0) return { proposals, untold: null }
  }
  return null
}

/** "Move my must-haves to nice-to-haves" names two rows, and nothing to put there. */
const isRowsName = (words: string) => {
  const slot = slotNamed(words.replace(/^(?:my|the|your) /i, ''))
  return slot === 'notes' || (slot !== undefined && LISTS.includes(slot))
}

const emptied = (slot: Slot, words: string): Proposal[] => [
  { kind: 'clear', slot, words },
  { kind: 'settle', slot, words },
]

/** Whether an order says all that a list is to hold: "change my must-haves to …", "must-haves should only say …". */
function replaces(said: string, row: string, value: string): boolean {
  const at = said.indexOf(row)
  const verb = /(\w+) (?:my |the |your )?$/.exec(said.slice(0, at))?.[1] ?? ''
  const between = said.slice(at + row.length, Math.max(at + row.length, said.length - value.length))
  return (
    ONLY_THAT.test(between) ||
    (IN_PLACE.test(verb) && /^\W*(?:line |row |part |bit |field |list |section )?(?:to|into|as)\b/i.test(between))
  )
}

/** "Please note: long-term, women, $$ for a date" gives answers. */
const saysSeveral = (words: string, { state, likely }: Given) =>
  new Set([...readMessage(words, state).proposals.map(slotOfProposal), ...(likely ? slotsHeard(likely) : [])]).size > 1

/** What a row is to hold by an order's words. */
function held(slot: Slot, words: string, state: Conversation): Proposal[] {
  const [path] = pathsOf(slot)
  if (path === undefined || words === '') return []
  if (OWN_WORDS.includes(slot)) {
    const value = phrase(words, slot === 'notes' ? MAX_NOTES : MAX_NAME)
    return value === '' ? [] : [putting({ path, value, words })]
  }
  if (LISTS.includes(slot))
    return listItems(words).map((item) => stepIn(item, words) ?? listed(slot, path, item, words))
  if (OPTION_LISTS.includes(slot)) return optionsIn(words, path)
  const asked = { ...state, part: slot, pending: groupOf(slot), offer: null }
  if (!state.entries.some((one) => slotOf(one) === slot)) return []
  const [first = ''] = plainWords(words).split(', ')
  const value = CLOSED_OPTIONS[path]?.find((option) => option === first)
  if (value !== undefined) return [putting({ path, value, words })]
  const { proposals } = readMessage(first, asked)
  return proposals.filter((one) => slotOfProposal(one) === slot && one.kind === 'set').map((one) => ({ ...one, words }))
}

/** The options of a list that words name. */
function optionsIn(words: string, path: Path): Proposal[] {
  const said = plainWords(words)
  const options = LISTED_OPTIONS[path] ?? []
  const entries = options.map((value): Entry => ({ path, value, from: 'answer', words: null, turn: null }))
  const times = TIMES.filter(([, called]) => called.test(said)).map(([value]) => value)
  const values = path === TIMES_PATH ? times : named(said, words, entries).map(({ value }) => String(value))
  return values.map((value) => putting({ path, value, words }))
}
const TIMES_PATH: Path = 'valuesMap.availability'

const listedOf = (slot: Slot, item: string): string | undefined =>
  slot === 'dealbreakers' ? listedIn(`no ${plainWords(item).replace(/^no /, '')}`)[0]?.value : undefined

/** A safety step is one wherever it is put. */
function stepIn(value: string, words: string): Proposal | null {
  const step = LISTED_OPTIONS[SAFETY]?.find((one) => one.toLowerCase() === value.toLowerCase())
  return step === undefined ? null : putting({ path: SAFETY, value: step, words })
}
/** What is refused is kept without its "no". */
function listed(slot: Slot, path: Path, item: string, words: string): Proposal {
  const value = slot === 'dealbreakers' ? phrase(item.replace(/^no /i, ''), MAX_NAME) : item
  return putting({ path, value: listedOf(slot, value) ?? value, words })
}
const SAFETY: Path = 'valuesMap.safety_prefs'

/** What was offered with the last reply, for the row that the order names. */
function offeredFor(slot: Slot, { offer }: Conversation): RowOrder | null {
  const [path] = pathsOf(slot)
  const [does] = offer?.options[0]?.does ?? []
  if (path === undefined) return null
  if (does && 'value' in does && typeof does.value === 'string')
    return { proposals: [putting({ path, value: does.value, words: does.words })], untold: null }
  return { proposals: [], untold: path }
}
