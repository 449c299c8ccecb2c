/** Somebody a card shows, as far as an ask needs them. `shared`: chips that both chose. */
export type AskedPerson = { id: string; name: string; demo: boolean; shared: readonly string[]; brief: string }
