import { type Swap, swapping } from './swaps.ts'

/** Pictures that say something here, as words. */
const PICTURES: readonly Swap[] = [
  [/🚭/gu, ' non-smoker '],
  [/🚬/gu, ' smoking '],
  [/[🍷🍺🍻🍸🥂🍹🥃🍾]/gu, ' drink '],
  [/[👶🍼]/gu, ' children '],
  [/[💍👰🤵]/gu, ' marriage '],
  [/[👍✅]/gu, ' yes '],
  [/[👎❌🚫🙅]/gu, ' no '],
]

/** A text with its pictures as words. */
export const withPicturesSaid = swapping(PICTURES, 'u')
