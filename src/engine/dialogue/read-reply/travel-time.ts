import type { Proposal } from '../proposal.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'
import { anyOf, pattern } from '../reading/words.ts'

const AMOUNT = /(?:about |around |max |under |within |up to )?(half an|an?|one|\d+(?:\.\d+)?)(?: and a half)?/
const TIME = pattern`\b${AMOUNT}[ -]?(hours?|hrs?|h|minutes?|mins?)\b(?! (?:of|for|at|a day|a week|ago|late))`

/** Kilometres in an hour, roughly, by how somebody travels. */
const SPEEDS: readonly (readonly [RegExp, number])[] = [
  [anyOf(/walk\w*|on foot/), 5],
  [anyOf(/bikes?|cycl\w+|bicycle/), 15],
  [anyOf(/bus(?:es)?|tram|metro|tube|subway|jeep\w*|tricycle|ferry/), 30],
]
const BY_CAR = 60
const MINUTES = 60

/** How far a travelling time may be, to be asked back: "an hour by bus". Null where no sentence of one's own says one. */
export function travelTimeIn(sentences: readonly Sentence[]): Proposal | null {
  for (const clause of sentences.flatMap(ownClauses)) {
    const [, amount, unit] = TIME.exec(clause.text) ?? []
    if (amount === undefined || unit === undefined) continue
    const count = amount === 'half an' ? 1 / 2 : /^\d/.test(amount) ? Number(amount) : 1
    const hours = unit.startsWith('m') ? count / MINUTES : count
    const speed = SPEEDS.find(([by]) => by.test(clause.text))?.[1] ?? BY_CAR
    const km = Math.round((hours * speed) / 5) * 5
    if (km > 0 && km <= MOST_KM)
      return { kind: 'set', path: 'valuesMap.distance_km', value: km, words: clause.original }
  }
  return null
}
const MOST_KM = 200
