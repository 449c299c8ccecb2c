import { BUCKETS, featuresOf, mixed } from '../../src/engine/concierge/understand/built-in/labels/features.ts'
import { LABEL_INDEX, LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { BIAS, NAMES_AT, namesIn, scalesAt } from '../../src/engine/concierge/understand/built-in/labels/reader.ts'
import { randomFrom } from '../random.ts'
import type { Lesson } from './compose.ts'

const EPOCHS = 8
const RATE = 0.04
/** This share of features is dropped, so no single word decides. */
const DROPPED = 0.25
const LEAST_ERROR = 0.004
const CERTAINTY = 0.994

/** The weights of each label, one per bucket. */
export type Columns = ReadonlyMap<string, Float32Array>

/**
 * One logistic regression per label over hashed features, by AdaGrad. A lesson's seed decides its place and dropped
 * features, so a new lesson changes no others. Labels are independent: a new label adds a column.
 * @param own the labels to learn
 * @returns a row of weights per bucket
 */
export function learned(lessons: readonly Lesson[], own = LABELS): Float32Array {
  const count = own.length
  const places = new Map(own.map((label, at) => [label, at]))
  const placesOf = (labels: readonly string[]) => new Set(labels.map((label) => places.get(known(label))))
  const weights = new Float32Array(count * BUCKETS)
  const squares = new Float32Array(count * BUCKETS).fill(1)
  const ready = lessons.map(({ text, asked, labels, masked, weight, seed }) => ({
    features: Uint16Array.from(featuresOf(text, asked)),
    wanted: placesOf(labels),
    masked: placesOf(masked),
    weight,
    seed,
  }))
  const sums = new Float64Array(count)
  const kept = new Uint32Array(4096)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { lesson, seed } of inOrderOf(epoch, ready)) {
      const random = randomFrom(seed)
      let size = 0
      for (const feature of lesson.features) if (random() >= DROPPED) kept[size++] = feature * count
      sums.fill(0)
      for (let one = 0; one < size; one++) {
        const from = kept[one] ?? 0
        for (let label = 0; label < count; label++) sums[label] = (sums[label] ?? 0) + (weights[from + label] ?? 0)
      }
      for (let label = 0; label < count; label++) {
        if (lesson.masked.has(label)) continue
        const likely = 1 / (1 + Math.exp(-((sums[label] ?? 0) / (1 - DROPPED) + BIAS)))
        const error = (likely - (lesson.wanted.has(label) ? CERTAINTY : 1 - CERTAINTY)) * lesson.weight
        if (Math.abs(error) < LEAST_ERROR) continue
        for (let one = 0; one < size; one++) {
          const place = (kept[one] ?? 0) + label
          const square = (squares[place] ?? 0) + error * error
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (RATE * error) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

function inOrderOf<Ready extends { seed: number }>(epoch: number, lessons: readonly Ready[]) {
  const placed = lessons.map((lesson) => ({ lesson, seed: mixed(lesson.seed + epoch) }))
  return placed.sort((one, other) => one.seed - other.seed)
}

function known(label: string): string {
  if (!LABEL_INDEX.has(label)) throw new RangeError(`No label ${label}`)
  return label
}

/** The file has eight bits per weight, and a scale per label. */
export function packed(columns: Columns, corpusHash: number): Uint8Array {
  const [count, names] = [LABELS.length, LABELS.join(' ')]
  const head = scalesAt(names) + 4 * count
  const file = new Uint8Array(head + count * BUCKETS)
  const view = new DataView(file.buffer)
  view.setUint32(0, corpusHash, true)
  view.setUint32(4, names.length, true)
  for (let at = 0; at < names.length; at++) file[NAMES_AT + at] = names.charCodeAt(at)
  for (const [nth, label] of LABELS.entries()) {
    const column = columns.get(label) ?? new Float32Array(BUCKETS)
    const scale = Math.fround(column.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127 || 1)
    view.setFloat32(scalesAt(names) + 4 * nth, scale, true)
    for (const [bucket, weight] of column.entries())
      view.setInt8(head + bucket * count + nth, Math.round(weight / scale))
  }
  return file
}

export function unpacked(file: Uint8Array): Columns {
  const view = new DataView(file.buffer, file.byteOffset)
  const names = namesIn(file)
  const labels = names.split(' ')
  const head = scalesAt(names) + 4 * labels.length
  return new Map(
    labels.map((label, nth) => {
      const scale = view.getFloat32(scalesAt(names) + 4 * nth, true)
      const weightAt = (bucket: number) => view.getInt8(head + bucket * labels.length + nth) * scale
      return [label, Float32Array.from({ length: BUCKETS }, (_, bucket) => weightAt(bucket))]
    }),
  )
}
