import { type Said, sayOne, type Wording } from '../state/phrasing.ts'
import { plainWords } from '../understand/built-in/reading/plain-words.ts'
import { anyCase, anyOf, oneOf, pattern } from '../understand/built-in/reading/words.ts'
import { CARE_ANSWERS, type Language } from './help-words.ts'
import { isSpanish } from './spanish.ts'

type Asked = { instead: { kind: string } | null; held: string | null }

type CareButton = keyof (typeof CARE_ANSWERS)['english']
const isButton = (text: string, button: CareButton) =>
  Object.values(CARE_ANSWERS).some((answers) => answers[button] === text)

export const languageOf = (text: string): Language => (isSpanish(text) ? 'spanish' : 'english')

/** This conversation has given help or asked the soft question. */
export const wasMet = ({ used }: Pick<Wording, 'used'>): boolean => used.some((one) => one.startsWith('help.'))

const WELL =
  /safe|fine|ok(?:ay)?|alright|all right|good|grand|well|all good|in no danger|just (?:very |so |really )?(?:tired|sad)/
const AM = pattern`(?:i['\u2019]?m|i am|im|am|yes|yeah|yep|yup|sure|really|honestly|totally|perfectly|all|quite|course|just|no|ok)`
const BESIDES = oneOf(
  /really|honestly|though|tho|thanks?|thank you|now|right now|here|at home|today|tonight|enough|and sound|let['\u2019]?s go on/,
  /(?:and |but )?(?:just |only )?(?:very |so |really |a bit )?(?:tired|sad|sleepy)/,
)
const NO_DANGER = oneOf(
  /(?:no|not|nothing(?:['\u2019]?s| is)?)\s+(?:(?!out\b)\w+\s+){0,2}?(?:danger|unsafe|wrong|worries|problem|trouble|suicidal|serious)/,
  /no (?:need|reason) to (?:worry|call)|never (?:been )?better|not to worry|don['\u2019]?t worry/,
)
/** Matches "I'm fine really" and "no danger", but not "no good". */
const IS_SAFE = anyCase(
  pattern`^\W*(?!no (?:good|well)\b)(?:(?:${AM}\s+)+${WELL}|(?:(?:${AM}|haha|there['\u2019]?s|there is)\s+)*${NO_DANGER})
    (?:\s+${BESIDES})*\W*$`,
)
const YES = oneOf(
  /yes|yeah|yep|yup|yea|aye|sure|(?:of )?course|ok(?:ay)?|i am|safe|fine|i['\u2019]?m good/,
  /i (?:think|guess|suppose)(?: so)?/,
)
const IS_YES = anyCase(pattern`^\W*${YES}(?:\s+${oneOf(YES, BESIDES)})*\W*$`)
const IS_TAKEN_BACK = /^\W*(?:but|not|i(?:['\u2019]?m| am) not)\b/i
const GOING_ON = oneOf(
  /(?:(?:let['\u2019]?s|can we|could we|we can) )?(?:go on|continue|come back|do (?:this|it)|finish(?: this)?|talk|chat)/,
  /i['\u2019]?ll (?:go on|continue|come back|finish this|talk)/,
)
/** Matches only words about postponing the chat: "I'll do it tomorrow" may mean anything. */
const IS_LATER = anyCase(
  pattern`^\W*(?:(?:ok|yes|no|maybe|perhaps|please|sorry)\s+)*(?:${GOING_ON}\s+)?(?:(?:maybe|some)\s+)?
    (?:later|tomorrow|(?:an|some )?other (?:time|day)|not now)(?:\s+(?:please|maybe|then|thanks?|thank you|today))*\W*$`,
)
/** Does not match "no one under 40", which is about the profile. */
const NOT_SAFE =
  /^\W*(?:no|nope|not really|i don['\u2019]?t (?:know|think so)|(?:i['\u2019]?m )?not sure|i['\u2019]?m not)(?:(?:\W+(?:just|only|very|so|tired|sad))*\W*$|[,.!\s]+(?:i|not|it|he|she|they)\b)/i

/** Matches "Sí, estoy bien, gracias", but not "no" or "no estoy bien". */
const SAFE_IN_SPANISH =
  /^\W*(?:(?:s[ií]|tranquil[oa]|ya|pero)\W+)?estoy (?:muy )?(?:bien|a salvo|segur[oa]|tranquil[oa])(?:\W+(?:gracias|de verdad|solo (?:triste|cansad[oa])))*\W*$|^\W*s[ií]\W*$/i
const UNSAFE_IN_SPANISH = /^\W*no(?:\W+(?:lo s[eé]|s[eé]|estoy (?:bien|segur[oa]|a salvo)|mucho|realmente))?\W*$/i

/** A short denial: "far from fine". */
const DENIES = anyOf(/no|nope|nah|not|can not|never|hardly|barely|far from|unsafe|unwell/)
const NO_SAFETY = anyOf(/(?:not|never|hardly) (?:\w+ ){0,3}safe|unsafe/)
const MOST_OF_A_DENIAL = 5
/** False if the words may also be about the profile. */
export function deniesSafety(text: string): boolean {
  const plain = plainWords(text)
  return NO_SAFETY.test(plain) || (text.trim().split(/\s+/).length <= MOST_OF_A_DENIAL && DENIES.test(plain))
}

/** `rest` is read next. `isMistaken`: the person meant no danger. */
export type CareAnswer = { kind: 'safe' | 'unsafe' | 'later'; rest: string; isMistaken?: boolean }

/** Null if the message gives no answer, or only continues the profile. */
export function careAnswer(before: Asked, text: string): CareAnswer | null {
  if (!isAskedSoftly(before)) return null
  const said = text.trim()
  if (isButton(said, 'notSure')) return { kind: 'unsafe', rest: said }
  if (isButton(said, 'later')) return { kind: 'later', rest: '' }
  if (isButton(said, 'safe') || isButton(said, 'mistaken'))
    return { kind: 'safe', rest: '', isMistaken: isButton(said, 'mistaken') }
  if (NOTHING_MEANT.test(said)) return { kind: 'safe', rest: '', isMistaken: true }
  if (SAFE_IN_SPANISH.test(said)) return { kind: 'safe', rest: '', isMistaken: false }
  if (UNSAFE_IN_SPANISH.test(said)) return { kind: 'unsafe', rest: said }
  const clauses = said.split(CLAUSE).filter((clause) => clause !== '')
  const [first = '', second = ''] = clauses
  const saysSafe = (clause: string) => IS_SAFE.test(clause) || IS_YES.test(clause) || WAS_MEANT_OTHERWISE.test(clause)
  const isMistaken = clauses.some((clause) => WAS_MEANT_OTHERWISE.test(clause))
  const safe = () => ({ kind: 'safe', rest: clausesBesides(clauses, saysSafe), isMistaken }) as const
  if (clauses.some((clause) => IS_SAFE.test(clause))) return safe()
  if (NOT_SAFE.test(said)) return { kind: 'unsafe', rest: said }
  if (IS_LATER.test(clauses.at(-1) ?? ''))
    return { kind: 'later', rest: clausesBesides(clauses, (clause) => IS_LATER.test(clause)) }
  return IS_YES.test(first) && !IS_TAKEN_BACK.test(second) ? safe() : null
}

export const withHeld = ({ held }: Pick<Asked, 'held'>, text: string): string => [held, text].filter(Boolean).join('\n')

/** The text for a model. It includes the held message, unless the person is not safe. */
export const lineToHear = (before: Asked, text: string): string =>
  careAnswer(before, text)?.kind === 'unsafe' ? text : withHeld(before, text)

export const isAskedSoftly = ({ instead }: Pick<Asked, 'instead'>): boolean => instead?.kind === 'care'

/** "I only meant church": the soft question was not needed. */
const WAS_MEANT_OTHERWISE =
  /\b(?:(?:only|just) (?:mean|meant|said|saying|talking)|i meant|what did i (?:say|do|write)|why (?:do|did|are|would) you (?:ask|think)|you (?:misread|misheard|misunderstood|got) (?:me|it|that))\b|^\W*(?:(?:oh|ah|gosh|goodness|god|heavens|dear|lord|wow|what|my|me|haha|lol|no)\W*)+$/i

/** After "NOT suicidal. You misread.", only the held message is read. */
const NOTHING_MEANT =
  /\b(?:not|n['\u2019]?t) (?:\w+ ){0,2}suicidal\b|\b(?:do not|don['\u2019]?t) need (?:a |any |the |your )?(?:hot ?line|help ?line|crisis line|lifeline)\b(?=.*\bi (?:only|just) (?:meant|mean|said)\b)|\bmisread\b|\bmisunderstood\b|\b(?:a|just|only) jok(?:e|ing)\b|^\W*(?:wtf|what(?: the (?:hell|heck))?)\s*[?!]/i
const CLAUSE = /[.!?;,\n]+\s*/
const ONLY_TIRED =
  /^\W*(?:(?:i['\u2019]?m|i am|just|only|no|yes|very|so|really|a bit|thanks?|thank you|though|honestly)\s*)*(?:tired|sad|sleepy)?\W*$/i

const clausesBesides = (clauses: readonly string[], isSaid: (clause: string) => boolean) =>
  clauses.filter((clause) => !isSaid(clause) && !ONLY_TIRED.test(clause)).join(', ')

const GLAD: readonly string[] = ["I'm glad you're still here. We can go as slowly as you like."]
const MISREAD: readonly string[] = [
  "Good, and I'm sorry: I misread you.",
  "I'm sorry, I took that the wrong way. Glad you're fine.",
]
const GOOD: readonly string[] = ['Good. Thank you for telling me.', "That's good to hear.", 'All right, thank you.']

/** The host says only once that it is glad. */
export function gladOf<State extends Wording>(state: State, { isMistaken = false }: CareAnswer): Said<State> {
  if (isMistaken) return sayOne(state, 'misread', MISREAD)
  const isGlad = state.used.some((one) => one.startsWith('glad.'))
  return isGlad ? sayOne(state, 'well', GOOD) : sayOne(state, 'glad', GLAD)
}
