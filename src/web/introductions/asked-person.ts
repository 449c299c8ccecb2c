/** What an ask needs from a card. `shared`: chips that both chose. */
export type AskedPerson = { id: string; name: string; demo: boolean; shared: readonly string[]; brief: string }
