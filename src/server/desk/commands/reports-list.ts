import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { toReport } from '../find-report.ts'
import { limitSchema } from '../inputs.ts'
import { logLine } from '../log.ts'
import { readReports } from '../reports-store.ts'
import { minuteOf, table } from '../table.ts'

export const reportsList = deskCommand({
  name: 'reports list',
  summary: 'What members reported of others, newest first: those that are open.',
  options: [
    ['--all', 'closed ones too'],
    ['--limit <rows>', 'how many at most (default: 50)'],
  ],
  examples: [['reports list', 'what wants a decision']],
  input: z.strictObject({ all: z.optional(z.boolean()), limit: limitSchema }),
  async run(deps, { all = false, limit = '50' }, by) {
    await logLine(deps, { by, command: 'reports list' })
    return { reports: (await readReports(deps.db, { all, limit: Number(limit) })).map(toReport) }
  },
  show: ({ reports }) =>
    reports.length === 0
      ? 'No reports.'
      : table(
          ['When', 'What', 'About', 'State', 'Id'],
          reports.map(({ at, reason, reported, suspended, closedAt, id }) => [
            minuteOf(at),
            reason,
            reported ?? '(left)',
            [closedAt === null ? 'open' : 'closed', ...(suspended ? ['suspended'] : [])].join(', '),
            id,
          ]),
        ),
})
