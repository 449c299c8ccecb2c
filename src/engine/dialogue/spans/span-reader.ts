import type { LabelReader } from '../learned/reader.ts'
import type { Span, Standing } from './marked-line.ts'
import { SPAN_BUCKETS, spanFeatures } from './span-features.ts'
import { blankWeights, likeliestTags, marginalsOf, type SpanWeights, spansOf, TAGS, wordScores } from './span-model.ts'
import { tokensOf } from './tokens.ts'
import type { WordClasses } from './word-classes.ts'

/** A span in the person's own spelling, and how likely its least likely word is part of it. */
export type FoundSpan = Span & { words: string; likely: number }

/** Marks the words of a text that belong on the card, or that order a change of it. */
export type SpanReader = (
  text: string,
  context: { asked: string; standing: readonly Standing[] },
) => readonly FoundSpan[]

// Measured on 354 spans of an author unseen: 61 % are marked as they stand and 20 % in part with it, 53 % and 10 %
// without it, and 47 stretches are marked needlessly in place of 15.
/** Words are in doubt taken for part of a span: what is asked about in vain costs less than what is not heard. */
const LEANING = 1

/** Numbers before the words: the hash of what was learned from, the count of known words, and a scale for each tag. */
const HEAD_NUMBERS = 2 + TAGS
const FOLLOWS = (TAGS + 1) * TAGS

/** The hash of what the weights of a file were trained on. */
export const spansHashOf = (file: Uint8Array): number => new DataView(file.buffer, file.byteOffset).getUint32(0, true)

/** Weights as a file: known words by their hashes, what follows what, and eight bits for each bucket and tag. */
export function packedSpans(
  { words, follows }: SpanWeights,
  { vocabulary, hash }: { vocabulary: ReadonlySet<number>; hash: number },
): Uint8Array {
  const head = 4 * (HEAD_NUMBERS + vocabulary.size + FOLLOWS)
  const file = new Uint8Array(head + words.length)
  const view = new DataView(file.buffer)
  const scales = new Float32Array(TAGS)
  for (const [at, weight] of words.entries())
    scales[at % TAGS] = Math.max(scales[at % TAGS] ?? 0, Math.abs(weight) / 127 || 1e-9)
  let at = 0
  const put = (value: number, write: (place: number, value: number, isLittle: boolean) => void) => {
    write.call(view, at, value, true)
    at += 4
  }
  put(hash, view.setUint32)
  put(vocabulary.size, view.setUint32)
  for (const scale of scales) put(scale, view.setFloat32)
  for (const word of vocabulary) put(word, view.setUint32)
  for (const weight of follows) put(weight, view.setFloat32)
  for (const [place, weight] of words.entries())
    view.setInt8(head + place, Math.round(weight / (scales[place % TAGS] ?? 1)))
  return file
}

/** What a file of weights holds. Throws when it is none of this version. */
function unpacked(file: Uint8Array): { weights: SpanWeights; vocabulary: ReadonlySet<number> } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const count = file.byteLength < 8 ? 0 : view.getUint32(4, true)
  const head = 4 * (HEAD_NUMBERS + count + FOLLOWS)
  if (file.byteLength !== head + SPAN_BUCKETS * TAGS)
    throw new RangeError('These are no weights for the spans of this version. Run: npm run train:spans')
  const scales = Float32Array.from({ length: TAGS }, (_, tag) => view.getFloat32(4 * (2 + tag), true))
  const vocabulary = new Set(Array.from({ length: count }, (_, at) => view.getUint32(4 * (HEAD_NUMBERS + at), true)))
  const weights = blankWeights()
  for (let at = 0; at < FOLLOWS; at++) weights.follows[at] = view.getFloat32(4 * (HEAD_NUMBERS + count + at), true)
  for (let at = 0; at < weights.words.length; at++)
    weights.words[at] = view.getInt8(head + at) * (scales[at % TAGS] ?? 0)
  return { weights, vocabulary }
}

/**
 * The reader of spans for a file of weights.
 *
 * @param reader what is heard in stretches of the text, which the weights were trained with
 * @throws when the file is not one for this version
 */
export function spanReader(
  file: Uint8Array,
  { reader, classes }: { reader: LabelReader; classes: WordClasses },
): SpanReader {
  const { weights, vocabulary } = unpacked(file)
  return (text, { asked, standing }) => foundIn(text, { weights, asked, standing, reader, vocabulary, classes })
}

type Finding = { weights: SpanWeights } & Parameters<typeof spanFeatures>[1]

/** The likeliest spans of a text. */
function foundIn(text: string, { weights, ...context }: Omit<Finding, 'text'>): FoundSpan[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return []
  const scores = wordScores(weights, spanFeatures(tokens, { ...context, text }))
  for (let at = 0; at < scores.length; at += TAGS) scores[at] = (scores[at] ?? 0) - LEANING
  const tags = likeliestTags(weights, scores)
  const found = tags.some((tag) => tag > 0) ? spansOf(tokens, tags, marginalsOf(weights, scores).tags) : []
  return found.map((span) => ({ ...span, words: text.slice(span.from, span.to) }))
}
