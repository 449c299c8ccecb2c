import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { limitSchema } from '../inputs.ts'
import { readLines } from '../store.ts'
import { minuteOf, table } from '../table.ts'

export const log = deskCommand({
  name: 'log',
  summary: 'What was done at the desk, by whom and why, newest first. Lines are only ever added.',
  options: [['--limit <rows>', 'how many at most (default: 50)']],
  examples: [['log --limit 10', 'the last ten acts']],
  input: z.strictObject({ limit: limitSchema }),
  async run({ db }, { limit = '50' }) {
    const lines = await readLines(db, { about: null, limit: Number(limit) })
    return { log: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) }
  },
  show: (result) =>
    table(
      ['When', 'Who', 'What', 'About', 'Why'],
      result.log.map(({ at, by, command, about, reason }) => [minuteOf(at), by, command, about ?? '', reason]),
    ),
})
