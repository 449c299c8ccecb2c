import { distanceBandText } from '#contract/distance.ts'
import type { Habit, RelationshipIntent, TYPICAL_WEEK, WantsKids } from '#contract/options.ts'
import type { Explanation, Term, WordsTerm } from '../matching/score/explain.ts'
import { capitalized, inWords, uncapitalized } from './grammar.ts'

export type Introduced = { firstName: string; city: string | undefined }

const apart = (years: number) => `and you're ${years === 1 ? 'a year' : `${years} years`} apart`

const awayText = (withinKm: number) => (withinKm === 0 ? 'in your city' : `${distanceBandText(withinKm)} of you`)

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countInWords = (count: number) => NUMBERS[count] ?? `${count}`

/** 'You share two of your three values'. The card shows which. */
function shareText(
  { shared: { length: shared }, chosen }: { shared: string[]; chosen: number },
  kind: 'value' | 'interest',
) {
  if (chosen === 1) return `You share the ${kind} you chose`
  if (shared < chosen) return `You share ${countInWords(shared)} of your ${countInWords(chosen)} ${kind}s`
  return `You share ${chosen === 2 ? 'both' : `all ${countInWords(chosen)}`} of your ${kind}s`
}

export function reasonLines({ reasons }: Explanation, other: Introduced) {
  return reasons.map((reason) => reasonLine(reason, other))
}

/** Privacy: says that answers differ, never the other's answer. */
export function conflictLines({ conflicts }: Explanation, other: Introduced) {
  return conflicts.map((conflict) => conflictLine(conflict, other))
}

// Privacy: for close but unequal answers the line says that they fit, not what they are.
function reasonLine(term: Term | WordsTerm, { firstName, city }: Introduced): string {
  switch (term.kind) {
    case 'values':
      return shareText(term, 'value')
    case 'interests':
      return shareText(term, 'interest')
    case 'availability':
      return whenBothAreFree(term)
    case 'age':
      return term.gapYears === 0 ? `You're both ${term.age}` : `${firstName} is ${term.age}, ${apart(term.gapYears)}`
    case 'intent':
      return term.both ? INTENTS[term.both] : "What you're here for fits together"
    case 'kids':
      return term.both ? KIDS[term.both] : 'Your answers about kids fit together'
    case 'smoking':
      return term.both ? SMOKING[term.both] : 'Your smoking habits fit together'
    case 'drinking':
      return term.both ? DRINKING[term.both] : 'Your drinking habits fit together'
    case 'budget':
      return term.both ? `A ${term.both} date suits you both` : 'Your budgets fit together'
    case 'distance':
      return term.sameCity && city ? `You both live in ${city}` : `${firstName} lives ${awayText(term.withinKm)}`
    case 'wishes':
      return `${firstName} meets what you hoped for: ${inWords(term.met.map(uncapitalized))}`
    case 'faith':
      return `You both named the same faith: ${capitalized(term.both)}`
  }
}

function conflictLine(term: Term, { firstName }: Introduced): string {
  switch (term.kind) {
    case 'values':
      return 'You chose different values'
    case 'interests':
      return 'You chose different interests'
    case 'availability':
      return 'Your free hours hardly overlap'
    case 'age':
      return `${firstName} is ${term.age}, ${apart(term.gapYears)}`
    case 'intent':
      return "You're here for different things"
    case 'kids':
      // The filters separate yes from no to children, so one of the two is open. Privacy: the text does not say
      // which.
      return 'One of you is sure about kids, the other is open'
    case 'smoking':
      return 'Your smoking habits differ'
    case 'drinking':
      return 'Your drinking habits differ'
    case 'budget':
      return 'Your budgets differ'
    case 'distance':
      return `${firstName} lives some way off, ${awayText(term.withinKm)}`
  }
}

const INTENTS: Record<RelationshipIntent, string> = {
  long_term: "You're both here for something long-term",
  casual: "You're both here for something casual",
  exploring: "You're both still exploring",
}
const KIDS: Record<WantsKids, string> = {
  yes: "You'd both like kids",
  no: 'Neither of you wants kids',
  open: "You're both open about kids",
}
const SMOKING: Record<Habit, string> = {
  no: 'Neither of you smokes',
  sometimes: 'You both smoke now and then',
  yes: 'You both smoke',
}
const DRINKING: Record<Habit, string> = {
  no: 'Neither of you drinks',
  sometimes: 'You both drink now and then',
  yes: 'You both drink',
}
const TIMES: Record<(typeof TYPICAL_WEEK)[number], string | undefined> = {
  Weeknights: 'on weeknights',
  Weekends: 'on weekends',
  'Lunch hours': 'over lunch',
  'Early mornings': 'early in the morning',
  Flexible: undefined,
}
const timesByOption = new Map(Object.entries(TIMES))

function whenBothAreFree({ shared, hours }: Term & { kind: 'availability' }) {
  const times = shared.map((option) => timesByOption.get(option)).filter((time) => time !== undefined)
  if (times.length > 0) return `You're both free ${inWords(times)}`
  return shared.length > 0 ? 'Both your weeks are flexible' : `You share about ${hours} free hours a week`
}
