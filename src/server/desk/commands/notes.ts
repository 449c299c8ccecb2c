import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { limitSchema } from '../inputs.ts'
import { logLine } from '../log.ts'
import { readNotes } from '../members-store.ts'
import { minuteOf, plain } from '../table.ts'

export const notes = deskCommand({
  name: 'notes',
  summary: 'What members wrote to the matchmaker, newest first.',
  options: [['--limit <rows>', 'how many at most (default: 30)']],
  examples: [['notes', 'what to read once a week']],
  input: z.strictObject({ limit: limitSchema }),
  async run(deps, { limit = '30' }, by) {
    await logLine(deps, { by, command: 'notes' })
    const rows = await readNotes(deps.db, { limit: Number(limit) })
    return { notes: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
  },
  show: (result) =>
    result.notes.length === 0
      ? 'No notes.'
      : result.notes
          .map(({ at, email, where, note }) => `${minuteOf(at)}  ${plain(email)}  (${where})\n    ${plain(note)}`)
          .join('\n\n'),
})
