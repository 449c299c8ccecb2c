import type { Proposal } from '../proposal.ts'
import { type Path, type Slot, slotOf } from '../slots.ts'

export type Value = { label: string; path: Path; value: string; slot: Slot }

const valuesAt = (path: Path, values: Record<string, string>): Value[] =>
  Object.entries(values).map(([label, value]) => ({ label, path, value, slot: slotOf({ path, value }) }))

/** The closed values that the learned reader knows, by its labels. */
export const VALUES: readonly Value[] = [
  ...valuesAt('valuesMap.intent', { il: 'long_term', ic: 'casual', ie: 'exploring' }),
  ...valuesAt('preferences.must_haves', { mw: 'Women', mm: 'Men', mn: 'Nonbinary people', me: 'Everyone' }),
  ...valuesAt('valuesMap.lifestyle.smoking', { s0: 'no', s1: 'sometimes', s2: 'yes' }),
  ...valuesAt('valuesMap.lifestyle.drinking', { d0: 'no', d1: 'sometimes', d2: 'yes' }),
  ...valuesAt('valuesMap.family.wants_kids', { kn: 'no', ky: 'yes', ko: 'open' }),
  ...valuesAt('valuesMap.budget', { b1: '$', b2: '$$', b3: '$$$', b4: '$$$$' }),
  ...valuesAt('valuesMap.availability', {
    aN: 'Weeknights',
    aE: 'Weekends',
    aL: 'Lunch hours',
    aM: 'Early mornings',
    aF: 'Flexible',
  }),
  ...valuesAt('valuesMap.safety_prefs', {
    fp: 'First meet in public',
    fv: 'Video check before meeting',
    fc: 'Share contact only after match',
    fg: 'No surprise guests',
    fe: 'Exit check-in with concierge',
  }),
  ...valuesAt('valuesMap.dealbreakers', {
    xs: 'Daily smoker',
    xd: 'Heavy drinker',
    xk: 'Dismissive of kids',
    xn: 'Non-communicator',
  }),
]

/** What rules do not read, figures aside: on messages that were new to both, the learned reader alone does as well. */
const LEARNED_ALONE: readonly Slot[] = [
  ...(['intent', 'meet', 'availability', 'budget', 'smoking', 'drinking', 'kids', 'safety'] as const),
]
export const isLearnedAlone = (slot: Slot) => LEARNED_ALONE.includes(slot)

/** What somebody does or leaves: what a partner should do says nothing of the writer. */
const OF_OWN_LIFE: readonly Slot[] = ['smoking', 'drinking']
export const isOfOwnLife = (slot: Slot) => OF_OWN_LIFE.includes(slot)

/** From here on the learned reader hears a value. */
export const HEARD = 0.5

/** The value that a proposal puts, if the learned reader knows it. */
export function closedValue(proposal: Proposal): Value | undefined {
  if (proposal.kind !== 'set' && proposal.kind !== 'add') return undefined
  return VALUES.find(({ path, value }) => path === proposal.path && value === proposal.value)
}
