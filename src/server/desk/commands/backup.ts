import { rmSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod/mini'
import { backUp } from '../../backup/back-up.ts'
import { confirmBackup, deliverBackup, refuseUnwritable } from '../../backup/deliver-backup.ts'
import { handoverPath } from '../../backup/places.ts'
import { StartRefusal } from '../../start-refusal.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { logLine } from '../log.ts'
import { facts } from '../table.ts'

export const backup = deskCommand({
  name: 'backup',
  summary: 'Back everything up into one file, while it is used, and prove it by restoring it.',
  arguments: [['[file]', 'where to; without it into DATA_DIR/backups, where the last seven are kept']],
  examples: [
    ['backup', 'one more into DATA_DIR/backups'],
    ['backup /mnt/usb/overture.backup', 'to another disk, where you may write'],
  ],
  input: z.strictObject({ file: z.optional(z.string().check(z.refine(isAbsolute, 'must be a path'))) }),
  prepare({ file, ...rest }, { cwd }) {
    if (typeof file !== 'string') return rest
    const target = resolve(cwd, file)
    refuseUnwritable(target)
    return { ...rest, file: target }
  },
  async run(deps, { file }, by) {
    const handover = file === undefined ? undefined : handoverPath(deps.config.dataDir, deps.newId())
    // Only a refusal is shown at the terminal; anything else is a fault.
    try {
      const made = await backUp(deps, { file: handover })
      await logLine(deps, { by, command: 'backup' })
      return { ...made, deliverTo: file }
    } catch (error) {
      // Nobody fetches it.
      if (handover) rmSync(handover, { force: true })
      throw error instanceof StartRefusal ? new DeskRefusal(EXIT.refused, error.message) : error
    }
  },
  async finish({ deliverTo, ...made }) {
    if (deliverTo === undefined) await confirmBackup(made)
    else await deliverBackup(made, deliverTo)
    return { ...made, file: deliverTo ?? made.file, deliverTo: undefined }
  },
  show: ({ file, bytes, rows, heldMs, tookMs }) =>
    facts([
      ['Backup', file],
      ['Size', `${Math.ceil(bytes / 1000)} kB`],
      ['Rows, all found again in a trial restore', Object.values(rows).reduce((sum, count) => sum + count, 0)],
      ['Members', rows.member ?? 0],
      ['Others waited', `${heldMs} ms`],
      ['It took', `${(tookMs / 1000).toFixed(1)} s`],
    ]),
})
