import { MAX_NAME } from '#contract/limits.ts'
import type { Proposal } from '../../proposal.ts'
import type { Clause, Sentence } from '../../reading/sentences.ts'
import { pattern } from '../../reading/words.ts'
import type { Context, Reader } from '../reader.ts'
import { phrase } from '../wording.ts'
import {
  DECOYS,
  DEFINING,
  FAITH,
  LABELLED,
  METAPHOR,
  NAMED_FAITH,
  NO_ANSWER,
  NONE,
  OWN,
  POINT,
  THEIRS,
  VALUE,
} from './faith-words.ts'

/** Faith, or the value that everything else rests on, in the person's own words: an atheist's edge counts as well. */
export const readFaith: Reader = (sentence, context) => {
  if (sentence.asks) return []
  const speaking = sentence.clauses.filter(speaksOfFaith)
  if (speaking.length === 0) return context.pending === 'faith' ? answerToFaith(sentence) : []
  if (METAPHOR.test(sentence.text) && !NAMED_FAITH.test(sentence.text)) return []
  if (/\bdealbreaker\b/.test(sentence.text) || !isNews(sentence, speaking, context)) return []
  return [toSet(edgeOf(sentence.original, speaking), sentence)]
}

const toSet = (edge: string, { original }: Sentence): Proposal => ({
  kind: 'set',
  path: 'valuesMap.faith_values_edge',
  value: phrase(withoutLead(edge), MAX_NAME),
  words: original,
})

/** "Well, I'm Catholic", "nah not religious": without what is said on the way. */
const withoutLead = (edge: string) =>
  edge.replace(
    /^\W*(?:(?:well|oh|um+|uh+|nah|nope|no(?= not)|yeah|look|so|honestly|faith(?=,))\b[ ,.]*)+(?=\S+ \S)/i,
    '',
  )

const speaksOfFaith = ({ about, text }: Clause): boolean =>
  about !== 'third' && about !== 'other' && FAITH.test(text.replace(DECOYS, ' ')) && !THEIRS.test(text)

const SHORTEST_STORY = 5

/** A mention has to be the writer's own; once an edge is known, it has to define who they are. */
function isNews({ text }: Sentence, speaking: readonly Clause[], { pending, known }: Context): boolean {
  if (pending === 'faith') return true
  const isOwn = speaking.some((clause) => OWN.test(clause.text) || clause.text.split(' ').length < SHORTEST_STORY)
  return (isOwn || LABELLED.test(text)) && (!known.includes('faith') || DEFINING.test(text))
}

/** The whole sentence when it is short enough to show, else the part that speaks of faith. */
function edgeOf(original: string, speaking: readonly Clause[]): string {
  if (original.length <= MAX_NAME) return original
  return speaking.map((clause) => clause.original).join(', ')
}

/** "I'm a vegan", "I am very liberal": a value as what one is. */
const I_AM = pattern`\bi am (?:an? )?(?:\w+ )?${VALUE}`
/** A few words name a value; more of them tell a story in which one occurs. */
const LONGEST_NAMING = 6
const LONGEST_NO = 14
const LONGEST_ANSWER = 24

/** Asked for, any value will do: "honesty", "I won't compromise on veganism". A plain no settles it. */
function answerToFaith(sentence: Sentence): Proposal[] {
  const { text, original } = sentence
  const words = text.split(' ').length
  if (NONE.test(text)) return words <= LONGEST_NO ? [{ kind: 'settle', slot: 'faith', words: original }] : []
  if (words > LONGEST_ANSWER || NO_ANSWER.test(text) || !VALUE.test(text)) return []
  if (words > LONGEST_NAMING && !POINT.test(text) && !I_AM.test(text)) return []
  return [toSet(original, sentence)]
}
