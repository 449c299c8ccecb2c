import { readFileSync } from 'node:fs'
import { beginConversation, takeTurn } from '../../src/engine/dialogue/conversation.ts'
import { groupOf } from '../../src/engine/dialogue/groups.ts'
import { slotOf } from '../../src/engine/dialogue/slots.ts'
import { isAmong, PARTS, type Part } from '../../src/engine/dialogue/state.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'

const today = '2026-11-22'
const HELP_LINE = '988'
const ASKED: readonly (Part | null)[] = [null, ...PARTS.filter((part) => part !== 'notes' && part !== 'niceToHaves')]

/** A file of numbered lines with a tab between message and reply, or a line each. */
export function utterancesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const said = line.replace(/^\d+ /, '')
    if (/^(?:your|partner's) persona: /.test(said)) return []
    return said
      .split('\t')
      .slice(0, 2)
      .map((one) => one.trim())
      .filter((one) => one !== '' && one !== '__SILENCE__')
  })
}

/**
 * Puts strangers' small talk to the concierge under each question in turn. Read the notes by hand:
 * small talk holds true facts too.
 */
export function evaluateSmallTalk(path: string) {
  const begun = beginConversation({ name: 'Sam', known: {}, today, seed: 1 }).state
  const counts = { lines: 0, noted: 0, askedBack: 0, alarmed: 0 }
  const notes: { text: string; asked: Part | null; noted: string[] }[] = []
  for (const [at, text] of utterancesIn(readFileSync(path, 'utf8')).entries()) {
    const asked = ASKED[at % ASKED.length] ?? null
    const before = { ...begun, part: asked, pending: asked && groupOf(asked) }
    const { state, reply } = takeTurn(before, text, { today, reader })
    const come = state.entries.filter((entry) => !isAmong(entry, before.entries))
    counts.lines += 1
    counts.noted += Number(come.length > 0)
    counts.askedBack += Number(come.length === 0 && state.offer !== null)
    counts.alarmed += Number(reply.includes(HELP_LINE))
    if (come.length > 0) notes.push({ text, asked, noted: come.map((entry) => `${slotOf(entry)}=${entry.value}`) })
  }
  return { counts, notes }
}

const each = (count: number, of: number) => `${count} (${((1000 * count) / Math.max(1, of)).toFixed(1)} in 1,000)`

export const smallTalkText = ({ lines, noted, askedBack, alarmed }: ReturnType<typeof evaluateSmallTalk>['counts']) =>
  [
    `lines of small talk   ${lines}`,
    `noted something       ${each(noted, lines)}: read them with --verbose, some are true`,
    `asked back            ${each(askedBack, lines)}`,
    `help lines            ${each(alarmed, lines)}`,
  ].join('\n')
