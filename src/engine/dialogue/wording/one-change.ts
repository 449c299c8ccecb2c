import type { Change } from '../merge.ts'
import { isMeet } from '../slots.ts'

/** Ways to say back one answer; `{said}` and `{Said}` are the answer as one says it. */
export type Ways = { id: string; ways: readonly string[] }

/** What a host says to an answer, by the place and the value. */
const TO_VALUES: Record<string, readonly string[]> = {
  'intent=long_term': [
    'Something long-term, then. Good to know from the start.',
    "Something that lasts, I've got that.",
  ],
  'intent=casual': ["Something casual, that's fine.", 'Casual, then. Good to say so.'],
  'intent=exploring': ['Exploring: no need to know yet.', "Exploring it is; we'll see who turns up."],
  'availability=Weeknights': ['Weeknights, after work then.', 'Weeknights it is.'],
  'availability=Weekends': ['Weekends it is.', "Weekends, when there's time."],
  'availability=Lunch hours': ['Lunch hours: short and sweet.', 'Over lunch, good.'],
  'availability=Early mornings': ["Early mornings, you're up before most.", 'Early mornings it is.'],
  'availability=Flexible': ['Flexible, that helps.', "A flexible week, that'll help."],
  'budget=$': ['$, so a coffee or a walk. Those are often the good ones.', 'Keeping it at $, no fuss.'],
  'budget=$$': ["$$, a simple dinner. That'll suit most people.", 'Budget: $$, somewhere relaxed.'],
  'budget=$$$': ['$$$, a good restaurant then.', 'Budget: $$$, somewhere nice.'],
  'budget=$$$$': ['$$$$, a proper night out.', 'Budget: $$$$, so the best tables.'],
  'smoking=no': ["No smoking on your side, that's noted.", "So you don't smoke."],
  'smoking=sometimes': ['So you smoke now and then.', "Smoking now and then, that's noted."],
  'smoking=yes': ['You smoke, thanks for saying so plainly.', 'So you smoke, good to know.'],
  'drinking=no': ["You don't drink, that's noted.", "So you don't drink."],
  'drinking=sometimes': ['A drink now and then, good.', 'So you drink now and then.'],
  'drinking=yes': ['You like a drink, fair enough.', 'So you drink, thanks for telling me.'],
  'kids=yes': [
    "You'd like kids. I'll look for people who can see that too.",
    "You'd like kids, that's good to know early.",
  ],
  'kids=no': ["No kids from here on, that's clear.", "No kids, and that's fine."],
  'kids=open': ["You're open about kids, so it depends on who it is.", "Open about kids, that's fair."],
  'dealbreakers=Daily smoker': ['No daily smokers, then.', "No daily smokers, I'll keep to that."],
  'dealbreakers=Heavy drinker': ['No heavy drinkers, then.', "No heavy drinkers, I'll keep to that."],
  'dealbreakers=Dismissive of kids': ["Nobody who's dismissive of kids, understood."],
  'dealbreakers=Non-communicator': ['Nobody who goes silent on you, so no non-communicators.'],
  'safety=First meet in public': ['A first meeting in public, always sensible.', 'In public the first time, I agree.'],
  'safety=Video check before meeting': ['A video check first, so you know who you meet.'],
  'safety=Share contact only after match': ['Your contact only after a match, noted.'],
  'safety=No surprise guests': ['No surprise guests: just the two of you.'],
  'safety=Exit check-in with concierge': ["A check-in afterwards: I'll ask you both how it went."],
}

const TO_FAITH: readonly string[] = [
  "{Said}. I've put it the way you said it.",
  "Thank you. I've put down {said}.",
  '{Said}, in your own words.',
]
const TO_A_WISH: readonly string[] = [
  '{Said}: a good thing to look for.',
  "{Said}. I'll look out for that.",
  '{Said}: I can see that matters.',
  "{Said}, that's on your list.",
]
const TO_A_BONUS: readonly string[] = ['{Said}. Nice if it happens.', '{Said}, noted.', "{Said}: I've got that."]
const TO_A_LIMIT: readonly string[] = [
  'Okay, {said}.',
  'Understood: {said}.',
  "{Said}. That's clear.",
  'Fair enough: {said}.',
]
const TO_PEOPLE: readonly string[] = ['{Said}, good.', '{Said} it is.', "{Said}, I've got that."]
const TO_AGES: readonly string[] = ['{Said}, sounds right.', "{Said}, I've got that.", '{Said}, fine.']

const TO_NOTES: readonly string[] = [
  "I've kept {said} for your matchmaker.",
  '{Said}, kept for your matchmaker and nobody else.',
  'Kept, for your matchmaker only: {said}.',
]

/** From here on a distance takes in a good many towns. */
const FAR_KM = 60
const NEAR_KM = 20

function toDistance(km: number): readonly string[] {
  if (km <= NEAR_KM) return ['{Said}, so close to home.', '{Said}: somebody nearby, then.']
  return km < FAR_KM
    ? ['{Said}, a fair stretch.', '{Said}, got it.']
    : ['{Said}, that opens up a lot.', '{Said}: plenty of ground.']
}

const NAMES: readonly (readonly [string, string])[] = [
  ['valuesMap.intent', 'intent'],
  ['valuesMap.availability', 'availability'],
  ['valuesMap.budget', 'budget'],
  ['valuesMap.lifestyle.smoking', 'smoking'],
  ['valuesMap.lifestyle.drinking', 'drinking'],
  ['valuesMap.family.wants_kids', 'kids'],
  ['valuesMap.dealbreakers', 'dealbreakers'],
  ['valuesMap.safety_prefs', 'safety'],
]

/** How one new answer is taken, in words that belong to it; null for several changes, and where an old one went. */
export function waysForOne(changes: readonly Change[]): Ways | null {
  const [first] = changes
  if (changes.every((one) => one.kind === 'set' && one.before === null && one.path.startsWith('valuesMap.age_range')))
    return { id: 'ack.ages', ways: TO_AGES }
  if (first && changes.every(({ kind }) => kind === 'note')) return { id: 'ack.note', ways: TO_NOTES }
  if (!first || changes.length > 1) return null
  if (first.kind === 'set' && first.before !== null) return null
  if (first.kind !== 'set' && first.kind !== 'added') return null
  const { path, value } = first
  const name = NAMES.find(([of]) => of === path)?.[1]
  const known = name === undefined ? undefined : TO_VALUES[`${name}=${value}`]
  if (known) return { id: `ack.${name}.${value}`.slice(0, 30), ways: known }
  switch (path) {
    case 'valuesMap.distance_km':
      return { id: 'ack.distance', ways: toDistance(Number(value)) }
    case 'valuesMap.faith_values_edge':
      return { id: 'ack.faith', ways: TO_FAITH }
    case 'valuesMap.dealbreakers':
      return { id: 'ack.limit', ways: TO_A_LIMIT }
    case 'preferences.nice_to_haves':
      return { id: 'ack.bonus', ways: TO_A_BONUS }
    case 'preferences.must_haves':
      return isMeet(value) ? { id: 'ack.people', ways: TO_PEOPLE } : { id: 'ack.wish', ways: TO_A_WISH }
    default:
      return null
  }
}
