import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Conversation, QUESTIONS, type Question } from '../../src/engine/concierge/state/conversation.ts'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import type { Hear } from './hear.ts'

const SETS = new URL('sets/', import.meta.url)
/** The sets of lines by authors who saw neither the code nor the corpus. All have been read since. */
export const SET_NAMES = readdirSync(SETS).toSorted()

/** One set, how its lines are heard, and where a line that was met wrongly is reported. */
export type LineSet = { name: string; hear: Hear; miss: (what: string) => void }

/** A talk that has just begun, without an intake. */
export const begun = beginConversation({ name: 'Sam', known: {}, today: '2026-11-22', seed: 1, reader }).state
/** The talk right after a question was put. */
export const askedAbout = (asked: Question | null): Conversation => ({
  ...begun,
  question: asked,
  asked: asked ? { [asked]: 1 } : {},
})

const linesIn = (set: string, file: string) => {
  const at = new URL(`${set}/${file}`, SETS)
  return existsSync(at) ? readFileSync(at, 'utf8').split('\n') : []
}

const ASKED: Record<string, Question> = {
  who: 'meet',
  ages: 'age',
  week: 'availability',
  habits: 'smoking',
  wishes: 'mustHaves',
}

/** A line of a set, what it means, and the question that it answers. */
export type Line = { labels: string[]; text: string; asked: Question | null }

/** The lines `labels|text` of a file, under their headings; none where the set has no such file. */
export function linesOf(set: string, file: string): Line[] {
  let asked: Question | null = null
  return linesIn(set, file).flatMap((line): Line[] => {
    if (line.startsWith('## ')) {
      const heading = line.slice(3).trim()
      asked = ASKED[heading] ?? QUESTIONS.find((one) => one === heading) ?? null
      return []
    }
    const bar = line.indexOf('|')
    if (bar < 0) return []
    return [{ labels: line.slice(0, bar).split(' '), text: line.slice(bar + 1), asked }]
  })
}

/** The lines of a file with three or more parts, for orders. */
export const rowsOf = (set: string, file: string): string[][] =>
  linesIn(set, file)
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|'))
