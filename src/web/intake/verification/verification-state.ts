/** The last request. A different address resets it. */
export type Asked = {
  email: string
  status: 'sending' | 'sent' | 'cooling' | 'failed' | 'verified' | 'confirmed'
  /** Another mail to this address is a resend. */
  hasGone?: boolean
  isInOutbox?: boolean
  /** End of the cooldown, epoch milliseconds. */
  endsAt?: number
  problem?: string
}

/** Only the session knows if the address is verified. */
export type VerificationState = {
  asked?: Asked
  /** This address cannot be edited until it is unlocked. */
  hold?: { email: string; isOpen: boolean }
  hasExpiredLink: boolean
}

export type VerificationAction =
  | { type: 'asked'; asked: Asked }
  | { type: 'arrived'; email: string }
  | { type: 'opened'; email: string }
  | { type: 'link expired' }
  | { type: 'forgotten' }

export const INITIAL: VerificationState = { hasExpiredLink: false }

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

const withoutWait = (asked: Asked | undefined) =>
  asked && { asked: { email: asked.email, status: asked.status, ...(asked.hasGone ? { hasGone: true } : {}) } }

/** `proven`: the session's verified address. */
export function verificationOf({ asked: last, hold }: VerificationState, email: string, proven: string | undefined) {
  const asked = last?.email === email ? last : undefined
  const isVerified = email !== '' && (asked?.status === 'verified' || asked?.status === 'confirmed' || proven === email)
  const isLocked = email !== '' && hold?.email === email ? !hold.isOpen : isVerified
  return { asked, isVerified, isLocked }
}
