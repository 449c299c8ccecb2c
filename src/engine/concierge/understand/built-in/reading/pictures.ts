import { type Swap, swapping } from './swaps.ts'

/** Emoji with a meaning here, as words. */
const PICTURES: readonly Swap[] = [
  [/🚭/gu, ' non-smoker '],
  [/🚬/gu, ' smoking '],
  [/[🍷🍺🍻🍸🥂🍹🥃🍾]/gu, ' drink '],
  [/[👶🍼]/gu, ' children '],
  [/[💍👰🤵]/gu, ' marriage '],
  [/[👍✅]/gu, ' yes '],
  [/[👎❌🚫🙅]/gu, ' no '],
]

export const withPicturesSaid = swapping(PICTURES, 'u')
