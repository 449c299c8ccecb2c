import { cpus } from 'node:os'

/** What the figures of a bench were measured on. */
export const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`

/** Says how far a bench is, on stderr: stdout is for its figures. */
export const progress = (text: string) => console.error(`${Math.round(performance.now() / 1000)} s  ${text}`)
