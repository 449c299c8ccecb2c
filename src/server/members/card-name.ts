import { shownForm } from '#contract/shown-text.ts'
import { contactIn } from '#engine/introductions/contact-in-text.ts'
import { isUnfitName, safeFirstName } from '#engine/writing/clean.ts'

const LONGEST = 60
const NAMELESS = 'A member'

/** What names are made of, and the pictures that people add to theirs. Not: a colon, a slash, a bracket of markup. */
const NAME_SHAPE =
  /^(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier} .,'\u2019\u2018"\u201c\u201d()&+-]|\u200c|\u200d)*$/u

/**
 * The name on a card, which everybody sees unasked. One that holds a way to be reached, an insult, or the name of the
 * service or its staff is shown by its first name alone, or by none where that is no better.
 */
export function cardName(displayName: string) {
  const name = shownForm(displayName, 'one line')
  const isFit = NAME_SHAPE.test(name) && contactIn(name) === undefined && !isUnfitName(name)
  const shown = isFit ? [...name].slice(0, LONGEST).join('').trim() : safeFirstName(name)
  return shown === '' ? NAMELESS : shown
}
