import { namesTime } from '../reading/week-times.ts'
import { oneOf, pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

/** Nothing of the kind. */
const NO = pattern`^\W*(?:${oneOf(
  /no|nope|nah|none|nothing(?: (?:comes|really|special|much|like that|in particular|else)|(?=\W*$))/,
  /no strong|neither|n\/a|not really|not at all|not particularly|i do not think so/,
)})\b`
const NO_STEPS =
  /^\W*(?:no|nope|nah|none|nothing)(?: (?:of (?:them|those|that)|thanks|thank you|needed|really|extra))*\W*$/
const HAVE_NONE = oneOf(
  /\b(?:do not have (?:a |any |no )?|have (?:got )?no )(?:religion|faith)\b/,
  /(?:^\W*|\bi am )not (?:really |very |at all |particularly |a )?(?:religious|believer)\b/,
  /^(?:\S+ ){1,5}(?:none|nothing|nope)\W*$/,
)
/** "No real deal-breakers", "deal-breakers: none". */
const NO_DEALBREAKERS =
  /\b(?:no|not any|without|have any) (?:\w+ )?dealbreaker|^\W*dealbreaker\W{0,3}(?:none|nothing|nope)/
const LONGEST_NO = 14

/** "None" to a question whose answers are in words of one's own: it is answered, and nothing stands on its row. */
export const readNone: Reader = ({ asks, text, original }, { pending }) => {
  // "No no, not weekends" is said of the week.
  const isNo = NO.test(text) && text.split(' ').length <= LONGEST_NO && !namesTime(text)
  if (!asks && pending === 'safety' && NO_STEPS.test(text)) return [{ kind: 'settle', slot: 'safety', words: original }]
  if (!asks && NO_DEALBREAKERS.test(text)) return [{ kind: 'settle', slot: 'dealbreakers', words: original }]
  const isNone = !asks && pending === 'faith' && (isNo || HAVE_NONE.test(text))
  return isNone ? [{ kind: 'settle', slot: 'faith', words: original }] : []
}
