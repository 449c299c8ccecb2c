import { cpus } from 'node:os'

export const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`

export const progress = (text: string) => console.error(`${Math.round(performance.now() / 1000)} s  ${text}`)
