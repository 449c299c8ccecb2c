import { SAFETY } from '#contract/options.ts'
import type { Proposal } from '../../proposal.ts'
import { SOMEBODY_ELSE } from '../../reading/people.ts'
import type { Sentence } from '../../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../../reading/words.ts'
import type { Reader } from '../reader.ts'
import { ALL_BY_NAME, BY_NAME, CHOICES, type Choice } from './safety-words.ts'

const PATH = 'valuesMap.safety_prefs'

const NO_NEED = anyOf(
  /do not (?:need|mind|care|want)|not (?:bothered|fussed|necessary|needed|worried)|no need|not a fan of/,
  /skip the|without the|would rather not (?:do|have)|no (?:video calls?|video chats?|check-?ins?)/,
)
/** Guests and contact details are refused with a "not"; there it belongs to the choice itself. */
const SAID_WITH_NOT: readonly Choice[] = [
  'No surprise guests',
  'Share contact only after match',
  'First meet in public',
]
const NONE_AT_ALL = oneOf(
  pattern`\b(?:no (?:safety )?(?:preferences|concerns|worries|requirements)|nothing special|none)\s
    (?:for|about|on|as|regarding)? ?safety\b`,
  /\bsafety\W+(?:none|nothing|no preference)/,
)

/** Safety choices, in the spec's spelling. */
export const readSafety: Reader = (sentence, context) => {
  if ((sentence.asks && !REQUEST.test(sentence.text)) || isAboutSomebodyElse(sentence)) return []
  const { text, original } = sentence
  const settled: Proposal = { kind: 'settle', slot: 'safety', words: original }
  if (NONE_AT_ALL.test(text)) return [settled]
  if (ALL_BY_NAME.test(text)) return SAFETY.map((value) => toAdd(value, original))
  const named = choicesByName(text)
  if (named.length > 0) return named.map((value) => toAdd(value, original))
  if (context.pending === 'safety' && context.isBrief) {
    if (ALL.test(text)) return SAFETY.map((value) => toAdd(value, original))
    if (NONE.test(text)) return [settled]
  }
  const inPublic = context.pending === 'safety' && NAMED_PUBLIC.test(text) && !NO_NEED.test(text)
  const found: Proposal[] = CHOICES.filter(([choice, said]) => said.test(text) && !isElsewhere(choice, text)).map(
    ([choice]) =>
      !SAID_WITH_NOT.includes(choice) && NO_NEED.test(whereSaid(choice, sentence))
        ? { kind: 'remove', path: PATH, value: choice, words: original }
        : toAdd(choice, original),
  )
  return inPublic ? [toAdd('First meet in public', original), ...found] : found
}

/** "Could the concierge check in with me?" asks for it. */
const REQUEST = pattern`\b(?:can|could|would|will|may|might|is there any way|any chance)\s
  (?:i|we|you|they|someone|somebody|the concierge|the team|your team|it be|there be|he|she)\b`

/** The clauses that name a choice; the whole sentence where none does so by itself. */
function whereSaid(choice: Choice, { text, clauses }: Sentence): string {
  const said = CHOICES.find(([one]) => one === choice)?.[1]
  const naming = clauses.filter((clause) => said?.test(clause.text))
  return naming.length > 0 ? naming.map((clause) => clause.text).join(', ') : text
}

const toAdd = (value: Choice, words: string): Proposal => ({ kind: 'add', path: PATH, value, words })

/** Right after the question the place alone is an answer: "a public place is fine". */
const NAMED_PUBLIC =
  /^\W*(?:yes )?(?:in )?(?:a |the |any )?public (?:place|spot|setting|venue)s?\b|^\W*(?:in )?public(?=\W*(?:,|and\b|$))/

/** Short answers to the question that lists all five. */
const ALL_OF_THEM = oneOf(
  /all|all (?:of )?(?:them|those|these|five|5)|every one|everything|the lot|all please|all of the above/,
)
const SOUND_GOOD = /(?:good|fine|great|sensible|nice|right|important|reasonable)(?: to me)?/
const ALL = pattern`^\W*(?:yes,? )?${ALL_OF_THEM}(?: of them)?
  (?:,? please| would be \w+| (?:are|is|sounds?) (?:\w+ ){0,2}${SOUND_GOOD})?\W*$`
const NONE_OF_THEM = oneOf(
  /no|nope|nah|none|nothing|not really|none (?:of (?:them|those|these)|needed)|any or none|no need/,
  /i do not (?:need|want) any(?: of (?:that|those|them|it))?/,
  /i am (?:fine|good|ok)/,
)
const NONE = pattern`^\W*${NONE_OF_THEM}(?:,? (?:thanks|thank you|really|needed|special))?\W*$`

/** The choices by name alone: "public, video, check-in". Nothing unless every part of the sentence is one. */
function choicesByName(text: string): Choice[] {
  const parts = text
    .split(/\s*(?:,|;|\/| and |\+)\s*/)
    .map(bareName)
    .filter((part) => part !== '' && !SAYS_NO_MORE.test(part))
  const choices = parts.flatMap((part) => BY_NAME.find(([, name]) => name.test(part))?.[0] ?? [])
  return choices.length === parts.length ? choices : []
}

/** A part that ends the list, or says no to one of the choices. */
const SAYS_NO_MORE =
  /^(?:that is (?:it|all)|that will do|thanks|thank you|nothing else|(?:video(?: check| call)?|check-?in) no|yes)$/

const bareName = (part: string) =>
  part
    .replace(/[^a-z -]+/g, '')
    .replace(/ ?(?:please|yes|thanks|yes please)$/, '')
    .trim()

const AFTER_A_DATE = anyOf(
  /after|afterwards|post|once|when|exit|end of|following|how it (?:went|goes)|home|safe/,
  /concierge|date|dates|evening/,
)
/** "He would come along at Christmas" is welcome; guests have to be refused. */
const REFUSED = anyOf(
  /no|not|never|nobody|no one|without|only|just|alone|on their own|(?:2|two) of us/,
  /hate|dislike|uncomfortable|avoid|weird|annoying|put me off|dealbreaker/,
  /unannounced|surprises?|uninvited|unexpected|one[- ](?:on|to)[- ]one|1[-: ]?(?:on|to)?[- ]?1/,
)
const OTHER_PUBLIC = /\bpublic (?:transport|speaking|school|sector|library|holiday|relations|health|figure|displays?)\b/
const MET_BEFORE = /\b(?:we|i) met (?:in|at)\b/
const OTHER_CHECK_IN = anyOf(
  /hotel|airport|flight|luggage|gym|check(?:ing|s|ed)?[- ]in (?:on|guests?|patients|bags?)(?! me)/,
)
const GUESTS_WELCOME = oneOf(
  /\b(?:i (?:am|like|love) (?:\w+ )?(?:bring|invit)|wedding|hostel|party)\b/,
  /\bfriends? (?:are|is) (?:welcome|fine)\b/,
  /\b(?:profession|my job|my trade|at work|for a living|my living)\b/,
  /\b(?:we|i) (?:had|got|hosted|welcomed) (?:\w+ )?(?:surprise|unexpected)\b/,
)
const OTHER_VIDEO = anyOf(
  /video games?|video editor|music video|videographer|for work|at work|all day|videos? of/,
  /(?:filmed|made|make|edit|shot|watch(?:ed)?) (?:\w+ ){0,3}videos?|wedding videos?/,
)

/** Whether the words of a choice stand for something else here: "public transport", a hotel's check-in. */
function isElsewhere(choice: Choice, text: string): boolean {
  switch (choice) {
    case 'First meet in public':
      return OTHER_PUBLIC.test(text) || MET_BEFORE.test(text)
    case 'Exit check-in with concierge':
      return !AFTER_A_DATE.test(text) || OTHER_CHECK_IN.test(text)
    case 'No surprise guests':
      return !REFUSED.test(text) || GUESTS_WELCOME.test(text)
    case 'Video check before meeting':
      return OTHER_VIDEO.test(text)
    case 'Share contact only after match':
      return false
  }
}

const FRIENDS = /\bfriends?\b|\bmates?\b/g
const HAPPENED = anyOf(
  /had|was|were|did|went|called|texted|said|asked|told|used|works?|lives?|met|brought|came|took|made/,
  /turned up|showed up|appeared/,
)
const WANTED = anyOf(/insist(?:ing)?|so no|my rule|want|would like|prefer|please|need|must|should/)

const RULED = anyOf(/no|not|never|hate|insist|rather|only|again|rule|since then|ever since|happy|good|like|love/)

/** "My sister and I had a video call": said of others, or of what already happened. */
function isAboutSomebodyElse({ text, clauses }: Sentence): boolean {
  if (clauses.every(({ about }) => about === 'third')) return true
  if (clauses[0]?.about === 'third' && HAPPENED.test(text) && !WANTED.test(text) && !RULED.test(text)) return true
  return SOMEBODY_ELSE.test(text.replace(FRIENDS, ' ')) && HAPPENED.test(text) && !WANTED.test(text)
}
