import type { LabelReader, Likelihood } from '../learned/reader.ts'
import type { Sentence } from '../reading/sentences.ts'
import { oneOf, pattern } from '../reading/words.ts'
import { setPhraseOf } from './host-talk.ts'
import { BYE } from './talk-words.ts'

/** A goodbye in set words, at the end of a sentence. */
const FAREWELL = pattern`(?:^|[,;.!] ?|\b(?:and|so|ok|okay|right|well|then|now) )(?:${oneOf(
  /(?:bye|good ?bye|night|good ?night|so long|farewell|cheerio|ta-?ra|see (?:you|ya)|catch you|talk)(?: (?:bye|now|then|so|night|later|soon|around))*/,
  /(?:i will |i am going to |let us |time to )?call it (?:a|the) (?:night|day)/,
  /i (?:will|have to|got to|must|am going to) (?:go|run|leave|be off)(?: now)?/,
)})(?: (?:dear|love|pet|hen|mate|pal|then|now|everyone|you|all|darling|sweetheart|honey|friend|doll|x+))*[^a-z]*$`

/** From here on the learned reader alone hears a goodbye. */
const PLAIN_GOODBYE = 0.5
/** The same once everything was asked. */
const GOODBYE_AT_THE_END = 0.3
/** A longer sentence says more than goodbye. */
const LONGEST_GOODBYE = 10

/** What a goodbye stands beside: `isAnswer` where the message is noted. */
type Beside = { likely: Likelihood; reader: LabelReader; isDone: boolean; isAnswer: boolean }

/**
 * Whether somebody leaves: the message is a goodbye, or ends with one. "That's all" is one only once everything was
 * asked; before, it may end an answer.
 */
export function isGoodbye(sentences: readonly Sentence[], { likely, reader, isDone, isAnswer }: Beside): boolean {
  const last = sentences.at(-1)
  if (!last || last.asks) return false
  if (FAREWELL.test(last.text)) return true
  if (!isDone) return !isAnswer && likely('BYE') >= PLAIN_GOODBYE
  const heard = sentences.length === 1 ? likely : reader(last.original, 'none')
  if (heard('BYE') >= GOODBYE_AT_THE_END) return true
  if (last.text.split(' ').length > LONGEST_GOODBYE) return false
  return BYE.test(last.text) || setPhraseOf(last) === 'wish'
}
