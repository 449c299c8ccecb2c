import { readFileSync } from 'node:fs'

// A name, what is in quotes after it, and the rest of the line. A backslash carries a line on.
const SETTING =
  /^[ \t]*([^\s#;=][^=\n]*)=((?:[ \t]*(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"))*)[ \t]*((?:\\[\s\S]|[^\n\\])*)/gm
const QUOTED = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g

/** Reads a file of settings as systemd reads EnvironmentFile=: a # within a value is part of it. */
export function parseSettings(text: string): Record<string, string> {
  const settings = [...text.replaceAll('\r\n', '\n').matchAll(SETTING)]
  return Object.fromEntries(
    settings.map(([, name = '', quoted = '', rest = '']) => [name.trim(), quotedValue(quoted) + plainValue(rest)]),
  )
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

/**
 * Takes the settings of a file into the environment, before anything reads it. @returns a sentence when the file cannot
 * be read
 */
export function takeSettings(env: Record<string, string | undefined>) {
  const { SETTINGS_FILE: file } = env
  if (!file) return undefined
  // The operator named the file, so its failure is shown as a sentence.
  try {
    Object.assign(env, parseSettings(readFileSync(file, 'utf8')))
    return undefined
  } catch (error) {
    return `SETTINGS_FILE=${file} cannot be read (${error instanceof Error && 'code' in error ? error.code : error}).`
  }
}
