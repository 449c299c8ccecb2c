export type Statement = { number: number; says: string; departs?: string[] }
export type Section = { title: string; statements: Statement[] }
/** A test that names statements: its title without the ids, and the ids as it has them. */
export type NamingTest = { file: string; title: string; tag: string; numbers: number[] }
/** One change of the product: `from` is in `file` exactly once. */
export type Mutation = { statement: number; file: string; from: string; to: string }

export const PAGE: string
export function tests(): NamingTest[]
export function sections(): Section[]
export function mutations(): Mutation[]
export function page(): string
