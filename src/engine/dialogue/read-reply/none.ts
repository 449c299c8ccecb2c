import { namesTime } from '../reading/week-times.ts'
import { oneOf, pattern } from '../reading/words.ts'
import type { Reader } from './reader.ts'

const NOT_ANY = oneOf(
  /no|not any|zero|without|have no|do not (?:really )?have (?:any )?|have not got any|can not think of any/,
)
/** "No real deal-breakers", "deal-breakers: none". */
const NO_DEALBREAKERS = oneOf(
  pattern`\b${NOT_ANY} ?(?:real |particular |specific |strict |big |major |hard )?
    (?:dealbreaker|red flags|turn-?offs|hard no)`,
  /\bdealbreaker\W{0,3}(?:none|nothing|nope|n\/a|no(?= (?:not|none|nothing|real|big)|\W*$))/,
)
/** Nothing of the kind, said to the question about faith. */
const NO_FAITH = pattern`^\W*(?:${oneOf(
  /no|nope|nah|none|nothing(?: (?:comes|really|special|much|like that|in particular|else)|(?=\W*$))/,
  /no strong|neither|n\/a|not really|not at all|not particularly|i do not think so/,
)})\b`
const HAVE_NONE = oneOf(
  /\b(?:do not have (?:a |any |no )?|have (?:got )?no )(?:religion|faith)\b/,
  /(?:^\W*|\bi am )not (?:really |very |at all |particularly |a )?(?:religious|believer)\b/,
  /^(?:\S+ ){1,5}(?:none|nothing|nope)\W*$/,
)
const LONGEST_NO = 14

/** "None" to a question whose answers are in words of one's own: it is answered, and nothing stands on its row. */
export const readNone: Reader = ({ asks, text, original }, { pending }) => {
  if (asks) return []
  if (NO_DEALBREAKERS.test(text)) return [{ kind: 'settle', slot: 'dealbreakers', words: original }]
  // "No no, not weekends" is said of the week.
  const isNo = NO_FAITH.test(text) && text.split(' ').length <= LONGEST_NO && !namesTime(text)
  const isNone = pending === 'faith' && (isNo || HAVE_NONE.test(text))
  return isNone ? [{ kind: 'settle', slot: 'faith', words: original }] : []
}
