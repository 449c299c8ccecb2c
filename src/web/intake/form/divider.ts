/** Class of a group of questions with a line above it. */
export const DIVIDER = 'border-t border-line pt-9'
