import { anyOf, beginsWith, pattern } from '../understand/built-in/reading/words.ts'

const WHOM =
  /(?:him|her|them|he|she|they|whoever|any(?:one|body)|every(?:one|body)|people|those|(?:my|the|a|any|every|each|all|other) (?:match(?:es)?|dates?|one|m[ae]n|wom[ae]n|persons?|people|guys?|members?)|(?!you\b|me\b|us\b|what\b|how\b|why\b)[a-z]{3,}(?= (?:that |about )?(?:i|my|me)\b))(?: (?!know|that|about)\w+){0,4}?/
const OF_SELF = /(?:(?!how|what|why|when|where)\w+ ){0,2}?(?:(?:that |about )(?:i|my|me)|i)\b/
const PLEASE =
  /(?:(?:please|and|also|but|just|so|yes|(?:can|could|will|would|should) you|i (?:want|would like) you to),? )*/
const TELLS = pattern`${PLEASE}(?:(?:tell|warn|inform|pass (?:it |this |that )?on to) ${WHOM}|(?:let|make sure(?: that)?) ${WHOM} knows?)(?: ${OF_SELF}| my|: (?=\w))`
const SHOULD_KNOW = pattern`^${WHOM} (?:should|must|ha(?:s|ve) to|needs? to|ought to) (?:know|be told) ${OF_SELF}|i (?:want|need|prefer|would (?:like|prefer)) ${WHOM} to know ${OF_SELF}`
const PASSES_ON = [beginsWith(TELLS), anyOf(SHOULD_KNOW)]

/** The person asks to pass something on, which the service cannot do. @param text a sentence in plain words */
export const isToBePassedOn = (text: string): boolean => PASSES_ON.some((way) => way.test(text))
