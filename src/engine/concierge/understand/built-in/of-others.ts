import { optionsOf, ROWS, type RowName } from '../../profile/rows.ts'
import { isNamedIn } from './reading/row-names.ts'
import { anyCase, oneOf, pattern } from './reading/words.ts'
import type { Part } from './reading-of.ts'

/** A statement about the partner. It never fills the speaker's own row. */
export type OfOther =
  /** `what` is the trait. `isSaidSo`: no other reading is likely. */
  | { kind: 'no'; what: string; isSaidSo: boolean }
  | { kind: 'must'; what: string }
  | { kind: 'fine'; what: string }
  /** The trait is mentioned, but not how strongly it is meant. */
  | { kind: 'maybe'; what: string }

const LEAD =
  /(?:(?:and|n|bro|also i said|i said|but|also|or|so|just|please|oh|well|sorry|definitely|absolutely|honestly|then)[\s,]+)*/
const A_PERSON =
  /(?:an? |any |the |my |future )*(?:person|man|woman|guy|girl|lad|bloke|lady|partner|date|match)|some(?:one|body)(?: else)?|any(?:one|body)(?: else)?|people/
const SUBJECT = oneOf(/she|he|they/, A_PERSON)
const END = /(?:[\s,]+(?:please|thanks|thank you|though|either|for me|by me|with me))*[\s.!]*$/

/** "No smokers": a plural. */
const NO_SUCH = anyCase(
  pattern`^\W*${LEAD}no (?!to\b|\w+ing\b|surprise\b|(?:thanks|worries|plans|problems|ideas|preferences|limits|ways|less|kids|children|drinks|cigarettes|smokes|cigg\w+|fags|beers|pints|rush|deal-?breakers|must-?haves)\b)((?:(?!no )[a-z\u00c0-\u024f'-]+ ){0,3}(?:[a-z\u00c0-\u024f'-]{2,}s|people))${END}`,
)
const NOT_ONE = anyCase(pattern`^\W*${LEAD}not (?:(another)|an?|any|some(?:one|body) who(?:['’]?s| is)?) (.+?)${END}`)
const REFUSES = anyCase(
  pattern`^\W*${LEAD}(?:i )?(?:really |simply |just )?(?:could(?: not|n['’]?t)|can(?:not| not|['’]?t)|wo(?:uld )?(?:n['’]?t|not)|will not|would not|would(?:n['’]?t)|could never|would never|(?:do|would|should|could) not (?:wish|want|care|like) to|would rather not|don['’]?t want to)(?: ever)? (?:be|live|go out|get on|put up|cope|deal|date|meet|see|marry|settle down|end up)(?: with)? ((?:${A_PERSON})\b(?!['’]s).+?)${END}`,
)
const MUST_NOT_BE = anyCase(
  pattern`^\W*${LEAD}(?:she|he|they) (?:can ?not|can['’]?t|should ?n['’]?t|should not|must ?n['’]?t|must not|may not) be (?:an? )?(?!(?:too |more |less |older |younger |over |under |late|\d))(.+?)${END}`,
)
const MUST_NOT =
  /\b(?:she|he|they) (?:can ?not|can['’]?t|should ?n['’]?t|should not|must ?n['’]?t|must not|may not|better not) (?:be )?(smok(?=e|ing)|vap(?=e|ing)|drink)/i
const ANY_SMOKER =
  /\bany smokers?\b(?=.*\b(?:out|no|not|rule|never)\b)|\b(?:rule out|no|not|never)\b.* any smokers?\b|\brule out any smokers?\b|^\W*(?:and )?(?:write:? )?any smokers?\W*$/i
/** "Don't want a smoker": about the partner, even if the question is about the speaker's own habit. */
const NOT_A_SMOKER =
  /\b(?:do not|would not|could not|can not|never|not) (?:\w+ )?(?:(?:want|date|like|have|stand|be with|go for|need)(?: (?:him|her|them) to be)?|be) (?:an?|any) (?:\w+ )?(smoker|drinker|vaper)\b/i
const OF_THEM = anyCase(pattern`^\W*${LEAD}(?:as long as |if |that )?(?:${SUBJECT})(?:['’](?:s|d|ll|re))? .*\S`)
const NEED = anyCase(
  pattern`^\W*${LEAD}(?:as long as |if |that )?(?:${SUBJECT}) (?:really |just |also )?(?:must|mustn['’]?t|should|shouldn['’]?t|has to|have to|needs? to|ought to|had better|can(?:no|['’])?t|cannot)\b`,
)
const NOT_FOR_ME = anyCase(
  pattern`^\W*${LEAD}((?:${A_PERSON})\b.+?) (?:is|are)(?: not|n['’]?t) (?:really )?for me${END}`,
)
const FOR_THEM = anyCase(pattern`^\W*${LEAD}no (.+?) (?:for|from|with) (?:him|her|them)${END}`)
const FINE =
  /(?:(?:is|are|would be|['’]s|['’]re)(?: all| totally| absolutely| quite| perfectly)? (?:fine|ok|okay|welcome|alright|all right|no problem|great|lovely)|(?:do(?:es)? not|don['’]?t|doesn['’]?t) (?:bother|matter to) me)/
const IS_FINE = anyCase(pattern`^\W*${LEAD}(.+?)\s+(?:${FINE})(?: too| as well)?${END}`)
/** Words that name no trait: "that is fine". */
const POINTS =
  /^(?:that|this|it|i|we|you|all|any(?:thing)?|either|both|whatever|everything|one|what|which|these|those|(?:he|she|they)(?=$))\b/i
const PLURAL =
  /^(?:[a-z\u00c0-\u024f'’-]+ ){0,3}[a-z\u00c0-\u024f'’-]{2,}(?:s|people|children|men|women)(?: (?:with|who|in|from|of) .+)?$/i
const WITH = anyCase(pattern`^(?:${SUBJECT}) (?:with|who|has|have|in|from|of|having)\b`)

/** Habits that are also a kind of person: "not a smoker" can answer for oneself. */
const HABITS: readonly RowName[] = ['smoking', 'drinking']

const BREAKER = /\bdeal-?br[ea]+kers?\b|\bbonus|\bplus\b/

/** Null if the part may be about the speaker. */
export function ofOther(
  { text, original, about }: Pick<Part, 'text' | 'original' | 'about'>,
  row: RowName | null,
): OfOther | null {
  if (about === 'third' || row === 'safety' || original.includes('?') || BREAKER.test(text)) return null
  const no = ruledOut(text, original, row)
  if (no !== null) return no
  if (FOR_THEM.test(text)) return { kind: 'maybe', what: bare(original) }
  return fineIn(text, original, row) ?? ofThem(text, original, row)
}

function ruledOut(text: string, original: string, row: RowName | null): OfOther | null {
  const such = NO_SUCH.exec(text)?.[1]
  if (such !== undefined && !isOfRow(such, row)) return { kind: 'no', what: such, isSaidSo: true }
  const [, another, kind] = NOT_ONE.exec(text) ?? []
  if (kind !== undefined && (another || A_DOER.test(kind)) && !isOfRow(kind, row) && !FIGURE_OR_TIME.test(kind)) {
    const isOwn = row !== null && HABITS.includes(row) && isNamedIn(row, text)
    if (!isOwn)
      return {
        kind: 'no',
        what: another ? `another ${kind}` : kind,
        isSaidSo: another !== undefined || row !== 'intent',
      }
  }
  return refusedIn(text, original)
}

function refusedIn(text: string, original: string): OfOther | null {
  if (ANY_SMOKER.test(text)) return { kind: 'no', what: 'Any smoker', isSaidSo: true }
  const habit = MUST_NOT.exec(text)?.[1]
  if (habit !== undefined) return { kind: 'no', what: `${habit.replace(/e$/, '')}ers`, isSaidSo: true }
  const smoker = NOT_A_SMOKER.exec(text)?.[1]
  if (smoker !== undefined) return { kind: 'no', what: `${smoker}s`, isSaidSo: true }
  const refused = (REFUSES.exec(text) ?? NOT_FOR_ME.exec(text) ?? MUST_NOT_BE.exec(text))?.[1]
  if (refused !== undefined) return { kind: 'no', what: wordsOf(refused, original), isSaidSo: true }
  return null
}

function fineIn(text: string, original: string, row: RowName | null): OfOther | null {
  const what = IS_FINE.exec(text)?.[1]
  if (what === undefined || POINTS.test(what)) return null
  if (!WITH.test(what) && (!PLURAL.test(what) || namesAny(what, row))) return null
  return { kind: 'fine', what: bare(original) }
}

function ofThem(text: string, original: string, row: RowName | null): OfOther | null {
  if (!OF_THEM.test(text)) return null
  if (NOT_EITHER.test(text))
    return row === 'smoking' || row === 'drinking' ? { kind: 'no', what: ALIKE[row], isSaidSo: false } : null
  if (NEED.test(text)) return { kind: 'must', what: bare(original) }
  return OF_A_HABIT.test(text) ? { kind: 'maybe', what: bare(original) } : null
}
/** "And she shouldn't either" rules out the habit asked about. */
const NOT_EITHER = /n(?:['’]t|ot)(?: \w+)? either\W*$/i
const ALIKE = { smoking: 'smokers', drinking: 'drinkers' } as const
const bare = (words: string): string => words.replace(JOINED, '').replace(anyCase(END), '').trim()
const JOINED = anyCase(pattern`^\W*${LEAD}`)

/** Traits that may be the speaker's own, since they have a row. */
const OF_A_HABIT =
  /\b(?:smok\w+|vap(?:e|es|ing)|cigarettes?|drink(?:s|ing)?|alcohol|sober|teetotal|kids?|child(?:ren)?|has (?:a |an |two |three )?\w+)\b/

/** "A heavy drinker": a noun for a habit. */
const A_DOER =
  /^(?:heavy|big|daily|chain|hard|problem|compulsive) (?:[a-z-]+ )?(?:smoker|drinker|vaper|gambler)s?$|^(?:gambler|cheater|liar)s?$/i
const FIGURE_OR_TIME =
  /\d|\b(?:day|night|morning|evening|week|time|clue|chance|lot|bit|problem|fan|thing|must|deal-?breaker|bonus|big deal)s?\b/i
const isOfRow = (words: string, row: RowName | null): boolean =>
  row !== null &&
  !HABITS.includes(row) &&
  isNamedIn(row, words.toLowerCase()) &&
  optionsOf(row).length > 0 &&
  row !== 'dealbreakers'
const namesAny = (words: string, row: RowName | null): boolean =>
  ROWS.some((one) => (one === row || one !== 'faith') && isNamedIn(one, words))

/** The stretch with the writer's own spelling. */
function wordsOf(plain: string, original: string): string {
  const at = original.toLowerCase().indexOf(plain.toLowerCase())
  return at < 0 ? plain : original.slice(at, at + plain.length)
}
