import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { composed } from './compose.ts'
import { readCorpus, readTrained, writeTrained } from './corpus-files.ts'
import { packed, unpacked } from './learn.ts'
import { learnedInThreads } from './learn-in-threads.ts'
import { changedIn, type Hashes, hashesOf, hashOfWeights, UNLABELLED, WEIGHTS } from './own-lines.ts'

const FILE = new URL('../../src/engine/concierge/understand/built-in/labels/weights.bin.gz', import.meta.url)

type Wish = { also?: readonly string[] | undefined; all?: boolean | undefined }

/**
 * Learns the labels whose lines changed. The others keep their weights.
 * @param wish.also labels to learn besides these @param wish.all learns every label
 * @throws RangeError for an unknown label, if only lines without labels changed, or if the weights are not those of
 * trained.txt
 */
export async function trainAnswers(wish: Wish = {}) {
  const started = performance.now()
  const { hash, ...lines } = readCorpus()
  const hashes = hashesOf(lines)
  const before = wish.all ? undefined : gunzipSync(readFileSync(FILE))
  const wanted = labelsToLearn(hashes, wish, before && trainedWith(before))
  const lessons = composed([...lines.corpus, ...lines.marked])
  const columns = new Map([...(before ? unpacked(before) : []), ...(await learnedInThreads(lessons, wanted))])
  const weights = packed(columns, hash)
  const file = gzipSync(weights, { level: 9 })
  writeFileSync(FILE, file)
  writeTrained(new Map([...hashes, [WEIGHTS, hashOfWeights(weights)]]))
  const which = wanted.length === LABELS.length ? 'all labels' : `${wanted.join(', ') || 'no label'} (others stay)`
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`answers: learned ${which} from ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

/** @throws RangeError after a merge, or when only one of the two files was put back */
export function trainedWith(weights: Uint8Array, trained = readTrained()): Hashes {
  if (trained.get(WEIGHTS) === hashOfWeights(weights)) return trained
  throw new RangeError('The weights are not those of trained.txt, as after a merge. Learn all labels: --all')
}

export function labelsToLearn(hashes: Hashes, { also = [], all = false }: Wish, trained: Hashes = new Map()): string[] {
  const unknown = also.find((label) => !LABELS.includes(label))
  if (unknown !== undefined) throw new RangeError(`There is no label ${unknown}.`)
  const changed = changedIn(hashes, trained)
  const wanted = LABELS.filter((label) => all || changed.includes(label) || also.includes(label))
  if (wanted.length === 0 && changed.includes(UNLABELLED))
    throw new RangeError(
      'Only lines without labels changed. Say which labels they are about: --labels s0,s1 (or --all).',
    )
  if (!all && also.length === 0 && changed.includes(UNLABELLED))
    console.log('Lines without labels changed, too. If they are about other labels, name these: --labels s0,s1')
  return wanted
}
