import * as z from 'zod/mini'
import { deskCommand } from '../desk-command.ts'
import { countEverything } from '../store.ts'
import { facts } from '../table.ts'

export const stats = deskCommand({
  name: 'stats',
  summary: 'How many there are of everything.',
  examples: [['stats', 'the figures of this moment']],
  input: z.strictObject({}),
  run: ({ db }) => countEverything(db),
  show: (counted) => facts(Object.entries(counted)),
})
