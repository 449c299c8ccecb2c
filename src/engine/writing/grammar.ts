/** `{name}` inserts a phrase, `{Name}` capitalizes it, `{name:is|are}` agrees in number. */

export type Phrase = { text: string; plural: boolean }
export type Slots = { readonly [slot: string]: Phrase | undefined }

const SLOT = /\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/g

export const one = (text: string): Phrase => ({ text, plural: false })
export const many = (text: string): Phrase => ({ text, plural: true })

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Adjectives of places and languages keep their capital. */
const PROPER =
  /^(?:[A-Z]\w+(?:ish|ese|ian|ean|can)|French|Greek|Dutch|German|Thai|Latin|Arabic|Hebrew|Welsh|Bible|Lego)\b/

/** 'Formula One', 'Italian cooking', 'DJing', 'D&D nights', 'K-pop'. */
const isProper = (text: string) =>
  PROPER.test(text) || /^\p{Lu}(?:\p{Lu}|[^\p{L}\s])/u.test(text) || /^\p{Lu}[\p{L}'-]*[ -]\p{Lu}\p{L}/u.test(text)

/** Keeps "I" and names unchanged. */
export function uncapitalized(text: string): string {
  const first = /^[\p{L}'-]+/u.exec(text)?.[0] ?? ''
  return /^I(?:$|')/.test(first) || isProper(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

// British English has no comma before the last "and".
const LIST = new Intl.ListFormat('en-GB')

export const inWords = (texts: readonly string[]): string => LIST.format(texts)

/** `undefined` for an empty list, so that its templates are skipped. */
export function listed(phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.length < 2 ? phrases[0] : many(inWords(phrases.map(({ text }) => text)))
}

/** `undefined` if a slot has no value. */
export function fill(template: string, slots: Slots): string | undefined {
  let complete = true
  const text = template.replaceAll(SLOT, (_, slot: string, singular?: string, plural?: string) => {
    const phrase = slots[uncapitalized(slot)]
    if (!phrase) complete = false
    if (!phrase) return ''
    if (singular !== undefined && plural !== undefined) return phrase.plural ? plural : singular
    return slot === uncapitalized(slot) ? phrase.text : capitalized(phrase.text)
  })
  return complete ? text : undefined
}
