import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { LineNotes } from './doctor-settings.ts'

export const EXIT = {
  done: 0,
  fault: 1,
  usage: 2,
  notFound: 3,
  /** Refused: nothing was changed. */
  refused: 4,
  attention: 5,
  notCopied: 6,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export class DeskRefusal extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

type Words = {
  /** One word, or two in a group: 'members find'. */
  name: string
  summary: string
  /** '<who>' is required, '[who]' optional. The name is the input's key. */
  arguments?: [name: string, description: string][]
  /** As in commander: '--file <path>'. The name in camel case is the input's key. */
  options?: [flags: string, description: string][]
  /** The words after `npm run desk --`. */
  examples: [command: string, does: string][]
}

export type Terminal = { cwd: string }

/**
 * The terminal's settings. `readsFile`: they come from the server's file, with problems in `lines`. `isByServer`: a
 * running server ran the command with its own settings.
 */
export type Own = { config: Config; readsFile: boolean; lines?: LineNotes; isByServer: boolean }

type Spec<Input, Result> = Words & {
  input: z.ZodMiniType<Input>
  /** Runs in the terminal's process: reads files and makes paths absolute. */
  prepare?: (given: Record<string, unknown>, terminal: Terminal) => Record<string, unknown>
  /** Adds the terminal's settings that the server needs. */
  withOwn?: (input: Input, own: Omit<Own, 'isByServer'>) => Record<string, unknown>
  announce?: (input: Input, now: Date) => string | undefined
  /** Runs in the terminal's process after the server's part. */
  finish?: (result: Result, own: Own) => Promise<Result>
  show: (result: Result) => string
  /** 0 by default. */
  exitCode?: (result: Result) => ExitCode
}

type OnDatabase<Input, Result> = {
  /** Runs in the server, if one runs. @param by the operator, for the log @returns a JSON value */
  run: (deps: Deps, input: Input, by: string) => Promise<Result>
  /** Runs in the terminal's process if the database does not open. @param why one sentence */
  runUnopened?: (config: Config, why: string) => Promise<Result>
}

type Apart<Input, Result> = {
  /** For commands that replace the database: runs in the terminal's process without it. */
  runApart: (config: Config, input: Input, by: string) => Promise<Result>
}

export type DeskCommand = Spec<unknown, unknown> &
  Partial<OnDatabase<unknown, unknown>> &
  Partial<Apart<unknown, unknown>>

export function deskCommand<Input, Result>(
  spec: Spec<Input, Result> & (OnDatabase<Input, Result> | Apart<Input, Result>),
): DeskCommand {
  // A command's schema checks its input, and `show` gets only its own result.
  return spec as never
}

/** @throws DeskRefusal with the first problem */
export function parseInput(command: DeskCommand, given: unknown) {
  const parsed = z.safeParse(command.input, given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path.join('.')
  throw new DeskRefusal(EXIT.usage, `${at ? `${at}: ` : ''}${issue?.message ?? 'The command is not valid.'}`)
}
