import * as z from 'zod/mini'
import { rebuildDerived } from '../../rebuild/rebuild-derived.ts'
import { deskCommand } from '../desk-command.ts'
import { logLine } from '../log.ts'
import { facts } from '../table.ts'

export const rebuild = deskCommand({
  name: 'rebuild',
  summary: 'Make everything derived anew: profiles and lists. It can be interrupted and repeated.',
  examples: [['rebuild', 'after an upgrade that changed what a card or a profile holds']],
  input: z.strictObject({}),
  async run(deps, _input, by) {
    await logLine(deps, { by, command: 'rebuild' })
    return rebuildDerived(deps)
  },
  show: ({ profiles, lists }) =>
    facts([
      ['Profiles that changed', profiles],
      ['Lists made anew', lists],
    ]),
})
