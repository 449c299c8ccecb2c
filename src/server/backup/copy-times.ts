import { HOUR_MS } from '../durations.ts'

export const LONGEST_COPY_MS = HOUR_MS

export const timeOf = (at: Date) => `${at.toISOString().slice(11, 16)} UTC`

/** @param orphan the command's process group */
export const orphanAdvice = (orphan: number) =>
  `The process that ran BACKUP_COMMAND was killed. Wait, or end it: kill -KILL -- -${orphan}`
