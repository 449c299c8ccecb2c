import { shuffle } from '../../reader/random.ts'
import type { LabelReader } from '../../src/engine/dialogue/learned/reader.ts'
import type { MarkedLine } from '../../src/engine/dialogue/spans/marked-line.ts'
import { spanFeatures } from '../../src/engine/dialogue/spans/span-features.ts'
import {
  blankWeights,
  marginalsOf,
  mayFollow,
  type SpanWeights,
  TAGS,
  tagsOf,
  wordScores,
} from '../../src/engine/dialogue/spans/span-model.ts'
import { tokensOf } from '../../src/engine/dialogue/spans/tokens.ts'
import type { WordClasses } from '../../src/engine/dialogue/spans/word-classes.ts'

const EPOCHS = 10
const RATE = 0.015
const DROPPED = 0.25
const LEAST_ERROR = 0.004

type Lesson = { features: Uint32Array[]; tags: number[] }

/** A linear-chain CRF trained by AdaGrad. Deterministic for the same lessons in the same order. */
export function train(
  lines: readonly MarkedLine[],
  {
    random,
    reader,
    vocabulary,
    classes,
    epochs = EPOCHS,
  }: {
    classes: WordClasses
    random: () => number
    vocabulary: ReadonlySet<number>
    reader: LabelReader
    epochs?: number
  },
): SpanWeights {
  const weights = blankWeights()
  const squares = {
    words: new Float32Array(weights.words.length).fill(1),
    follows: new Float32Array(weights.follows.length).fill(1),
  }
  const lessons = lines.map((line): Lesson => {
    const tokens = tokensOf(line.text)
    return {
      features: spanFeatures(tokens, { ...line, reader, vocabulary, classes }).map((one) => Uint32Array.from(one)),
      tags: tagsOf(tokens, line.spans),
    }
  })
  const order = Uint32Array.from(lessons.keys())
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const lesson = lessons[at]
      if (lesson && lesson.tags.length > 0) learn(lesson, { weights, squares, random })
    }
  }
  return weights
}

function learn(
  { features, tags }: Lesson,
  { weights, squares, random }: { weights: SpanWeights; squares: SpanWeights; random: () => number },
) {
  const kept = features.map((buckets) => buckets.filter(() => random() >= DROPPED))
  const scores = wordScores(weights, kept)
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / (1 - DROPPED)
  const { tags: likely, steps } = marginalsOf(weights, scores)
  for (const [at, buckets] of kept.entries())
    for (let tag = 0; tag < TAGS; tag++) {
      const error = (likely[at * TAGS + tag] ?? 0) - (tags[at] === tag ? 1 : 0)
      if (Math.abs(error) < LEAST_ERROR) continue
      for (const bucket of buckets) step(weights.words, squares.words, bucket * TAGS + tag, error)
    }
  tags.forEach((tag, at) => {
    const before = at === 0 ? TAGS : (tags[at - 1] ?? 0)
    steps[before * TAGS + tag] = (steps[before * TAGS + tag] ?? 0) - 1
  })
  for (let before = 0; before <= TAGS; before++)
    for (let tag = 0; tag < TAGS; tag++)
      if (mayFollow(before === TAGS ? -1 : before, tag))
        step(weights.follows, squares.follows, before * TAGS + tag, steps[before * TAGS + tag] ?? 0)
}

function step(values: Float32Array, squares: Float32Array, place: number, error: number) {
  const square = (squares[place] ?? 0) + error * error
  squares[place] = square
  values[place] = (values[place] ?? 0) - (RATE * error) / Math.sqrt(square)
}
