import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Conversation, QUESTIONS, type Question } from '../../src/engine/concierge/state/conversation.ts'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import type { Hear } from './hear.ts'

const SETS = new URL('sets/', import.meta.url)
/** The sets' authors saw neither code nor corpus. The project has now read all sets. */
export const SET_NAMES = readdirSync(SETS).toSorted()

/** `hear` runs the chat; `miss` reports a wrong result. */
export type LineSet = { name: string; hear: Hear; miss: (what: string) => void }

export const begun = beginConversation({ name: 'Sam', known: {}, today: '2026-11-22', seed: 1, reader }).state
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

export type Line = { labels: string[]; text: string; asked: Question | null }

/** Reads lines `labels|text` under their headings; no lines if the file is missing. */
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

export const rowsOf = (set: string, file: string): string[][] =>
  linesIn(set, file)
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|'))
