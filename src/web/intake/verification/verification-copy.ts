export const SEND = 'Send verification email'
export const SENDING = 'Sending...'
export const RESEND = 'Resend verification email'
export const VERIFIED = 'Email verified'
export const CONSENT_HINT = 'So we know the address is yours.'
export const CONSENT_FIRST = 'Tick this box first. Nothing was sent yet.'
export const BEEN_HERE = 'Been here before? The same email brings your answers back.'
export const CHANGE_EMAIL = 'Change email'

export const CODE_NOT_LOADED = 'The code field did not load. Reload the page.'
export const SENT = 'Verification email sent. Check your inbox.'
export const ALREADY_VERIFIED = "That email is already verified. You're good to go!"
export const cooldownSentence = (time: string) => `We just sent a link. You can resend in ${time}.`

/** By the server's error code. `unreachable`: the mailed code could not be checked. */
export const REQUEST_PROBLEMS = {
  invalid_email: 'That email looks invalid. Double-check the address and try again.',
  not_found: 'Save this email first, then request a verification link.',
  send_failed: "We couldn't send the verification email. Try again in a moment.",
  unreachable: 'We could not check the code right now. Try again in a moment.',
} as const

export const VERIFIED_TOAST = 'Email verified! Nice work!'
export const SIGNED_IN_TOAST = "You're signed in."
export const EXPIRED_TOAST = 'Verification link expired or invalid.'
/** Stays after the toast. */
export const LINK_EXPIRED = 'That link is used, or over 10 minutes old. Send a new one.'
export const ENTER_EMAIL_TOAST = 'Enter your email before requesting verification.'

export const EMAIL_ID = 'email'
