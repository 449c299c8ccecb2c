import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { requireReport, toReport } from '../find-report.ts'
import { reportIdSchema } from '../inputs.ts'
import { logLine } from '../log.ts'
import { countAbout } from '../reports-store.ts'
import { facts, minuteOf } from '../table.ts'

export const reportsShow = deskCommand({
  name: 'reports show',
  summary: 'One report with its words, and how often the same member was reported.',
  arguments: [['<id>', "the report's id, or its beginning"]],
  examples: [['reports show 0197f3a2', 'before a decision']],
  input: z.strictObject({ id: reportIdSchema }),
  async run(deps, { id }, by) {
    const report = await requireReport(deps.db, id)
    await logLine(deps, { by, command: 'reports show', about: report.id })
    return { ...toReport(report), aboutTheSame: await countAbout(deps.db, report) }
  },
  show: (report) =>
    facts([
      ['Id', report.id],
      ['When', minuteOf(report.at)],
      ['What', report.reason],
      ['Words', report.words],
      ['About', report.reported ?? `(left; 'members suspend ${report.id}' keeps the mailbox out)`],
      ['By', report.reporter ?? '(left, or a browser that proved no address)'],
      ['Same member', `${report.aboutTheSame.reports} reports by ${report.aboutTheSame.reporters} members`],
      ['State', report.closedAt === null ? 'open' : `closed ${minuteOf(report.closedAt)} by ${report.closedBy}`],
      ...(report.closingNote === null ? [] : ([['Closed with', report.closingNote]] as [string, string][])),
    ]),
})
