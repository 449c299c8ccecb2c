export const DIVIDER = 'border-t border-line pt-9'
