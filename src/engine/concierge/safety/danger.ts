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

export type Danger =
  | { kind: 'none'; weight: Weight }
  /** `isBeyondAModel`: no model may call the words harmless. */
  | { kind: 'soft'; weight: Weight; isBeyondAModel: boolean; isListed: boolean }
  | { kind: 'help'; weight: Weight; distress: Distress }
  | { kind: 'under_18'; weight: Weight }

export type Before = {
  /** The message answers the soft question, or a question for free text. */
  isAnswer?: boolean
  /** In this or the previous message, the person said they are safe. */
  saidSafe?: boolean
  /** The conversation has given help or asked the soft question. */
  wasMet?: boolean
}

export type Context = Before & {
  /** Orders to the software hide other words, so each clause is weighed separately. */
  isHostile?: boolean
  /** Without a reader, only listed words count. */
  reader?: DangerReader | undefined
}

// Bounds, chosen on all sets of `npm run eval:danger`.
/** From this weight on, the reader alone asks the soft question. */
const ALARMING = 0.32
/** The bound if `isAnswer`. */
const ALARMING_ANSWER = 0.35
/** The bound for a person who just said they are safe, and for a clause among orders to the software. */
const ALARMING_AGAIN = 0.5
/**
 * From this weight on, heavy words that are no crisis always lead to the soft question. Less heavy words do so once.
 */
const GRAVE = 0.7
/**
 * Below this, listed words may be a figure of speech: the host asks the soft question instead of only giving help
 * lines.
 */
const FIGURATIVE = 0.25
/** Below this, listed words are no sign of distress: "kissing an ashtray makes me want to die". */
const ONLY_WORDS = 0.1
/** From this weight on, no model decides what was meant. */
const BEYOND_A_MODEL = 0.8
const HEAVY = 0.35

/** Checks in this order: under 18, help, the soft question. */
export function dangerIn(text: string, { reader, isHostile = false, ...before }: Context): Danger {
  // "I said an atheist, not suicidal": denied words are no sign.
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
 * How likely a message means danger: the mean of the whole message and its clearest sentence. Among orders to the
 * software, the clearest clause counts.
 */
function weightOf(text: string, reader: DangerReader, isHostile: boolean): Weight {
  if (isHostile) return most(partsOf(text, CLAUSE_END).map(reader))
  const whole = reader(text)
  const parts = partsOf(text, SENTENCE_END)
  if (parts.length < 2) return whole
  const part = most(parts.map(reader))
  return { crisis: (whole.crisis + part.crisis) / 2, any: (whole.any + part.any) / 2 }
}

export const isCrisis = (danger: Danger): boolean =>
  danger.kind === 'help' || (danger.kind === 'soft' && (danger.isListed || danger.weight.crisis >= ALARMING_ANSWER))

export function distressIn(sentences: readonly Sentence[]): Distress | null {
  const clauses = sentences.flatMap((one) => one.clauses.map(({ text }) => text.replace(FIGURE_OF_SPEECH, ' ')))
  const text = clauses.join(', ')
  if (SELF_HARM.test(clauses.map((clause) => clause.replace(NOT_OWN_HARM, ' ')).join(', '))) return 'self-harm'
  const harmful = clauses.filter((clause) => DANGER.test(clause) || THREATENS.test(clause))
  if (harmful.some((clause) => PRESENT.test(clause) || !LONG_AGO.test(text))) return 'danger'
  return harmful.length > 0 || PAST_ABUSE.test(text) ? 'abuse' : null
}
