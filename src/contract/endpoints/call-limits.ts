/** How many calls of one kind a browser and its whole network may make within one window. */
export type CallLimit = { session: number; network: number }

/** Short, so that a burst is short too: what one window allows is all that can arrive at once. */
export const CALL_WINDOW_MS = 10_000

// Set by the cost of a call. A network may be an office, so it gets several times a browser's
// limit.
/** About a millisecond: one or two rows read or written. Typing in a search field and saving at each step stay below it. */
export const LIGHT: CallLimit = { session: 400, network: 2000 }
/** Five to fifteen milliseconds: a page of a list read, with its cards. */
export const READS_LIST: CallLimit = { session: 60, network: 300 }
/** The same for a line of a chat: as many as a whole conversation has. */
export const CHAT_TURN: CallLimit = { session: 40, network: 200 }
/** Tens of milliseconds: a list made anew. */
export const MAKES_LIST: CallLimit = { session: 40, network: 80 }
/** A mail, a secret compared, a whole account read: limits over hours hold these, this one only stops a flood. */
export const SENSITIVE: CallLimit = { session: 60, network: 200 }
