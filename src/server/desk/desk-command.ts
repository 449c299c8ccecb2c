import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/** What the exit code of a command says to the program that ran it. */
export const EXIT = {
  done: 0,
  /** A fault of the program. */
  fault: 1,
  /** The command was not understood. */
  usage: 2,
  /** There is nobody, or nothing, of that name. */
  notFound: 3,
  /** The command was understood and not carried out; nothing was changed. */
  refused: 4,
  /** `doctor` found something that wants a look. */
  attention: 5,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** A reason not to do what was asked, as one sentence for the person at the terminal. */
export class DeskRefusal extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

/** How a command looks at the terminal. */
type Words = {
  /** One word, or two for a command of a group: 'stats', 'members find'. */
  name: string
  summary: string
  /** In order: '<who>' must be given, '[who]' may be. The name is the key of the input. */
  arguments?: [name: string, description: string][]
  /** In commander's notation: '--file <path>'. The name in camel case is the key of the input. */
  options?: [flags: string, description: string][]
  /** What follows `npm run desk --`, each with what it does. */
  examples: [command: string, does: string][]
}

/** Where the person at the terminal is: files that they name are read there, not by the server. */
export type Terminal = { cwd: string }

type Spec<Input, Result> = Words & {
  input: z.ZodMiniType<Input>
  /** Turns what was typed into the input, in the process of the terminal: reads files and makes paths absolute. */
  prepare?: (given: Record<string, unknown>, terminal: Terminal) => Record<string, unknown>
  /** The rest of the work, in the process of the terminal, after the server's part. */
  finish?: (result: Result) => Promise<Result>
  /** The result as text for a person. */
  show: (result: Result) => string
  /** 0 unless the result itself says more. */
  exitCode?: (result: Result) => ExitCode
}

type OnDatabase<Input, Result> = {
  /**
   * What the command does on an open database: in the running server, or in the terminal's process when there is none.
   *
   * @param by who runs it, for the log
   * @returns something that survives JSON
   */
  run: (deps: Deps, input: Input, by: string) => Promise<Result>
}

type Apart<Input, Result> = {
  /** What the command does in the terminal's process, with no database open: for what replaces the database. */
  runApart: (config: Config, input: Input, by: string) => Promise<Result>
}

/** A command of the desk, with what it takes and gives checked where it runs. */
export type DeskCommand = Spec<unknown, unknown> &
  Partial<OnDatabase<unknown, unknown>> &
  Partial<Apart<unknown, unknown>>

/** Declares a command. One file each, listed in `commands/index.ts`. */
export function deskCommand<Input, Result>(
  spec: Spec<Input, Result> & (OnDatabase<Input, Result> | Apart<Input, Result>),
): DeskCommand {
  // A list of commands has one type. What comes in passes the command's own schema, and what is shown is its own result.
  return spec as never
}

/** @throws DeskRefusal with one sentence for the first thing that is wrong */
export function parseInput(command: DeskCommand, given: unknown) {
  const parsed = z.safeParse(command.input, given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path.join('.')
  throw new DeskRefusal(EXIT.usage, `${at ? `${at}: ` : ''}${issue?.message ?? 'The command is not valid.'}`)
}
