import * as z from 'zod/mini'
import { isUnavailable, takesNoWrites } from '../database/unavailable.ts'
import type { Deps } from '../deps.ts'
import { commands } from './commands/index.ts'
import { DeskRefusal, EXIT, type ExitCode, parseInput } from './desk-command.ts'

export const requestSchema = z.strictObject({
  command: z.string(),
  args: z.record(z.string(), z.unknown()),
  by: z.string().check(z.minLength(1), z.maxLength(100)),
})
export type DeskRequest = z.output<typeof requestSchema>

export const outcomeSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ refusal: z.object({ exitCode: z.number(), message: z.string() }) }),
])
export type DeskOutcome =
  | { result: unknown; isByServer?: boolean }
  | { refusal: { exitCode: ExitCode; message: string } }

export async function runCommand(deps: Deps, { command: name, args, by }: DeskRequest): Promise<DeskOutcome> {
  const begun = performance.now()
  const outcome = await attempt(deps, { command: name, args, by })
  const ms = Math.round(performance.now() - begun)
  deps.log.info({ command: name, done: 'result' in outcome, ms }, 'desk')
  return outcome
}

async function attempt(deps: Deps, { command: name, args, by }: DeskRequest): Promise<DeskOutcome> {
  const command = commands.find((each) => each.name === name)
  // A refusal is returned and not thrown, because it must reach another process.
  try {
    if (!command?.run) throw new DeskRefusal(EXIT.usage, `This server knows no command '${name}'.`)
    // Through JSON, the result is the same in any process.
    return JSON.parse(JSON.stringify({ result: await command.run(deps, parseInput(command, args), by) }))
  } catch (error) {
    if (error instanceof DeskRefusal) return { refusal: { exitCode: error.exitCode, message: error.message } }
    if (isUnavailable(error)) return { refusal: { exitCode: EXIT.refused, message: unavailableSentence(error) } }
    throw error
  }
}

const unavailableSentence = (error: unknown) =>
  takesNoWrites(error)
    ? 'The disk of DATA_DIR takes no writes, because it is nearly full or read-only: doctor says which. Nothing was changed.'
    : 'The database does not answer: try again when it does.'
