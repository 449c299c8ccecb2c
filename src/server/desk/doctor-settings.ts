import { startRefusal, startWarnings } from '../operator/refuse-start.ts'
import type { Finding, OutsideCheck } from './doctor-finding.ts'
import type { compareDigests } from './settings-digest.ts'

export const settings: OutsideCheck = ({ config }) => {
  const refusal = startRefusal(config)
  const refused = refusal === undefined ? [] : [`A start with these settings would be refused: ${refusal}`]
  const todo = [...refused, ...startWarnings(config)].join(' ')
  return { name: 'Settings', found: `served at ${config.publicUrl}`, ...(todo === '' ? {} : { todo, about: todo }) }
}

const RESTART = 'systemctl restart overture'

/**
 * Always returns both findings, so that a solved problem is mailed again if it returns.
 * @param refusal why a start with the file would be refused
 */
export function findDifferences(
  { changed, removed }: ReturnType<typeof compareDigests>,
  refusal: string | undefined,
): Finding[] {
  const todoOf = (names: readonly string[], advice: string) => ({
    todo: refusal === undefined ? advice : `Fix the file first, a restart would be refused: ${refusal}`,
    about: [...names, refusal].join(' '),
  })
  return [
    changed.length === 0
      ? { name: 'Changed', found: 'nothing' }
      : {
          name: 'Changed',
          found: `${changed.join(', ')}: changed in the file, not in the running server`,
          ...todoOf(changed, `Restart, so that they count: ${RESTART}`),
        },
    removed.length === 0
      ? { name: 'Removed', found: 'nothing' }
      : {
          name: 'Removed',
          found: `${removed.join(', ')}: not in the file, and the running server still has it`,
          ...todoOf(
            removed,
            removed.includes('PUBLIC_URL')
              ? putBack(removed)
              : `Put it back into the file, or restart, so that the server goes on without: ${RESTART}`,
          ),
        },
  ]
}

const putBack = ({ length }: readonly string[]) =>
  `Put ${length === 1 ? 'PUBLIC_URL' : 'them'} back into the file: without ${length === 1 ? 'it' : 'PUBLIC_URL'} mails link to this machine, which nobody else can open.`

/** Sentences about lines, with their numbers, or about the whole file. */
export type LineNotes = { unread: string[]; unknown: string[] }

const LINE = /^line \d+/
/** If true, the file's settings are not known. */
export const isUnreadWhole = (lines: LineNotes | undefined) => lines?.unread.some((note) => !LINE.test(note)) ?? false

/** No advice for unknown names: BACKUP_COMMAND may use them. */
export function findLines({ unread, unknown }: LineNotes = { unread: [], unknown: [] }): Finding[] {
  const found = [...unread, ...unknown].join('; ')
  if (found === '') return []
  if (unread.length === 0) return [{ name: 'File', found }]
  const lines = unread.flatMap((note) => note.match(LINE)?.[0] ?? []).join(', ')
  const todo = lines === '' ? 'Nobody reads it: save it as UTF-8.' : `Nobody reads such a line: fix ${lines}.`
  return [{ name: 'File', found, todo, about: found }]
}
