import { anyOf, beginsWith, oneOf, pattern } from '../reading/words.ts'

const MEMBER = /match(?:es)?|dates?|one|man|men|woman|women|persons?|people|guys?|members?/
/** Whoever one may meet. */
const THEM = oneOf(
  /him|her|them|he|she|they|whoever|anyone|anybody|everyone|everybody|people|those/,
  pattern`(?:my|the|a|any|every|each|all|other)(?: other)? (?:${MEMBER})`,
)
const OF_SELF = /(?:that |about )?(?:i|my|me)\b/
const WHOM = pattern`(?:${THEM})(?: (?!know|that|about)\w+){0,4}?`
const PLEASE =
  /(?:(?:please|and|also|but|just|so|yes|can you|could you|will you|would you|you (?:can|could|should)|i (?:want|would like) you to),? )*/
/** "Please tell whoever I meet that I'm deaf". */
const TELLS = beginsWith(
  pattern`${PLEASE}(?:tell|warn|inform) ${WHOM} ${OF_SELF}`,
  pattern`${PLEASE}(?:let|make sure(?: that)?) ${WHOM} (?:knows?|(?:is|are|gets?) told) (?:\w+ ){0,2}?${OF_SELF}`,
  pattern`${PLEASE}pass (?:it |this |that )?on to ${WHOM} ${OF_SELF}`,
)
/** "He should know that I'm deaf", "I want them to know beforehand that …". */
const SHOULD_KNOW = anyOf(
  pattern`^${WHOM} (?:should|must|has to|have to|needs? to|ought to) (?:know|be told|be warned) (?:\w+ ){0,2}?${OF_SELF}`,
  pattern`i (?:want|need|prefer|would (?:like|prefer)) ${WHOM} to know (?:\w+ ){0,2}?${OF_SELF}`,
)

/**
 * Whether something is to be told to those whom one meets, for which there is no place.
 *
 * @param text a sentence in plain words
 */
export const isToBePassedOn = (text: string): boolean => TELLS.test(text) || SHOULD_KNOW.test(text)
