import { readFileSync } from 'node:fs'

/** `began` differs if a later process has the same number. */
export type Started = { pid: number; began?: string | undefined }

export const startedAs = (pid: number): Started => ({ pid, began: statOf(pid)?.began })

export function isRunning({ pid, began }: Started) {
  if (!signal(pid, 0)) return false
  const found = statOf(pid)
  return began === undefined || found === undefined || (found.began === began && !found.isDead)
}

export function isGroupRunning(leader: Started) {
  if (!signal(-leader.pid, 0)) return false
  // No number is reused while its group exists, so an ended leader's group is still the same.
  return !signal(leader.pid, 0) || isRunning(leader)
}

export const signalGroup = ({ pid }: Pick<Started, 'pid'>, name: NodeJS.Signals) => signal(-pid, name)

function signal(pid: number, name: NodeJS.Signals | 0) {
  // `kill` also fails for an existing process of another user.
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Works on Linux only. A program's name may contain spaces and brackets. */
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
