import { MAX_TRAVEL_KM } from '#contract/limits.ts'
import type { Change } from '../merge.ts'
import { inWords } from '../phrasing.ts'
import { defined, isMeet, slotOf } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'

/** Ways to say back one answer; `{said}` and `{Said}` are the answer as one says it. */
export type Ways = { id: string; ways: readonly string[] }

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
/** "Women too", where men stand: all of them are named, so that it cannot be taken for a change. */
function toPeople(entries: readonly Entry[]): Ways {
  const all = entries.filter(({ value }) => isMeet(value)).map(({ value }) => String(value).toLowerCase())
  return all.length < 2
    ? { id: 'ack.people', ways: TO_PEOPLE }
    : { id: 'ack.people-all', ways: [`{Said} too, so ${inWords(all)}.`, `{Said} as well: ${inWords(all)}, then.`] }
}

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
  if (km >= MAX_TRAVEL_KM) return ['{Said}, the farthest I can look.', '{Said}: I can look no farther than that.']
  if (km <= NEAR_KM) return ['{Said}, so close to home.', '{Said}: somebody nearby, then.']
  return km < FAR_KM
    ? ['{Said}, a fair stretch.', '{Said}, got it.']
    : ['{Said}, that opens up a lot.', '{Said}: plenty of ground.']
}

/** How one new answer is taken, in words that belong to it; null for several changes, and where an old one went. */
export function waysForOne(changes: readonly Change[], { entries }: Pick<Conversation, 'entries'>): Ways | null {
  const [first] = changes
  if (changes.every((one) => one.kind === 'set' && one.before === null && one.path.startsWith('valuesMap.age_range')))
    return { id: 'ack.ages', ways: TO_AGES }
  if (first && changes.every(({ kind }) => kind === 'note')) return { id: 'ack.note', ways: TO_NOTES }
  if (!first || changes.length > 1) return null
  if (first.kind === 'set' && first.before !== null) return null
  if (first.kind !== 'set' && first.kind !== 'added') return null
  const { path, value } = first
  const slot = slotOf({ path, value })
  const taken = defined(slot).options?.[value]?.taken ?? []
  if (taken.length > 0) return { id: `ack.${slot}.${value}`.slice(0, 30), ways: taken }
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
      return isMeet(value) ? toPeople(entries) : { id: 'ack.wish', ways: TO_A_WISH }
    default:
      return null
  }
}
