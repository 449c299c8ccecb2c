import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A copy of all source files as they are now, on the packages of this one: what is broken there is broken nowhere else.
 * @returns where it is, and what removes it
 */
export function makeTree() {
  const folder = mkdtempSync(join(tmpdir(), 'overture-mutations-'))
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\0')) {
    const [from, to] = [join(root, file), join(folder, file)]
    if (file === '' || !existsSync(from)) continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
