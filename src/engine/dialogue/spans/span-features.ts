import { hash, mixed, summed } from '../learned/features.ts'
import type { LabelReader, Likelihood } from '../learned/reader.ts'
import type { Standing } from './marked-line.ts'
import type { Token } from './tokens.ts'
import type { WordClass, WordClasses } from './word-classes.ts'

/** Features are hashed into this many buckets. */
export const SPAN_BUCKETS = 1 << 16

/** What the reader of spans knows of a message besides its words. */
export type SpanContext = {
  text: string
  /** The slot of the open question, or 'none'. */
  asked: string
  standing: readonly Standing[]
  /** What is heard in a stretch of the text. */
  reader: LabelReader
  /** The hashes of the words that are known by themselves. */
  vocabulary: ReadonlySet<number>
  classes: WordClasses
}

/** The features of each word of a message, as buckets. */
export function spanFeatures(tokens: readonly Token[], context: SpanContext): number[][] {
  const message = read(tokens, context)
  return tokens.map((_, at) => {
    const found: number[] = []
    const put: Put = (kind, word, other) => {
      const sum = word === undefined ? summed(kind) : summed(word, summed(kind))
      found.push(mixed(other === undefined ? sum : summed(other, summed(' ', sum))) & (SPAN_BUCKETS - 1))
    }
    const place = message.places[at] ?? { sentence: 0, clause: 0, before: 0 }
    putHeard(put, { message, at, place })
    putClasses(put, { message, at, place })
    putWords(put, { message, at, place })
    putPlace(put, { message, at, place })
    putEntries(put, { message, at, place })
    putFar(put, message, at)
    return found
  })
}

/** Puts the feature that is spelt `kind`, the word, a space and the other word. */
type Put = (kind: string, word?: string, other?: string) => void
/** Where the sentence and the clause of a word begin, and the clause before. */
type Place = { sentence: number; clause: number; before: number }
type Message = {
  tokens: readonly Token[]
  /** Each word, or its kind where it is rare. */
  words: readonly string[]
  /** Each word with the next one, and with the next two. */
  pairs: readonly string[]
  triples: readonly string[]
  asked: string
  classes: readonly (WordClass | undefined)[]
  /** The row that has an entry with this word. */
  rows: readonly string[]
  isQuoted: readonly boolean[]
  places: readonly Place[]
  /** What is heard in the clause and in the sentence that begin at a word. */
  heardFrom: ReadonlyMap<string, readonly string[]>
  heard: readonly string[]
}
type At = { message: Message; at: number; place: Place }

const ENDS_SENTENCE = /^[.!?\n\u2026;]$/
const ENDS_CLAUSE = /^(?:[,:;()\u2013\u2014/-]|and|but|or|also|plus|then|because|cos|so)$/
const LEAST_STEM = 3
const FAR_FROM = 3
const FAR_TO = 8

function read(tokens: readonly Token[], { text, asked, standing, reader, vocabulary, classes }: SpanContext): Message {
  const isKnown = (word: string) => vocabulary.has(hash(word)) || !/[\p{L}\p{N}]/u.test(word)
  const words = tokens.map(({ word }) => (isKnown(word) ? word : kindOf(word)))
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? '>'}`)
  const named = namedBy(standing)
  const places = placesOf(words)
  const heardFrom = new Map<string, readonly string[]>()
  const hear = (from: number, isEnd: (word: string) => boolean) => {
    let to = from
    while (to + 1 < tokens.length && !isEnd(words[to + 1] ?? '')) to++
    return weighed(reader(text.slice(tokens[from]?.from, tokens[to]?.to), asked))
  }
  for (const { sentence, clause } of places) {
    if (!heardFrom.has(`c${clause}`))
      heardFrom.set(
        `c${clause}`,
        hear(clause, (one) => ENDS_CLAUSE.test(one) || ENDS_SENTENCE.test(one)),
      )
    if (!heardFrom.has(`s${sentence}`))
      heardFrom.set(
        `s${sentence}`,
        hear(sentence, (one) => ENDS_SENTENCE.test(one)),
      )
  }
  return {
    tokens,
    words,
    pairs,
    triples: pairs.map((pair, at) => `${pair} ${words[at + 2] ?? '>'}`),
    asked,
    classes: tokens.map(({ word }) => classes(word)),
    rows: tokens.map(({ word }) => (word.length >= LEAST_STEM ? (named.get(stemOf(word)) ?? '') : '')),
    isQuoted: quotedIn(words),
    places,
    heardFrom,
    heard: weighed(reader(text, asked)),
  }
}

/** Where the sentence and the clause of each word begin. */
function placesOf(words: readonly string[]): Place[] {
  let place: Place = { sentence: 0, clause: 0, before: 0 }
  return words.map((_, at) => {
    const previous = words[at - 1]
    if (previous !== undefined && ENDS_SENTENCE.test(previous))
      place = { sentence: at, clause: at, before: place.clause }
    else if (previous !== undefined && ENDS_CLAUSE.test(previous))
      place = { ...place, clause: at, before: place.clause }
    return place
  })
}

/** What the reader of labels hears in the clause, the sentence and the message. */
function putHeard(put: Put, { message: { words, asked, heardFrom, heard }, at, place }: At) {
  const [word, previous] = [words[at] ?? '', words[at - 1] ?? '<']
  for (const one of heardFrom.get(`c${place.clause}`) ?? []) {
    put('hc:', one)
    put('hca:', one, asked)
    put('hcw:', one, word)
    put('hcp:', one, previous)
    put('hcc:', one, String(Math.min(at - place.clause, 3)))
  }
  for (const one of heardFrom.get(`s${place.sentence}`) ?? []) {
    put('hs:', one)
    put('hsp:', one, previous)
  }
  for (const one of heard) put('ha:', one)
}

/** The classes of a word and of those beside it. */
function putClasses(put: Put, { message: { words, asked, classes, heardFrom }, at, place }: At) {
  const [word, previous] = [words[at] ?? '', words[at - 1] ?? '<']
  const [own, last, following] = [classes[at], classes[at - 1], classes[at + 1]]
  if (own) {
    put('g:', own.fine)
    put('G:', own.coarse)
    put('ga:', own.fine, asked)
    put('Ga:', own.coarse, asked)
    put('pG:', previous, own.coarse)
    put('pg:', previous, own.fine)
    for (const one of heardFrom.get(`c${place.clause}`) ?? []) put('hcG:', one, own.coarse)
  }
  if (last) {
    put('g-1:', last.fine)
    put('G-1:', last.coarse, word)
    if (own) put('GG:', last.coarse, own.coarse)
  }
  if (following) {
    put('g+1:', following.fine)
    put('G+1:', word, following.coarse)
  }
}

/** A word, its ends, and the words beside it. */
function putWords(put: Put, { message: { tokens, words, asked, isQuoted }, at }: At) {
  const [word, previous, next] = [words[at] ?? '', words[at - 1] ?? '<', words[at + 1] ?? '>']
  const [second, third] = [words[at - 2] ?? '<', words[at + 2] ?? '>']
  const spelt = tokens[at]?.word ?? ''
  put('b')
  put('a:', asked)
  put('w:', word)
  put('p:', previous)
  put('n:', next)
  put('pp:', second)
  put('nn:', third)
  put('pw:', previous, word)
  put('wn:', word, next)
  put('ppp:', second, previous)
  put('nnn:', next, third)
  put('pwn:', previous, next)
  put('aw:', asked, word)
  put('ap:', asked, previous)
  put('s:', spelt.slice(-3))
  put('s2:', spelt.slice(-2))
  put('k:', stemOf(spelt))
  if (tokens[at]?.isCapital) put('cap')
  if (!isQuoted[at]) return
  put('quoted')
  put('quoted:', previous)
}

/** Where a word stands, and how its clause and its sentence begin. */
function putPlace(
  put: Put,
  { message: { words, pairs, triples, asked }, at, place: { sentence, clause, before } }: At,
) {
  const place = String(Math.min(at - clause, 4))
  put('c:', place, words[clause])
  put('c2:', pairs[clause])
  put('c3:', triples[clause])
  put('ac:', asked, place)
  put('ac1:', asked, words[clause])
  put('s1:', words[sentence])
  put('s2:', pairs[sentence])
  put('s3:', triples[sentence])
  put('as1:', asked, words[sentence])
  put('b2:', pairs[before])
  if (at === 0) put('first:', asked)
}

/** Whether an entry that stands has a word. */
function putEntries(put: Put, { message: { words, asked, rows }, at, place }: At) {
  const row = rows[at] ?? ''
  if (row !== '') {
    put('e:', row)
    put('e')
    put('ep:', words[at - 1] ?? '<')
    put('ec:', words[place.clause])
    put('es:', words[place.sentence], words[place.sentence + 1] ?? '>')
    put('ea:', asked)
    if (rows[at - 1] || rows[at + 1]) put('ee')
  }
  if (rows[at - 1]) put('e-1')
  if (rows[at + 1]) put('e+1')
}

/** The words farther away, on each side. */
function putFar(put: Put, { words }: Message, at: number) {
  for (let far = FAR_FROM; far <= FAR_TO; far++) {
    const [left, right] = [words[at - far], words[at + far]]
    if (left !== undefined) put('l:', left)
    if (right !== undefined) put('r:', right)
  }
}

/** What a rare word counts as: its end tells much of what it does. */
const kindOf = (word: string) =>
  /^\d+$/.test(word) ? '#' : `*${/(?:ing|ed|ly|s|er|ful|able|ous|ish|ive)$/.exec(word)?.[0] ?? ''}`

const stemOf = (word: string) => word.replace(/(?:'s|iness|ness|ing|ers?|ies|ed|es|s|y|ly)$/, '').slice(0, 6)

const HEARD = [
  ...['W', 'X', 'T', 'OF', 'DI', 'R', 'C', 'ST', 'Q', 'NO', 'Orem', 'Orep', 'Omov', 'Oadd', 'xs', 'xd', 'xk', 'xn'],
  ...['kn', 'ky', 'd0', 's0', 'aN', 'aE', 'il', 'fp', 'fv', 'A', 'D', 'mw', 'mm'],
]
const STEPS = [0.08, 0.25, 0.5, 0.75]

/** What is heard in a stretch: each label with how likely it is, in steps. */
const weighed = (likely: Likelihood): string[] =>
  HEARD.flatMap((label) => {
    const weight = likely(label)
    return STEPS.filter((step) => weight >= step).map((step) => `${label}${step}`)
  })

/** The rows whose entries have a word, by its stem. */
function namedBy(standing: readonly Standing[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { row, value } of standing)
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}'-]{3,}/gu) ?? []) found.set(stemOf(word), row)
  return found
}

/** Which words stand between quotes. */
function quotedIn(words: readonly string[]): boolean[] {
  let isOpen = false
  return words.map((word) => {
    if (word === '"' || word === '\u201c' || word === '\u201d') isOpen = !isOpen
    return isOpen
  })
}
