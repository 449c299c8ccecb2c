import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { mayWriteTo, readOnlyAdvice, roomOf } from '../database/disk-guard.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../durations.ts'
import { mailFaultOf } from '../mail/mail-fault.ts'
import type { Mailer, Message } from '../mail/mailer.ts'
import { messageOf, sendCounted } from '../mail/send-mail.ts'
import { repeat } from '../repeat.ts'
import { ask } from './doctor-store.ts'
import { operatorMail } from './tell-operator.ts'

/** Shorter outages end by themselves, or the operator causes them. */
const LASTS_MS = 5 * MINUTE_MS
const ANSWERS_MS = 10 * SECOND_MS

type Telling = Pick<Deps, 'config' | 'newId'> & { mailer: Pick<Mailer, 'send'> }

/**
 * Mails faults that stop the queue: no database, or a disk too full for writes. Each process mails each fault once
 * until it is over.
 */
export function tellDirectly(deps: Deps, { everyMs = MINUTE_MS, lastsMs = LASTS_MS } = {}) {
  if (deps.config.operatorEmail === undefined || deps.config.smtpUrl === undefined) return () => {}
  const counting = { ...deps, mailer: { send: (message: Message) => sendCounted(deps, message) } }
  const since = new Map<string, { from: number; isMailed: boolean }>()
  async function look() {
    const faults = [...(await databaseFault(deps)), ...(await diskFault(deps.config))]
    for (const key of since.keys()) if (!faults.includes(key)) since.delete(key)
    for (const fault of faults) {
      const known = since.get(fault) ?? { from: performance.now(), isMailed: false }
      since.set(fault, known)
      if (known.isMailed || performance.now() - known.from < lastsMs) continue
      await mailDirectly(counting, fault)
      known.isMailed = true
    }
  }
  return repeat({ everyMs, step: look, complain: (error) => deps.log.warn(mailFaultOf(error), 'mail') })
}

const AWAY = 'Database: it does not answer, and every page fails. The log of the server says why ("database away").'
const FULL =
  'Disk: too full for writes, so nobody can save anything and no mail is queued. Make room on the disk of DATA_DIR.'
const readOnly = (folder: string) =>
  `Disk: DATA_DIR takes no files, so nobody can save anything. ${readOnlyAdvice(folder)}`

async function databaseFault({ db }: Deps): Promise<string[]> {
  const answers = ask(db).then(
    () => true,
    () => false,
  )
  return (await Promise.race([answers, pass(ANSWERS_MS, false, { ref: false })])) ? [] : [AWAY]
}

async function diskFault({ databaseUrl, dataDir, minFreeBytes }: Config) {
  if (databaseUrl !== undefined) return []
  if (!(await mayWriteTo(dataDir))) return [readOnly(dataDir)]
  return (await roomOf(dataDir)) < minFreeBytes ? [FULL] : []
}

/**
 * For `doctor --mail` when settings are refused or the database cannot be opened. A file in DATA_DIR records the mail,
 * because no table can be written.
 */
export async function mailOnceADay(deps: Telling, fault: string) {
  const note = join(deps.config.dataDir, 'operator-mailed')
  const isMailed = existsSync(note) && readFileSync(note, 'utf8') === `${fault}\n`
  if (isMailed && Date.now() - statSync(note).mtimeMs < DAY_MS) return
  await mailDirectly(deps, fault)
  if (!existsSync(deps.config.dataDir)) return
  // If the fault is that DATA_DIR cannot be written, the mail is sent each time.
  try {
    writeFileSync(note, `${fault}\n`, { mode: 0o600 })
  } catch {}
}

async function mailDirectly(deps: Telling, fault: string) {
  const { operatorEmail } = deps.config
  if (operatorEmail === undefined) return
  const now = new Date()
  const content = operatorMail([{ words: fault, noticedAt: now }], { isLast: false, now })
  await deps.mailer.send(messageOf(deps, { to: operatorEmail, content }))
}
