const NOBODY = 65_534

/** Options of a child process that may not open what has mode 0: root opens everything. */
export const asNobody = process.geteuid?.() === 0 ? { uid: NOBODY } : {}
