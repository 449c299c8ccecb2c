import { CHALLENGE_MS } from '#contract/limits.ts'

export const CONFIRM = "Confirm it's you"
export const CONFIRMING = 'Confirming...'
export const EXPIRED = 'Verification link expired or invalid.'
export const UNREACHABLE = 'We could not check the link right now. Nothing was used up: try again in a moment.'
export const ASK_ADDRESS = 'This is not the browser that asked for the link, so please type the address it was sent to.'
export const LINK_MINUTES = CHALLENGE_MS / 60_000

export const CHOICE_LOST = 'We could not load the two drafts right now. Nothing was changed.'
export const CHOICE_FAILED = 'We could not keep your choice right now. Nothing was changed: try again in a moment.'
export const CHOOSE_ONE = 'Choose one of the two drafts'

/** `verified` only selects the toast of the Account page. */
export const ARRIVED = '/intake/account?verified=1'
export const RETURNED = '/intake/account?verified=again'
export const REFUSED = '/intake/account?verified=0'
export const CHOOSE = '/verify/draft'
