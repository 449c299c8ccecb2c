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
  tell: (line: string) => void
}

export type CheckModule = { run(options: Options): Promise<Row[]> }
