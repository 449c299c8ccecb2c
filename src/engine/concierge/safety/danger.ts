import { cleanText } from '../understand/built-in/reading/clean-text.ts'
import { readSentences, type Sentence } from '../understand/built-in/reading/sentences.ts'
import { type DangerReader, most, type Weight } from './danger-reader.ts'
import {
  DANGER,
  type Distress,
  FIGURE_OF_SPEECH,
  LONG_AGO,
  NOT_OWN_HARM,
  PAST_ABUSE,
  PRESENT,
  SELF_HARM,
  THREATENS,
} from './danger-words.ts'
import { distressInSpanish } from './spanish.ts'
import { isUnderage } from './underage.ts'

/** What a message calls for, before anything else in it is read. */
export type Danger =
  | { kind: 'none'; weight: Weight }
  /** The soft question. `isBeyondAModel` where no model may say that nothing was meant. */
  | { kind: 'soft'; weight: Weight; isBeyondAModel: boolean; isListed: boolean }
  | { kind: 'help'; weight: Weight; distress: Distress }
  | { kind: 'under_18'; weight: Weight }

/** What the talk so far says of danger. */
export type Before = {
  /** It may answer what was asked: the soft question, or for words to keep. */
  isAnswer?: boolean
  /** They said so in this message or the last. */
  saidSafe?: boolean
  /** Help or the soft question came before in this talk. */
  wasMet?: boolean
}

export type Context = Before & {
  /** It orders the machinery about, which drowns what is said beside it: each clause is weighed by itself. */
  isHostile?: boolean
  /** Without it only listed words are heard. */
  reader?: DangerReader | undefined
}

// The bounds are chosen on the counts of `npm run eval:danger`, all sets in view, and on lines that tests name.
/** From here on the reader alone opens the soft question. */
const ALARMING = 0.32
/** The same for what may be an answer. */
const ALARMING_ANSWER = 0.35
/** The same for a person who just said that they are safe, and for one clause among orders to the machinery. */
const ALARMING_AGAIN = 0.5
/** From here on what is heavy, and no crisis, is asked about whenever it is said; less heavy once in a talk. */
const GRAVE = 0.7
/** Under it listed words may be a figure of speech: asked about, without the help lines alone. */
const FIGURATIVE = 0.25
/** Under it nothing but the words themselves speaks for distress: "kissing an ashtray makes me want to die". */
const ONLY_WORDS = 0.1
/** From here on no model is asked what was meant. */
const BEYOND_A_MODEL = 0.8
const HEAVY = 0.35

/** What a message calls for: under 18 first, then help, then the soft question. */
export function dangerIn(text: string, { reader, isHostile = false, ...before }: Context): Danger {
  // "I said an atheist, not suicidal": what is denied is no sign of it.
  const clean = cleanText(text).replace(DENIED, ' ')
  const sentences = readSentences(clean)
  const weight = reader ? weightOf(clean, reader, isHostile) : { crisis: 0, any: 0 }
  if (isUnderage(sentences)) return { kind: 'under_18', weight }
  const distress = distressIn(sentences) ?? distressInSpanish(text)
  const isListed = distress !== null && (!reader || distress === 'abuse' || weight.any >= ONLY_WORDS)
  if (isListed && (!reader || distress === 'abuse' || weight.any >= FIGURATIVE))
    return { kind: 'help', weight, distress }
  if (!isListed && !isAlarming(weight, { ...before, isHostile })) return { kind: 'none', weight }
  const isBeyondAModel = weight.crisis >= BEYOND_A_MODEL || (isListed && weight.any >= HEAVY)
  return { kind: 'soft', weight, isBeyondAModel, isListed }
}

const DENIED = /\bnot (?:at all |really |remotely )?suicidal\b/gi

type Asked = Before & { isHostile: boolean }

function isAlarming({ crisis, any }: Weight, { isAnswer, saidSafe, wasMet, isHostile }: Asked): boolean {
  if (any >= GRAVE) return true
  if (isHostile) return any >= ALARMING_AGAIN
  if (saidSafe) return crisis >= ALARMING_AGAIN
  if (isAnswer) return any >= ALARMING_ANSWER
  return (wasMet ? crisis : any) >= ALARMING
}

const SENTENCE_END = /[.!?;\n\u2026]+/
const CLAUSE_END = /[.!?;:,\n\u2026]+/
const partsOf = (text: string, end: RegExp) => text.split(end).filter((part) => /\p{L}/u.test(part))

/**
 * How much a message sounds like danger: the mean of what the whole says and what its clearest sentence says. The whole
 * alone misses a few words among many, and parts alone alarm twice as often. Where orders to the machinery drown the
 * rest, the clearest clause counts.
 */
function weightOf(text: string, reader: DangerReader, isHostile: boolean): Weight {
  if (isHostile) return most(partsOf(text, CLAUSE_END).map(reader))
  const whole = reader(text)
  const parts = partsOf(text, SENTENCE_END)
  if (parts.length < 2) return whole
  const part = most(parts.map(reader))
  return { crisis: (whole.crisis + part.crisis) / 2, any: (whole.any + part.any) / 2 }
}

/** Whether what was found is a crisis, whatever else the message is. */
export const isCrisis = (danger: Danger): boolean =>
  danger.kind === 'help' || (danger.kind === 'soft' && (danger.isListed || danger.weight.crisis >= ALARMING_ANSWER))

/** Whether the person speaks of harm: to themselves, from others now, or behind them. */
export function distressIn(sentences: readonly Sentence[]): Distress | null {
  const clauses = sentences.flatMap((one) => one.clauses.map(({ text }) => text.replace(FIGURE_OF_SPEECH, ' ')))
  const text = clauses.join(', ')
  if (SELF_HARM.test(clauses.map((clause) => clause.replace(NOT_OWN_HARM, ' ')).join(', '))) return 'self-harm'
  const harmful = clauses.filter((clause) => DANGER.test(clause) || THREATENS.test(clause))
  if (harmful.some((clause) => PRESENT.test(clause) || !LONG_AGO.test(text))) return 'danger'
  return harmful.length > 0 || PAST_ABUSE.test(text) ? 'abuse' : null
}
