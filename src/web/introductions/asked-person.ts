/** The parts of a card that an ask needs. `shared`: chips that both chose. */
export type AskedPerson = { id: string; name: string; demo: boolean; shared: readonly string[]; brief: string }
