import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { commands } from './commands/index.ts'
import { DeskRefusal, EXIT, type ExitCode, parseInput } from './desk-command.ts'

export const requestSchema = z.strictObject({
  command: z.string(),
  args: z.record(z.string(), z.unknown()),
  /** Who runs it. */
  by: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type DeskRequest = z.output<typeof requestSchema>

/** What came of a command: its result, or why it was not done. */
export const outcomeSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ refusal: z.object({ exitCode: z.number(), message: z.string() }) }),
])
export type DeskOutcome = { result: unknown } | { refusal: { exitCode: ExitCode; message: string } }

/** Runs a command on an open database. A refusal is an outcome; a fault is thrown. */
export async function runCommand(deps: Deps, { command: name, args, by }: DeskRequest): Promise<DeskOutcome> {
  const begun = performance.now()
  const outcome = await attempt(deps, { command: name, args, by })
  const ms = Math.round(performance.now() - begun)
  deps.log.info({ command: name, done: 'result' in outcome, ms }, 'desk')
  return outcome
}

async function attempt(deps: Deps, { command: name, args, by }: DeskRequest): Promise<DeskOutcome> {
  const command = commands.find((each) => each.name === name)
  // A refusal becomes an outcome here, because it travels to another process.
  try {
    if (!command?.run) throw new DeskRefusal(EXIT.usage, `This server knows no command '${name}'.`)
    // As the other process would see it, wherever it ran.
    return JSON.parse(JSON.stringify({ result: await command.run(deps, parseInput(command, args), by) }))
  } catch (error) {
    if (error instanceof DeskRefusal) return { refusal: { exitCode: error.exitCode, message: error.message } }
    throw error
  }
}
