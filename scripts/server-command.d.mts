export const serverArgs: readonly string[]
export const serverSettings: Readonly<Record<string, string>>
