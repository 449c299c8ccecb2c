/** A group of questions set off from the one above by a rule. */
export const RULED = 'border-t border-line pt-9'
