import * as z from 'zod/mini'
import { deskCommand, EXIT } from '../desk-command.ts'
import { checks } from '../doctor-checks.ts'
import { readHealth } from '../doctor-store.ts'
import { facts } from '../table.ts'

export const doctor = deskCommand({
  name: 'doctor',
  summary: 'Is everything well? Says what wants a look, and what to do. Changes nothing.',
  examples: [
    ['doctor', 'first thing in the weekly hour'],
    ['doctor --json || echo look', 'for a program: exit code 5 when something wants a look'],
  ],
  input: z.strictObject({}),
  async run(deps) {
    const health = await readHealth(deps.db)
    return { findings: await Promise.all(checks.map((check) => check(deps, health))) }
  },
  exitCode: ({ findings }) => (findings.some(({ todo }) => todo) ? EXIT.attention : EXIT.done),
  show: ({ findings }) =>
    [
      facts(findings.map(({ name, found, todo }) => [`${todo ? '!' : ' '} ${name}`, found])),
      ...findings.flatMap(({ name, todo }) => (todo ? [`! ${name}: ${todo}`] : [])),
      ...(findings.some(({ todo }) => todo) ? [] : ['All is well.']),
    ].join('\n'),
})
