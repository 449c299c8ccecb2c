import { VALUE_LABELS } from '../learned/labels.ts'
import type { LabelReader, Likelihood } from '../learned/reader.ts'
import { aboutOf } from '../reading/people.ts'
import type { Sentence } from '../reading/sentences.ts'
import type { SpanKind } from './marked-line.ts'
import type { FoundSpan } from './span-reader.ts'

/** What of the labels speaks for words that nobody asked for: where none is heard, they are a remark. */
const SPEAKS_FOR: Partial<Record<SpanKind, readonly string[]>> = {
  must: ['W', 'X', 'xs', 'xd', 'xk', 'xn'],
  nice: ['W'],
  refused: ['X', 'W', 'xs', 'xd', 'xk', 'xn'],
  faith: ['T'],
  fact: ['OF', 'DI'],
}
const HEARD_AS_WELL = 0.2
// Of 1,084 lines of small talk 12 hold words that are marked and heard so far, of 26 wishes beside an answer 22 do.
/** From here on words are asked about. */
const MAY_BE_MEANT = 0.1
/** The same for wishes and refusals that are noted, which remarks on other people resemble. */
const WISHED_AS_WELL = 0.3
/** Where the marks are beyond doubt, as much as may be meant is enough. */
const BEYOND_DOUBT = 0.85
/** What may be said in despair is no wish, unless one is heard in it as well. */
const HEAVY = ['D1', 'D2', 'LO']
const MAY_BE_HEAVY = 0.08
const IN_NEED = 0.52

type Around = { likely: Likelihood; sentences: readonly Sentence[]; reader: LabelReader }

/**
 * How far the labels speak for words that were marked: those of the message, and those of their sentence and of their
 * clause as if they stood alone, so that no answer beside them drowns them. Nothing speaks for what is somebody else's,
 * and in a clause that says a value of another row only the message does.
 */
function weightOf({ kind, words }: FoundSpan, { likely, sentences, reader }: Around): number {
  const within = sentences.filter(({ original }) => original.includes(words))
  const clauses = within.flatMap((one) => one.clauses).filter(({ original }) => original.includes(words))
  if (clauses.length > 0 && clauses.every(({ text }) => aboutOf(text, null) === 'third')) return 0
  const speaks = (says: Likelihood) => Math.max(0, ...(SPEAKS_FOR[kind] ?? []).map(says))
  const alone = [...within, ...clauses].map(({ original }) => reader(original, 'none'))
  const closest = clauses.length > 0 ? alone.at(-1) : undefined
  if (closest && OTHERS.some((label) => closest(label) >= SAYS_ANOTHER)) return speaks(likely) >= IN_NEED ? 1 : 0
  return Math.max(speaks(likely), ...alone.map(speaks))
}
const SAYS_ANOTHER = 0.4
/** Values of other rows. */
const OTHERS = VALUE_LABELS.filter((label) => !Object.values(SPEAKS_FOR).flat().includes(label) && label !== 'NO')

/** Whether the labels speak for words that were marked: so far that they may be noted, or only asked about. */
export function heardAsWell(span: FoundSpan, around: Around, isAnswer: boolean): 'noted' | 'asked' | null {
  const { kind, likely: marked } = span
  const isHeavy = HEAVY.some((label) => around.likely(label) >= MAY_BE_HEAVY)
  if (isAnswer && kind !== 'faith' && !isHeavy) return 'noted'
  const weight = weightOf(span, around)
  const isWish = kind !== 'faith' && !isAnswer
  const isPlain = !isHeavy && (isAnswer || marked >= BEYOND_DOUBT)
  if (weight >= (isPlain ? MAY_BE_MEANT : isHeavy && isWish ? IN_NEED : isWish ? WISHED_AS_WELL : HEARD_AS_WELL))
    return 'noted'
  return weight >= (isHeavy ? HEARD_AS_WELL : MAY_BE_MEANT) ? 'asked' : null
}
