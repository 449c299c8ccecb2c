import { anyCase, oneOf, pattern } from '../../reading/words.ts'
import { isBonus, isDemanded } from './entry-words.ts'

const VERY = /(?:(?:absolute|real|big|total|huge|massive|hard|definite|complete) )*/
const A_MUST = anyCase(
  pattern`^["'\u201d]?[\s,]*(?:(?:that|which|it)\s*)?(?:is|are|['\u2019]s|=)\s+(?:an? )?${VERY}(?:must(?:-have)?s?|essential|non-?negotiable|crucial)\b`,
)
const A_PERSON = /(?:man|woman|bloke|lad|fella|guy|girl|lady|person|people|men|women|one|body)/
const NO = anyCase(pattern`(?:^|[^\p{L}])(?:nobody|no ?${A_PERSON}) (?:who|that)(?:['\u2019]s| is| are)?\s+$`)
const A_REFUSAL = anyCase(
  pattern`^["'\u201d]?[\s,]*(?:is|are|['\u2019]s|would be|=)\s+(?:an? )?${VERY}${oneOf(/no(?:-no)?|out|deal-? ?breakers?|red flags?/)}\b`,
)
/** "He should be discreet", marked with its demand. */
const DEMANDS =
  /^(?:(?:he|she|they)\s+)?(?:must|should|ha(?:s|ve) (?:got )?to|needs? to|ought to|gotta|better)\s|^(?:he|she|they)['\u2019]d better\s/i
/** "I must feed the cat", "it has to be": what is demanded is not of a partner. */
const NOT_OF_PARTNER =
  /\b(?:i|we|you|it|that|this|there)(?:['\u2019]ve)?\s+(?:\w+ly |just |also |still )?(?:must|should|gotta|(?:ha(?:s|ve)|got|needs?|ought) (?:got )?to)\s+$/i

/** "A must-have for me is that they …": the list is named before the thing. */
const LISTED = [
  ['must', /\bmust[- ]haves?\b[^,;]{0,20}\b(?:is|are|would be)\b/i],
  ['nice', /\b(?:nice[- ]to[- ]haves?|bonus)\b[^,;]{0,20}\b(?:is|are|would be)\b/i],
  ['refused', /\bdeal-?breakers?\b[^,;]{0,20}\b(?:is|are|would be)\b/i],
] as const

/** How strongly a clause puts one of its things in so many words: "he must …", "… is a bonus", "no man who …". Null elsewhere. */
export function strengthOf(words: string, clause: string): 'must' | 'nice' | 'refused' | null {
  const at = clause.indexOf(words)
  if (at < 0) return null
  const [before, after] = [clause.slice(0, at), clause.slice(at + words.length)]
  const listed = LISTED.find(([, named]) => named.test(before) || named.test(words))
  if (listed) return listed[0]
  if (isBonus(after)) return 'nice'
  if (A_REFUSAL.test(after) || NO.test(before)) return 'refused'
  if (A_MUST.test(after)) return 'must'
  return (isDemanded(words, clause) || DEMANDS.test(words)) && !NOT_OF_PARTNER.test(before) ? 'must' : null
}
