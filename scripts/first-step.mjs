// Measures the scripts of the intake's first step, which its prerendered page names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './setup.mjs'

/** A phone loads these bytes before anybody can type. */
export const MOST_SCRIPT_BYTES = 166_000

const pages = join(root, 'build', 'client')

/** @returns bytes after gzip, which servers send to browsers without brotli */
export function firstStepBytes() {
  const html = readFileSync(join(pages, 'intake', 'account', 'index.html'), 'utf8')
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  if (scripts.size < 5) throw new Error(`The first step names ${scripts.size} scripts: its page was not built whole.`)
  return [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(pages, path)), { level: 9 }).length, 0)
}
