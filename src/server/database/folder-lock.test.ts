import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { asNobody, isNobodyLetIn } from '../../../test/as-nobody.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkOpen, claimFolder } from './folder-lock.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'overture-lock-'))
  folders.push(folder)
  return join(folder, 'a/b')
}

async function otherProcess(folder: string, options: { uid?: number } = {}) {
  const script = `
    import { claimFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    try { claimFolder(${JSON.stringify(folder)}); console.log('owner') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess) {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

test('the folder and its parents are created, and only this user may open them', () => {
  const folder = newFolder()
  claimFolder(folder)()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o600)
})

test('a second process is refused in one sentence that names the first', async () => {
  const folder = newFolder()
  const release = claimFolder(folder)
  expect(() => claimFolder(folder)).toThrow(StartRefusal)
  expect((await otherProcess(folder)).said).toBe(
    `Cannot start: another Overture is using this data folder (pid ${process.pid}). Stop it, or set DATA_DIR to a folder other than ${folder}.`,
  )
  release()
  expect((await otherProcess(folder)).said).toBe('owner')
})

test('a lock held by a desk command is recognized as such', () => {
  const folder = newFolder()
  const release = claimFolder(folder, { isByDesk: true })
  let refused: unknown
  try {
    claimFolder(folder)
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ owner: `${process.pid}`, isByDesk: true })
  release()
})

function openFolder() {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  for (const path of [join(folder, '../..'), join(folder, '..'), folder]) chmodSync(path, 0o777)
  return folder
}

test.skipIf(!isNobodyLetIn).each([
  ['the folder itself', '.'],
  ['its database', 'pg'],
  ['its lock', 'lock'],
])('if %s belongs to another user, the start names the user who should own the folder', async (_name, name) => {
  const folder = openFolder()
  const path = join(folder, name)
  if (name === 'pg') mkdirSync(path)
  if (name === 'lock') writeFileSync(path, '')
  chmodSync(path, 0)
  const { said } = await otherProcess(folder, asNobody)
  expect(said).toContain(`may not use ${path} (EACCES). If `)
  expect(said).toMatch(/ If (\S+) runs the server, as root: chown -R \1 \S+[.] Else set DATA_DIR/)
})

const isRoot = process.geteuid?.() === 0
test.skipIf(!isRoot)(
  "a desk command as root refuses data of another user, but a server start and root's own data are allowed",
  () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    chownSync(folder, 65_534, 65_534)
    expect(() => claimFolder(folder, { isByDesk: true })).toThrow(/belongs to another user .* sudo -u '#65534'/)
    expect(readdirSync(folder)).toEqual([])
    claimFolder(folder)()
    mkdirSync(join(folder, 'pg'))
    claimFolder(folder, { isByDesk: true })()
  },
)

test('a folder on a read-only disk is refused with that reason', ({ skip }) => {
  const disk = newFolder()
  mkdirSync(disk, { recursive: true })
  if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk]).status !== 0) skip()
  try {
    expect(() => claimFolder(disk)).toThrow(/takes no files[.] Mount it writable again/)
    expect(() => checkOpen(disk)).toThrow(StartRefusal)
  } finally {
    spawnSync('umount', [disk])
  }
})

test('after kill -9 exactly one of the waiting processes gets the folder, five times in a row', async () => {
  const folder = newFolder()
  let { child: owner } = await otherProcess(folder)
  for (let round = 0; round < 5; round += 1) {
    await kill(owner)
    const tries = await Promise.all(Array.from({ length: 4 }, () => otherProcess(folder)))
    const owners = tries.filter(({ said }) => said === 'owner')
    expect(owners).toHaveLength(1)
    for (const { said } of tries)
      expect(said).toMatch(/^(owner|Cannot start: another Overture is using this data folder \(pid (\d+|unknown)\))/)
    owner = owners[0]?.child ?? owner
    await Promise.all(tries.filter(({ child }) => child !== owner).map(({ child }) => kill(child)))
  }
}, 30_000)
