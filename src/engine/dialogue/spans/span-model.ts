import { SPAN_KINDS, type Span, type SpanKind } from './marked-line.ts'
import { SPAN_BUCKETS } from './span-features.ts'
import type { Token } from './tokens.ts'

/**
 * Tags of words: 0 for none, then for each kind of span its first word and the words after it (the field's BIO scheme).
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) weighs whole sequences of them.
 */
export const TAGS = 1 + 2 * SPAN_KINDS.length
const firstTag = (kind: SpanKind) => 1 + 2 * SPAN_KINDS.indexOf(kind)

/** Whether a tag may follow another: words inside a span follow that span. -1 stands for the beginning. */
export const mayFollow = (before: number, tag: number) =>
  tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1

const FORBIDDEN = -1e4

/** What a model has learned: for each bucket a row of tags, and for each tag (and the beginning) those that follow. */
export type SpanWeights = { words: Float32Array; follows: Float32Array }

/** Weights that know nothing. */
export function blankWeights(): SpanWeights {
  const follows = new Float32Array((TAGS + 1) * TAGS)
  for (let before = 0; before <= TAGS; before++)
    for (let tag = 0; tag < TAGS; tag++)
      if (!mayFollow(before === TAGS ? -1 : before, tag)) follows[before * TAGS + tag] = FORBIDDEN
  return { words: new Float32Array(SPAN_BUCKETS * TAGS), follows }
}

/** The score of each tag for each word, rows of `TAGS`. */
export function wordScores({ words }: SpanWeights, features: readonly ArrayLike<number>[]): Float64Array {
  const scores = new Float64Array(features.length * TAGS)
  for (const [at, buckets] of features.entries()) {
    // Four rows at a time take half as long.
    const rows = buckets.length - (buckets.length % 4)
    for (let one = 0; one < rows; one += 4) {
      const first = (buckets[one] ?? 0) * TAGS
      const second = (buckets[one + 1] ?? 0) * TAGS
      const third = (buckets[one + 2] ?? 0) * TAGS
      const fourth = (buckets[one + 3] ?? 0) * TAGS
      for (let tag = 0; tag < TAGS; tag++)
        scores[at * TAGS + tag] =
          (scores[at * TAGS + tag] ?? 0) +
          (words[first + tag] ?? 0) +
          (words[second + tag] ?? 0) +
          (words[third + tag] ?? 0) +
          (words[fourth + tag] ?? 0)
    }
    for (let one = rows; one < buckets.length; one++)
      for (let tag = 0; tag < TAGS; tag++)
        scores[at * TAGS + tag] = (scores[at * TAGS + tag] ?? 0) + (words[(buckets[one] ?? 0) * TAGS + tag] ?? 0)
  }
  return scores
}

/** How likely each tag is for each word, rows of `TAGS`, and how likely each step from one tag to the next is. */
export type Marginals = { tags: Float64Array; steps: Float64Array }

/**
 * How likely tags are given the whole sequence: forward and backward sums, scaled at each word so that they neither
 * vanish nor overflow (Rabiner 1989). `steps` sums over the words, rows as in `follows`.
 */
export function marginalsOf({ follows }: SpanWeights, scores: Float64Array): Marginals {
  const count = scores.length / TAGS
  const may = Float64Array.from(follows, Math.exp)
  const emitted = exponentials(scores)
  const forward = new Float64Array(scores.length)
  const backward = new Float64Array(scores.length)
  for (let at = 0; at < count; at++) {
    let sum = 0
    for (let tag = 0; tag < TAGS; tag++) {
      let from = 0
      if (at === 0) from = may[TAGS * TAGS + tag] ?? 0
      else
        for (let before = 0; before < TAGS; before++)
          from += (forward[(at - 1) * TAGS + before] ?? 0) * (may[before * TAGS + tag] ?? 0)
      const value = from * (emitted[at * TAGS + tag] ?? 0)
      forward[at * TAGS + tag] = value
      sum += value
    }
    for (let tag = 0; tag < TAGS; tag++) forward[at * TAGS + tag] = (forward[at * TAGS + tag] ?? 0) / sum
  }
  backward.fill(1, (count - 1) * TAGS)
  const tags = new Float64Array(scores.length)
  const steps = new Float64Array((TAGS + 1) * TAGS)
  const weighed = new Float64Array(TAGS)
  for (let at = count - 1; at >= 0; at--) {
    let sum = 0
    for (let tag = 0; tag < TAGS; tag++) sum += (forward[at * TAGS + tag] ?? 0) * (backward[at * TAGS + tag] ?? 0)
    for (let tag = 0; tag < TAGS; tag++)
      tags[at * TAGS + tag] = ((forward[at * TAGS + tag] ?? 0) * (backward[at * TAGS + tag] ?? 0)) / sum
    for (let tag = 0; tag < TAGS; tag++)
      weighed[tag] = (backward[at * TAGS + tag] ?? 0) * (emitted[at * TAGS + tag] ?? 0)
    if (at === 0) break
    let step = 0
    let largest = 0
    for (let before = 0; before < TAGS; before++) {
      let back = 0
      for (let tag = 0; tag < TAGS; tag++) back += (may[before * TAGS + tag] ?? 0) * (weighed[tag] ?? 0)
      backward[(at - 1) * TAGS + before] = back
      step += (forward[(at - 1) * TAGS + before] ?? 0) * back
      largest = Math.max(largest, back)
    }
    for (let before = 0; before < TAGS; before++) {
      const part = (forward[(at - 1) * TAGS + before] ?? 0) / step
      for (let tag = 0; tag < TAGS; tag++) {
        const place = before * TAGS + tag
        steps[place] = (steps[place] ?? 0) + part * (may[place] ?? 0) * (weighed[tag] ?? 0)
      }
      backward[(at - 1) * TAGS + before] = (backward[(at - 1) * TAGS + before] ?? 0) / largest
    }
  }
  for (let tag = 0; tag < TAGS; tag++) steps[TAGS * TAGS + tag] = tags[tag] ?? 0
  return { tags, steps }
}

/** The exponentials of scores, each row lowered by its largest. */
function exponentials(scores: Float64Array): Float64Array {
  const found = new Float64Array(scores.length)
  for (let from = 0; from < scores.length; from += TAGS) {
    let most = Number.NEGATIVE_INFINITY
    for (let tag = 0; tag < TAGS; tag++) most = Math.max(most, scores[from + tag] ?? 0)
    for (let tag = 0; tag < TAGS; tag++) found[from + tag] = Math.exp((scores[from + tag] ?? 0) - most)
  }
  return found
}

/** The likeliest sequence of tags (Viterbi). */
export function likeliestTags({ follows }: SpanWeights, scores: Float64Array): number[] {
  const count = scores.length / TAGS
  if (count === 0) return []
  const best = new Float64Array(scores.length)
  const came = new Uint8Array(scores.length)
  for (let tag = 0; tag < TAGS; tag++) best[tag] = (scores[tag] ?? 0) + (follows[TAGS * TAGS + tag] ?? 0)
  for (let at = 1; at < count; at++)
    for (let tag = 0; tag < TAGS; tag++) {
      let most = Number.NEGATIVE_INFINITY
      for (let before = 0; before < TAGS; before++) {
        const sum = (best[(at - 1) * TAGS + before] ?? 0) + (follows[before * TAGS + tag] ?? 0)
        if (sum > most) {
          most = sum
          came[at * TAGS + tag] = before
        }
      }
      best[at * TAGS + tag] = most + (scores[at * TAGS + tag] ?? 0)
    }
  let tag = 0
  for (let one = 1; one < TAGS; one++)
    if ((best[(count - 1) * TAGS + one] ?? 0) > (best[(count - 1) * TAGS + tag] ?? 0)) tag = one
  const tags = new Array<number>(count)
  for (let at = count - 1; at >= 0; at--) {
    tags[at] = tag
    tag = came[at * TAGS + tag] ?? 0
  }
  return tags
}

/** The tags of a text's words, given its spans. */
export function tagsOf(tokens: readonly Token[], spans: readonly Span[]): number[] {
  return tokens.map(({ from, to }, at) => {
    const span = spans.find((one) => from >= one.from && to <= one.to)
    if (!span) return 0
    const before = tokens[at - 1]
    const isFirst = before === undefined || before.from < span.from
    return firstTag(span.kind) + (isFirst ? 0 : 1)
  })
}

/** The spans that tags stand for, each with the least likelihood of its words. */
export function spansOf(
  tokens: readonly Token[],
  tags: readonly number[],
  marginals: Float64Array,
): (Span & { likely: number })[] {
  const spans: (Span & { likely: number })[] = []
  for (const [at, tag] of tags.entries()) {
    const token = tokens[at]
    const kind = SPAN_KINDS[(tag - 1) >> 1]
    if (tag === 0 || !token || !kind) continue
    const likely = marginals[at * TAGS + tag] ?? 0
    const last = spans.at(-1)
    if (tag % 2 === 0 && last) {
      last.to = token.to
      last.likely = Math.min(last.likely, likely)
    } else spans.push({ kind, from: token.from, to: token.to, likely })
  }
  return spans
}
