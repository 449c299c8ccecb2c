export type Statement = { number: number; says: string; departs?: string[] }
export type Section = { title: string; statements: Statement[] }
/** A test with statement ids in its title. `title` is without the ids; `tag` is the ids as written. */
export type NamingTest = { file: string; title: string; tag: string; numbers: number[] }
/** `from` is in `file` exactly once. */
export type Mutation = { statement: number; file: string; from: string; to: string }

export const PAGE: string
export function tests(): NamingTest[]
export function sections(): Section[]
export function mutations(): Mutation[]
export function page(): string
