import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { requireReport } from '../find-report.ts'
import { reasonSchema, reportIdSchema } from '../inputs.ts'
import { act } from '../log.ts'
import { closeReport } from '../reports-store.ts'

export const reportsClose = deskCommand({
  name: 'reports close',
  summary: 'Close a report. The one it is about never learns of it.',
  arguments: [['<id>', "the report's id, or its beginning"]],
  options: [['--reason <sentence>', 'what was decided']],
  examples: [['reports close 0197f3a2 --reason "Suspended for fraud."', 'when it is dealt with']],
  input: z.strictObject({ id: reportIdSchema, reason: reasonSchema }),
  async run(deps, { id: given, reason }, by) {
    const { id } = await requireReport(deps.db, given)
    const closed = await act(deps, { by, command: 'reports close', about: id, reason }, async (tx) => {
      const changed = await closeReport(tx, { id, by, note: reason, now: deps.clock() })
      return { changed, result: changed }
    })
    return { id, closed }
  },
  show: ({ id, closed }) =>
    closed ? `Report ${id} is closed.` : `Report ${id} was closed before. Nothing was changed.`,
})
