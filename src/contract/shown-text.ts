import * as z from 'zod/mini'

export type Room = 'one line' | 'lines'

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
// Emoji are joined by U+200D; Persian and the scripts of India need both joiners between letters.
const KEPT_JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic}|[#*\d])\ufe0f|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}][\p{M}]*)[\u200c\u200d](?=\p{L})/u
/** Controls, direction marks, and characters without width or shape. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT_JOINER.source})|${UNSEEN.source}`, 'gu')
/** No language writes over four marks; more overlap other lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * All text for other people goes through here: NFC, without control characters, direction marks and invisible
 * characters, and in one line unless `room` allows more.
 */
export function shownForm(text: string, room: Room) {
  const broken = text.replace(LINE_BREAK, '\n').replace(/\t/g, ' ')
  const seen = broken
    .split('\n')
    .map((line) => line.replace(KEPT_OR_UNSEEN, '$1').normalize('NFC').replace(STACKED_MARKS, '$1'))
    .map((line) => line.replace(/[\p{Zs}\s]+/gu, ' ').trim())
  if (room === 'one line') return seen.filter((line) => line !== '').join(' ')
  return seen
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Fields that others read. `shown-text.test.ts` lists all other fields. */
export const shownFields = z.registry<{ room: Room }>()

type Rule = {
  max: number
  tooLong?: string | undefined
  /** Message for an empty field; absent if it may be empty. */
  required?: string | undefined
  room?: Room | undefined
}

export function shownText({ max, tooLong, required, room = 'one line' }: Rule) {
  const form = z.overwrite<string>((text) => shownForm(text, room))
  const length = z.maxLength(max, tooLong)
  const field =
    required === undefined
      ? z.string().check(form, length)
      : z.string(required).check(form, z.minLength(1, required), length)
  return field.register(shownFields, { room })
}
