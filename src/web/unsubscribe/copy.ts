/** What the person reads on the page that a mail's unsubscribe link opens. */
export const NO_LINK = 'To stop them, open this page with the link at the end of one of our emails.'
export const NOT_OURS = 'This link is not one of ours, or its account is gone. Nothing was changed.'
export const DONE = 'You are unsubscribed. We no longer send matches, tips and news to this address.'
export const STILL_ARRIVES = 'Mail you ask for yourself, like a verification code, still arrives.'
export const UNREACHABLE = 'We could not reach the server. Nothing has changed. Try again in a moment.'
