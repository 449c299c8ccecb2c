import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Conversation, QUESTIONS, type Question } from '../../src/engine/concierge/state/conversation.ts'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { type Hear, hearing } from './hear.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    model: { type: 'boolean', default: false },
    verbose: { type: 'boolean' },
    set: { type: 'string', default: 'unseen-6' },
  },
})
export const { json = false, verbose = false } = options
/**
 * Only `unseen-6` is unread. `unseen` to `unseen-3` were read during tuning. Of `unseen-4` only
 * the counts were used; `unseen-5` was scored before it was read. Thresholds come from counts of
 * `unseen-7`, which holds disclosures only.
 */
const FOLDER = new URL(`./${options.set}/`, import.meta.url)

/** What the unseen files are put to. */
export type Unseen = { hear: Hear; verbose: boolean }

export const today = '2026-11-22'
/** `--model` puts the lines to the model of `LLM_*` as well, as the server does. */
export const hear: Hear = hearing(options.model)
export const begun = beginConversation({ name: 'Sam', known: {}, today, seed: 1, reader }).state
/** The talk right after a question was put. */
export const askedAbout = (asked: Question | null): Conversation => ({
  ...begun,
  question: asked,
  asked: asked ? { [asked]: 1 } : {},
})

const linesIn = (file: string) => {
  const at = new URL(file, FOLDER)
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

export function linesOf(file: string): Line[] {
  let asked: Question | null = null
  return linesIn(file).flatMap((line): Line[] => {
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

export const rowsOf = (file: string): string[][] =>
  linesIn(file)
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|'))
