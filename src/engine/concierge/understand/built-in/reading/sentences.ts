import nlp from 'compromise'
import { type About, aboutOf } from './people.ts'
import { plainWords } from './plain-words.ts'
import { remembered } from './remembered.ts'
import { apartAtRunOnQuestions } from './run-on-questions.ts'
import { apartAtSecondThoughts, takesBack } from './second-thoughts.ts'
import { anyCase, anyOf, oneOf, pattern } from './words.ts'

/** A clause has one subject. `text` is in plain words, `original` as written. */
export type Clause = { text: string; original: string; about: About }
export type Sentence = {
  text: string
  original: string
  clauses: readonly Clause[]
  /** True for questions to the service. */
  asks: boolean
}

export const ownClauses = ({ asks, clauses }: Sentence): readonly Clause[] =>
  asks ? [] : clauses.filter(({ about }) => about !== 'third')

/** No answer has more sentences. The limit also bounds the time for a reply. */
const MAX_SENTENCES = 60

const SMALL_WORD = oneOf(
  /oh|and|so|but|or|ok|okay|hey|hi|hello|um|wait|sorry|btw|by the way|also|quick question|just|actually/,
)
const ASKING = pattern`^(?:${SMALL_WORD}[ ,:]+)*${oneOf(
  /who|what|whats|how|why|when|where|which/,
  /is|are|am|was|were|do|does|did|has|have|can|could|will|would|should|may|might/,
)}\b`
const ASKED_OF_THEM = oneOf(
  /drop|text|check|message|call|keep|not|set|have|meet|do|start|only/,
  /share|first|video|ring|ping|leave|hide|add|note|mark|get|put|make|take|change|remove|delete|write|move/,
)
const OFFERING = anyOf(
  /how about|what about|shall we say|did i (?:just )?(?:say|put|write)|would \d+|is \d+[^?]* (?:ok|okay|fine|alright)/,
  /(?:can|could) (?:we|you|i) (?:also |please |just |maybe )?(?:say|put|make|do|go|change|set|add|note|remove|include)/,
  pattern`
    (?:would|could|can|will) (?:you|some(?:one|body)|the concierge|we|they|i) (?:please |just |maybe |possibly |perhaps )?
    ${ASKED_OF_THEM}`,
)
const OWN_QUESTION = pattern`^(?:so |and |but |well |ok |right )*${oneOf(
  /(?:what|who|when|where|how far) (?:am|do|would|can|should) i\b/,
  /do i (?:want|smoke|drink|like|mind|believe|pray|see|hope|go to church|have (?!to))/,
  /(?:am i (?:looking|after|religious|open|a )|would i (?:like|want|date|travel))/,
)}`
/** A question without its mark: "what happens if someone's 56". */
const UNMARKED = oneOf(
  pattern`^(?:${SMALL_WORD}[ ,:]+)*(?:how (?:many|much|long|far) (?!i\b)|what (?:if|happens)\b)`,
  /\bi (?:do|did) not (?:know|understand|get) what (?:the difference\b|.{1,60}\b(?:means?|is|are)\W*$)/,
)
const TOPIC_ONLY = /^[^?\d]{1,45}\?+$/

const NO_BREAK_AFTER_SO = /much|many|far|long|that|as\b|good|nice|very|i can|on\b|to\b|it\b/
/** "I am so proud of her": this "so" begins no clause. */
const INTENSIFIED = /(?<!\b(?:am|is|are|was|were|be|been|feel|felt|not|just|ever|love|like|miss|'m|'s|'re|im))/
const JOINING = oneOf(/and|but|so|because|'?cause|cos|coz|though|although|while|whereas|then|plus|yet|except|unless/)
const ON_THE_WAY = /also\s+|then\s+|yeah\s+|now\s+|actually\s+|ideally\s+|maybe\s+|preferably\s+/
/** A clause begins with a person who does something, or with a new subject. */
const A_NEW_CLAUSE = oneOf(
  /i\b|i'|im\b|id\b|ive\b|am\b|my\b|we\b|you\b|they|she\b|he\b|it\b|it's\b|that|someone|somebody|partner|the\b|a\b/,
  /ye(?:s|ah|p)\b|no\b|nobody|not\b|don'?t|never|must\b|pls\b|please\b|can't|cant|can\b|could\b|would|want|prefer|looking|happy|free\b|open\b/,
  /age|kids?\b(?!\W*(?:$|[,;.)]))|budget|weekend|weeknight|up to|within|\$/,
)
const CLAUSE_BREAK = anyCase(
  oneOf(
    /[;()\u2026|]+|\.{2,}|,(?!\d{3})\s*|\s[-/]\s/,
    /(?<=(?:^|\s)no [a-z]+)\s+(?=no [a-z])|\s+(?=n (?:yeah|yes|no|nah)\b)/,
    pattern`${INTENSIFIED}\s+(?=so\s+(?!${NO_BREAK_AFTER_SO}))`,
    pattern`\s+(?=${JOINING}\s+(?:${ON_THE_WAY}|${A_NEW_CLAUSE}))`,
  ),
)

/** A short question stays with its answer ("Kids? Definitely"). */
export const readSentences: (clean: string) => readonly Sentence[] = remembered((clean) => {
  const pieces = joinTopics(
    clean
      .split('\n')
      .filter((line) => line !== '')
      .flatMap(sentencesOfLine)
      .flatMap(apartAtSecondThoughts)
      .flatMap(apartAtRunOnQuestions),
  )
  let before: About | null = null
  return pieces.slice(0, MAX_SENTENCES).map((original) => {
    const sentence: Sentence = readSentence(original, before === null || isBareAnswer(original) ? null : before)
    before = sentence.clauses.at(-1)?.about === 'third' ? 'third' : null
    return sentence
  })
})

const MOST_BARE = 4
/** "My ex cheated. Men.": a few words without verb or pronoun answer for the writer. */
const isBareAnswer = (original: string) => wordsIn(original) <= MOST_BARE && !nlp(original).has('(#Verb|#Pronoun)')

/** "25. I live in Dayton": the tokenizer ends no sentence after "25". */
const AFTER_SIGNS = /(?<=\$[.!]|^\W*\d{2,3}[.!])\s+|(?<=\bex\.)\s+(?=\p{Lu})/u

const sentencesOfLine = (line: string): string[] =>
  line
    .split(AFTER_SIGNS)
    .flatMap((part) => splitSentences(part, nlp.world()))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** Only the sentence splitting of `nlp.tokenize`, without its analysis of words. */
type Splitting = { one: { tokenize: { splitSentences: (text: string, world: object) => string[] } } }
// The package gives its methods only the type `object`.
const { splitSentences } = (nlp.methods() as Splitting).one.tokenize

/** "Drinking?" "Only socially." → "Drinking: Only socially." */
function joinTopics(pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isTopic = last !== undefined && TOPIC_ONLY.test(last) && isTopicOf(last.toLowerCase())
    if (isTopic && !takesBack(piece)) joined[joined.length - 1] = `${last.replace(/[?\s]+$/, '')}: ${piece}`
    else joined.push(piece)
  }
  return joined
}

const isTopicOf = (question: string) =>
  OWN_QUESTION.test(question) || (wordsIn(question) <= MOST_OF_A_TOPIC && !ASKING.test(question))
const MOST_OF_A_TOPIC = 3
const wordsIn = (text: string) => text.split(/\s+/).length

function readSentence(original: string, before: About | null): Sentence {
  const text = plainWords(original)
  const isQuestion = original.trimEnd().endsWith('?') && ASKING.test(text)
  const asks = (isQuestion || UNMARKED.test(text)) && !OFFERING.test(text)
  return { text, original, asks, clauses: readClauses(original, before) }
}

/** "Not much to tell: I don't drink" gives two parts. A short label stays with its answer ("smoking: no"). */
function withoutPreamble(part: string): string[] {
  const [, lead, rest] = /^((?:[\w']+ ){2,8}[\w']+):\s+(.{2,})$/.exec(part.trim()) ?? []
  return lead && rest && !ANSWERED.test(lead) ? [lead, rest] : [part]
}
const ANSWERED = anyCase(
  oneOf(
    /smok|drink|alcohol|kid|child|age|old|distance|travel|miles|km|budget|money|intent|looking|want|have/,
    /nice|must|bonus|break|safety|faith|relig|free|avail|off|time|day|week|meet|when|who|what/,
  ),
)

function readClauses(original: string, before: About | null): Clause[] {
  const parts = original
    .split(CLAUSE_BREAK)
    .flatMap(withoutPreamble)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}$\p{Extended_Pictographic}]/u.test(part))
  let about = before
  return parts.map((part) => {
    const text = plainWords(part)
    about = aboutOf(text, about)
    return { text, original: part, about }
  })
}
