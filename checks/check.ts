import type { Where } from './databases.ts'

export type Row = {
  check: string
  asked: string
  reached: string
  holds: boolean
  why?: string
}

export type Options = {
  quick: boolean
  rounds: number | undefined
  /** Checks that run on both databases run only on this one. */
  on: Where | undefined
  tell: (line: string) => void
}

export type CheckModule = { run(options: Options): Promise<Row[]> }
