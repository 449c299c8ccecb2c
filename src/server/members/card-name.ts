import { shownForm } from '#contract/shown-text.ts'
import { contactIn } from '#engine/introductions/contact-in-text.ts'
import { isUnfitName, safeFirstName } from '#engine/writing/clean.ts'

const LONGEST = 60
const NAMELESS = 'A member'

/** Letters and pictures of names, without colon, slash and markup brackets. */
const NAME_SHAPE =
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier} .,'\u2019\u2018"\u201c\u201d()&+-]|\u200c|\u200d)*$/u

/** With contact details, an insult or a claim to be staff, only the first name is shown, or nothing. */
export function cardName(displayName: string) {
  const name = shownForm(displayName, 'one line')
  const isFit = NAME_SHAPE.test(name) && contactIn(name) === undefined && !isUnfitName(name)
  const shown = isFit ? [...name].slice(0, LONGEST).join('').trim() : safeFirstName(name)
  return shown === '' ? NAMELESS : shown
}
