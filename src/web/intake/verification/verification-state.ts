/** What came of asking for a mail, for one address. Another address starts anew. */
export type Asked = {
  email: string
  status: 'sending' | 'sent' | 'cooling' | 'failed' | 'verified' | 'confirmed'
  /** A mail went to this address from this page: from then on another one is the same again. */
  hasGone?: boolean
  /** The mail can be read in this machine's outbox. */
  isInOutbox?: boolean
  /** Until when another mail must wait, in the clock's milliseconds. */
  endsAt?: number
  problem?: string
}

/** What this page knows of the verification. Whether the address is proven is the session's to say. */
export type VerificationState = {
  asked?: Asked
  /** An address that a link brought here is held; one that the person opened for change is not. */
  hold?: { email: string; isOpen: boolean }
  /** A mailed link led here that does not work any more. */
  hasExpiredLink: boolean
}

export type VerificationAction =
  | { type: 'asked'; asked: Asked }
  | { type: 'arrived'; email: string }
  | { type: 'opened'; email: string }
  | { type: 'link expired' }
  | { type: 'forgotten' }

export const INITIAL: VerificationState = { hasExpiredLink: false }

/** The state after one thing that happened. */
export function verificationReducer(state: VerificationState, action: VerificationAction): VerificationState {
  switch (action.type) {
    case 'asked':
      return { ...state, asked: action.asked, hasExpiredLink: false }
    case 'arrived':
      return { ...state, hold: { email: action.email, isOpen: false } }
    case 'opened':
      return { ...state, ...withoutWait(state.asked), hold: { email: action.email, isOpen: true } }
    case 'link expired':
      return { ...state, hasExpiredLink: true }
    case 'forgotten':
      return INITIAL
  }
}

/** An address that may be changed waits for nothing. */
const withoutWait = (asked: Asked | undefined) =>
  asked && { asked: { email: asked.email, status: asked.status, ...(asked.hasGone ? { hasGone: true } : {}) } }

/** What the page shows for the address in the form, by this state and the proven address of the session. */
export function verificationOf({ asked: last, hold }: VerificationState, email: string, proven: string | undefined) {
  const asked = last?.email === email ? last : undefined
  const isVerified = email !== '' && (asked?.status === 'verified' || asked?.status === 'confirmed' || proven === email)
  const isLocked = email !== '' && hold?.email === email ? !hold.isOpen : isVerified
  return { asked, isVerified, isLocked }
}
