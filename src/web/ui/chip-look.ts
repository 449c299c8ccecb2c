/** A chip is the label of a hidden box or radio; what it shows follows that input, so it works before scripts. */
export const CHIP =
  'group chosen-frame relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-press border-[1.5px] border-edge bg-field px-4.5 py-2 leading-[1.3] font-medium wrap-anywhere transition-colors hover:border-ink has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The check that stands first in a chosen chip. */
export const CHIP_CHECK = '-ml-1 hidden size-4 group-has-checked:block'

export const CHIP_ROW = 'flex flex-wrap gap-2.5'
