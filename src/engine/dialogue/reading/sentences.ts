import nlp from 'compromise'
import { isAside, spelledOut } from './ellipsis.ts'
import { underHeadings } from './headings.ts'
import { type About, aboutOf, withoutSomebodyElse } from './people.ts'
import { plainWords } from './plain-words.ts'
import { apartAtRunOnQuestions } from './run-on-questions.ts'
import { withoutSaidAgain } from './said-again.ts'
import { apartAtSecondThoughts, takesBack } from './second-thoughts.ts'
import { anyCase, anyOf, oneOf, pattern } from './words.ts'

/** A stretch with one subject. `text` is in plain words, `original` as written. */
export type Clause = { text: string; original: string; about: About }
export type Sentence = {
  text: string
  original: string
  clauses: Clause[]
  /** Asks us something, so its words are no answer. */
  asks: boolean
}

/** What a sentence tells of the person who writes: no question, and nobody else. */
export const ownClauses = ({ asks, clauses }: Sentence): Clause[] =>
  asks ? [] : clauses.filter(({ about }) => about !== 'third')

/** Beyond this many sentences nobody is answering questions any more; it also bounds the time a reply takes. */
const MAX_SENTENCES = 60

const LABEL_DASH = /^((?:[\w'/]+ ){0,3}[\w'/]+) [-=] (?=\S)/
const SMALL_WORD = oneOf(
  /oh|and|so|but|or|ok|okay|hey|hi|hello|um|wait|sorry|btw|by the way|also|quick question|just|actually/,
)
const ASKING = pattern`^(?:${SMALL_WORD}[ ,:]+)*${oneOf(
  /who|what|whats|how|why|when|where|which/,
  /is|are|am|was|were|do|does|did|has|have|can|could|will|would|should|may|might/,
)}\b`
const ASKED_OF_THEM = oneOf(
  /drop|text|check|message|call|keep|not|set|have|meet|do|start|only/,
  /share|first|video|ring|ping|leave|hide|add|note|mark|get/,
)
const OFFERING = anyOf(
  /how about|what about|shall we say|would \d+|is \d+[^?]* (?:ok|okay|fine|alright)/,
  /(?:can|could) (?:we|you|i) (?:also |please |just |maybe )?(?:say|put|make|do|go|change|set|add|note|remove|include)/,
  pattern`
    (?:would|could|can|will) (?:you|some(?:one|body)|the concierge|we|they|i) (?:please |just |maybe |possibly |perhaps )?
    ${ASKED_OF_THEM}`,
)
/** "Did I say 30 miles? I meant 20": not a question, the statement that is about to be put right. */
const QUOTING = /\bdid i (?:just )?(?:say|put|write|type|tell you)\b/
const OWN_QUESTION = anyCase(
  pattern`^(?:so |and |but |well |ok |right )*${oneOf(
    /(?:what|who|when|where|how far) (?:am|do|would|can|should) i\b/,
    /do i (?:want|smoke|drink|like|mind|believe|pray|see|hope|go to church|have (?!to))/,
    /(?:am i (?:looking|after|religious|open|a )|would i (?:like|want|date|travel))/,
  )}`,
)
/** A question without its mark: "what happens if someone's 56", "when you say matchmaker do you mean a person". */
const UNMARKED = oneOf(
  pattern`^\W*(?:(?:${SMALL_WORD}|wait|hang on|well)[ ,:]+)*${oneOf(
    /(?:what|who|where|when|why|how) (?:do|does|did|can|could|will|would|should) (?:i|you|they|we|he|she|it|people|the|my|most|other)\b/,
    /what (?:happens|if|would happen)\b|how (?:many|much|long|far) (?:do|does|did|is|are|will|can|would|of|women|men|people|questions)\b/,
    /who (?:sees|reads|gets|decides|picks|chooses|checks|runs|owns|will|is going to)\b/,
    /does (?:it|he|she)\b|(?:does|is|are|will|can) (?:they|this|that|there|anyone|anybody|someone|somebody|people|the (?:men|women|matches|other|thing|note)|other members)\b/,
  )}`,
  /\b(?:do|did) you mean\b|^\W*(?:is|are) .*\b(?:the same (?:as|thing)|different (?:from|to|than))\b|^\W*i do not (?:get|understand|follow) (?:the|this|that|what|how)\b/,
)
/** "I don't know what a dollar sign means" asks without a question mark. */
const WONDERING =
  /^\W*(?:\w+ ){0,2}?i (?:do|did) not (?:know|understand|get) what the difference\b|^\W*(?:\w+ ){0,2}?i (?:do|did) not (?:know|understand|get) (?:what|which) .{1,60}\b(?:means?|meant|is|are|stands? for)\W*$/
const VERDICT = anyCase(
  pattern`^\W*${oneOf(
    /bye|no\b|nope|nah|yes|yeah|yep|hard|instant|absolutely|definitely|sure|not\b/,
    /never|always|maybe|sometimes|only|occasionally|rarely/,
  )}`,
)
const TOPIC_ONLY = /^[^?]{1,45}\?+$/

const NO_BREAK_AFTER_SO = /much|many|far|long|that|as\b|good|nice|very|i can|on\b|to\b|it\b/
/** "I am so proud of her": the "so" goes with the word after it. */
const INTENSIFIED = /(?<!\b(?:am|is|are|was|were|be|been|feel|felt|not|just|ever|love|like|miss|'m|'s|'re|im))/
const JOINING = oneOf(/and|but|so|because|'?cause|cos|coz|though|although|while|whereas|then|plus|yet|except|unless/)
const ON_THE_WAY = /also\s+|then\s+|yeah\s+|now\s+|actually\s+|ideally\s+|maybe\s+|preferably\s+/
/** What may begin after "and" or "but": somebody who does something, or a new subject. */
const A_NEW_CLAUSE = oneOf(
  /i\b|i'|im\b|id\b|ive\b|am\b|my\b|we\b|you\b|they|she\b|he\b|it\b|it's\b|that|someone|somebody|partner|the\b|a\b/,
  /no\b|not\b|don'?t|never|can't|cant|can\b|could\b|would|want|prefer|looking|happy|free\b|open\b/,
  /age|kids?\b(?!\W*(?:$|[,;.)]))|budget|weekend|weeknight|up to|within|\$/,
)
const CLAUSE_BREAK = anyCase(
  oneOf(
    /[;()\u2026|]+|\.{2,}|,(?!\d{3})\s*|\s[-/]\s/,
    pattern`${INTENSIFIED}\s+(?=so\s+(?!${NO_BREAK_AFTER_SO}))`,
    pattern`\s+(?=${JOINING}\s+(?:${ON_THE_WAY}|${A_NEW_CLAUSE}))`,
  ),
)

/** The message in sentences and clauses, short questions joined with the answers that follow ("Kids? Definitely"). */
export function readSentences(clean: string): Sentence[] {
  const pieces = joinTopics(
    underHeadings(clean.split('\n'))
      .filter((line) => line !== '')
      .flatMap((line) => joinQuotes(sentencesOfLine(line)))
      .flatMap(apartAtSecondThoughts)
      .flatMap(apartAtRunOnQuestions)
      .map(withoutSaidAgain),
  )
  let before: Before = { about: null, words: null }
  return pieces.slice(0, MAX_SENTENCES).map((original) => {
    const isOfOther = before.about !== null && !isBareAnswer(original)
    const sentence = readSentence(original, isOfOther ? before : { ...before, about: null })
    const last = sentence.clauses.at(-1)
    before = { about: last?.about === 'third' ? 'third' : null, words: last?.text ?? null }
    return sentence
  })
}

/** What the clause before was about, and its words. */
type Before = { about: About | null; words: string | null }

const MOST_BARE = 4
/** "My ex cheated. Men.": a few words without a verb or a pronoun answer for the writer. */
const isBareAnswer = (original: string) =>
  wordsIn(original) <= MOST_BARE && !nlp(original.replace(/\bplease\b/i, '')).has('(#Verb|#Pronoun)')

/** "$$$. And weekends", "25. I live in Dayton": to the tokenizer neither is a word that a sentence may end with. */
const AFTER_SIGNS = /(?<=\$[.!]|^\W*\d{2,3}[.!])\s+/

const sentencesOfLine = (line: string): string[] => line.split(AFTER_SIGNS).flatMap(tokenized)

function tokenized(line: string): string[] {
  const found: unknown = nlp.tokenize(line).out('array')
  if (!Array.isArray(found)) return [line]
  return found.map((piece: unknown) => String(piece).trim()).filter((piece) => piece !== '')
}

const OPENS = /(?:^|[\s(])(?:["\u201c][^"\u201d]*|['\u2018](?=\p{L})(?:[^'\u2019]|['\u2019](?=\p{L}))*)$/u
const CLOSES = /^[^"\u201d'\u2018\u201c]*(?:['\u2019](?=\p{L})[^"\u201d'\u2018\u201c]*)*["\u201d'\u2019](?!\p{L})/u
/** What stands between quotes is one thing: 'take out "No weeknights. Friday is free"'. */
function joinQuotes(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last !== undefined && OPENS.test(last) && CLOSES.test(piece)) joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  return joined
}

/** "Drinking?" "Only socially." → "Drinking: Only socially." */
function joinTopics(pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    // "Maybe 15 miles? 20 at the outside": a figure and another, not a topic and its answer.
    const areFigures = last !== undefined && /\d/.test(last) && /\d/.test(piece)
    if (takesBack(piece) || areFigures) joined.push(piece)
    else if (last?.endsWith('?') && OWN_QUESTION.test(last) && wordsIn(last) <= 8)
      joined[joined.length - 1] = `${last.replace(/[?\s]+$/, '')}: ${piece}`
    else if (
      last !== undefined &&
      TOPIC_ONLY.test(last) &&
      (wordsIn(last) <= 3 || (wordsIn(last) <= 8 && VERDICT.test(piece))) &&
      !ASKING.test(last.toLowerCase()) &&
      !ORDERING.test(last)
    )
      joined[joined.length - 1] = `${last.replace(/[?\s]+$/, '')}: ${piece}`
    else joined.push(piece)
  }
  return joined
}

/** "Move it to the must-haves?? No, leave it." */
const ORDERING = anyCase(/^\W*(?:move|take|remove|delete|change|swap|put|add|make)\b/)
const wordsIn = (text: string) => text.split(/\s+/).length

function readSentence(original: string, before: Before): Sentence {
  const text = plainWords(original)
  const isQuestion =
    original.trimEnd().endsWith('?') && ASKING.test(text) && !OFFERING.test(text) && !QUOTING.test(text)
  const isUnmarked = UNMARKED.test(text) && !OFFERING.test(text) && !OWN_QUESTION.test(text)
  const asks = isQuestion || isUnmarked || WONDERING.test(text)
  return { text, original, asks, clauses: readClauses(original, before) }
}

/** "Not much to tell: I don't drink" → two parts. A short label stays with its answer ("smoking: no"). */
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

function readClauses(original: string, before: Before): Clause[] {
  const parts = original
    .replace(LABEL_DASH, '$1: ')
    .split(CLAUSE_BREAK)
    .flatMap(withoutPreamble)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}$\p{Extended_Pictographic}]/u.test(part))
  let { about, words: said } = before
  const clauses: Clause[] = []
  for (const part of parts) {
    const words = spelledOut(plainWords(part), said)
    about = aboutOf(words, about)
    if (!isAside(words)) said = words
    clauses.push({ text: about === 'self' ? withoutSomebodyElse(words) : words, original: part, about })
  }
  return clauses
}
