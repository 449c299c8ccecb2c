/** What an ask needs of a card. `shared`: chips that both chose. */
export type AskedPerson = { id: string; name: string; demo: boolean; shared: readonly string[]; brief: string }
