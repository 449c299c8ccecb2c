import { rmSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod/mini'
import { backUp } from '../../backup/back-up.ts'
import { LONGEST_COPY_MS, orphanAdvice, timeOf } from '../../backup/copy-times.ts'
import { confirmBackup, deliverBackup, refuseUnwritable } from '../../backup/deliver-backup.ts'
import { roomRefusal } from '../../backup/file-refusal.ts'
import { stateOfBackups } from '../../backup/nightly.ts'
import { handoverPath } from '../../backup/places.ts'
import { runBackupCommand } from '../../backup/run-backup-command.ts'
import { StartRefusal } from '../../start-refusal.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { logLine } from '../log.ts'
import { facts } from '../table.ts'

type Copied = { failure: string | undefined; isByServer?: boolean }
type Result = Awaited<ReturnType<typeof backUp>> & {
  copied?: Copied
  deliverTo: string | undefined
}

const copyLines = ({ failure, isByServer }: Copied): [string, string][] => [
  [
    'BACKUP_COMMAND',
    failure === undefined
      ? 'ended without an error. This does not prove that the copy arrived: look at the place where it should be'
      : `failed: ${failure}`,
  ],
  [
    'It ran',
    isByServer
      ? 'in the running server'
      : "in the desk, with the desk's settings. If they changed after the server started, restart the server: until then, its nightly run uses the old settings",
  ],
]

export const backup = deskCommand({
  name: 'backup',
  summary: 'Back everything up into one file while Overture is in use, and check the file with a trial restore.',
  arguments: [
    [
      '[file]',
      'the path of the backup. Without a path, the backup goes into DATA_DIR/backups, which keeps the newest seven',
    ],
  ],
  options: [['--copy', 'then run BACKUP_COMMAND on the new backup, as after a nightly backup']],
  examples: [
    ['backup', 'one more into DATA_DIR/backups'],
    ['backup --copy', 'try BACKUP_COMMAND now: exit code 6 when it fails'],
    ['backup /mnt/usb/overture.backup', 'to another disk, where you may write'],
  ],
  input: z
    .strictObject({
      file: z.optional(z.string().check(z.refine(isAbsolute, 'must be a path'))),
      copy: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ file, copy }) => !(file && copy), '--copy is for a backup in DATA_DIR/backups: leave the file out.'),
    ),
  prepare({ file, ...rest }, { cwd }) {
    if (typeof file !== 'string') return rest
    const target = resolve(cwd, file)
    refuseUnwritable(target)
    return { ...rest, file: target }
  },
  announce: ({ copy }, now) =>
    copy
      ? `Making a backup. Then BACKUP_COMMAND runs on it, for one hour at most: until about ${timeOf(new Date(now.getTime() + LONGEST_COPY_MS))}.`
      : undefined,
  async run(deps, { file, copy = false }, by): Promise<Result> {
    if (copy && deps.config.backupCommand === undefined)
      throw new DeskRefusal(EXIT.refused, '--copy has nothing to run: set BACKUP_COMMAND, and restart.')
    const runs = copy ? (await stateOfBackups(deps)).copyRuns : undefined
    if (runs && !runs.isLate)
      throw new DeskRefusal(
        EXIT.refused,
        `BACKUP_COMMAND is running since ${timeOf(runs.since)}: try again when it has ended.${runs.orphan ? ` ${orphanAdvice(runs.orphan)}` : ''}`,
      )
    const handover = file === undefined ? undefined : handoverPath(deps.config.dataDir, deps.newId())
    // A refusal is shown in its own words.
    try {
      const made = await backUp(deps, { file: handover })
      await logLine(deps, { by, command: 'backup' })
      const copied = copy ? { copied: { failure: await runBackupCommand(deps, made) } } : {}
      return { ...made, ...copied, deliverTo: file }
    } catch (error) {
      if (handover) rmSync(handover, { force: true })
      const refused = roomRefusal(error) ?? error
      throw refused instanceof StartRefusal ? new DeskRefusal(EXIT.refused, refused.message) : refused
    }
  },
  async finish({ deliverTo, copied, ...made }, { isByServer }) {
    if (deliverTo === undefined) await confirmBackup(made)
    else await deliverBackup(made, deliverTo)
    const ran = copied ? { copied: { ...copied, isByServer } } : {}
    return { ...made, ...ran, file: deliverTo ?? made.file, deliverTo: undefined }
  },
  exitCode: ({ copied }) => (copied?.failure === undefined ? EXIT.done : EXIT.notCopied),
  show: ({ file, bytes, rows, heldMs, tookMs, copied }) =>
    facts([
      ['Backup', file],
      ['Size', `${Math.ceil(bytes / 1000)} kB`],
      ['Rows, all found again in a trial restore', Object.values(rows).reduce((sum, count) => sum + count, 0)],
      ['Members', rows.member ?? 0],
      ['Other queries waited', `${heldMs} ms`],
      ['It took', `${(tookMs / 1000).toFixed(1)} s`],
      ...(copied ? copyLines(copied) : []),
    ]),
})
