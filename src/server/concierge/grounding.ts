import { KM_PER_MILE, MAX_AGE, MAX_NAME, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import type { Proposal } from '#engine/dialogue/proposal.ts'
import { cleanText } from '#engine/dialogue/reading/clean-text.ts'
import { plainWords } from '#engine/dialogue/reading/plain-words.ts'
import { readSentences } from '#engine/dialogue/reading/sentences.ts'
import { CLOSED_OPTIONS, isListPath, LISTED_OPTIONS, PATHS, type Path } from '#engine/dialogue/slots.ts'
import type { ModelAnswer } from '../language-model/model.ts'
import { shownMessage } from '../language-model/prompt.ts'

/** What the quoted words must hold before a listed option is believed. In plain words: lower case. */
const VOUCHES: Partial<Record<Path, Readonly<Record<string, RegExp>>>> = {
  'valuesMap.intent': {
    long_term: /relationship|serious|marr|settl|long-term|last|commit|for life|grow old/,
    casual: /casual|fun|fling|hook|light|strings|nothing serious|easy-?going/,
    exploring: /explor|see where|open|not sure|figur|undecided|no idea/,
  },
  'valuesMap.budget': {
    $: /\$|cheap|modest|free|low|frugal|thrift|tight|shoestring|little/,
    $$: /\$\$|mid|moderate|average|reasonable|normal/,
    $$$: /\$\$\$|nice|pricey|generous|upscale|comfortabl/,
    $$$$: /\$\$\$\$|expensive|splurg|fancy|luxur|no object|lavish/,
  },
  'valuesMap.availability': {
    Weeknights: /week ?night|week ?day|evening|after work|working day|monday|tuesday|wednesday|thursday/,
    Weekends: /weekend|saturday|sunday/,
    'Lunch hours': /lunch|noon|midday/,
    'Early mornings': /morning|breakfast|dawn|sunrise/,
    Flexible: /flexib|any ?time|whenever|any day|varies/,
  },
  'valuesMap.lifestyle.smoking': ofOwn('smok|cigar|vap|tobacco|nicotine|puff'),
  'valuesMap.lifestyle.drinking': ofOwn('drink|alcohol|wine|beer|sober|teetotal|cocktail|booze|pint|tipsy'),
  'valuesMap.family.wants_kids': ofOwn('(?:kid|child|bab(?:y|ies)|famil|parent|mum|mom|dad)'),
}

/** The subject, said by somebody of themselves; whether yes or no is another question. */
function ofOwn(subject: string) {
  const said = new RegExp(`\\b(?:i|my|me|myself)\\b.*(?:${subject})|(?:${subject}).*\\b(?:i|my|me|myself)\\b`)
  return { no: said, sometimes: said, yes: said, open: said }
}

const NEGATION =
  /\b(?:no|not|never|none|neither|without|except|nothing|quit|stopped|gave up|hate|non|ex|sober|teetotal\w*)\b/

/** "No" needs a no in the words, "yes" needs none; "sometimes" and "open" may be said either way. */
const agrees = (value: string, quote: string) =>
  value === 'no' ? NEGATION.test(quote) : value === 'sometimes' || value === 'open' || !NEGATION.test(quote)

/** Short words carry no meaning that a quote could vouch for. */
const CONTENT_WORD = /[\p{L}\p{N}]{4,}/gu
const KM_TOLERANCE = 2

/**
 * Turns what a model proposes into proposals the dialogue engine may apply: only what the person's own message
 * vouches for. The quoted words must stand in the message and be about the person; a figure must be in them (as given,
 * or as miles), a listed option's subject must be, with its yes or no, and a free text must be made of them.
 *
 * @param message the whole message; words beyond what the model was shown are not in its quotes
 */
export function groundedProposals(values: ModelAnswer['values'], message: string): Proposal[] {
  const seen = plainly(shownMessage(message))
  const ofOthers = readSentences(cleanText(message))
    .flatMap(({ clauses, asks }) => clauses.map((clause) => ({ ...clause, asks })))
    .filter(({ about, asks }) => asks || about === 'third')
  return values.flatMap(({ path, value, words }) => {
    const quote = plainly(words)
    const known = PATHS.find((one) => one === path)
    if (!known || known === 'notes' || quote.length < 2 || !seen.includes(quote)) return []
    if (ofOthers.some(({ text }) => text.includes(quote) || quote.includes(text))) return []
    return toProposal({ path: known, value, words: words.trim(), quote })
  })
}

const plainly = (text: string) => plainWords(cleanText(text))

type Candidate = { path: Path; value: unknown; words: string; quote: string }

function toProposal({ path, value, words, quote }: Candidate): Proposal[] {
  if (typeof value === 'number') return isFigureOf(path, value, quote) ? [{ kind: 'set', path, value, words }] : []
  if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_NAME) return []
  const text = value.trim()
  const options = CLOSED_OPTIONS[path]
  if (options) {
    if (!options.includes(text) || !VOUCHES[path]?.[text]?.test(quote) || !agrees(text, quote)) return []
    return [isListPath(path) ? { kind: 'add', path, value: text, words } : { kind: 'set', path, value: text, words }]
  }
  const listed = LISTED_OPTIONS[path]?.find((option) => option.toLowerCase() === text.toLowerCase())
  if (path !== 'valuesMap.faith_values_edge' && !isListPath(path)) return []
  if (!isMadeOf(text, quote) || (path !== 'valuesMap.dealbreakers' && !agrees(text, quote))) return []
  return [
    isListPath(path) ? { kind: 'add', path, value: listed ?? text, words } : { kind: 'set', path, value: text, words },
  ]
}

function isFigureOf(path: Path, value: number, quote: string) {
  const figures = (quote.match(/\d+/g) ?? []).map(Number)
  if (path === 'valuesMap.distance_km')
    return (
      Number.isInteger(value) &&
      value >= 0 &&
      value <= MAX_TRAVEL_KM &&
      figures.some((figure) => figure === value || Math.abs(figure * KM_PER_MILE - value) <= KM_TOLERANCE)
    )
  if (path !== 'valuesMap.age_range.min' && path !== 'valuesMap.age_range.max') return false
  return value >= MIN_AGE && value <= MAX_AGE && figures.includes(value)
}

/** Whether every word of substance in a text stands, in whatever form, in the quote: "kindness" is made of "someone kind". */
const isMadeOf = (text: string, quote: string) => {
  const words = plainly(text).match(CONTENT_WORD) ?? []
  return (
    words.length > 0 && words.every((word) => quote.includes(word.slice(0, Math.max(4, Math.ceil(word.length / 2)))))
  )
}
