import { HOUR_MS } from '../durations.ts'

/** A longer copy is ended. */
export const LONGEST_COPY_MS = HOUR_MS

/** '02:23 UTC' */
export const timeOf = (at: Date) => `${at.toISOString().slice(11, 16)} UTC`

/** Advice about a command whose process was killed. @param orphan the number of its process group */
export const orphanAdvice = (orphan: number) =>
  `The process that ran BACKUP_COMMAND was killed. Wait, or end it: kill -KILL -- -${orphan}`
