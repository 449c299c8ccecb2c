import { SAFETY } from '#contract/options.ts'
import type { Proposal } from '../proposal.ts'
import { oneOf, pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

const ALL_OF_THEM = oneOf(
  /all|all (?:of )?(?:them|those|these|five|5)|every one|everything|the lot|all please|all of the above/,
)
const SOUND_GOOD = /(?:good|fine|great|sensible|nice|right|important|reasonable)(?: to me)?/
const ALL = pattern`^\W*(?:yes,? )?${ALL_OF_THEM}(?: of them)?
  (?:,? please| would be \w+| (?:are|is|sounds?) (?:\w+ ){0,2}${SOUND_GOOD})?\W*$`
const NONE_OF_THEM = oneOf(
  /no|nope|nah|none|nothing|not really|none (?:of (?:them|those|these)|needed)|any or none|no need/,
  /i do not (?:need|want) any(?: of (?:that|those|them|it))?/,
  /i am (?:fine|good|ok)/,
)
const NONE = pattern`^\W*${NONE_OF_THEM}(?:,? (?:thanks|thank you|really|needed|special))?\W*$`

/** "All of them" and "none" after the question that lists the five choices. What names one is for the learned reader. */
export const readSafety: Reader = ({ asks, text, original }, { pending, isBrief }) => {
  if (asks || pending !== 'safety' || !isBrief) return []
  if (ALL.test(text))
    return SAFETY.map((value): Proposal => ({ kind: 'add', path: 'valuesMap.safety_prefs', value, words: original }))
  return NONE.test(text) ? [{ kind: 'settle', slot: 'safety', words: original }] : []
}
