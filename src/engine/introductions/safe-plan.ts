import type { Plan } from '#contract/introductions.ts'
import { PUBLIC_KINDS, SAFETY } from '#contract/options.ts'
import { SAFETY_WORDS, type SafetyChoice } from '#contract/safety-choices.ts'
import { unfitIn } from './fit-for-others.ts'
import { asPublicArea } from './public-area.ts'

/** A choice of one person protects both. */
export type SafetyWishes = ReadonlySet<SafetyChoice>

/** @param lists each person's choices and own entries */
export const joinWishes = (...lists: (readonly string[])[]): SafetyWishes =>
  new Set(SAFETY.filter((choice) => lists.some((list) => list.some((entry) => isSame(entry, choice)))))

const isSame = (entry: string, choice: string) => entry.trim().toLowerCase() === choice.toLowerCase()

/**
 * Each rule once, in an order that does not show whose it is, and only if another member may read it.
 * @param lists each person's rules and listed choices
 */
export function ownRules(...lists: (readonly string[])[]): string[] {
  const written = lists.flat().filter((entry) => !SAFETY.some((choice) => isSame(entry, choice)))
  const fit = written
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && unfitIn(entry, 'letter') === undefined)
  const byWords = new Map(fit.toSorted().map((entry) => [entry.toLowerCase(), entry]))
  return [...byWords.values()]
}

const [ANY_KIND] = PUBLIC_KINDS
const KIND_WORDS: Partial<Record<(typeof PUBLIC_KINDS)[number], string>> = {
  'A café': 'caf[eé]s?|coffee (?:shops?|houses?)',
  'A restaurant': 'restaurants?|dinners?',
  'A bar': 'bars?|pubs?|alcohol|booze|drinks?|drinking',
  'A park': 'parks?',
  'A museum or gallery': 'museums?|galler(?:y|ies)',
  'A bookshop or library': 'bookshops?|librar(?:y|ies)',
  'A market': 'markets?',
  'A theater or cinema': 'theaters?|cinemas?|movies?',
  'A place for music or games': 'concerts?|clubs?|loud music',
}

const NO = String.raw`\b(?:no|not|never|avoid|without|don['’]t)\b`
/** 'Never in a park or a bar', but not 'Not too far from a park'. */
const BETWEEN = `(?:in|at|on|to|a|an|the|any|or|nor|and|do|go|like|meet|meeting|loud|crowded|please|${Object.values(KIND_WORDS).join('|')})`

/** The kinds of place that a rule refuses: 'Not in a bar, please' → 'A bar'. */
export const avoidedKinds = (rules: readonly string[]) =>
  PUBLIC_KINDS.filter((kind) => {
    const words = KIND_WORDS[kind]
    if (words === undefined) return false
    const isNo = new RegExp(String.raw`${NO}(?:[\s,]+${BETWEEN})*[\s,]+(?:${words})\b`, 'iu')
    return rules.some((rule) => isNo.test(rule))
  })

function allowedArea(area: string, rules: readonly string[]) {
  const kind = avoidedKinds(rules).find((one) => area === one || area.startsWith(`${one},`))
  return kind === undefined ? area : `${ANY_KIND}${area.slice(kind.length)}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const uncapitalized = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Keeps the wishes in the plan's words: a public place, a video call first, nobody else, no kind of place that a rule
 * refuses. Applied twice, it adds nothing.
 */
export function protectPlan(
  { day, window, vibe, area }: Plan,
  wishes: SafetyWishes,
  rules: readonly string[] = [],
): Plan {
  const withCall =
    wishes.has('Video check before meeting') && !/\bvideo\b/i.test(vibe)
      ? `A short video call first, then ${uncapitalized(vibe)}`
      : vibe
  return {
    day,
    window,
    vibe:
      wishes.has('No surprise guests') && !/\bjust the two\b/i.test(withCall)
        ? `${withCall}, just the two of you`
        : withCall,
    area: capitalized(asPublicArea(allowedArea(area, rules))),
  }
}

/** The lines do not say who made a choice. */
export const safetyLines = (wishes: SafetyWishes, rules: readonly string[] = []) => [
  ...SAFETY.filter((choice) => wishes.has(choice)).map((choice) => SAFETY_WORDS[choice].inPlan),
  ...rules.map((rule) => `“${rule}”`),
]

/** Mobile numbers stay hidden until the check-in. */
export const holdsPhones = (wishes: SafetyWishes) => wishes.has('Share contact only after match')

export const wantsCheckIn = (wishes: SafetyWishes) => wishes.has('Exit check-in with concierge')
