export type CallLimit = { session: number; network: number }

/** Short, because all calls of a window can arrive at once. */
export const CALL_WINDOW_MS = 10_000

// Limits follow the cost of a call. A network may be an office, so it gets several times a browser's limit.
/** For calls of about a millisecond, with one or two rows. */
export const LIGHT: CallLimit = { session: 400, network: 2000 }
/** For calls of 5 to 15 ms: a page of a list with its cards. */
export const READS_LIST: CallLimit = { session: 60, network: 300 }
/** A chat line costs the same. This allows a whole conversation. */
export const CHAT_TURN: CallLimit = { session: 40, network: 200 }
/** For calls of tens of milliseconds: a new list. */
export const MAKES_LIST: CallLimit = { session: 40, network: 80 }
/** Mail, comparing a secret, or reading a whole account. Limits over hours apply too; this one only stops a flood. */
export const SENSITIVE: CallLimit = { session: 60, network: 200 }
