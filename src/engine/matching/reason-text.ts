import { distanceBandText } from '#contract/distance.ts'
import { optionLabel } from '#contract/options.ts'
import type { Explanation, Term } from './explain.ts'

/** What a sentence may name of the other besides the facts themselves. */
export type Introduced = { firstName: string; city: string | undefined }

/** 'a', 'a and b', 'a, b and c' */
export function joined(words: readonly string[]) {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

/** Why the score is as high as it is, in the order of what weighed most. */
export function reasonLines({ reasons }: Explanation, other: Introduced) {
  return reasons.map((reason) => reasonLine(reason, other))
}

/** What lowered the score. A line says that two answers differ, never what the other answered. */
export function conflictLines({ conflicts }: Explanation, other: Introduced) {
  return conflicts.map((conflict) => conflictLine(conflict, other))
}

function reasonLine(term: Term, { firstName, city }: Introduced): string {
  switch (term.kind) {
    case 'values':
      return `You both chose ${joined(term.shared)} as what matters to you`
    case 'interests':
      return `You both enjoy ${joined(term.shared.map(inSentence))}`
    case 'availability':
      return term.shared.length > 0
        ? `You are both free at these times: ${joined(term.shared.map(inSentence))}`
        : `You share about ${term.hours} free hours a week`
    case 'age':
      return term.gapYears === 0
        ? `You are both ${term.age}`
        : `${firstName} is ${term.age}, ${years(term.gapYears)} from your age`
    case 'intent':
      return term.both ? `You are both here for the same thing: ${optionLabel(term.both).toLowerCase()}` : ALIKE
    case 'kids':
      return term.both ? KIDS[term.both] : ALIKE
    case 'smoking':
      return term.both ? `Smoking: you both said ${term.both}` : ALIKE
    case 'drinking':
      return term.both ? `Drinking: you both said ${term.both}` : ALIKE
    case 'budget':
      return term.both ? `You both picked ${term.both} for a date` : ALIKE
    case 'distance':
      return term.sameCity && city ? `You both live in ${city}` : `${firstName} lives ${distanceBandText(term.bandKm)}`
  }
}

function conflictLine(term: Term, { firstName }: Introduced): string {
  switch (term.kind) {
    case 'values':
      return term.shared.length === 0 ? 'You chose different values' : 'You have few values in common'
    case 'interests':
      return term.shared.length === 0 ? 'You chose different interests' : 'You have few interests in common'
    case 'availability':
      return 'Your free hours hardly overlap'
    case 'age':
      return `${firstName} is ${term.age}, ${years(term.gapYears)} from your age`
    case 'intent':
      return 'You are here for different things'
    case 'kids':
      return 'You answered differently about kids'
    case 'smoking':
      return 'Your smoking habits differ'
    case 'drinking':
      return 'Your drinking habits differ'
    case 'budget':
      return 'Your budgets differ'
    case 'distance':
      return `${firstName} lives some way off: ${distanceBandText(term.bandKm)}`
  }
}

/** Answers that are close without being the same: which they are is not ours to tell. */
const ALIKE = 'Your answers fit together'

const KIDS = {
  yes: 'You would both like kids',
  no: 'Neither of you wants kids',
  open: 'You are both open about kids',
}

/** Options stand in lower case inside a sentence; own words stay as they were written. */
const inSentence = (chip: string) => (/^[A-Z][a-z]/.test(chip) ? chip.charAt(0).toLowerCase() + chip.slice(1) : chip)
