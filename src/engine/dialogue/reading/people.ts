import { anyOf, oneOf, pattern } from './words.ts'

/** Whom a stretch of text is about: the writer, someone they hope to meet, somebody else, or nobody in particular. */
export type About = 'self' | 'partner' | 'third' | 'other'

const RELATIVES = oneOf(
  /ex-?(?:wife|husband|girlfriend|boyfriend|partner|fiancee?)|ex|exes|(?:late )?(?:husband|wife)/,
  /mum|mom|mam|mummy|mother|dad|father|parents?|folks|family|in-laws?|step(?:son|daughter|dad|mum)/,
  /brothers?|sisters?|bro|sis|siblings?|twin|sons?|daughters?|kids?|children/,
  /nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandparents?/,
  /cousins?|uncles?|aunts?|auntie|aunty|nieces?|nephews?/,
)
const OTHERS = oneOf(
  /(?:best |uni |school )?friends?|(?:best )?mates?|bestie|pals?|buddy|buddies|lads|girls|crew/,
  /flatmates?|room ?mates?|housemates?|neighbou?rs?|landlord|landlady|tenants?/,
  /boss|manager|colleagues?|co-?workers?|workmates?|teammates?|clients?|customers?/,
  /therapist|doctor|patients?|trainer|teacher|students?|pupils?|dogs?|cats?/,
  /last (?:date|partner|boyfriend|girlfriend|relationship|guy|man|woman|girl)/,
  /(?:previous|former) (?:partner|boyfriend|girlfriend)|previous relationship|former (?:husband|wife)/,
  /first (?:husband|wife|boyfriend|girlfriend)/,
)
const SOME_OF = /(?:one|all|both|most|some|half|many|none|two|three|\d+) of /
const YET_TO_COME = /future|next|ideal|perfect|dream|potential|hypothetical|eventual|one day|some ?day/
const OWNED = pattern`
  (?:${SOME_OF})?(?:my|our|her|his|their)(?: own)?(?! ${YET_TO_COME})
  (?: [a-z\d'-]+){0,2}? (?:${RELATIVES}|${OTHERS})`
const WHOM_I_DATED = /(?:guy|girl) i used to date|(?:guy|girl|man|woman|person) i (?:dated|was seeing)/
const LOOSE = pattern`
  (?:the|an?|some|all the|every) (?:(?:other|old|previous|current|last) )?
  (?:neighbou?rs?|flatmates?|roommates?|housemates?|${WHOM_I_DATED}|last (?:guy|girl|man|woman|person|one))`
const ALL_OF_THEM = oneOf(
  /everyone|everybody|nobody|no one|all/,
  /people|half the people|most people|lots of people|some people/,
)
const CROWD = oneOf(
  pattern`${ALL_OF_THEM} (?:in|at|around|on|from) (?:my|our|the|work|here|town)`,
  /(?:everyone|everybody|people|nobody|no one) i (?:know|work|live|hang|grew)/,
  /folks at work|people at work|exes|my lot/,
)

/** A person who is neither the writer nor the one they hope to meet, as a noun phrase. */
export const SOMEBODY_ELSE = anyOf(OWNED, LOOSE, CROWD)

const NOISE = oneOf(
  /and|but|so|also|then|plus|because|since|as|when|while|whereas|though|although|that|that is why/,
  /well|ok|okay|oh|yeah|yes|no|even|honestly|actually|unlike|like|both|anyway|look|see|hi|hey|hello/,
)
const OPENING_NOISE = pattern`^(?:${NOISE}[ ,]+)*`
const FIRST_PERSON = /\b(i|me|my|mine|myself)\b/
const I_SUBJECT = /\bi\b/
const WE = /^(?:we|us|our)\b/
const THEY = /^(?:he|she|they|him|her|them|his|their|who|neither (?:of them|one of them)|both of them)\b/
/** "No daily smokers": a rule of the writer's, whoever was spoken of before. */
const RULE = /^(?:(?:so|and|but|please|that is why)[ ,]+)*(?:no|zero) (?!longer|more|one|doubt|wonder|surprise|idea)\w+/
const IT = /^(?:it|this|which|these|those)\b/
const HOPED_FOR = anyOf(
  /some(?:one|body)|any(?:one|body)|nobody|no one|whoever|people|a person|partner|potential/,
  /a (?:wo)?man|a guy|a girl|a lady|a gentleman|girlfriend|boyfriend/,
  /my (?:match|date|type|ideal|other half|perfect)|the right (?:one|person|woman|man|guy|girl)/,
)
const PREFERENCE_ON_THEM = anyOf(
  /should|must|ought|needs? to|have to|has to|got to|can be|could be|would be|would have/,
)

/** "Dad smoked sixty a day": kin named without a "my". */
const KIN_NAMED = /dad|mum|mom|mam|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|auntie|uncle \w+|aunt \w+/
const KIN = pattern`^(?:my )?${KIN_NAMED}\b(?! (?:jokes?|type|bod|material))`
/** "smoking: never", "age: 35-45": an entry of a form speaks of the writer or their wishes, whatever came before. */
const LABEL = /^(?:my |me )?[a-z][a-z' /-]{0,24}:(?! )?/
const LABEL_ON_THEM = /^[^:]*\b(?:they|their|partner|them|ex)\b/

/** "Fine if she had some already": children of the other's, whoever says it is fine. */
const OF_THEIRS = pattern`\b(?:if (?:she|he|they) (?:(?:already )?(?:had|has|have|got)|is got)\b|(?:his|her|their) having\b)`

/** Whom the clause is about, in plain words, given what the one before it was about. */
export function aboutOf(clause: string, before: About | null): About {
  const text = clause.replace(OPENING_NOISE, '')
  if (KIN.test(text)) return 'third'
  if (LABEL.test(text) && !LABEL_ON_THEM.test(text) && !SOMEBODY_ELSE.test(text)) return 'self'
  if (OF_THEIRS.test(text) || (THEY.test(text) && PREFERENCE_ON_THEM.test(text))) return 'partner'
  const somebody = SOMEBODY_ELSE.exec(text)
  const me = I_SUBJECT.exec(text)
  if (somebody && (!me || somebody.index < me.index) && !beforehandMine(text, somebody.index)) return 'third'
  if (THEY.test(text)) {
    if (before === 'third' && !PREFERENCE_ON_THEM.test(text)) return 'third'
    return 'partner'
  }
  if (FIRST_PERSON.test(text)) return 'self'
  if (WE.test(text)) return 'other'
  if (HOPED_FOR.test(text)) return 'partner'
  if (IT.test(text)) return before ?? 'self'
  if (RULE.test(clause)) return 'self'
  return before === 'third' || before === 'partner' ? before : 'self'
}

/** "me and my brother", "for me, unlike my ex": the writer comes first, so the rest is still theirs. */
const beforehandMine = (text: string, index: number) => /\b(?:me|mine)\b/.test(text.slice(0, index))

const DOES = oneOf(
  /who|that|which|whose|both|all|always|never|still|used/,
  /is|are|was|were|has|have|had|does|do|did|can|will|would/,
  /keeps?|loves?|likes?|hates?|wants?|smokes?|smoked|drinks?|drank|says?|said|thinks?|lives?|got|met|spends?/,
)
const RELATIVE_CLAUSE = pattern`^ ${DOES}\b`

/** Cuts what a clause of the writer says about somebody else: "i have a brother who smokes" → "i have". */
export function withoutSomebodyElse(clause: string): string {
  const somebody = SOMEBODY_ELSE.exec(clause)
  if (!somebody) return clause
  const after = clause.slice(somebody.index + somebody[0].length)
  return RELATIVE_CLAUSE.test(after) ? clause.slice(0, somebody.index).trim() : clause
}
