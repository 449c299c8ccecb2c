import { anyOf, oneOf, pattern } from './words.ts'

/** The writer, someone they hope to meet, or somebody else. */
export type About = 'self' | 'partner' | 'third'

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
const TO_COME = pattern`^(?:and |but |so )?my (?:${YET_TO_COME}) \w+`
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

const SOMEBODY_ELSE = anyOf(OWNED, LOOSE, CROWD)

const SO = /^so\b/
const FIRST_PERSON = /\b(?:i|me|my|mine|myself)\b/
/** "Mine are in their thirties": the writer's children. */
const MINE = /^(?:(?:and|but|so|as|because) )*(?:mine|ours) (?:are|is|were|was|have|has|live)\b/
/** "A husband before my cat dies" is about the husband. */
const OWN_SUBJECT = /\b(?:i|me|mine|he|she|they)\b|^(?:(?:and|but|so|ideally|just|with|to|for) )*an? (?:[\w-]+ )?\w+\b/
const A_DEMAND = /^(?:(?:and|but|also|so) )*(?:must|should|has to|needs to|ought to)\b/
const THEY =
  /^(?:(?:and|but|so|or|also|because|as long as|if|pls|please),? )*(?:some(?:one|body)|any(?:one|body)|no(?:body| one)|who(?:ever)?|(?:with|to) an? \w+|he|she|they|him|her|them|his|their|neither (?:of them|one of them)|both of them)\b/
const A_SOMEBODY = /\b(?:need to|have to|has to|needs to|should|must|ought to|got to) be (?:some|any)(?:one|body)\b/
const WHOEVER = /\b(?:some(?:one|body)|any(?:one|body)|no(?:body| one)|people|who)\b/
const PREFERENCE_ON_THEM = anyOf(
  /should|must|ought|needs? to|have to|has to|got to|can be|could be|would be|would have/,
)

const isOfPartner = (clause: string) =>
  (THEY.test(clause) && PREFERENCE_ON_THEM.test(clause)) ||
  [A_SOMEBODY, A_DEMAND, TO_COME].some((one) => one.test(clause))

export function aboutOf(clause: string, before: About | null): About {
  if (isOfPartner(clause)) return 'partner'
  const somebody = SOMEBODY_ELSE.exec(clause)
  const lead = clause.slice(0, somebody?.index ?? 0)
  // "Nobody still living with their ex": "their" refers to "nobody".
  const isTheirs = somebody !== null && /^(?:his|her|their)\b/.test(somebody[0]) && WHOEVER.test(lead)
  if (isTheirs) return 'partner'
  if ((somebody && !OWN_SUBJECT.test(lead)) || MINE.test(clause)) return 'third'
  if (THEY.test(clause)) return before === 'third' ? 'third' : 'partner'
  if (FIRST_PERSON.test(clause) || (before === 'third' && SO.test(clause))) return 'self'
  return before ?? 'self'
}
