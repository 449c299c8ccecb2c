import { classes } from '../classes.ts'

/** For the expected length of an answer. */
export type FieldWidth = 'short' | 'mid' | 'full'

export const WIDTHS = { short: 'max-w-32', mid: 'max-w-72', full: '' }

const INPUT =
  'block w-full min-h-13 rounded-card border-[1.5px] border-edge bg-field px-4 py-3 leading-[1.4] text-ink transition-colors hover:border-ink focus:border-focus focus:outline-offset-1 bad:border-2 bad:border-danger locked:bg-inset locked:hover:border-edge disabled:border-line disabled:bg-inset disabled:text-ink-soft'

export function inputClass({ width = 'full', className }: { width?: FieldWidth | undefined; className?: string }) {
  return classes(INPUT, WIDTHS[width], className)
}
