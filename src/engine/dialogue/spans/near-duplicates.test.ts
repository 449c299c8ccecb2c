import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { utterancesIn } from '../learned/corpus.ts'
import { markedLinesIn } from './marked-line.ts'

const corpus = new URL('../learned/corpus/', import.meta.url)
const spans = new URL('corpus/', import.meta.url)
const unseen = new URL('../../../../bench/eval-concierge/', import.meta.url)
const SAME = 0.7
const LEAST_WORDS = 3

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/[a-z0-9$']+/g),
  )

/** The share of their words that two lines have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / (one.size + other.size - shared)
}

it('teaches no line that a test of unseen lines holds, nor one like it', { timeout: 60_000 }, () => {
  const folders = readdirSync(unseen).filter(
    (name) => (name.startsWith('unseen') || name === 'marked') && !name.includes('.'),
  )
  const unmarked = folders
    .flatMap((folder) => readdirSync(new URL(`${folder}/`, unseen)).map((name) => new URL(`${folder}/${name}`, unseen)))
    .filter(({ pathname }) => pathname.endsWith('.txt'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('|'))
    .map((line) => line.slice(line.lastIndexOf('|') + 1))
  const parts = readFileSync(new URL('parts/dev.txt', unseen), 'utf8').split('\n')
  const tests = [...unmarked, ...parts.map((line) => line.split('|')[2] ?? '')].map(wordsOf)
  expect(tests.length).toBeGreaterThan(500)
  const having = new Map<string, Set<ReadonlySet<string>>>()
  for (const words of tests) for (const word of words) having.set(word, (having.get(word) ?? new Set()).add(words))
  const labelled = readdirSync(corpus).flatMap((name) =>
    utterancesIn(readFileSync(new URL(name, corpus), 'utf8'), name),
  )
  const marked = readdirSync(spans).flatMap((name) => markedLinesIn(readFileSync(new URL(name, spans), 'utf8'), name))
  const copies = [...labelled, ...marked].filter(({ text }) => {
    const words = wordsOf(text)
    if (words.size < LEAST_WORDS) return false
    // A line that is alike has so many of these words that it has one of the rarest.
    const rarest = [...words].toSorted((one, other) => (having.get(one)?.size ?? 0) - (having.get(other)?.size ?? 0))
    const enough = rarest.slice(0, words.size - Math.ceil(SAME * words.size) + 1)
    const sharing = new Set(enough.flatMap((word) => [...(having.get(word) ?? [])]))
    return [...sharing].some((other) => likeness(words, other) >= SAME)
  })
  expect(copies.map(({ text }) => text)).toEqual([])
})
