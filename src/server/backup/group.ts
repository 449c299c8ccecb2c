import { readFileSync } from 'node:fs'

/** A process. `began` distinguishes it from a later one with the same number. */
export type Started = { pid: number; began?: string | undefined }

export const startedAs = (pid: number): Started => ({ pid, began: statOf(pid)?.began })

export function isRunning({ pid, began }: Started) {
  if (!signal(pid, 0)) return false
  const found = statOf(pid)
  return began === undefined || found === undefined || (found.began === began && !found.isDead)
}

export function isGroupRunning(leader: Started) {
  if (!signal(-leader.pid, 0)) return false
  // A number is not reused while its group exists, so the group of an ended leader is still the same.
  return !signal(leader.pid, 0) || isRunning(leader)
}

export const signalGroup = ({ pid }: Pick<Started, 'pid'>, name: NodeJS.Signals) => signal(-pid, name)

function signal(pid: number, name: NodeJS.Signals | 0) {
  // Another user's process also runs.
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Only Linux has this. The program's name may contain spaces and brackets. */
function statOf(pid: number) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*[)] /s, '')
      .split(' ')
    return { began: fields[18], isDead: state === 'Z' }
  } catch {
    return undefined
  }
}
