import type { Heard } from '../heard.ts'
import { commands } from './order-words.ts'
import { plainWords } from './reading/plain-words.ts'
import { anyCase, anyOf } from './reading/words.ts'
import type { Reading } from './reading-of.ts'

const DID =
  /put|took|taken|wrote|written|said|got (?:it|that|this|me)|have (?:it|that|this|put|lost|not)|lost|missed|forgot|never \w+ed|removed|deleted|still (?:have|say|show)|ignored|answered|skipped|heard|changed|added|dropped|wiped|misread|misunderst\w+|left|asked|asking|binned|noted|listed/
const CARD = /card|profile|snapshot|summary|rows?|entry|entries|notes?/
const LISTS = /must[- ]haves?|musts|nice[- ]to[- ]haves?|rather[- ]nots?|deal-?breakers?/
const OF_CARD = anyCase(
  anyOf(
    new RegExp(
      `you(?:['\u2019]ve| have| did| just| only| still| never| already|r?['\u2019]?re)* (?:n['\u2019]?t |not )?(?:${DID.source})`,
    ),
    new RegExp(`(?:the|my|this|that|your|in|on|under|from|not an?|just an?) (?:${CARD.source})`),
    new RegExp(`(?:in|on|under|from|off) (?:the |my |your )?(?:${LISTS.source})`),
    /(?:kept|left|put) (?:the way|as|how) it was|i wanted the \w[\w-]* (?:changed|moved|gone|back)/,
    /i (?:just |already |did |only |never )*(?:said|told|meant|ment|asked|answered|wrote|answer that)|like i said|i (?:must|have to|need to|should) correct|what i (?:said|meant|wrote)/,
    /(?:it|that|this) (?:still )?(?:says|said|reads|should (?:be|say|still)|has to (?:be|say)|needs to (?:be|say))|should (?:still |also )?(?:be|go|say|stay|stand) (?:on|in|under|there|back)|still (?:there|on there|says|with)/,
    /(?:is|are) not obligatory|must is|an? (?:plus|bonus|must|preference),? not/,
    /what is th(?:is|at) ["“']|put (?:it|that|them) |(?:take|leave|get) (?:it|that|them) (?:off|out)|split (?:it|them|that) up|put (?:\S+ ){1,5}back/,
  ),
)
/** Words about the card or conversation, which are not saved. */
export const isOfCard = (words: string): boolean => {
  const plain = plainWords(words)
  return OF_CARD.test(plain) || commands(words) || KEPT_AS_IT_IS.test(plain)
}

export const KEPT_AS_IT_IS =
  /\b(?:do not|never|no need to|did not (?:say|ask) to) (?:take|remove|delete|drop|wipe|change|move) (?:it|that|them|this|my|the|\w+ (?:off|out|away))\b|\b(?:stays?|can stay|leave (?:it|that|them|this)|keep (?:it|that|them|this) (?:there|on|as))\W*(?:$|[.,;!]|where|as|alone|there|on|though|please)/

/**
 * Removes wishes that are a complaint about the card. The words of an order are checked elsewhere, with the order.
 */
export function withoutComplaints(heard: readonly Heard[], { message }: Pick<Reading, 'message'>): Heard[] {
  const about = message.sentences
    .filter(({ original }) => isOfCard(original) || MINE_IS_WRONG.test(original))
    .map(({ original }) => original)
  const isComplaint = (quote: string) => about.some((sentence) => sentence.includes(quote) || quote.includes(sentence))
  return about.length === 0
    ? [...heard]
    : heard.filter(
        (one) =>
          !(one.kind === 'note' && isComplaint(one.quote)) &&
          !(one.kind === 'told' && isComplaint(one.told.words)) &&
          !(
            one.kind === 'change' &&
            writesWords(one) &&
            one.by !== 'order' &&
            isComplaint(one.quote) &&
            !SAYS_NO.test(one.quote)
          ),
      )
}

export const SAYS_NO = /^\W*(?:(?:and?|n|but|also) )?no (?!\w+ing\b|more\b|not\b)\w+s\W*$/i
const MINE_IS_WRONG = /\bmy [\w -]{3,20} (?:is|are) (?:all |just |still )?wrong\b/i

const OWN: readonly string[] = [
  'preferences.must_haves',
  'preferences.nice_to_haves',
  'valuesMap.dealbreakers',
  'notes',
]
export const writesWords = ({ operation: one }: Extract<Heard, { kind: 'change' }>) =>
  (one.op === 'add' && OWN.includes(one.path) && !LISTED.test(one.value)) ||
  (one.op === 'set' && one.path === 'valuesMap.faith_values_edge')
const LISTED = /^(?:Women|Men|Nonbinary people|Everyone|Daily smoker|Any smoker|Heavy drinker|(?:smok|vap|drink)ers)$/
