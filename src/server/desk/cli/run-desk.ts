import { randomUUIDv7 } from 'node:crypto'
import { Command, CommanderError } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { faultOf } from '../../http/fault.ts'
import { adviceOn, mailFaultOf } from '../../mail/mail-fault.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { readSender } from '../../sender.ts'
import { SettingRefusal, StartRefusal } from '../../start-refusal.ts'
import { commands, groups } from '../commands/index.ts'
import { type DeskCommand, DeskRefusal, EXIT, parseInput } from '../desk-command.ts'
import { FAULT } from '../desk-socket.ts'
import type { DeskOutcome } from '../run-command.ts'
import { mailOnceADay } from '../tell-directly.ts'
import { callCommand } from './call-command.ts'
import { noteFile } from './settings-file.ts'

type Terminal = {
  env: Record<string, string | undefined>
  cwd: string
  user: string
  out: (text: string) => void
  err: (text: string) => void
}

const HELP = `
Works beside the running server, by DATABASE_URL, and when the server is stopped. Set the same variables as for the server.

Exit codes: 0 done, 1 fault of the program, 2 not understood, 3 not found, 4 refused (nothing was changed),
5 something wants a look (doctor), 6 the backup was made but BACKUP_COMMAND failed (backup --copy).

For programs: npm run --silent desk -- <command> --json`

export async function runDesk(argv: string[], terminal: Terminal): Promise<number> {
  let exitCode: number = EXIT.done
  const program = new Command('desk')
    .description('The desk: what the person who runs Overture does by hand.')
    .addHelpText('after', HELP)
  const settle = (command: Command) =>
    command
      .exitOverride()
      .showHelpAfterError('(--help says how it is used)')
      .configureOutput({
        writeOut: (text) => terminal.out(text.trimEnd()),
        writeErr: (text) => terminal.err(text.trimEnd()),
      })
  settle(program)
  for (const command of commands)
    settle(addCommand(program, command, settle)).action(async (...args: unknown[]) => {
      exitCode = await run(command, args, terminal)
    })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (error instanceof DeskRefusal) return say(terminal, error.message, error.exitCode)
    if (error instanceof StartRefusal) return say(terminal, refusalText(error, terminal), EXIT.refused)
    return say(terminal, `${FAULT} ${JSON.stringify(faultOf(error))}`, EXIT.fault)
  }
}

const refusalText = (error: StartRefusal, { env: { SETTINGS_FILE: file } }: Terminal) =>
  error instanceof SettingRefusal && file
    ? `${error.message} Look in ${file}. A running server still uses the settings that it read when it started.`
    : error.message

function say({ err }: Terminal, message: string, exitCode: number) {
  err(message)
  return exitCode
}

function addCommand(program: Command, command: DeskCommand, settle: (command: Command) => Command) {
  const words = command.name.split(' ')
  const own = words.pop() ?? ''
  let parent = program
  for (const word of words)
    parent =
      parent.commands.find((each) => each.name() === word) ??
      settle(parent.command(word).description(groups[word] ?? word))
  const added = parent.command(own).description(command.summary)
  for (const [name, description] of command.arguments ?? []) added.argument(name, description)
  for (const [flags, description] of command.options ?? []) added.option(flags, description)
  added.option('--by <name>', 'who runs the command, for the log (default: your user name)')
  added.option('--json', 'the result as JSON, for programs')
  const examples = command.examples.map(([line, does]) => `  npm run desk -- ${line}\n      ${does}`)
  return added.addHelpText('after', `\nExamples:\n${examples.join('\n')}`)
}

async function run(command: DeskCommand, args: unknown[], terminal: Terminal) {
  const { json, by = terminal.user, ...options } = args.at(-2) as { json?: boolean; by?: string } & object
  const given: Record<string, unknown> = { ...options }
  for (const [at, [name]] of (command.arguments ?? []).entries())
    if (args[at] !== undefined) given[name.replace(/[<>[\].]/g, '')] = args[at]
  const prepared = command.prepare?.(given, terminal) ?? given
  // Checked before anything is opened, and again by the server.
  const input = parseInput(command, prepared)
  const tells = command.runUnopened !== undefined && 'mail' in given
  const config = tells ? await readConfigOrTell(terminal) : readConfig(terminal.env)
  const announced = command.announce?.(input, new Date())
  if (announced) terminal.err(announced)
  const own = { config, readsFile: Boolean(terminal.env.SETTINGS_FILE), lines: noteFile(terminal.env) }
  const asked = { ...prepared, ...command.withOwn?.(input, own) }
  const outcome = await outcomeOf(command, { config, input, prepared: asked, by, tell: terminal.err }).catch(
    async (error: unknown): Promise<DeskOutcome> => {
      if (!command.runUnopened || !(error instanceof StartRefusal)) throw error
      if (tells) await mailFault(config, `Database: ${error.message}`, terminal)
      return { result: await command.runUnopened(config, error.message) }
    },
  )
  if ('refusal' in outcome) {
    if (json) terminal.out(JSON.stringify(outcome))
    return say(terminal, outcome.refusal.message, outcome.refusal.exitCode)
  }
  const result = command.finish
    ? await command.finish(outcome.result, { ...own, isByServer: outcome.isByServer ?? false })
    : outcome.result
  terminal.out(json ? JSON.stringify(result, null, 2) : command.show(result))
  return command.exitCode?.(result) ?? EXIT.done
}

/** Mails a refused setting if the mail settings can be read. @throws SettingRefusal */
async function readConfigOrTell(terminal: Terminal) {
  try {
    return readConfig(terminal.env)
  } catch (error) {
    const config = readMailConfig(terminal.env)
    if (config && error instanceof StartRefusal)
      await mailFault(config, `Settings: ${error.message} Until it is fixed, no start succeeds.`, terminal)
    throw error
  }
}

export async function tellUnread(argv: readonly string[], unread: string, terminal: Pick<Terminal, 'env' | 'err'>) {
  const config = argv[0] === 'doctor' && argv.includes('--mail') ? readMailConfig(terminal.env) : undefined
  if (config) await mailFault(config, `Settings: ${unread}`, terminal)
}

function readMailConfig({ SMTP_URL, MAIL_FROM, OPERATOR_EMAIL, DATA_DIR }: Terminal['env']) {
  // The terminal shows the first refusal.
  try {
    return readConfig({ SMTP_URL, MAIL_FROM, OPERATOR_EMAIL, DATA_DIR })
  } catch {
    return undefined
  }
}

/** Mails faults that stop the timer's doctor: refused settings, or a database that does not open. */
async function mailFault(config: Config, fault: string, { err }: Pick<Terminal, 'err'>) {
  if (config.operatorEmail === undefined || config.smtpUrl === undefined) return
  const mailer = smtpMailer({ url: config.smtpUrl, sender: readSender(config.mailFrom) })
  await mailOnceADay({ config, mailer, newId: () => randomUUIDv7() }, fault)
    .catch((error: unknown) => err(adviceOn(mailFaultOf(error).kind)))
    .finally(() => mailer.close())
}

async function outcomeOf(
  command: DeskCommand,
  {
    config,
    input,
    prepared,
    by,
    tell,
  }: {
    config: Config
    input: unknown
    prepared: Record<string, unknown>
    by: string
    tell: (text: string) => void
  },
): Promise<DeskOutcome> {
  if (command.runApart) return { result: await command.runApart(config, input, by) }
  return callCommand(config, { command: command.name, args: prepared, by }, { tell })
}
