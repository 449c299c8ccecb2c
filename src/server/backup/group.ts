import { readFileSync } from 'node:fs'

/** A process, told from a later one of the same number by when it began. */
export type Started = { pid: number; began?: string | undefined }

export const startedAs = (pid: number): Started => ({ pid, began: statOf(pid)?.began })

export function isRunning({ pid, began }: Started) {
  if (!signal(pid, 0)) return false
  const found = statOf(pid)
  return began === undefined || found === undefined || (found.began === began && !found.isDead)
}

/** Whether anything of the process group that `leader` began still runs. */
export function isGroupRunning(leader: Started) {
  if (!signal(-leader.pid, 0)) return false
  // A number is not given anew while a group has it, so the group of a leader that has ended is still the same one.
  return !signal(leader.pid, 0) || isRunning(leader)
}

export const signalGroup = ({ pid }: Pick<Started, 'pid'>, name: NodeJS.Signals) => signal(-pid, name)

function signal(pid: number, name: NodeJS.Signals | 0) {
  // One that belongs to somebody else runs, too.
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Linux alone has it. The name of the program may hold spaces and brackets. */
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
