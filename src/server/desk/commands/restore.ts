import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { restore as restoreBackup } from '../../backup/restore-backup.ts'
import { deskCommand } from '../desk-command.ts'
import { facts, minuteOf } from '../table.ts'

export const restore = deskCommand({
  name: 'restore',
  summary: 'Restore a backup into an empty DATA_DIR or DATABASE_URL. The server must be stopped.',
  arguments: [['<file>', 'a backup that `backup` or the server made']],
  options: [['--replace', 'put it in the place of what is there; a former folder is kept as DATA_DIR/pg.replaced']],
  examples: [
    ['restore overture.backup', 'into a new DATA_DIR'],
    ['restore overture.backup --replace', 'go back to how it was'],
  ],
  input: z.strictObject({ file: z.string(), replace: z.optional(z.boolean()) }),
  prepare: ({ file, ...rest }, { cwd }) => ({ ...rest, file: resolve(cwd, String(file)) }),
  runApart: (config, { file, replace = false }) => restoreBackup(config, { file, replace }),
  show: ({ rows, madeAt, isOtherSecret }) =>
    [
      facts([
        ['Restored as it was on', `${minuteOf(madeAt)} UTC`],
        ['Rows, compared with the backup', Object.values(rows).reduce((sum, count) => sum + count, 0)],
        ['Members', rows.member ?? 0],
      ]),
      ...(isOtherSecret
        ? [
            '',
            'SECRET is not the one this backup was made with: set SECRET as it was there, else links in mails end and whoever unsubscribed before leaving is forgotten.',
          ]
        : []),
    ].join('\n'),
})
