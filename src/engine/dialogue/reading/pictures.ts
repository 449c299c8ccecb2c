import type { Swap } from './swaps.ts'

/** Pictures that say something here, as words. */
export const PICTURES: readonly Swap[] = [
  [/🚭/gu, ' non-smoker '],
  [/🚬/gu, ' smoking '],
  [/[🍷🍺🍻🍸🥂🍹🥃🍾]/gu, ' drink '],
  [/[👶🍼]/gu, ' children '],
  [/[💍👰🤵]/gu, ' marriage '],
  [/[👍✅]/gu, ' yes '],
  [/[👎❌🚫🙅]/gu, ' no '],
]
