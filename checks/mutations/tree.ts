import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A copy of all source files, with this tree's packages.
 * @returns its path, and a function that removes it
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
