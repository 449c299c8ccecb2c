/** Whom a stretch of text is about: the person writing, someone they hope to meet, somebody else, or nobody in particular. */
export type About = 'self' | 'partner' | 'third' | 'other'

const RELATIVES =
  'ex|exes|ex-?(?:wife|husband|girlfriend|boyfriend|partner|fiancee?)|brothers?|sisters?|bro|sis|siblings?|twin|mum|mom|mam|mummy|mother|dad|father|parents?|folks|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandparents?|cousins?|uncles?|aunts?|auntie|aunty|nieces?|nephews?|sons?|daughters?|kids?|children|family|in-laws?|stepson|stepdaughter|stepdad|stepmum|husband|wife|late husband|late wife'
const OTHERS =
  'friends?|best friend|mates?|best mate|bestie|pals?|buddy|buddies|flatmates?|roommates?|room mates?|housemates?|boss|manager|colleagues?|coworkers?|co-workers?|workmates?|teammates?|neighbou?rs?|landlord|landlady|therapist|doctor|trainer|teacher|students?|pupils?|clients?|patients?|customers?|tenants?|crew|lads|girls|uni friends|school friends|dog|cat|dogs|cats|last (?:date|partner|boyfriend|girlfriend|relationship|guy|man|woman|girl)|previous (?:partner|boyfriend|girlfriend|relationship)|former (?:partner|boyfriend|girlfriend|husband|wife)|first (?:husband|wife|boyfriend|girlfriend)'
const OWNED = `(?:(?:one|all|both|most|some|half|many|none|two|three|\\d+) of )?(?:my|our|her|his|their)(?: own)?(?! (?:future|next|ideal|perfect|dream|potential|hypothetical|eventual|one day|some ?day))(?: [a-z'-]+){0,2}? (?:${RELATIVES}|${OTHERS})`
const LOOSE = `(?:the|an?|some|all the|every) (?:(?:other|old|previous|current|last) )?(?:neighbou?rs?|flatmates?|roommates?|housemates?|guy i (?:dated|used to date|was seeing)|girl i (?:dated|used to date|was seeing)|man i (?:dated|was seeing)|woman i (?:dated|was seeing)|person i (?:dated|was seeing)|last (?:guy|girl|man|woman|person|one))`
const CROWD = `(?:everyone|everybody|people|half the people|nobody|no one|most people|lots of people|some people|all) (?:in|at|around|on|from) (?:my|our|the|work|here|town)|(?:everyone|everybody|people|nobody|no one) i (?:know|work|live|hang|grew)|folks at work|people at work|exes|my lot`

/** A person who is neither the writer nor the one they hope to meet, as a noun phrase. */
export const SOMEBODY_ELSE = new RegExp(`\\b(?:${OWNED}|${LOOSE}|${CROWD})\\b`)

const OPENING_NOISE =
  /^(?:(?:and|but|so|well|ok|okay|oh|yeah|yes|no|also|then|plus|because|since|as|when|while|whereas|though|although|that|that is why|even|honestly|actually|unlike|like|both|anyway|look|see|hi|hey|hello)[ ,]+)*/
const FIRST_PERSON = /\b(i|me|my|mine|myself)\b/
const I_SUBJECT = /\bi\b/
const WE = /^(?:we|us|our)\b/
const THEY = /^(?:he|she|they|him|her|them|his|their|who|neither (?:of them|one of them)|both of them)\b/
/** "No daily smokers": a rule of the writer's, whoever was spoken of before. */
const RULE = /^(?:(?:so|and|but|please|that is why)[ ,]+)*(?:no|zero) (?!longer|more|one|doubt|wonder|surprise|idea)\w+/
const IT = /^(?:it|this|which|these|those)\b/
const HOPED_FOR =
  /\b(some(?:one|body)|partner|a (?:wo)?man|a guy|a girl|a lady|a gentleman|any(?:one|body)|nobody|no one|a person|people|girlfriend|boyfriend|my (?:match|date|type|ideal|other half|perfect)|the right (?:one|person|woman|man|guy|girl)|whoever|potential)\b/
const PREFERENCE_ON_THEM =
  /\b(should|must|need to|needs to|have to|has to|ought|can be|could be|would be|would have|got to)\b/

/** "smoking: never", "age: 35-45": an entry of a form speaks of the writer or their wishes, whatever came before. */
/** "Dad smoked sixty a day": kin named without a "my". */
const KIN =
  /^(?:my )?(?:dad|mum|mom|mam|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|auntie|uncle \w+|aunt \w+)\b(?! (?:jokes?|type|bod|material))/
const LABEL = /^(?:my |me )?[a-z][a-z' /-]{0,24}:(?! )?/
const LABEL_ON_THEM = /^[^:]*\b(?:they|their|partner|them|ex)\b/

/** Whom the clause is about, in plain words, given what the one before it was about. */
export function aboutOf(clause: string, before: About | null): About {
  const text = clause.replace(OPENING_NOISE, '')
  if (KIN.test(text)) return 'third'
  if (LABEL.test(text) && !LABEL_ON_THEM.test(text) && !SOMEBODY_ELSE.test(text)) return 'self'
  if (THEY.test(text) && PREFERENCE_ON_THEM.test(text)) return 'partner'
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

const RELATIVE_CLAUSE =
  /^ (?:who|that|which|whose|is|are|was|were|has|have|had|does|do|did|used|always|never|still|both|all|keeps?|loves?|likes?|hates?|wants?|smokes?|drinks?|drank|smoked|says?|said|thinks?|lives?|got|can|will|would|met|spends?)\b/

/** Cuts what a clause of the writer says about somebody else: "i have a brother who smokes" → "i have". */
export function withoutSomebodyElse(clause: string): string {
  const somebody = SOMEBODY_ELSE.exec(clause)
  if (!somebody) return clause
  const after = clause.slice(somebody.index + somebody[0].length)
  return RELATIVE_CLAUSE.test(after) ? clause.slice(0, somebody.index).trim() : clause
}
