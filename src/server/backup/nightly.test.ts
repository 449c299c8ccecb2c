import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Registry } from 'prom-client'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { backup as backupCommand } from '../desk/commands/backup.ts'
import { backup as backupCheck } from '../desk/doctor-checks.ts'
import { readHealth } from '../desk/doctor-store.ts'
import { runCommand } from '../desk/run-command.ts'
import { writeBackupFile } from './backup-file.ts'
import { timeOf } from './copy-times.ts'
import { isGroupRunning, startedAs } from './group.ts'
import { backUpIfDue, isBackupDue, showLastBackup, stateOfBackups } from './nightly.ts'
import { backupsFolder, nameAt } from './places.ts'
import { runBackupCommand } from './run-backup-command.ts'
import { readBackups, recordBackup, recordCopyFailure } from './tables-store.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = await testApp()
const home = mkdtempSync(join(tmpdir(), 'overture-nightly-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const at = (text: string) => new Date(`2026-03-${text}:00.000Z`)
const forget = () => app.db.deleteFrom('setting').where('name', 'like', 'last_backup%').execute()

const refusesWrites = process.platform === 'linux' && process.geteuid?.() === 0

test.runIf(refusesWrites)('doctor says when DATA_DIR/backups is on a disk that takes no backup', async () => {
  const dataDir = mkdtempSync(join(home, 'own-disk-'))
  symlinkSync('/sys', join(dataDir, 'backups'))
  const deps = { ...app.deps, config: { ...app.deps.config, dataDir } }
  expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
    todo: expect.stringMatching(/^The next one cannot be made: .*[/]backups/),
  })
})

test('doctor says when DATA_DIR/backups has too little room for the next backup', async () => {
  const dataDir = mkdtempSync(join(home, 'small-disk-'))
  backupsFolder(dataDir)
  const deps = { ...app.deps, config: { ...app.deps.config, dataDir, minFreeBytes: 2 ** 60 } }
  expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
    todo: expect.stringMatching(/^The next one cannot be made: There is too little room .*needs \d+ MB free[.]$/),
  })
  // The files of a backup that runs now will be gone before the next one.
  writeFileSync(join(dataDir, 'backups', '.overture.backup.part'), '')
  expect(await backupCheck(deps, await readHealth(app.db))).not.toHaveProperty('todo')
})

test.each([
  ['the night after', '01T03:00', '02T02:23', true],
  ['later in the same night', '02T02:23', '02T04:23', false],
  ['the day after', '02T02:23', '02T18:23', false],
  ['by day, when a night was missed', '01T02:23', '02T09:23', true],
  ['the night after a backup by day', '02T09:23', '03T02:23', false],
  ['the evening after that', '02T09:23', '03T15:23', true],
])('with a backup made earlier: %s', (_when, last, now, due) => {
  expect(isBackupDue({ made: at(last), databaseMade: at('01T00:00') }, at(now))).toBe(due)
})

test.each([
  ['the first night, however young the database', '01T22:00', '02T02:23', true],
  ['before the first night', '01T22:00', '01T23:23', false],
])('without a backup: %s', (_when, databaseMade, now, due) => {
  expect(isBackupDue({ made: undefined, databaseMade: at(databaseMade) }, at(now))).toBe(due)
})

test('/metrics shows the time of the last backup, and before the first one the time of the database', async () => {
  const deps = { ...withCommand(undefined), metrics: new Registry() }
  showLastBackup(deps)
  const shown = async (name: string) => {
    const body = await deps.metrics.metrics()
    return new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]
  }
  expect(await shown('backup_last_success_timestamp_seconds')).toBeUndefined()
  const { databaseMade } = await readBackups(app.db)
  expect(await shown('database_created_timestamp_seconds')).toBe(`${Math.floor(databaseMade.getTime() / 1000)}`)
  await recordBackup(app.db, at('05T02:23'), 'here')
  const file = join(backupsFolder(deps.config.dataDir), nameAt(at('05T02:23')))
  const header = { madeAt: at('05T02:23'), migrations: [], secretProof: '' }
  await writeBackupFile(file, Readable.from([`${JSON.stringify(header)}\n`]))
  expect(await shown('backup_last_success_timestamp_seconds')).toBe(`${at('05T02:23').getTime() / 1000}`)
  rmSync(file)
  await forget()
})

const withCommand = (backupCommand: string | undefined) => ({
  ...app.deps,
  config: { ...app.deps.config, ...app.place, dataDir: app.place.dataDir ?? home, minFreeBytes: 0, backupCommand },
})

test('BACKUP_COMMAND gets the path of each nightly backup; a failure is logged, counted and tried again', async () => {
  const taken = join(home, 'taken')
  // The clock is at noon: only a very old backup makes one due.
  await recordBackup(app.db, new Date(app.clock.now().getTime() - 40 * 3_600_000), 'here')
  await backUpIfDue(withCommand('echo "the remote is away" >&2; false'))
  expect(await stateOfBackups(app.deps)).toMatchObject({ ageMs: 0, isCopied: false })
  const line = app.log.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'backup command')
  expect(line).toMatchObject({ level: 50, how: 1, said: 'the remote is away' })
  expect((await app.app.inject('/metrics')).body).toContain('backup_commands_total{outcome="failed"} 1')

  await backUpIfDue(withCommand(`printf '%s' > ${taken}`))
  expect(await stateOfBackups(app.deps)).toMatchObject({ isCopied: true })
  expect(readFileSync(taken, 'utf8')).toMatch(/backups\/overture-\d{8}T\d{6}Z[.]backup$/)
  rmSync(taken)
  await backUpIfDue(withCommand(`printf '%s' > ${taken}`))
  expect(() => readFileSync(taken)).toThrow('ENOENT')
  await forget()
})

test('files of a killed backup are deleted after hours, even if no backup is due', async () => {
  const deps = withCommand(undefined)
  await recordBackup(app.db, app.clock.now(), 'here')
  const left = mkdtempSync(join(backupsFolder(deps.config.dataDir), 'scratch-'))
  const evening = new Date(Date.now() - 7 * 3_600_000)
  utimesSync(left, evening, evening)
  await backUpIfDue(deps)
  expect(existsSync(left)).toBe(false)
  await forget()
})

test('BACKUP_COMMAND can be tried by hand, and doctor reports a failure or that it has never run', async () => {
  const tried = async (command: string | undefined, args: object = { copy: true }) => {
    const outcome = await runCommand(withCommand(command), { command: 'backup', args: { ...args }, by: 'grace' })
    return 'result' in outcome
      ? { code: backupCommand.exitCode?.(outcome.result), said: backupCommand.show(outcome.result) }
      : { code: outcome.refusal.exitCode, said: outcome.refusal.message }
  }
  const found = async () => JSON.stringify(await backupCheck(withCommand('true'), await readHealth(app.db)))
  expect(await found()).toContain('BACKUP_COMMAND has never run')
  expect(await tried(undefined)).toEqual({ code: 4, said: expect.stringContaining('set BACKUP_COMMAND') })
  expect(await tried('true', { copy: true, file: join(home, 'elsewhere') })).toMatchObject({ code: 2 })
  expect(await tried('echo "the remote is away" >&2; exit 3')).toEqual({
    code: 6,
    said: expect.stringMatching(/BACKUP_COMMAND +failed: it ended with 3: the remote is away/),
  })
  expect(await found()).toMatch(/BACKUP_COMMAND did not take it: it ended with 3: the remote is away/)
  expect(await tried('true')).toEqual({
    code: 0,
    said: expect.stringMatching(/BACKUP_COMMAND +ended without an error/),
  })
  expect(await found()).toMatch(/copied by BACKUP_COMMAND"}$/)
  await forget()
})

test("a copy by hand says if the running server's BACKUP_COMMAND was used, or the desk's own", async () => {
  const deps = withCommand('true')
  const outcome = await runCommand(deps, { command: 'backup', args: { copy: true }, by: 'grace' })
  const result = 'result' in outcome ? outcome.result : undefined
  const said = async (isByServer: boolean) =>
    backupCommand.show(await backupCommand.finish?.(result, { config: deps.config, readsFile: true, isByServer }))
  expect(await said(false)).toMatch(/It ran +in the desk, with the desk's settings[.] .*restart/)
  expect(await said(true)).toMatch(/It ran +in the running server/)
  expect(await said(true)).toMatch(/BACKUP_COMMAND +ended without an error.*look at the place where it should be/)
  await forget()
})

/** The command writes the number of a child process that ignores SIGTERM. */
const hanging = (name: string) => {
  const file = join(home, name)
  const command = `sh -c 'trap "" TERM; echo $$ > ${file}; sleep 600; sleep 600' 2>/dev/null | cat; true`
  const started = async () => {
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/\d\n/), { timeout: 60_000 })
    return Number(readFileSync(file, 'utf8'))
  }
  const isGone = async (pid: number) =>
    vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 })
  return { command, started, isGone }
}

test('a hanging BACKUP_COMMAND is shown by doctor, never runs twice, and a stop ends all its processes', async () => {
  const { command, started, isGone } = hanging('hangs')
  const stopping = new AbortController()
  const deps = { ...withCommand(command), stopping: stopping.signal }
  const byHand = (on: typeof deps) => runCommand(on, { command: 'backup', args: { copy: true }, by: 'grace' })
  expect(backupCommand.announce?.({ copy: true }, at('05T02:23'))).toContain(
    'BACKUP_COMMAND runs on it, for one hour at most: until about 03:23 UTC.',
  )
  const first = byHand(deps)
  const pid = await started()
  // The next process after a killed one reads this row.
  const row = await app.db.selectFrom('setting').select('value').where('name', '=', 'backup_copy_running').execute()
  expect(isGroupRunning(JSON.parse(row[0]?.value ?? '{}').child)).toBe(true)
  const found = async (at = app.clock.now()) => backupCheck({ ...deps, clock: () => at }, await readHealth(app.db))
  const shown = await found()
  expect(shown).toMatchObject({ found: expect.stringMatching(/BACKUP_COMMAND is running since \d\d:\d\d UTC/) })
  expect(shown).not.toHaveProperty('todo')
  expect(await found(new Date(app.clock.now().getTime() + 2 * 3_600_000))).toMatchObject({
    todo: expect.stringContaining('longer than its hour'),
  })
  expect(await byHand(deps)).toEqual({
    refusal: { exitCode: 4, message: expect.stringMatching(/^BACKUP_COMMAND is running since [^.]*[.]$/) },
  })
  stopping.abort()
  expect(await first).toMatchObject({ result: { copied: { failure: expect.stringContaining('ended by a stop') } } })
  await isGone(pid)
  expect(app.log.join()).toContain('"how":"stop"')
  expect(JSON.stringify(await found())).toContain('did not take it: it was ended by a stop')
  await forget()
})

test('a BACKUP_COMMAND over its time limit counts as failed, and all its processes are ended', async () => {
  const { command, started, isGone } = hanging('late')
  const made = { file: join(home, 'none'), madeAt: at('05T02:23') }
  const failure = runBackupCommand(withCommand(command), { ...made, longestMs: 1000 })
  const pid = await started()
  expect(await failure).toBe('it took longer than its limit and was ended')
  await isGone(pid)
  expect(await stateOfBackups(app.deps)).toMatchObject({
    copyFailure: expect.stringContaining('longer than its limit'),
  })
  await forget()
})

test('the row that a killed process left does not block the next run of BACKUP_COMMAND', async () => {
  const value = JSON.stringify({ since: app.clock.now().toISOString(), host: hostname(), pid: 2 ** 22 + 1, id: 'x' })
  await app.db.insertInto('setting').values({ name: 'backup_copy_running', value }).execute()
  expect(await stateOfBackups(app.deps)).toMatchObject({ copyRuns: undefined })
  await recordBackup(app.db, app.clock.now(), 'here')
  await recordCopyFailure(app.db, 'it ended with 3: the words of an older run')
  const todo = `BACKUP_COMMAND did not take it: its run of ${timeOf(app.clock.now())} was killed. Run it again: backup --copy`
  expect(await backupCheck(withCommand('true'), await readHealth(app.db))).toMatchObject({ todo })
  expect(await runBackupCommand(withCommand('true'), { file: 'none', madeAt: at('05T02:23') })).toBeUndefined()
  await forget()
})

test('a command that outlives its killed process is shown by doctor, and blocks a second run until its limit', async () => {
  const orphan = spawn('/bin/sh', ['-c', 'sleep 600; true'], { detached: true, stdio: 'ignore' })
  const { pid = 0 } = orphan
  const left = async (child: object, since = app.clock.now()) => {
    await app.db.deleteFrom('setting').where('name', '=', 'backup_copy_running').execute()
    const value = JSON.stringify({ since, host: hostname(), pid: 2 ** 22 + 1, id: 'x', child })
    await app.db.insertInto('setting').values({ name: 'backup_copy_running', value }).execute()
  }
  await left(startedAs(pid))
  const deps = withCommand('true')
  await recordBackup(app.db, app.clock.now(), 'here')
  expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
    found: expect.stringMatching(/BACKUP_COMMAND is running since \d\d:\d\d UTC/),
    todo: expect.stringContaining(
      `The process that ran BACKUP_COMMAND was killed. Wait, or end it: kill -KILL -- -${pid}`,
    ),
  })
  const made = { file: 'none', madeAt: at('05T02:23') }
  expect(await runBackupCommand(deps, made)).toContain('another run of it goes on')
  expect(await runCommand(deps, { command: 'backup', args: { copy: true }, by: 'grace' })).toMatchObject({
    refusal: { message: expect.stringContaining(`end it: kill -KILL -- -${pid}`) },
  })
  // Another process now has the command's number.
  await left({ pid, began: '1' })
  expect(await stateOfBackups(app.deps)).toMatchObject({ copyRuns: undefined })
  await left(startedAs(pid), new Date(app.clock.now().getTime() - 2 * 3_600_000))
  expect(await runBackupCommand(deps, made)).toBeUndefined()
  await vi.waitFor(() => expect(orphan.signalCode).toBe('SIGKILL'))
  await forget()
})

test.skipIf(app.place.databaseUrl !== undefined)(
  'doctor and /metrics do not count a backup whose file is missing or damaged',
  async () => {
    const deps = withCommand(undefined)
    await forget()
    await recordBackup(app.db, new Date(app.clock.now().getTime() - 40 * 3_600_000), 'here')
    await backUpIfDue(deps)
    expect(await backupCheck(deps, await readHealth(app.db))).not.toHaveProperty('todo')
    const metrics = new Registry()
    showLastBackup({ ...deps, metrics })
    const shown = /^backup_last_success_timestamp_seconds \d/m
    expect(await metrics.metrics()).toMatch(shown)
    const folder = join(deps.config.dataDir, 'backups')
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.backup'))
    const sound = readFileSync(join(folder, file))
    const { atime, mtime } = statSync(join(folder, file))
    writeFileSync(
      join(folder, file),
      sound.map((byte, at) => (at === sound.length - 1 ? byte ^ 1 : byte)),
    )
    utimesSync(join(folder, file), atime, mtime)
    expect(await metrics.metrics()).not.toMatch(shown)
    expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
      found: 'the last one was made 0 hours ago, and its file is damaged',
      todo: 'Make one now: backup. Then find out who or what changed the file.',
    })
    writeFileSync(join(folder, file), sound)
    expect(await metrics.metrics()).toMatch(shown)
    renameSync(join(folder, file), join(folder, 'overture-20200101T022300Z.backup'))
    expect(await metrics.metrics()).not.toMatch(shown)
    expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
      found: 'the last one was made 0 hours ago, and its file is not in DATA_DIR/backups',
    })
    rmSync(folder, { recursive: true })
    expect(await metrics.metrics()).not.toMatch(shown)
    expect(await backupCheck(deps, await readHealth(app.db))).toMatchObject({
      found: 'the last one was made 0 hours ago, and DATA_DIR/backups holds none',
      todo: expect.stringContaining('Make one now: backup.'),
    })
  },
)
