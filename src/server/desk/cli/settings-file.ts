import { existsSync, readFileSync } from 'node:fs'
import { settingNames } from '../../config.ts'
import { nearSettings } from '../../near-settings.ts'
import { ownName } from '../../own-name.ts'
import type { LineNotes } from '../doctor-settings.ts'

// A name, its quoted value, and the rest of the line. A backslash continues the line.
const SETTING =
  /^[ \t]*([^\s#;=][^=\n]*)=((?:[ \t]*(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"))*)[ \t]*((?:\\[\s\S]|[^\n\\])*)/gm
const QUOTED = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g

/** Reads as systemd reads EnvironmentFile=: a # inside a value is part of it. */
export function parseSettings(text: string): Record<string, string> {
  const settings = [...text.replaceAll('\r\n', '\n').matchAll(SETTING)]
  return Object.fromEntries(
    settings.map(([, name = '', quoted = '', rest = '']) => [name.trim(), quotedValue(quoted) + plainValue(rest)]),
  )
}

const NAME = /^[A-Za-z_]\w*$/
/** Settings of Node and of ops/off-site-copy. */
const OF_OTHERS = /^(?:NODE_\w+|OFF_SITE_\w+|RCLONE_\w+|DATA_DIR|PATH|HOME|LANG|TZ)$/

/** Reports unreadable lines, and names that resemble no setting. Never shows a value. */
export function noteLines(text: string): LineNotes {
  // In UTF-16, every second byte is a zero.
  if (text.includes('\0')) return { unread: ['the file is in UTF-16'], unknown: [] }
  const whole = text.replaceAll('\r\n', '\n')
  const notes: LineNotes = { unread: [], unknown: [] }
  const lineAt = (index: number) => whole.slice(0, index).split('\n').length
  // systemd reads the mark as part of the first name.
  if (whole.startsWith('\ufeff')) notes.unread.push('line 1 begins with a byte order mark: save the file without it')
  let end = 0
  const skipped = (to: number) => {
    for (const found of whole.slice(end, to).matchAll(/^[ \t]*[^\s#;].*$/gm))
      notes.unread.push(`line ${lineAt(end + found.index)} has no =`)
  }
  for (const found of whole.matchAll(SETTING)) {
    skipped(found.index)
    end = found.index + found[0].length
    const name = found[1]?.trim() ?? ''
    const at = `line ${lineAt(found.index)}`
    if (/^export\s/.test(name)) notes.unread.push(`${at} begins with export: leave that word out`)
    else if (!NAME.test(name)) notes.unread.push(`${at}: a name has letters, digits and _ only`)
    else if (isUnknown(name)) notes.unknown.push(`${at}: ${name} is not a setting of Overture`)
  }
  skipped(whole.length)
  return notes
}

const isUnknown = (name: string) =>
  !settingNames.includes(name) && !OF_OTHERS.test(name) && nearSettings([name], settingNames).length === 0

export function noteFile({ SETTINGS_FILE: file }: Record<string, string | undefined>) {
  return file && existsSync(file) ? noteLines(readFileSync(file, 'utf8')) : { unread: [], unknown: [] }
}

const quotedValue = (text: string) =>
  [...text.matchAll(QUOTED)]
    .map(([, single, double = '']) => single ?? double.replace(/\\\n/g, '').replace(/\\(["\\`$])/g, '$1'))
    .join('')

const plainValue = (text: string) =>
  text
    .replace(/(?<!\\)[ \t]+$/, '')
    .replace(/\\\n/g, '')
    .replace(/\\(.?)/g, '$1')

/** Call it before settings are read. @returns a sentence when the file cannot be read */
export function takeSettings(env: Record<string, string | undefined>) {
  const { SETTINGS_FILE: file } = env
  if (!file) return undefined
  // The operator named the file and needs a sentence.
  try {
    Object.assign(env, parseSettings(readFileSync(file, 'utf8')))
    return undefined
  } catch (error) {
    return `SETTINGS_FILE=${file} cannot be read ${whyUnread(error, file)}`
  }
}

function whyUnread(error: unknown, file: string) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  const user = ownName()
  if (code === 'EACCES')
    return `(${code}): it is closed to the user ${user}. If ${user} runs the server, as root: chgrp ${user} ${file} && chmod 640 ${file}. Else run the command as the user of the server.`
  return code === 'ENOENT'
    ? `(${code}): there is no such file. Put it back, or begin with ops/overture.env.example.`
    : `(${code}).`
}
