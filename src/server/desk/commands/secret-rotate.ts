import * as z from 'zod/mini'
import { rotateSecret } from '../../secret/signing-keys.ts'
import { DeskRefusal, deskCommand, EXIT } from '../desk-command.ts'
import { reasonSchema } from '../inputs.ts'
import { act } from '../log.ts'

export const secretRotate = deskCommand({
  name: 'secret rotate',
  summary: 'Make a new secret in the database. Links in mails, codes and open pages go on.',
  options: [['--reason <sentence>', 'why, for the log']],
  examples: [
    ['secret rotate --reason "A backup was lost."', 'then restart every process; after a leak once more a day later'],
  ],
  input: z.strictObject({ reason: reasonSchema }),
  async run(deps, { reason }, by) {
    if (deps.config.secret !== undefined)
      throw new DeskRefusal(
        EXIT.refused,
        'SECRET is set in the settings: set a new one there, move the old one to SECRET_PREVIOUS, and restart.',
      )
    return act(deps, { by, command: 'secret rotate', reason }, async (tx) => {
      await rotateSecret(tx, deps.newToken)
      return { changed: true, result: { rotated: true } }
    })
  },
  show: () => 'There is a new secret. Restart every process now: systemctl restart overture',
})
