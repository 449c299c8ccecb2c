import * as z from 'zod/mini'
import { isUnavailable } from '../../database/unavailable.ts'
import type { Deps } from '../../deps.ts'
import { faultOf } from '../../http/fault.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { startRefusal, startWarnings } from '../../operator/refuse-start.ts'
import { readSender } from '../../sender.ts'
import { DeskRefusal, deskCommand, EXIT, type Own } from '../desk-command.ts'
import { checks, findAll, findWithoutDatabase } from '../doctor-checks.ts'
import type { Finding } from '../doctor-finding.ts'
import { findDifferences, findLines, isUnreadWhole } from '../doctor-settings.ts'
import { readHealth } from '../doctor-store.ts'
import { compareDigests, digestSettings, type SettingsDigest } from '../settings-digest.ts'
import { facts } from '../table.ts'
import { logUnmailed, mailFindings } from '../tell-operator.ts'

type Result = { findings: Finding[]; running?: SettingsDigest }

/** A running server has the settings of its start. The file may be newer. */
function compared(findings: readonly Finding[], running: SettingsDigest, { config, readsFile, lines }: Own): Finding[] {
  const own = digestSettings(config, running.key).digests
  const told = findings.map((each) => {
    if (each.name === 'Mail') return { ...each, found: `${each.found} (as the running server has it)` }
    const added = startWarnings(config).filter((warning) => !each.todo?.includes(warning))
    if (each.name !== 'Settings' || added.length === 0) return each
    return { ...each, todo: [each.todo, ...added].filter(Boolean).join(' ') }
  })
  if (isUnreadWhole(lines)) return told
  const differences = findDifferences(
    compareDigests({ own, running: running.digests }, { readsFile }),
    startRefusal(config),
  )
  return [...told, ...differences.filter(({ todo }) => todo)]
}

const AWAY = 'The running server cannot reach it: journalctl -u overture | grep "database away"'

/** @returns advice when the database does not answer */
const healthOf = ({ db }: Deps) =>
  readHealth(db).catch((error: unknown) =>
    isUnavailable(error)
      ? AWAY
      : `It answers with a fault (${faultOf(error).code ?? 'see the log'}): journalctl -u overture`,
  )

const digestsOf = ({ config }: Deps, { key, digests }: SettingsDigest) => ({
  own: digests,
  running: digestSettings(config, key).digests,
})

export const doctor = deskCommand({
  name: 'doctor',
  summary: 'Is everything well? Says what wants a look, and what to do. Changes nothing.',
  options: [['--mail', 'send OPERATOR_EMAIL what wants a look, once a day: for ops/overture-doctor.timer']],
  examples: [
    ['doctor', 'first thing in the weekly hour'],
    ['doctor --json || echo look', 'for a program: exit code 5 when something wants a look'],
  ],
  input: z.strictObject({
    mail: z.optional(z.boolean()),
    file: z.optional(
      z.strictObject({
        key: z.string(),
        digests: z.record(z.string(), z.string()),
        readsFile: z.boolean(),
        refusal: z.optional(z.string()),
        lines: z.optional(z.strictObject({ unread: z.array(z.string()), unknown: z.array(z.string()) })),
      }),
    ),
  }),
  withOwn: ({ mail }, { config, readsFile, lines }) =>
    mail ? { file: { ...digestSettings(config), readsFile, refusal: startRefusal(config), lines } } : {},
  async run(deps, { mail = false, file }): Promise<Result> {
    if (mail && deps.config.operatorEmail === undefined)
      throw new DeskRefusal(EXIT.refused, '--mail needs OPERATOR_EMAIL in the settings.')
    const running = digestSettings(deps.config)
    const health = await healthOf(deps)
    if (typeof health === 'string') return { findings: await findWithoutDatabase(deps, health), running }
    const findings = await findAll(checks, deps, health)
    const differences =
      file && !isUnreadWhole(file.lines)
        ? findDifferences(compareDigests(digestsOf(deps, file), file), file.refusal)
        : []
    const seen = [...findings, ...differences, ...findLines(file?.lines)]
    if (mail) await mailFindings(deps, seen).catch((error: unknown) => logUnmailed(deps.log, error))
    return { findings, running }
  },
  async runUnopened(config, why): Promise<Result> {
    const { smtpUrl: url, mailFrom } = config
    const mailer = url ? smtpMailer({ url, sender: readSender(mailFrom) }) : { check: async () => {}, close() {} }
    const findings = findWithoutDatabase({ config, mailer, clock: () => new Date() }, why)
    return { findings: await findings.finally(mailer.close) }
  },
  async finish({ findings, running }, own) {
    const all = running && own.isByServer ? compared(findings, running, own) : findings
    return { findings: [...all, ...findLines(own.lines)] }
  },
  exitCode: ({ findings }) => (findings.some(({ todo }) => todo) ? EXIT.attention : EXIT.done),
  show: ({ findings }) =>
    [
      facts(findings.map(({ name, found, todo }) => [`${todo ? '!' : ' '} ${name}`, found])),
      ...findings.flatMap(({ name, todo }) => (todo ? [`! ${name}: ${todo}`] : [])),
      ...(findings.some(({ todo }) => todo) ? [] : ['All is well.']),
    ].join('\n'),
})
