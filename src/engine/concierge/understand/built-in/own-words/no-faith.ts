import type { Heard } from '../../heard.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Part, Step } from '../reading-of.ts'
import { NO } from '../words-of-flow.ts'

const NO_FAITH =
  /^\W*(?:(?:nah|nope|no|and|but|so|also|oh)[\s,]+)*(?:i (?:do not|do ?n['\u2019]?t|never) (?:have|hold|follow|practi[cs]e)(?: an?y?)?|(?:i (?:have|got|['\u2019]ve got) )?(?:no|not any|zero|nothing on)) (?:faith|relig\w+|church|beliefs?)(?: stuff| things?| at all| please| for me| to speak of| really)*\W*$/i
export const saysNoFaith = (words: string): boolean => NO_FAITH.test(words)
/** After the question about faith: "nah, not really". */
export const deniesFaith = (words: string): boolean => saysNoFaith(words) || NO.test(plainWords(words))
export function noFaith(found: readonly { words: string; parts: readonly Part[] }[]): ReturnType<Step> {
  const quote = found.map(({ words }) => words).join(', ')
  const none: Heard = {
    kind: 'change',
    operation: { op: 'none', row: 'faith', words: quote },
    by: 'named',
    sure: 1,
    quote,
  }
  return { heard: [none], taken: found.flatMap(({ parts }) => parts) }
}
